"""Nets trained by games against themselves, and matches between players.

May import: `ur`, `study.kernel`, `study.nets` and `study.small`. Start reading at `train`.
"""
