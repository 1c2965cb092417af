# Learning: lessons on the page, hints, the tutor; the buttons to what a game was like and to the proof of its dice.

## Lessons

lesson = Lesson
lesson-starting = The lesson is starting.
lesson-status = { $step } of { $steps }: { $text }
lesson-other = That is a legal move, but not the one for this step. Try another.
lesson-next = Next
lesson-again = Once more
lesson-play = Play a game
lesson-leave = Leave
lesson-back = Back to the game

## The first throw of a new player

first-to-throw = Press “Throw”: { $kind ->
    [bones] the bone falls on a number from 1 to 4.
    [cubes] what counts is how many cubes show a spot.
   *[lots] what counts is how many dice have a marked corner on top.
  }
first-throw = { $kind ->
    [lots] Dice with a marked corner on top: { $marked } of { $count }. That counts { $score }.
   *[other] Your throw counts { $score }.
  } Choose a piece, then its square.

## Hints and the tutor

hint = Hint
hint-says = Best: { $move }.
hint-only = The only move: { $move }.
hint-why = Why: { $reason }.
value-chance = { $value } %
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] win chance { $value } %
    [points] { $value } net points
   *[money] { $value } in the purse
  }
tutor-ask = That costs { $kind ->
    [chance] { $value } wins in 100 games
    [points] about { $value } points
   *[money] about { $value } in money
  }.
tutor-better = Better: { $move } – { $reason }.
tutor-back = Take it back
tutor-anyway = Play it anyway

## The end of a game

look-back = Look back

## Looking back, move by move

look-title = Looking back
look-leave = Back to the game
look-cost = { $kind ->
    [chance] It cost { $cost } wins in 100 games.
    [points] It cost about { $cost } points.
   *[money] It cost about { $cost } in money.
  }

## Dice that can be checked

fair-title = The dice of this game
dice-open = How the dice are fair
dice-note = A secret number fixed all throws before the first one. Its fingerprint:
dice-more = Check them
