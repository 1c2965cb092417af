### Translated by machine, not yet read by a native speaker.

cell-space = { $space ->
    [S] casilla de salida de { $player }
   *[H] meta de { $player }
  }
cell-owner = { $piece } de { $player }
cell-piece = { $place }, { $piece }
cell-stack = { $place }, pila de { $n } fichas, de arriba abajo: { $pieces }

stack-title = { $square }, de arriba abajo
stack-piece = { $side ->
    [dotted] { $by ->
        [you] Tu ficha con pintas
        [computer] Ficha con pintas del ordenador
        [other] Ficha con pintas del otro jugador
        [light] Ficha con pintas de Claro
       *[dark] Ficha con pintas de Oscuro
      }
    [blank] { $by ->
        [you] Tu ficha lisa
        [computer] Ficha lisa del ordenador
        [other] Ficha lisa del otro jugador
        [light] Ficha lisa de Claro
       *[dark] Ficha lisa de Oscuro
      }
   *[none] { $by ->
        [you] Tu ficha
        [computer] Ficha del ordenador
        [other] Ficha del otro jugador
        [light] Ficha de Claro
       *[dark] Ficha de Oscuro
      }
  }
stack-can = puede moverse ahora
stack-free = libre
stack-buried = cubierta
stack-says = { $piece }: { $may }.
