"""Lessons: small positions, found by search, that each teach one rule of a ruleset.

May import: `ur.model`, `ur.rules`, `ur.rulesets` and `ur.text`.
Start reading at `lesson`, then `goals` (what can be taught) and `positions`.
"""
