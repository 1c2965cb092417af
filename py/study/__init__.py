"""Exact solutions of games, and training of nets for the players. Not part of the site.

May import: `ur` and the packages of `requirements-study.txt`. Start reading at `race.solve`, which solves plain races,
and `small.solve`, which solves any ruleset with few pieces. The weights in `ur/player/weights` come from `race.fit`,
which fits nets to solved races, and from `selfplay.train`, which trains nets for the other rulesets by self-play.
"""
