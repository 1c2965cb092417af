"""The features, weights and files of a net, and the hand-made evaluation, in compiled code.

May import: `ur` and `study.kernel`. Start reading at `weights`. In compiled functions `s` is a `FeatureLayout`,
`rows` an array for the numbers of the active rows (32 bits, MAX_ACTIVE_ROWS long), and `h` an array for the hidden
sums of a net (32 bits, as long as its bias). A value is what a player expects to get, as in `ur.player.payoff`: a
win chance, points or money.
"""
