"""Study: exact solutions and training for the players. Not part of the site.

Needs `requirements-study.txt`.  `python -m study.race.solve finkel` solves a plain race,
`python -m study.small.solve skiryuk?pieces=2` any ruleset with few pieces.  The weights that `ur.player`
plays with come from `python -m study.race.fit` for plain races, fitted to the solved game (`python -m
study.race.measure` tells their strength), and from `python -m study.selfplay.train`, by self-play, for the others.
"""
