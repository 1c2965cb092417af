# The rule sheet of a ruleset, and what differs between two.

sheet-aim = Aim
sheet-setup = Set-up
# In a small circle on the square where pieces enter. limit: 7
sheet-in = in
# In a small circle on the square from which pieces leave the board. limit: 7
sheet-out = out
sheet-way = Your path: { $n } squares. The other player’s path is the mirror image.
sheet-birds = Each bird enters on the square where it is drawn.
# Above the rules. Below it stand the three marks, each with the words that follow.
sheet-marks = The mark after a rule opens where it comes from:
sheet-mark-source = a source
sheet-mark-reading = our reading of an unclear source
sheet-mark-decision = our own decision where the sources say nothing
sheet-print = Print
sheet-origins = Where this is from
sheet-origin = Where this rule is from
sheet-throw = Throw
sheet-marked = { $n } marked
sheet-score = Score
sheet-nothing = none
sheet-chance = Chance
sheet-chance-of = { $n } in { $all }
compare-alike = These two play alike.

## The sections of a rulebook, and two rulesets side by side

minutes = about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  }
rulebook-sources = Sources: { $sources }
status-source = source: { $source }
status-reading = reading: { $source }
status-decision = decision: { $source }
section-board = Board and path
section-throws = Throws
section-entering = Entering
section-moving = Moving
section-landing = Landing
section-extra = Extra throw
section-end = The end
section-start = Who begins
section-money = Stakes
section-choices = Choices
compare-second = Second ruleset
compare-facts = At a glance
compare-different = What differs
compare-equal = The same in both ({ $n })
compare-nothing = These rules do not mention it.
fact-line = In short
fact-minutes = Length
fact-pieces = Pieces each
fact-throw = Throw
fact-path = Path
fact-special = Special
