"""Mechanics: the parts that rulesets are made of, one module for each kind of part.

May import: `ur.model` and `ur.rules`. A part is a small frozen value; no part knows a ruleset.
Start reading at `landing`, then `plain_race`, which puts a common race together.
"""
