"""Throws: dice drawn from a seed, and the test that judges whether real dice are fair.

May import: `ur.model`, `ur.rules` and `ur.rulesets`.
Start reading at `dice`.
"""
