# Names of what lies on the board, as read aloud. $place is a square with its ornament, $player and $piece are finished words.

cell-space = { $space ->
    [S] start space of { $player }
   *[H] home of { $player }
  }
cell-owner = { $player } { $piece }
cell-piece = { $place }, { $piece }
cell-stack = { $place }, { $n } pieces, from the top: { $pieces }

# A stack that was tapped, as a list: its title, a piece of it, and whether that piece can move.
stack-title = { $square }, from the top
stack-piece = { $by ->
    [you] Your
    [computer] The computer’s
    [other] The other player’s
    [light] Light’s
   *[dark] Dark’s
  } { $side ->
    [dotted] dotted piece
    [blank] blank piece
   *[none] piece
  }
stack-can = can move now
# No piece lies on it that the rules do not let it leave.
stack-free = free
# It cannot move before the pieces on it have gone.
stack-buried = buried
# A piece of it with what it may do, read aloud: “Your dotted piece: can move now.” $piece and $may are those above.
stack-says = { $piece }: { $may }.
