# Names of what lies on the board, as read aloud. $place is a square with its ornament, $player and $piece are finished words.

cell-space = { $space ->
    [S] start space of { $player }
   *[H] home of { $player }
  }
cell-owner = { $player } { $piece }
cell-piece = { $place }, { $piece }
cell-stack = { $place }, { $n } pieces, from the top: { $pieces }
