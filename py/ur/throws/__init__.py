"""Dice drawn from a seed, and the test of whether dice are fair.

May import: `ur.model`, `ur.rules` and `ur.rulesets`.
Start reading at `dice`.
"""
