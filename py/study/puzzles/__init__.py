"""Puzzles: found in seeded games, verified by exact tables or long rollouts, written to `found/`, which the site ships.

May import: `ur`, `study.race`, `study.kernel` and `study.nets`. Start reading at `generate`, then `judges`.
"""
