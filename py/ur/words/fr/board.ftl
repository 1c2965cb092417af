### Translated by machine, not yet read by a native speaker.

cell-space = { $space ->
    [S] case de départ de { $player }
   *[H] arrivée de { $player }
  }
cell-owner = { $piece } de { $player }
cell-piece = { $place }, { $piece }
cell-stack = { $place }, pile de { $n } pions, de haut en bas : { $pieces }

stack-title = { $square }, de haut en bas
stack-piece = { $side ->
    [dotted] { $by ->
        [you] Votre pion à pastilles
        [computer] Pion à pastilles de l’ordinateur
        [other] Pion à pastilles de l’autre joueur
        [light] Pion à pastilles de Clair
       *[dark] Pion à pastilles de Sombre
      }
    [blank] { $by ->
        [you] Votre pion uni
        [computer] Pion uni de l’ordinateur
        [other] Pion uni de l’autre joueur
        [light] Pion uni de Clair
       *[dark] Pion uni de Sombre
      }
   *[none] { $by ->
        [you] Votre pion
        [computer] Pion de l’ordinateur
        [other] Pion de l’autre joueur
        [light] Pion de Clair
       *[dark] Pion de Sombre
      }
  }
stack-can = peut jouer maintenant
stack-free = libre
stack-buried = couvert
stack-says = { $piece } : { $may }.
