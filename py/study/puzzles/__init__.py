"""Puzzles: found in seeded games, verified by exact tables or long rollouts, written to `found/`, which the site ships.

May import: `ur`, `study.kernel`, `study.nets`, `study.race` and `study.small`. Start reading at `generate`,
then `judges`.
"""
