# Setting up a position by hand, and playing on from a moment of another game. Fetched when that is opened.

## Why a position is impossible. $player is Light or Dark, or one of them with the name of a bird.

position-over = The game is over in this position.
position-dead = Neither player could ever move from this position.
# A number of pieces that is wrong: $count stands alone.
position-count = { $player }: { $count } in all, but the rules have { $crew ->
    [one] one piece
   *[other] { $crew } pieces
  }.
position-kind-twice = { $player }: the same piece twice ({ $piece }).
position-not-on-path = { $player }: no piece ever comes to { $square }.
position-moves-on = No piece stays on { $square }: it moves on at once.
position-full = { $square } is full: at most { $limit } pieces.
position-no-stack = There is room for one piece only on { $square }.
position-two-owners = Pieces of both players never stand together on { $square }.
position-side = { $face ->
    [dotted] { $player }: a piece on { $square } never shows its dots.
   *[blank] { $player }: a piece on { $square } always shows its dots.
  }
position-kitty-empty = The kitty is empty.
position-purse-empty = { $player }: the purse is empty.
position-money = The money adds up to { $total }, not to { $whole }.
position-all-home = { $player }: with all pieces home the game is over.
position-nothing-to-choose = There is nothing to choose in this position.
position-no-entry = { $player }: no piece is in hand.
position-no-move = { $player }: no piece can move { $score } squares.
position-barred = The piece that may not move is not on { $square }.
position-throw-not-due = There is no throw to play in this position.
position-no-such-throw = The dice cannot fall like that.
position-other-kit = Other dice are thrown in this position. Their number: { $due }.

## What to do instead, after the reason

edit-take-off-first = Take one off first, or choose another square.
edit-other-square = Choose another square.
edit-leave-a-way = Leave a way open for one piece at least.
edit-leave-one = Leave a piece on the board or in hand.
edit-nothing-there = { $square } is empty.
edit-none-in-hand = { $player }: no such piece is left in hand.
edit-none-home = { $player }: no piece is home.
edit-free-one = Take one off the board: it goes to the hand.
# $word is a part of the text that a person pasted.
edit-unreadable = By these rules this text is not a position. Look at “{ $word }”.

## The screen for setting up a position

editor-status = Choose a piece, then tap squares.
editor-status-more = Everything can be undone.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = Who plays?
editor-against = Against the computer you play { $player }.
# It leads back to where the person came from.
editor-leave = Back
editor-put = Put on the board
editor-take = Take away
# Above the list of a stack, which begins with the uppermost piece.
editor-turn = Turn over
editor-up = Up
editor-down = Down
# $what is what is counted: “Light, in hand”, “Dark, Purse”.
editor-more = { $what }: one more
editor-less = { $what }: one fewer
# A small button in the seat of a player: it is this player’s turn. limit: 14
editor-to-play = to play
editor-lots = The throw: tap a die to turn it.
editor-die = { $up ->
    [true] Die { $n }: marked
   *[false] Die { $n }: not marked
  }
editor-bone = First bone: { $n }
editor-answer = { $up ->
    [true] Second bone: yes
   *[false] Second bone: not thrown
  }
# Below the number of the throw. limit: 12
editor-tap = tap a die
# A button that takes the throw away. limit: 14
editor-not-thrown = Not thrown
# A button, and the title of its list: what comes next is a throw or a choice, such as an award. limit: 14
editor-pending = To be decided
# A button: throw with so many dice.
editor-kit = Dice: { $count }
# limit: 18
editor-empty = Empty board
# limit: 14
editor-share = Share
editor-play = Play from here
editor-computer = Against the computer
editor-best = What is best here?
editor-moves = The value of each move
# $value is a win chance or a sum: “win chance 57 %”.
editor-before = { $player } before the throw: { $value }.
editor-throw-first = Set the throw to see the value of each move.
editor-text = The position as text
editor-use = Use this text
editor-copy = Copy the text
editor-link = Copy the link
editor-print = Print the diagram
# A button: the position and its throw become a question.
editor-puzzle = Make a puzzle
# $margin is a number such as 4.2.
editor-puzzle-clear = { $kind ->
    [chance] A puzzle: the best choice wins { $margin } more of 100 games.
    [points] A puzzle: the best choice leads by { $margin } net points.
   *[money] A puzzle: the best choice leads by { $margin } in money.
  }
editor-puzzle-link = Copy the link of the puzzle
editor-puzzle-frame = Copy its address for a frame

## A game that is played on from a moment of another one

# The title of the screen. limit: 24
what-if = What if?
what-if-leave = Back to “Looking back”
