"""Dice drawn from a seed, and the test of whether dice are fair.

May import: `ur.model` and `ur.rules`.
Start reading at `dice`.
"""
