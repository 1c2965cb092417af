### Translated by machine, not yet read by a native speaker.

# Names of what lies on the board, as read aloud. $place is a square with its ornament, $player and $piece are finished words.

cell-space = { $space ->
    [S] Start ({ $player })
   *[H] Ziel ({ $player })
  }
cell-owner = { $piece } ({ $player })
cell-piece = { $place }, { $piece }
cell-stack = { $place }, { $n } Steine, von oben: { $pieces }

# A stack that was tapped, as a list: its title, a piece of it, and whether that piece can move.
stack-title = { $square }, von oben
stack-piece = { $by ->
    [you] Dein
    [computer] Computer:
    [other] Gegner:
    [light] Hell:
   *[dark] Dunkel:
  } { $side ->
    [dotted] getupfter Stein
    [blank] glatter Stein
   *[none] Stein
  }
stack-can = kann jetzt ziehen
# No piece lies on it that the rules do not let it leave.
stack-free = frei
# It cannot move before the pieces on it have gone.
stack-buried = verdeckt
stack-says = { $piece }: { $may }.
