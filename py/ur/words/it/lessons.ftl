### Translated by machine, not yet read by a native speaker.

lesson-aim = { $birds ->
    [true] { $n ->
        [one] Porta il tuo uccello all’arrivo prima dell’altro giocatore.
       *[other] Porta tutti i tuoi { $n } uccelli all’arrivo prima dell’altro giocatore.
      }
   *[false] { $n ->
        [one] Porta la tua pedina all’arrivo prima dell’altro giocatore.
       *[other] Porta tutte le tue { $n } pedine all’arrivo prima dell’altro giocatore.
      }
  }
lesson-way = { $back ->
    [true] { $n } caselle portano da { $first } a { $last }, andata e ritorno: la linea mostra la strada.
   *[false] { $n } caselle portano da { $first } a { $last }: la linea mostra la strada.
  }
lesson-enter-kind = Hai lanciato: { $score }. È il numero di questo uccello: { $piece }. Fallo entrare su { $to }.
    .after = I numeri e i valori degli uccelli: { $table }.
lesson-bird = { $name } { $score } (valore { $value })
lesson-enter = Fai entrare una { $piece }: dalla tua riserva a { $to }.
    .after = Ben fatto. Da qui il percorso prosegue, casella per casella, fino alla fine.
lesson-again-rosette = Una rosetta è a portata. Muovi da { $from } a { $to }.
    .after = Una rosetta: lanci subito di nuovo.
lesson-again-four = Hai lanciato: { $score }. Muovi da { $from } a { $to }.
    .after = In queste regole un { $score } dà un altro lancio, ovunque si fermi la pedina.
lesson-again-capture = Su { $to } c’è una pedina avversaria. Muovi da { $from } a { $to }.
    .after = In queste regole ogni cattura dà un altro lancio.
lesson-again-lots = Qui ogni mossa dà un altro lancio. Muovi da { $from } a { $to }.
    .after = Lanci di nuovo. Un lancio che non vale nulla chiude il tuo turno.
lesson-capture = Su { $to } c’è una pedina avversaria. Catturala con la pedina su { $from }.
    .after = Torna nella riserva del suo giocatore e deve entrare di nuovo.
lesson-unsafe = Sulla rosetta { $to } c’è una pedina avversaria. Catturala da { $from }.
    .after = In queste regole una pedina su una rosetta può essere catturata.
lesson-safe = La tua pedina su { $own } potrebbe andare su { $other }, ma lì la pedina avversaria è al sicuro sulla sua rosetta. Fai un’altra mossa.
    .after = Su una rosetta nessuna pedina viene catturata: è un buon posto per aspettare.
lesson-other-side = La tua pedina su { $own } potrebbe andare su { $other }, ma lì la pedina avversaria mostra l’altra faccia. Fai un’altra mossa.
    .after = Si catturano fra loro solo pedine che mostrano la stessa faccia. Una pedina con l’altra faccia in su blocca.
lesson-own-stack = Su { $to } c’è già una tua pedina. Mettile accanto quella su { $from }.
    .after = Qui le tue pedine possono stare insieme.
lesson-mixed = Su { $to }, dove si impilano le pedine dei due giocatori, c’è una pedina avversaria. Fermati sopra di essa.
    .after = In questa pila muove prima la pedina in cima: quella avversaria deve aspettarti.
lesson-turn = Muovi da { $from } a { $to } e guarda la pedina.
    .after = Ora mostra i pallini ed è sulla via del ritorno.
lesson-twice = Qui il percorso torna indietro. Muovi da { $from } a { $to }.
    .after = Da qui la pedina va all’arrivo su caselle per cui è già passata.
lesson-doubles = Muovi da { $from } a { $to }, una casella che raddoppia la mossa.
    .after = La pedina è avanzata subito ancora dello stesso numero.
lesson-award = Una rosetta è a portata. Muovi da { $from } a { $to }.
    .after = Un premio: puoi mettere un’altra pedina alla partenza.
lesson-forfeit = Muovi da { $from } a { $to } e guarda quanto ti costa.
    .after = Ora l’altro giocatore muove una pedina di { $forced } { $forced ->
        [one] casella
       *[other] caselle
      }, poi il tuo turno continua.
lesson-run-in = Su { $other } ci sono due pedine avversarie insieme: fermarsi lì rimanderebbe la tua pedina nella riserva. Fai un’altra mossa.
    .after = Due pedine insieme sono al sicuro, e pericolose per una pedina avversaria sola.
lesson-fine = Muovi da { $from } alla rosetta { $to }.
    .after = Fermarsi su una rosetta costa una multa, pagata al piatto. { $kitty }
lesson-landed = Muovi da { $from } alla rosetta { $to }.
    .after = Chi si ferma su una rosetta prende dal piatto il valore dell’uccello.
lesson-passed = Muovi da { $from } a { $to }, superando una rosetta.
    .after = Il tuo uccello ha superato una rosetta senza fermarsi: il suo valore è andato al piatto.
lesson-convert = Un { $score } è poco. Lancia il secondo astragalo: con un “sì” diventa { $converted }.
    .after = Il “sì” cambia il numero. Il “no” chiude il turno: è il rischio.
lesson-off = Con un { $score } la pedina su { $from } può uscire dal tavoliere. Portala all’arrivo.
    .after = Un’altra pedina è all’arrivo. { $exit }
lesson-end = Questa è la tua ultima pedina. Portala da { $from } all’arrivo.
    .after = Tutte le tue pedine sono all’arrivo: hai vinto. Ora conosci il gioco.
