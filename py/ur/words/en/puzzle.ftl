# Puzzles: positions with one best move, and the mistakes of the own games as questions.

puzzle-title = Puzzles
puzzle-day-title = Puzzle of the day
puzzle-leave = Back to the start
puzzle-leave-game = Back to the game
puzzle-question = Which choice is the best?
puzzle-all = All that the throw allows is below the board.
puzzle-not = Not the best: { $move }.
puzzle-yes = Yes: { $move }.
puzzle-why = Why: { $reason }.

# Small, on a choice that was tried and is wrong. limit: 12
puzzle-tried = tried
puzzle-next = Next puzzle
puzzle-play = Play on from here
puzzle-list = All puzzles
puzzle-failed = The puzzle could not be loaded.
puzzle-number = Puzzle { $n }
puzzle-easy = easy
puzzle-middling = medium
puzzle-hard = hard
puzzle-unit = { $kind ->
    [chance] games won of 100
    [points] net points on average
   *[money] counters on average
  }
puzzle-rules = Rules
puzzle-themes = What a puzzle is about

# What puzzles are about: a row of small buttons.
puzzle-theme-all = All
puzzle-theme-again = Another throw
puzzle-theme-award = A piece more
puzzle-theme-build = Quiet moves
puzzle-theme-convert = The second bone
puzzle-theme-cover = Cover a piece
puzzle-theme-enter = Enter
puzzle-theme-forfeit = A piece to give back
puzzle-theme-forgo = Give up a throw
puzzle-theme-hit = Capture
puzzle-theme-home = Bring home
puzzle-theme-run = Leave danger
puzzle-theme-spare = Do not capture
puzzle-theme-stay = Do nothing
puzzle-theme-wait = Stay on the rosette
puzzle-kept = Mistakes to practise: { $n }
puzzle-judged-exact = These values are exact.
puzzle-judged-rollouts = These values come from many games that the computer played against itself.
puzzle-solved = solved
mistakes-title = Learn from mistakes
mistakes-question = What is better than { $move }?
mistakes-none = Nothing cost you much. Well played.
mistakes-no-kept = There is no mistake to practise today.
mistakes-moment = Moment { $n } of { $all }
mistakes-next = Next: { $n } of { $all }
mistakes-done = Done
mistakes-keep = Keep for later

# What speaks against a choice, beside the best one.
against-capture = It leaves the piece on { $square } uncaptured.
against-throw = It gives another throw away.
