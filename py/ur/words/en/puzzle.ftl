# Puzzles: positions with one best move.

puzzle-title = Puzzle
