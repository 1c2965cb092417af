"""Model: boards, paths, lots, positions, events, messages and options, as plain values.

May import: only modules of this folder. It knows no rules.
Start reading at `position`, then `board` and `path`.
"""
