### Translated by machine, not yet read by a native speaker.

position-over = In questa posizione la partita è finita.
position-dead = In questa posizione nessuno potrebbe più muovere.
position-count = { $player }: { $count } in tutto, ma secondo le regole { $crew ->
    [one] la pedina è { $crew }
   *[other] le pedine sono { $crew }
  }.
position-kind-twice = { $player }: due volte la stessa pedina ({ $piece }).
position-not-on-path = { $player }: nessuna pedina arriva mai su { $square }.
position-moves-on = Nessuna pedina resta su { $square }: prosegue subito.
position-full = { $square }: pila piena, al massimo { $limit } pedine.
position-no-stack = Su { $square } c’è posto per una sola pedina.
position-two-owners = Su { $square } le pedine dei due giocatori non stanno mai insieme.
position-side = { $face ->
    [dotted] { $player }: su { $square } una pedina non mostra mai i pallini.
   *[blank] { $player }: su { $square } una pedina mostra sempre i pallini.
  }
position-kitty-empty = Il piatto è vuoto.
position-purse-empty = { $player }: la borsa è vuota.
position-money = Il denaro fa { $total } in tutto, non { $whole }.
position-all-home = { $player }: con tutte le pedine all’arrivo la partita è finita.
position-nothing-to-choose = In questa posizione non c’è nulla da scegliere.
position-no-entry = { $player }: nella riserva non ci sono pedine.
position-no-move = { $player }: nessuna pedina può muovere di { $score }.
position-barred = La pedina che non può muovere non è su { $square }.
position-throw-not-due = In questa posizione non c’è un lancio da giocare.
position-no-such-throw = I dadi non possono cadere così.
position-other-kit = In questa posizione si lanciano altri dadi. Numero: { $due }.

edit-take-off-first = Togline prima una, o scegli un’altra casella.
edit-other-square = Scegli un’altra casella.
edit-leave-a-way = Lascia una via almeno a una pedina.
edit-leave-one = Lascia una pedina sul tavoliere o nella riserva.
edit-nothing-there = { $square }: non c’è nulla.
edit-none-in-hand = { $player }: nella riserva non ci sono più pedine così.
edit-none-home = { $player }: nessuna pedina è all’arrivo.
edit-free-one = Togline una dal tavoliere: va nella riserva.
edit-unreadable = Secondo queste regole questo testo non è una posizione. Guarda “{ $word }”.

editor-status = Scegli una pedina, poi tocca le caselle.
editor-status-more = Tutto si può annullare.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = Chi gioca?
editor-against = Contro il computer giochi con: { $player }.
editor-leave = Indietro
editor-put = Metti sul tavoliere
editor-take = Togli
editor-turn = Gira
editor-up = Su
editor-down = Giù
editor-more = { $what }: aumenta
editor-less = { $what }: diminuisci
editor-to-play = di turno
editor-lots = Il lancio: tocca un dado per girarlo.
editor-die = { $up ->
    [true] Dado { $n }: segnato
   *[false] Dado { $n }: non segnato
  }
editor-bone = Primo astragalo: { $n }
editor-answer = { $up ->
    [true] Secondo astragalo: sì
   *[false] Secondo astragalo: non lanciato
  }
editor-tap = gira un dado
editor-not-thrown = Senza lancio
editor-pending = Da decidere
editor-kit = Dadi: { $count }
editor-empty = Tavoliere vuoto
editor-share = Condividi
editor-play = Gioca da qui
editor-computer = Contro il computer
editor-best = Qual è la scelta migliore?
editor-moves = Quanto vale ogni mossa
editor-before = { $player } prima del lancio: { $value }.
editor-throw-first = Imposta il lancio per vedere quanto vale ogni mossa.
editor-text = La posizione come testo
editor-use = Usa questo testo
editor-copy = Copia il testo
editor-link = Copia il link
editor-print = Stampa il diagramma
editor-puzzle = Fanne un problema
editor-puzzle-clear = { $kind ->
    [chance] Un problema: la scelta migliore vince { $margin } partite in più su 100.
    [points] Un problema: la scelta migliore è avanti di { $margin } nel saldo dei punti.
   *[money] Un problema: la scelta migliore rende { $margin } in più in denaro.
  }
editor-puzzle-link = Copia il link del problema
editor-puzzle-frame = Copia il suo indirizzo per un riquadro

what-if = E se…?
what-if-leave = Torna a “Rivedere la partita”
