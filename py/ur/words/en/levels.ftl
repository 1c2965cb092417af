# The computer's levels: what each is called, and what it is like to play against.

level = Level { $level }
level-1 = Beginner
    .line = Picks almost at random, but takes a win when it sees one. For a first game.
level-2 = Novice
    .line = Sees simple moves, and often misses the rest.
level-3 = Learner
    .line = Finds many good moves, and makes a clear mistake now and then.
level-4 = Player
    .line = A fair game: it makes small mistakes, not large ones.
level-5 = Club player
    .line = Its mistakes are few and small.
level-6 = Expert
    .line = Rarely makes a mistake. You need a plan, and some luck.
level-7 = Master
    .line = The computer’s best play: it looks several throws ahead.
