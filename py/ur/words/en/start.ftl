# The start screen: the buttons, the doors, and the cards of the rulesets.

# Below the title: an invitation for somebody who knows nothing about the game.
start-lead = A race game about 4,500 years old. Throw the dice, capture what stands in your way, and bring all your pieces home first.
# The same place when other rules are chosen.
start-lead-rules = { $rules }: { $special }
start-play-note = { $rules } · { $opponent ->
    [people] two people here
    [watch] the computer plays itself
   *[computer] against the computer
  }{ start-length }
# Options change the length of a game: then it is not shown, and $minutes is 0.
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { start-minutes }
  }
start-minutes = { $minutes } min
start-go-on = Go on with your game
start-go-on-note = { $rules } · { $plies ->
    [one] { $plies } throw or move
   *[other] { $plies } throws and moves
  }
start-two = Two players
start-about = About { $rules }
start-players = Who plays, level and dice
start-play-these = Play { $rules }
start-pieces = { $n ->
    [one] { $n } piece each
   *[other] { $n } pieces each
  }

start-learn = Learn by playing
start-learn-note = A few steps, one rule in each
start-puzzle = Puzzle of the day
start-puzzles = Puzzles
start-puzzle-note = One position, one best choice
start-puzzle-solved = Solved: come back tomorrow
start-story = The story of the board
start-story-note = A tomb, a tablet, and many guesses
start-editor = Set up a position
# Links at the foot of the start screen, in the menu or in About, and the titles of the pages they lead to.
start-museum = For museums and schools
museum-lab-title = The laboratory of rules

start-filters = Show only
start-ways = { $filter ->
    [short] { $n } of { $all }: a short game
    [plain] { $n } of { $all }: a plain race
    [stacking] { $n } of { $all }: pieces stack
    [betting] { $n } of { $all }: players bet
   *[all] { $all } ways to play, and rules of your own
  }
filter-all = All
filter-short = Short
filter-plain = Race
filter-stacking = Stacking
filter-betting = Betting
