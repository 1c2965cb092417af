# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = random moves
# Above the numbers of one ruleset, such as: skiryuk?b7=unsafe. $a and $b are random moves or levels.
lab-title = { $rules }. A: { $a }. B: { $b }. Seed: { $seed }. Games: { $games }.
# A mean in a game, with the interval that holds it with a chance of 95 %.
lab-mean = { $what }: { $value } (95 %: { $low } to { $high })
# The same of a single game, which has no interval.
lab-one = { $what }: { $value }
# A share in percent, with its interval.
lab-share = { $what }: { $value } % (95 %: { $low } % to { $high } %)
# What was measured: these stand before a colon and a number.
lab-first = Won by the player who began
lab-a = Won by A
lab-a-began = Won by A, of the games that A began
lab-a-second = Won by A, of the games that B began
lab-draws = Draws: { $games }
lab-throws = Throws in a game
lab-turns = Turns in a game
lab-extra = Extra throws in a game
lab-lost = Throws in a game that moved nothing
lab-choices = Choices in a game
lab-captures = Captures in a game
lab-lead-changes = Changes of the lead in a game
lab-behind = The most steps that the winner was behind
lab-stacks = Moves onto a stack in a game
lab-tallest = Pieces in the tallest stack of a game
lab-awards = Awards in a game
lab-forfeits = Forfeits in a game
# In money or points: what A has more than B at the end.
lab-net = Money or points of A at the end, less those of B
# As a share of its throws: when the side that wins in the end takes the lead and keeps it.
lab-late = Part of a game until the winner leads for good
lab-squares = Squares used most, with arrivals in a game: { $squares }
lab-square = { $square } { $times }
# Beside a bar that fills. $left is a time, such as 0:04:12.
lab-progress = { $done } of { $total } games, { $left } left
lab-continued = The run goes on. Games already played: { $games }.
lab-stopped = Stopped. The same command continues the run.
