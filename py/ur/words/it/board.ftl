### Translated by machine, not yet read by a native speaker.

cell-space = { $space ->
    [S] Partenza: { $player }
   *[H] Arrivo: { $player }
  }
cell-owner = { $piece } ({ $player })
# same as in English
cell-piece = { $place }, { $piece }
cell-stack = { $place }, { $n } { $n ->
    [one] pedina
   *[other] pedine
  }, dall’alto: { $pieces }
stack-title = { $square }, dall’alto
stack-piece = { $by ->
    [you] La tua pedina
   *[other] Pedina
  }{ $side ->
    [dotted] { " " }a pallini
    [blank] { " " }liscia
   *[none] { "" }
  }{ $by ->
    [you] { "" }
    [computer] { " " }del computer
    [other] { " " }dell’altro giocatore
    [light] { " " }di Chiaro
   *[dark] { " " }di Scuro
  }
stack-can = può muovere ora
stack-free = libera
stack-buried = coperta
stack-says = { $piece }: { $may }.
