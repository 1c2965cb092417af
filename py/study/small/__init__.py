"""Small: any ruleset with few pieces, solved exactly, and players measured against that.

May import: `ur`, `study.kernel` and `study.nets`. Start reading at `solve`.
"""
