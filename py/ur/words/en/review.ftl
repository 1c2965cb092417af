# The end of a game: its numbers, looking back. They are fetched with their views.

## The end of a game

result-tallies = The count
graph-title = { $kind ->
    [chance] Win chance over the game
    [points] Points over the game
   *[money] Money over the game
  }
graph-start = Start
graph-end = End

## Looking back, move by move

look-start = The start of the game.
# Where looking back begins, before the move.
look-turned = Here the game changed most.
look-better = { $cost } Better: { $move } – { $reason }.
look-best = No choice was better.
look-near = Nearly as good as the best. { $cost }
look-first = To the start
look-previous = Earlier
look-next = Later
look-end = To the end
look-next-mark = Next mark
look-list = All moves
look-play-on = Play on from here
# Small, below the button look-play-on.
look-play-on-note = What you play on from here is not stored.
look-count = { $by ->
    [you] You
    [computer] The computer
    [light] Light
   *[dark] Dark
  }: { $marks ->
    [0] no marks
    [one] one mark
   *[other] { $marks } marks
  } in { $choices ->
    [one] one choice
   *[other] { $choices } choices
  }
# After the count of marks, for one player.
look-accuracy = Accuracy { $n } of 100
look-accuracy-note = Accuracy: 100 if every choice is the best one, 50 if choices are made at random.
look-choices = What could be chosen, and its value
look-played = (played)
look-because = Best: { $reason }.
# How many throws and moves of the game are judged once more.
look-progress = Throws and moves judged more deeply: { $looked } of { $all }
look-throws = What the throw could have been
# The chance of a throw: $n of $all equally likely falls of the dice.
look-chance = { $n } of { $all }
# In place of a judgement, where nobody had a choice.
look-short = Too short to say anything.
look-legend = { $kind ->
    [chance] A mark stands for a choice that cost so many wins in 100 games:
    [points] A mark stands for a choice that cost, in net points:
   *[money] A mark stands for a choice that cost, in money:
  }
look-limits = The limits fit the rules, so that a mark means the same everywhere: level 3 of the computer gets a mark in about 1 of { $doubtful } choices, a ? or worse in 1 of { $slip }, a ?? in 1 of { $mistake }.
# Before the luck of a throw, in the list of moves.
look-dice = The dice
look-luck = The number beside a throw is its luck.
# Below the line of values. $half is a value, such as 3.3 %.
look-band = The band around the line is ± { $half }. In nine of ten positions whose exact value is known, that value lies in the band.
# $least is a number such as 2.0.
mark-doubtful = ?! doubtful, from { $least }
    .name = doubtful
    .sign = ?!
mark-slip = ? a slip, from { $least }
    .name = a slip
    .sign = ?
mark-mistake = ?? a mistake, from { $least }
    .name = a mistake
    .sign = ??
mark-found = well found: the best by far, though it does not look so at first sight
    .name = well found

## A deep look at one choice

# A button: the computer plays the choices of this moment on, many times. deep-stop ends that.
deep-look = Look deeper
deep-stop = Stop
deep-games = Played on: { $games } of { $all } times
# To play on more often would change no value as it is shown.
deep-enough = Played on: { $games } times. That is enough.
# Values as in review-amount, such as 48.1 % ± 0.4 %.
deep-estimate = Played on: { $value } ± { $half }
deep-exact = Exact: { $value }
deep-best = Best by more than chance: { $move }.
deep-note = The computer plays on for some throws after each of the best choices, with the same throws for each. It takes out the luck of the throws and judges the positions that it comes to. With 95 % certainty, chance changes a value by no more than the number after ±.
deep-exact-note = So few positions can still come that the values are certain.

## The throws of a game

throws-title = Throws of this game: { $n }
throws-note = In brackets: how many to expect on average.
throws-count = { $count } ({ $due })
throws-marked = Marked
throws-value = Value
level-top = { $won ->
    [true] You have beaten the highest level there is!
   *[other] This is the highest level: even a good player loses here often.
  } A game with other rules is a new challenge.

## Real dice, judged

fairness-throws = After { $n } throws with { $whose ->
    [page] the page’s dice
   *[own] your dice
  }
fairness-fair = { fairness-throws }: they look fair. Differences like these are chance.
fairness-odd = { fairness-throws }: a little unusual, about once in { $once } tries with fair dice. Keep an eye on them.
fairness-unfair = { fairness-throws }: fair dice would hardly ever fall like this, at most once in { $once } tries.
fairness-all = Are the dice fair? How strong is my play? Count all my games
# Below the results. The levels are whole numbers, and may be equal.
strength-says = Games against the computer: { $games }. Your play is about level { $level }, with 95 % certainty between level { $low } and level { $high }.
strength-few = Games against the computer: { $games }. That is too few to estimate your play.
fairness-counting = Counting every throw …
fairness-few = There are fewer than fifty throws so far: too few to say anything.
fairness-kit = { $kind ->
    [bones] Knucklebones.
    [cubes] { $count } cubes.
   *[lots] { $count } dice.
  } { $text }

## Sound, size, statistics

stats-title = Results so far
stats-rules = Rules
stats-level = Against
stats-played = Finished
stats-won = Won
stats-people = two people
stats-level-of = level { $level }

# A button: the mistakes of the person as questions, $n of them.
look-learn = Learn from mistakes: { $n }

# Whose all numbers of a game that is looked back at are: a heading, and before a value.
look-whose = { whose-start } { $kind ->
    [chance] win chance
    [points] expected points
   *[money] expected money
  }
graph-moment = Move { $n } of { $all }. { look-whose }: { $value }
