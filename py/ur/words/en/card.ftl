# The rule card beside the board: each rule in a few words. $picture is the name of an ornament or of a thing.

card-title = { $picture ->
    [rosette] Rosette
    [eyes] Eyes
    [five-dots] Five dots
    [four-fives] Four fives
    [five] Small five
    [twelve] Twelve dots
    [homeward] There and back
    [fork] Two ways
    [side] Sides
    [capture] Capture
    [stack] Stacks
    [lots] Dice
    [pass] Passing
    [bone] Second bone
    [birds] Birds
    [points] Points
   *[kitty] Kitty
  }
card-squares = { $squares }
card-throws = The throw
card-birds = The birds
card-open = All rules

## What a throw brings

card-enters = or enter
card-throws-again = again
card-turn-ends = turn ends
card-throw-says = { $marked ->
    [0] None
   *[other] { $marked }
  } of { $lots } marked:
card-value = value { $value }

## What a square does

card-enter-with = Pieces enter here, with all { $marked } marked.
card-again-rosette = Throw again.
card-safe-rosettes = Safe from capture.
card-safe = Safe from capture.
card-unsafe = No protection.
card-award = You may put a piece on your start.
card-forfeit = The other player moves a piece { $score } squares.
card-doubles = Move on by the same number.
card-mixed = Both players’ pieces stack, up to { $limit }.
card-top-only = Only the top piece moves.
card-own-stack = Pieces of one player stack, up to { $limit }, and are safe.
card-single = A single piece with the same side up can be captured.
card-turned-safe = Dotted pieces are safe.
card-turn = Pieces turn dots up here, for the way home.
card-landed = Land here: take your bird’s value.
card-passed = { $single ->
    [true] Pass any on the way: pay your bird’s value once, unless you land on one.
   *[false] Pass: pay your bird’s value.
  }
card-fine = Pay { $amount } into the kitty{ $limited ->
    [true] , or all you have
   *[false] { "" }
  }.

## Other rules

card-twice = Blank pieces go out. Pieces with dots are on the way home.
card-fork = Go round the small block either way.
card-capture-side = Capture only a piece with the same side up.
card-other-side = A piece with its other side up blocks.
card-again-capture = Throw again after a capture.
card-safe-everywhere = Nothing is captured: enemies block.
card-own-stack-free = Your pieces may share any square.
card-run-in = Land on two or more enemies: your piece goes back to the hand.
card-stuck-wins = You win if only pieces under enemies could move.
card-unbury = If only pieces under enemies could move, pull one out.
card-kit-rosette = Throw { $count } dice to leave a rosette, and only then.
card-bars = The piece that earned the throw may not use it.
card-may-pass = You may pass instead of moving.
card-convert = Yes changes { $table }. No ends the turn.
rule-convert-one = { $a } to { $b }
card-launch-order = { $fixed ->
    [true] They first enter in this order.
   *[false] They enter in any order.
  }
card-launch-again = A captured { $kind } enters again just before any rosette.
card-stake = Each player pays in { $stake }{ $purse ->
    [0] { "" }
   *[other] { " " }of { $purse }
  } at the start.
card-kitty = The winner takes it.
card-pool = { $split ->
    [true] At the end the players share it.
   *[false] The winner takes it.
  }
card-penalty = { $all ->
    [true] The loser pays the winner the value of each bird not home.
   *[false] The loser pays the winner the value of each bird on the board.
  }
card-points = The winner scores what the loser has left: { $hand } in hand, { $start } on the start, else the value of the square.
rule-points-one = { $what } { $value }

# A bird of the tablet: its number, and its value in money.
card-bird = { $piece }: enters with a { $score }, value { $value }.
