### Translated by machine, not yet read by a native speaker.

cell-space = { $space ->
    [S] Partida: { $player }
   *[H] Chegada: { $player }
  }
cell-owner = { $piece } ({ $player })
# same as in English
cell-piece = { $place }, { $piece }
cell-stack = { $place }, { $n } { $n ->
    [one] peça
   *[other] peças
  }, de cima para baixo: { $pieces }
stack-title = { $square }, de cima para baixo
stack-piece = { $side ->
    [dotted] Peça com pintas
    [blank] Peça lisa
   *[none] Peça
  } { $by ->
    [you] sua
    [computer] do computador
    [other] do outro jogador
    [light] de Claro
   *[dark] de Escuro
  }
stack-can = pode mover-se agora
stack-free = livre
stack-buried = coberta
stack-says = { $piece }: { $may }.
