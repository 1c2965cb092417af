"""Puzzles: found in seeded games, verified by exact tables or long rollouts, written to `found/`, which the site ships.

May import: `ur` and all of `study` but `study.selfplay`. Start reading at `generate`, then `judges`.
"""
