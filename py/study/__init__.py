"""Study: exact solutions and training for the players. Not part of the site.

Needs `requirements-study.txt`.  `python -m study.solve finkel` solves a plain race,
`python -m study.small skiryuk?pieces=2` any ruleset with few pieces, `python -m study.train` makes
the weights that `ur.player` plays with.
"""
