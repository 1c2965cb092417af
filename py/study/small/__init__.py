"""Games with few pieces: solved exactly by value iteration, and players measured against the solution.

May import: `ur`, `study.kernel` and `study.nets`. Start reading at `solve` (any ruleset, through the engine), then
`compiled_graph` (more pieces, in compiled code) and `kitty` (Bell's whole game).
"""
