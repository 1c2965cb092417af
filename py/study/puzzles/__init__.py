"""Puzzles: found in seeded games, verified by exact tables or long rollouts, written to the folder `puzzles/`.

May import: `ur`, `study.race`, `study.kernel` and `study.nets`. Start reading at `generate`, then `worth`.
"""
