"""Plain races solved exactly, and nets fitted to the solved values.

May import: `ur`, `study.kernel` and `study.nets`. Start reading at `solve`, then `fit`. In compiled functions `t` is
a `Tables`, `o` a `Numbering` and `s` a `FeatureLayout`. A position is (mine, theirs, a, b): the masks of the player
about to throw and of the opponent, and how many pieces each has off. A value is a win chance as a 32-bit float.
"""
