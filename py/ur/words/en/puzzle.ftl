# Puzzles: positions with one best move, and a person’s own mistakes as questions.

puzzle-title = Puzzles
puzzle-day-title = Puzzle of the day
puzzle-leave = Back to the start
puzzle-leave-game = Back to the game
puzzle-question = Which choice is the best?
puzzle-aim = { $kind ->
    [chance] It is the one that wins most often.
    [points] It is the one that brings the most points on average.
   *[money] It is the one that leaves the most money on average.
  }
puzzle-not = Not the best: { $move }.
puzzle-yes = Yes: { $move }.

# Small, on a choice that was tried and is wrong. limit: 12
puzzle-tried = tried
puzzle-next = Next puzzle
puzzle-play = Play on from here
puzzle-list = All puzzles
puzzle-failed = The puzzle could not be loaded.
# The head of a puzzle that somebody has set up.
puzzle-made = Made by hand
# $reason is a sentence.
puzzle-no-link = This link is not a puzzle. { $reason }
puzzle-number = Puzzle { $n }
puzzle-easy = easy
puzzle-middling = medium
puzzle-hard = hard
puzzle-errors = Of 100 choices here, level 1 of the computer errs in { $first }, level 3 in { $third }, level 5 in { $fifth }.
puzzle-unit = { $kind ->
    [chance] games won of 100
    [points] net points on average
   *[money] money on average
  }
puzzle-rules = Rules
puzzle-themes = What a puzzle is about

# What puzzles are about: a row of small buttons.
puzzle-theme-all = All
puzzle-theme-again = Another throw
puzzle-theme-award = One more piece
puzzle-theme-build = Quiet moves
puzzle-theme-convert = The second bone
puzzle-theme-cover = Bury an enemy
puzzle-theme-enter = Enter
# The other player landed on eyes: a piece moves as the forfeit.
puzzle-theme-forfeit = A move after eyes
puzzle-theme-forgo = Give up another throw
puzzle-theme-hit = Capture
puzzle-theme-home = Bring home
puzzle-theme-run = Leave danger
puzzle-theme-spare = Do not capture
puzzle-theme-stay = Do nothing
puzzle-theme-wait = Stay on the rosette
# A row of small buttons: all, easy, medium, hard.
puzzle-hardness = How hard a puzzle is
puzzle-kept = Mistakes to go over: { $n }
puzzle-judged-exact = The best choices are certain: these positions are solved.
puzzle-judged-rollouts = The best choices were found in many games that the computer played against itself.
puzzle-solved = solved
mistakes-title = Learn from mistakes
mistakes-question = What is better than { $move }?
mistakes-none = No choice cost you much. Well played.
mistakes-no-kept = There are no mistakes to go over today.
mistakes-moment = Moment { $n } of { $all }
mistakes-next = Next: { $n } of { $all }
# The same question once more: a button.
mistakes-again = Ask once more
mistakes-only = Only this choice was left, so the question comes once more.
mistakes-done = Done
mistakes-keep = Keep for later
# In place of mistakes-keep, once it was pressed. limit: 24
mistakes-kept = Kept: { puzzle-title }

# What speaks against a choice, beside the best one.
against-capture = It leaves the piece on { $square } uncaptured.
against-throw = It gives up another throw.
against-home = It brings no piece home.
against-rosette = It leaves { $square }: the other player can come there with { $throws } of { $all } throws.
against-tempo = Then only { $throws } of { $all } throws can move a piece.
against-enter = It brings no new piece in.
against-stays = It leaves the piece on { $square } there, open to { $throws } of { $all } throws.
against-aim = Then fewer throws can capture a piece: { $throws } of { $all }, after the best choice { $best }.
against-again = Then fewer throws can earn another throw: { $throws } of { $all }, after the best choice { $best }.
against-off = Then fewer throws can bring a piece home: { $throws } of { $all }, after the best choice { $best }.
against-reply = Then more throws can earn the other player another one: { $throws } of { $all }, after the best choice { $best }.
