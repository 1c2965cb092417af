"""Kernel: the rules of whole games in compiled code, for millions of games.

May import: `ur`. Start reading at `arrays` (a ruleset as numbers), then `play`.
"""
