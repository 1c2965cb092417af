# The computer's levels: what each is called, and what it is like to play against.

level = Level { $level }
level-1 = Beginner
    .line = Picks almost at random, but takes a win when it sees one. For a first game.
level-2 = Novice
    .line = Sees what is plain, and often overlooks the rest.
level-3 = Learner
    .line = Captures and throws again when it can; careless with its own pieces.
level-4 = Player
    .line = A fair game: it makes small mistakes, not large ones.
level-5 = Club player
    .line = Thinks of your next throw before it moves.
level-6 = Expert
    .line = Rarely errs. You need a plan, and some luck.
level-7 = Master
    .line = The best it can do: looks several throws ahead and gives nothing away.
