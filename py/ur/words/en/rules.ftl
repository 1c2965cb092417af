# The rulebook: one sentence for each fact of a rule. $squares, $kinds, $table and
# $values are lists of finished words.

## The board

rule-board-ur = The board of the royal tombs has { $squares } squares: a large block and a small block, joined by a bridge.
rule-board-late = The later board has { $squares } squares: a block of twelve and a tail of eight.
rule-pieces = Each player starts with { $count ->
    [one] one piece
   *[other] { $count } pieces
  } in hand.
rule-pieces-kinds = Each player starts with these birds in hand: { $kinds }.
rule-sides = Every piece has a blank side and a dotted side. It enters with the blank side up.
rule-spaces = Each player has two spaces beside the board: a start before the first square of the path and a home after the last.
rule-path = The path has { $count } squares. Light moves along { $squares }; Dark’s path is the mirror image.
rule-fork = A piece may go either way round these squares, and keeps to the way it takes: { $squares }.
rule-twice = A path passes some squares twice, for Light these: { $squares }.
rule-shared = Both players use these squares: { $squares }.
rule-private = Only one player uses each of these squares: { $squares }.
rule-unused = No piece ever stands on these squares, because pieces enter beyond them: { $squares }.

## Who begins

rule-start-lot = Chance decides who begins.
rule-start-higher = Each player throws once, and the higher score begins. After equal scores both throw again. The first move takes a new throw.
rule-start-guess = Chance decides who throws a single die. The other player predicts how it falls, and begins if the prediction is right. If it is wrong, the player who threw begins.
rule-start-one = Both players throw until exactly one of them scores 1. That player begins, and that 1 is the first move.

## The throws

rule-lots = Throw { $count } four-cornered dice, and count those that fall marked, with a marked corner on top. A throw with none marked counts { $none ->
    [0] nothing
   *[other] { $none }
  }.
rule-lots-table = { $kind ->
    [cubes] Throw { $count } cubes. A cube is marked if it falls with a spot on top.
   *[other] Throw { $count } four-cornered dice. A die is marked if it falls with a marked corner on top.
  } What the throw counts depends on how many are marked: { $table }.
rule-lots-one = { $marked ->
    [0] none
   *[other] { $marked }
  } marked { $score ->
    [0] counts nothing
   *[other] counts { $score }
  }
rule-kit-rosette = { $usual } dice decide who begins. Before each later throw, choose { $usual } or { $count } dice, if you have pieces for both. { $count } dice move only a piece that stands on a rosette, and { $usual } dice never move such a piece. A throw with none of { $count } marked counts { $none }.
rule-bones = Throw a knucklebone. It shows a number from { $low } to { $high }.
rule-convert = Instead of playing the number you may throw a second bone, which says yes or no. Yes changes the number ({ $table }); no ends the turn. If the number moves no piece, you may still throw the second bone, or end the turn.

## Entering

rule-enter-count = A piece enters on the square that the throw counts to, from the start of the path: for Light { $squares }. It may enter while others are on the board.
rule-enter-kit = Pieces enter with a throw of { $count } dice.
rule-enter-with = A piece enters only when all { $marked } fall marked. It goes straight to square { $step } of the path, { $square }. With that throw you may move a piece { $score } squares instead.
rule-enter-start = A piece enters only when all { $marked } fall marked, or as an award. It is put on the start. When all fall marked, you choose: enter a piece, or move one { $score } squares.
rule-launch = Each bird enters with its own number, on its own square (for Light): { $table }.
rule-launch-one = { $kind } { $score } on { $to }
rule-launch-order = { $fixed ->
    [true] The birds first enter in this order. Birds on the board may move in between.
   *[false] The birds may enter in any order.
  }
rule-launch-again = A { $kind } that was captured enters again on a square of your choice just before a rosette (for Light): { $squares }.

## Moving

rule-move = Move one piece forward along its path by the whole score.
rule-must = { $second ->
    [true] If you can move, you must move or throw the second bone.
   *[false] If you can move, you must.
  } Entering a piece is a move too.
rule-may-pass = You may pass although you could move. A pass earns no extra throw.
rule-over = Pieces may pass over any other pieces.
rule-top-only = On { $squares } only the top piece of a stack may move.
rule-turn = A piece that lands on { $square } or passes it turns its dotted side up, and keeps it up. It turns first; then the rules for its landing apply.
rule-lost-throw-ends = A throw that moves nothing is lost, and the turn ends{ $second ->
    [true] , unless you throw the second bone
   *[false] { "" }
  }.
rule-lost-throw-kept = A throw that counts but moves nothing still gives another throw. Only a throw that counts nothing ends the turn.
rule-skips = After { $limit } lost throws in a row, by both players together, the game is a draw.
rule-stuck-wins = If the only pieces of yours that could move lie under enemies, you win at once. Many games end this way.
rule-unbury = If the only pieces of yours that could move lie under enemies, you pull one of them out and move it.

## Landing

rule-own-blocks = { $alone ->
    [true] Two of your pieces never share a square.
   *[false] On all other squares, two of your pieces never share a square.
  }
rule-safe-rosettes = A piece on a rosette is safe: an enemy may not land there ({ $squares }).
rule-safe-everywhere = Nothing is captured: an enemy blocks its square.
rule-safe = A piece is safe on { $squares }: an enemy may not land there.
rule-capture = Landing on an enemy captures it: it goes back to its player’s hand. This can happen on { $squares }.
rule-unsafe = Rosettes do not protect: a piece can be captured on { $squares }.
rule-mixed = On { $squares } pieces of both players stack, up to { $limit }. A new piece goes on top, and nothing is captured.
rule-own-stack = On { $squares } pieces of one player stack, up to { $limit }. While they stand there, the other player may not land there.
rule-own-stack-open = On { $squares } pieces of one player stack, up to { $limit }.
rule-own-stack-free = Any number of your own pieces may share a square.
rule-single = On { $squares } a single enemy that shows the same side as your piece can be captured. Two or more enemies, or one that shows its other side, close the square.
rule-capture-side = Landing on an enemy that shows the same side as your piece captures it: it goes back to its player’s hand. This can happen on { $squares }.
rule-other-side = An enemy that shows its other side blocks the square.
rule-turned-safe = A dotted piece on { $squares } cannot be captured; a blank one can.
rule-capture-one = Landing on a single enemy captures it: it goes back to its player’s hand. This can happen on { $squares }.
rule-run-in = Landing on two or more enemies sends your own piece back to your hand.
rule-doubles = A piece that lands on one of these squares moves on at once by the same score: { $squares }.
rule-award = A piece that lands on a rosette ({ $squares }) lets you put another piece from your hand on the start.
rule-forfeit = When your piece lands on eyes ({ $squares }), the other player moves a piece { $score } squares at once. That move earns its own awards and can win the game; eyes that it lands on do nothing. Then your turn goes on.

## Extra throws

rule-again-rosette = Landing on a rosette ({ $squares }) gives another throw.
rule-again-capture = A capture gives another throw.
rule-again-score = A move with a { $score } gives another throw. A { $score } that moves nothing gives none, nor does the move that wins.
rule-again-lots = A move with a throw that counts gives another throw.
rule-no-rosette = Rosettes give no extra throw.
rule-chain = One move earns at most one extra throw, and the next move may earn another.{ $any ->
    [true] { " " }Any of your pieces may use it.
   *[false] { "" }
  }
rule-bars = The piece that earned the throw may not use it. If no other piece can, the throw is lost.

## Choices

rule-ask-extra = You are asked whether you want an extra throw. If not, your turn ends.
rule-award-choice = You need not take the award.
rule-forfeit-must = The other player must make the move after eyes if any piece can.

## Money and points

rule-stake = { $limited ->
    [true] Each player begins with { $purse } and pays { $stake } of it into the kitty before the first throw. A player never pays more than they have.
   *[false] Each player pays { $stake } into the kitty before the first throw. A purse may fall below zero.
  }
rule-fine = A player who lands on a rosette pays { $amount } into the kitty{ $limited ->
    [true] , or what is left of their purse
   *[false] { "" }
  }.
rule-values = Each bird has a value: { $values }.
rule-value = { $kind } { $value }
rule-landed = A bird that lands on a rosette takes its value from the kitty.
rule-passed = { $single ->
    [true] A bird that passes rosettes pays its value into the kitty once, or nothing if it lands on a rosette.
   *[false] A bird pays its value into the kitty for each rosette that it passes, before its landing is settled.
  } Entering passes none.
rule-kitty = The winner takes the kitty.
rule-penalty = { $all ->
    [true] The loser pays the winner the value of each bird that is not home, including those in hand.
   *[false] The loser pays the winner the value of each bird still on the board.
  }
rule-pool = { $split ->
    [true] Then each player takes half of the kitty. If one is left over, it goes to the winner.
   *[false] Then the winner takes the kitty.
  }

## The end

rule-off-exact = A piece goes home only with the exact score: one step past its last square (for Light { $last }).
rule-end = The first player to bring all pieces home wins, and the game ends at once.
rule-points = The winner scores points for each piece that the loser still has: { $hand } for one in hand, { $start } for one on the start, and for the others the value of their square ({ $table }).
rule-match = The points of { $games } games are added up.
rule-length = A game of { $limit } throws is stopped as a draw.
