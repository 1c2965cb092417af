# The laboratory of rules as a page (museum.html#lab). Its measures are named in lab.ftl.

## What is played

lab-which = Which rules?
lab-which-note = Two to four, side by side.
# Above a menu of rulesets. $number counts from 1.
lab-rules = Rules { $number }
# The name of a menu for screen readers: one option of the rules above.
lab-change = A change in rules { $number }
lab-no-change = No change
# An option and its value, such as “Dice: Four”.
lab-option = { $option }: { $value }
lab-add = Add rules
lab-remove = Remove rules { $number }
lab-who = Who plays?
lab-player-a = Player A
lab-player-b = Player B
# Above a button such as: Level 7 against Level 3.
lab-unequal = Two different players also show how much depends on luck, and how much on choices.
# Two computer players, such as: Level 7 against Level 3.
lab-against = { $a } against { $b }
# The same as a sentence.
lab-played = { $a } against { $b }.
lab-how-many = How many games of each?
lab-seed = Seed of the throws
lab-seed-note = The same seed gives the same numbers, here and in the terminal.
lab-play = Play { $games } games
# On a phone: opens the choices. limit: 12
lab-choose = Change
lab-stop = Stop, and keep the games played
lab-finished = All games are played.
lab-kept = Stopped. Games kept: { $games }
lab-failed = The computer cannot go on. Games kept: { $games }
lab-waiting = The computer player is loading.

## Questions and answers

lab-questions = Questions
lab-ask-long = Is Murray too long?
lab-ask-begin = Does it matter who begins?
lab-ask-choice = Where do choices count most?
lab-ask-b7 = What changes if a single piece on B7 can be captured?
lab-ask-again = Is another throw after a capture unfair to the side that is behind?
# While games are still being played; $answer is one of the answers below.
lab-so-far = So far: { $answer }
lab-answer-few = There are too few games for an answer: fewer than { $games }.
lab-answer-long = Yes, if you have less than { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}: half of the games last longer.
lab-answer-begin-helps = It helps to begin in { $rules }.
lab-answer-begin-harms = It is better to be second in { $rules }.
lab-answer-begin-both = It helps to begin in { $helps }, and it is better to be second in { $harms }.
lab-answer-begin-none = These games are too few to show an advantage of either side.
lab-answer-choice = Of these rules, choices count most in { $rules }.
lab-answer-behind-yes = Yes: by these measures it harms the side that is behind.
lab-answer-behind-no = No: by these measures it helps the side that is behind.
lab-answer-behind-both = Yes and no: by some of these measures it harms the side that is behind, by others it helps.
lab-answer-unclear = These games cannot tell: the difference may be chance.
lab-answer-differences = { $count ->
    [0] No measure differs by more than chance.
    [one] { $count } of { $all } measures differs by more than chance.
   *[other] { $count } of { $all } measures differ by more than chance.
}
# $what is a measure of lab.ftl, such as: Captures in a game.
lab-answer-most = Most of all: { $what }.
# Reasons, below the answer.
# $time is such as: about 20 minutes.
lab-line-long = { $rules }: half of the games take more than { $throws } throws (95 %: { $low } to { $high }), { $time }.
lab-line-first = { $rules }: the player who begins wins { $value } % of the games (95 %: { $low } % to { $high } %).
lab-line-better = { $rules }: { $player } wins { $value } % of the games (95 %: { $low } % to { $high } %).
lab-line-behind = { $rules }: at the worst moment of a game, the player who won was { $value } steps behind (95 %: { $low } to { $high }).
# What three measures say to the question lab-ask-again; $apart is how the rules with it differ from those without.
lab-sign-behind = { $apart ->
    [more] The winners had been further behind: that speaks for “No”.
   *[less] The winners had been less far behind: that speaks for “Yes”.
  }
lab-sign-lead-changes = { $apart ->
    [more] The lead changes more often: that speaks for “No”.
   *[less] The lead changes less often: that speaks for “Yes”.
  }
lab-sign-late = { $apart ->
    [more] The winner leads for good later: that speaks for “No”.
   *[less] The winner leads for good earlier: that speaks for “Yes”.
  }
lab-line-exact = { $rules }, if both sides play perfectly: the player who begins wins { $value } % of the games.
# $what is a measure of lab.ftl, such as: Captures in a game.
lab-line-mean = { $what }, on average: { $first } { $before }, { $second } { $after }
lab-line-share = { $what }: { $first } { $before } %, { $second } { $after } %
lab-example = This example was measured before. Play the games to measure it yourself.
# Below an answer and a table, where a value has an interval, such as: 54 % (95 %: 53 % to 55 %).
lab-interval = The true value lies between the two numbers after “95 %”, with a certainty of 95 %.
# Rules with options, as they are written in a command: Skiryuk (b7=unsafe).
lab-variant = { $rules } ({ $options })

## What was found

lab-games = Games: { $games }
lab-luck = What decides 100 games
# In a bar: of 100 games, so many are decided by luck, and so many by choices.
lab-by-luck = luck { $value }
lab-by-choices = choices { $value }
lab-captured = Captures on each square, of 100 in all
lab-arrivals = Arrivals on each square, of 100 in all
# Beside a line in a picture: half of the games take fewer throws, half take more.
lab-half = half: { $throws }
# The line of 50 %, where both sides win equally often. A short word.
lab-even = even { $value } %
lab-more = more than in { $rules }, by more than chance
lab-less = less than in { $rules }, by more than chance
lab-table = The numbers as a table
lab-measure = Measure (mean of the games)
lab-percent = { $value } %
lab-value = { $value } (95 %: { $low } to { $high })
lab-value-share = { $value } % (95 %: { $low } % to { $high } %)
lab-csv = Table (CSV)
lab-svg = Picture (SVG)
lab-png = Picture (PNG)
lab-link = Copy the link
lab-how = All rules compared
lab-notebook = A notebook to measure the rules yourself
