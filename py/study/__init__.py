"""Games solved exactly, nets trained for the players, and puzzles found. The site has only the weights and puzzles.

May import: `ur` and the packages of `requirements-study.txt`. Start reading at `race.solve`, which solves plain races,
and `small.solve`, which solves any ruleset with few pieces. The weights in `ur/player/weights` come from `race.fit`,
which fits nets to solved races, and from `selfplay.train`, which trains nets for the other rulesets by self-play;
`selfplay.mean` and `selfplay.repack` write them again. The puzzles in `puzzles/found/` come from `puzzles.generate`.
"""
