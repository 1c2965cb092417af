"""Nets trained by games against themselves, and matches between players.

May import: all of `study` but `study.race`. Start reading at `train`.
"""
