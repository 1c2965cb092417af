### Translated by machine, not yet read by a native speaker.

card-title = { $picture ->
    [rosette] Rosetta
    [eyes] Occhi
    [five-dots] Cinque pallini
    [four-fives] Quattro cinquine
    [five] Cinquina piccola
    [twelve] Dodici pallini
    [homeward] Andata e ritorno
    [fork] Due strade
    [side] Facce
    [capture] Cattura
    [stack] Pile
    [lots] Dadi
    [pass] Passare
    [bone] Secondo astragalo
    [birds] Uccelli
    [points] Punti
   *[kitty] Piatto
  }
# same as in English
card-squares = { $squares }
card-throws = Il lancio
card-birds = Gli uccelli
card-open = Tutte le regole

## What a throw brings

card-enters = o entra
card-throws-again = di nuovo
card-turn-ends = fine turno
card-throw-says = { $marked ->
    [0] Nessuno su { $lots } segnato:
    [one] { $marked } su { $lots } segnato:
   *[other] { $marked } su { $lots } segnati:
  }
card-value = valore { $value }

## What a square does

card-enter-with = Le pedine entrano qui, quando tutti e { $marked } sono segnati.
card-again-rosette = Lanci di nuovo.
card-safe-rosettes = Qui non si cattura.
card-safe = Qui non si cattura.
card-unsafe = Non protegge.
card-award = Puoi mettere una pedina sulla tua partenza.
card-forfeit = L’altro giocatore muove una pedina di { $score } { $score ->
    [one] casella
   *[other] caselle
  }.
card-doubles = Si avanza ancora dello stesso numero.
card-mixed = Pedine di entrambi: pile fino a { $limit }.
card-top-only = Muove solo quella in cima.
card-own-stack = Pedine di uno solo: pile fino a { $limit }, al sicuro.
card-single = Una pedina sola con la stessa faccia in su può essere catturata.
card-turned-safe = Pedine a pallini: al sicuro.
card-turn = Qui ci si gira: pallini in su.
card-landed = Se ti fermi qui, ricevi il valore del tuo uccello.
card-passed = { $single ->
    [true] Se ne superi una o più, paghi una volta il valore dell’uccello, a meno che ti fermi su una.
   *[false] Se la superi, paghi il valore del tuo uccello.
  }
card-fine = { $limited ->
    [true] Paghi { $amount } al piatto, o tutto quello che hai.
   *[false] Paghi { $amount } al piatto.
  }

## Other rules

card-twice = All’andata faccia liscia in su, al ritorno pallini.
card-fork = Gira intorno al blocco piccolo da una parte o dall’altra.
card-capture-side = Si cattura solo una pedina con la stessa faccia.
card-other-side = Una con l’altra faccia blocca.
card-again-capture = Chi cattura lancia di nuovo.
card-safe-everywhere = Non si cattura: le pedine avversarie bloccano.
card-own-stack-free = Le tue pedine possono stare insieme su ogni casella.
card-run-in = Due o più pedine avversarie rimandano la tua nella riserva.
card-stuck-wins = Vinci se potresti muovere solo pedine coperte da pedine avversarie.
card-unbury = Se potresti muovere solo pedine coperte, tirane fuori una.
card-kit-rosette = Lancia { $count } dadi per lasciare una rosetta, e solo allora.
card-bars = La pedina che ha guadagnato il lancio non può usarlo.
card-may-pass = Puoi passare il turno invece di muovere.
card-convert = Il “sì” cambia { $table }. Il “no” chiude il turno.
rule-convert-one = { $a } in { $b }
card-launch-order = { $fixed ->
    [true] La prima volta entrano in quest’ordine.
   *[false] Entrano in qualsiasi ordine.
  }
card-launch-again = Uccello catturato ({ $kind }): rientra subito prima di una rosetta qualsiasi.
card-stake = { $purse ->
    [0] All’inizio ogni giocatore versa { $stake }.
   *[other] All’inizio ogni giocatore versa { $stake } dei suoi { $purse }.
  }
card-kitty = Lo prende chi vince.
card-pool = { $split ->
    [true] Alla fine i giocatori lo dividono.
   *[false] Lo prende chi vince.
  }
card-penalty = { $all ->
    [true] Chi perde paga a chi vince il valore di ogni uccello che non è all’arrivo.
   *[false] Chi perde paga a chi vince il valore di ogni uccello sul tavoliere.
  }
card-points = Chi vince segna punti per ciò che resta a chi perde: { $hand } in riserva, { $start } alla partenza, altrimenti il valore della casella.
rule-points-one = { $what } { $value }

card-bird = { $piece }: entra con { $score }, valore { $value }.
