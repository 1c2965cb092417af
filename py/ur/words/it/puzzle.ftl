### Translated by machine, not yet read by a native speaker.

# Puzzles: positions with one best move.

puzzle-title = Problema
