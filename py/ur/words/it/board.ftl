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
    [you] La tua
    [computer] Del computer:
    [other] Dell’altro giocatore:
    [light] Di Chiaro:
   *[dark] Di Scuro:
  } { $side ->
    [dotted] pedina a pallini
    [blank] pedina liscia
   *[none] pedina
  }
stack-can = può muovere ora
stack-free = libera
stack-buried = coperta
stack-says = { $piece }: { $may }.
