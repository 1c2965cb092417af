# The words of the game's screen: seats, choices, tools.

seat-hand = in hand
seat-home = home
seat = { $player }: hand and home
seat-pile = { $player }, { $n } { $place }
space-start = Start
space-home = Home

## A choice in one or two words. limit: 12

chip-capture = Capture
chip-rosette = Rosette
chip-stack = Stack
chip-home = Home
chip-turn = Turns over
chip-homeward = Homeward
chip-forward = Forward
chip-enter = New piece
chip-bone = Try for { $score }

## The small line below a choice: from where to where. limit: 20

chip-bone-detail = second bone
chip-way = { $from } to { $to }
chip-to = to { $to }
chip-from = from { $from }
chip-more = { $n } more
chip-fewer = Fewer

## Titles

rule-card = Rules at hand
to-move = to move

## The end of a game

review-waiting = Looking back at the game …
end-more = All numbers
level-next = Play the next level
review-title = Luck and choices
review-start = At the start
review-luck = { whose-start } dice
review-result = At the end
review-amount = { $kind ->
    [chance] { $value } %
   *[other] { $value }
  }
