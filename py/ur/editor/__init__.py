"""Editor: a position set up by hand, one change at a time. What the rules do not allow is refused with its reason.

May import: `ur.model` and `ur.rules`.
Start reading at `edits`, then `palette` and `choices`; `ur.rules.possible` says what is impossible.
"""
