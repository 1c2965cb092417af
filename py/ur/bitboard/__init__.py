"""A plain race compiled to bit masks for search, and digests of seeded games.

May import: `ur.model`, `ur.rules` and `ur.rulesets`.
Start reading at `race`. Tests play it in lockstep with `ur.rules.engine`.
"""
