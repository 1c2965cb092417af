### Translated by machine, not yet read by a native speaker.

# Names of what lies on the board, as read aloud. $place is a square with its ornament, $player and $piece are finished words.

cell-space = { $space ->
    [S] start ({ $player })
   *[H] thuis ({ $player })
  }
cell-owner = { $piece } ({ $player })
cell-piece = { $place }, { $piece }
cell-stack = { $place }, { $n } stukken, van bovenaf: { $pieces }

# A stack that was tapped, as a list: its title, a piece of it, and whether that piece can move.
stack-title = { $square }, van bovenaf
stack-piece = { $by ->
    [you] Jouw
    [computer] Computer:
    [other] Tegenstander:
    [light] Licht:
   *[dark] Donker:
  } { $side ->
    [dotted] { $by ->
        [you] gestippelde stuk
       *[other] gestippeld stuk
      }
    [blank] { $by ->
        [you] gladde stuk
       *[other] glad stuk
      }
   *[none] stuk
  }
stack-can = kan nu verder
# No piece lies on it that the rules do not let it leave.
stack-free = vrij
# It cannot move before the pieces on it have gone.
stack-buried = bedekt
stack-says = { $piece }: { $may }.
