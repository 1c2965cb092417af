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

## Why a choice is the best. $left is how many squares a captured piece had still to go, $score a
## throw.

reason-wins = wins the game
reason-takes = takes a piece that had { $left ->
        [one] one square
       *[other] { $left } squares
    } to go
reason-takes-again = { reason-takes }, and throws again
reason-off = takes a piece off the board
reason-off-again = { reason-off }, and throws again
reason-rosette = lands on a rosette: throw again
reason-again = throws again
reason-throw = one more throw is worth having
reason-leaves = gets out of reach of a { $score }
reason-safe = is safe there
reason-aims = can capture next with a { $score }
reason-enters = brings a piece in
reason-award = may bring in one more piece
reason-forward = brings a piece forward
reason-convert = hopes for the larger number
reason-nothing = nothing that can be done is better
reason-only = there is nothing better
reason-none = the throw decides
