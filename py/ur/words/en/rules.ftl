# The rulebook: one sentence for each thing a rule says of itself. $squares, $kinds, $table and
# $values are lists that come as finished words.

## The board

rule-board-ur = The board of the royal tombs: { $squares } squares, a large block and a small one joined by a bridge.
rule-board-late = The later board: { $squares } squares, a block of twelve and a tail of eight.
rule-pieces = Each player has { $count ->
    [one] one piece
   *[other] { $count } pieces
  }, and all start in the hand.
rule-pieces-kinds = Each player has five birds, and all start in the hand: { $kinds }.
rule-sides = Every piece has a blank side and a dotted side; it enters with the blank side up.
rule-spaces = Each player has two spaces beside the board: a start before the first square and a home after the last.
rule-path = A piece walks { $count } squares; Light’s are { $squares }. Dark’s way is the mirror image.
rule-fork = A piece may walk these squares either way round, and keeps the way it has taken: { $squares }.
rule-twice = These squares are passed twice: { $squares }.
rule-shared = The players meet on { $squares }.
rule-private = Only one player comes to each of these squares: { $squares }.
rule-unused = These squares are never used, because pieces enter beyond them: { $squares }.

## Who begins

rule-start-lot = Chance decides who begins.
rule-start-higher = Each player throws once and the higher score begins; equal scores throw again. The first move takes a new throw.
rule-start-guess = One player throws a lot and the other foretells how it falls: a right guess begins, a wrong one leaves the start to the thrower.
rule-start-one = Both throw until exactly one of them scores 1. That player begins, and plays that 1 as the first move.

## The throws

rule-lots = Throw { $count } lots; as many as fall marked, so much you score. None marked { $none ->
    [0] counts nothing
   *[other] counts { $none }
  }.
rule-lots-table = Throw { $count } { $kind ->
    [cubes] cubes
   *[other] lots
  }; what counts is how many fall marked: { $table }.
rule-lots-one = { $marked ->
    [0] none
   *[other] { $marked }
  } marked { $score ->
    [0] counts nothing
   *[other] counts { $score }
  }
rule-kit-rosette = Say before you throw: { $count } lots are for a piece that leaves a rosette, and only for such a piece. None marked of the { $count } counts { $none }.
rule-bones = Throw a knucklebone that shows { $low } to { $high }.
rule-convert = Instead of playing the number you may throw a second bone for yes or no. Yes changes it ({ $table }); no ends the turn.
rule-convert-one = { $a } to { $b }

## Entering

rule-enter-count = A piece enters by counting from the first square: { $squares }. You may enter one at any time, also while others are on the board.
rule-enter-kit = Pieces enter with the throw of { $count } lots.
rule-enter-with = A piece enters only when all { $marked } fall marked, and goes at once to the { $step }th square, { $square }.
rule-enter-start = A piece enters only when all { $marked } fall marked, or as an award; it is put on the start.
rule-launch = Each bird has its own number and its own square: { $table }.
rule-launch-one = { $kind } { $score } on { $to }
rule-launch-order = { $fixed ->
    [true] They first enter in this order; birds already in play may move meanwhile.
   *[false] They may enter in any order.
  }
rule-launch-again = A { $kind } that was captured comes in again just before a rosette of your choice: { $squares }.

## Moving

rule-move = One piece takes the whole score, forward along its way.
rule-must = Who can move must move; entering is a move too.
rule-may-pass = You may give up your turn although you could move; no extra throw comes of it.
rule-over = Pieces pass freely over any others.
rule-top-only = On { $squares } only the uppermost piece of a stack may move.
rule-turn = A piece that comes to { $square }, or passes it, turns its dots up, and stays so.
rule-lost-throw-ends = A throw that moves nothing is lost, and the turn with it.
rule-lost-throw-kept = A throw that counts but moves nothing still gives the next throw; only a throw of nothing ends the turn.
rule-skips = After { $limit } lost turns in a row the game is a draw.
rule-stuck-wins = A player who could move only pieces that lie under an enemy wins at once. Many games end so.
rule-unbury = A player who could move only pieces that lie under an enemy pulls one of them out.

## Landing

rule-own-blocks = { $alone ->
    [true] A square holds one of your pieces, never two.
   *[false] Elsewhere a square holds one of your pieces, never two.
  }
rule-safe-rosettes = A piece on a rosette is safe: an enemy may not land there ({ $squares }).
rule-safe-everywhere = Nothing is captured: an enemy piece blocks its square.
rule-safe = A piece is safe on { $squares }: an enemy may not land there.
rule-capture = Landing on an enemy captures it: it goes back to its player’s hand. This can happen on { $squares }.
rule-unsafe = Rosettes protect nobody: { $squares }.
rule-mixed = On { $squares } the pieces of both players stack together, up to { $limit }; a new piece goes on top, and nothing is captured.
rule-own-stack = On { $squares } one player’s pieces stack, up to { $limit }; while they stand there the square is closed to the other.
rule-own-stack-free = Any number of your own pieces may share a square.
rule-single = A lone enemy on { $squares } that shows the same side as yours can be captured; two or more hold the square.
rule-capture-side = Landing on an enemy that shows the same side as your piece captures it. This can happen on { $squares }.
rule-other-side = An enemy that shows its other side blocks the square.
rule-turned-safe = A dotted piece on { $squares } cannot be captured; a blank one can.
rule-capture-one = Landing on a lone enemy captures it. This can happen on { $squares }.
rule-run-in = Landing on two or more enemies sends your own piece back to the hand.
rule-doubles = A piece that comes to { $squares } moves on at once by the same score.
rule-award = A piece that comes to a rosette ({ $squares }) lets you put another on the start.
rule-forfeit = A piece that comes to eyes ({ $squares }) lets the other player move one of theirs { $score }; then your turn goes on.

## Extra throws

rule-again-rosette = Landing on a rosette gives another throw: { $squares }.
rule-again-capture = A capture gives another throw.
rule-again-score = A { $score } gives another throw after the move.
rule-again-lots = Every throw that counts gives another throw.
rule-no-rosette = Rosettes give no throw of their own.
rule-chain = One move earns one throw at most, but each new move may earn the next. Any of your pieces may use it.
rule-bars = The piece that earned the throw may not use it; if no other can, the throw is lost.

## Choices

rule-ask-extra = You are asked whether you take an extra throw; if not, your turn ends.
rule-award-choice = The award may be left.
rule-forfeit-must = The move after eyes must be made if it can be, and eyes reached by it do nothing.

## Money and points

rule-stake = Before the first throw each player pays { $stake } into the kitty{ $purse ->
    [0] ; an account may fall below zero
   *[other] , out of { $purse }{ $limited ->
        [true] . Nobody pays more than they have
       *[false] { "" }
      }
  }.
rule-fine = Whoever lands on a rosette pays { $amount } into the kitty{ $limited ->
    [true] , as far as the purse reaches
   *[false] { "" }
  }.
rule-values = Each bird has a value: { $values }.
rule-value = { $kind } { $value }
rule-landed = Landing on a rosette takes the bird’s value from the kitty.
rule-passed = { $single ->
    [true] A move that passes rosettes pays the bird’s value once, and nothing if it ends on a rosette.
   *[false] Each rosette passed costs the bird’s value, paid into the kitty before the landing is settled.
  }
rule-kitty = The winner takes the kitty.
rule-penalty = { $all ->
    [true] The loser pays the winner the value of each bird that is not home, those in hand too.
   *[false] The loser pays the winner the value of each bird still on the board.
  }
rule-pool = { $split ->
    [true] Then the kitty is halved; an odd counter is the winner’s.
   *[false] Then the winner takes the kitty.
  }

## The end

rule-off-exact = A piece leaves the board with the exact score only: from { $last } with a 1.
rule-end = Whoever first has all pieces home wins.
rule-points = The winner scores the pieces the loser has left: { $hand } for one not entered, { $start } for one on the start, else what its square is worth ({ $table }).
rule-points-one = { $what } { $value }
rule-match = The points of { $games } games are added up.
rule-length = A game of { $limit } throws is stopped as a draw.
