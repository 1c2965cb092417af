### Translated by machine, not yet read by a native speaker.

explain-here = Su { $square }:
explain-plain = Su { $square } non succede nulla di speciale.
explain-can-go = { $by ->
    [you] La tua pedina può andare su { $to }
    [computer] La pedina del computer può andare su { $to }
    [other] La pedina dell’altro giocatore può andare su { $to }
    [light] La pedina di Chiaro può andare su { $to }
   *[dark] La pedina di Scuro può andare su { $to }
  }{ $score ->
    [0] { "" }
   *[other] { " " }con questo { $score }
  }.
explain-can-leave = { $by ->
    [you] La tua pedina può andare all’arrivo
    [computer] La pedina del computer può andare all’arrivo
    [other] La pedina dell’altro giocatore può andare all’arrivo
    [light] La pedina di Chiaro può andare all’arrivo
   *[dark] La pedina di Scuro può andare all’arrivo
  }{ $score ->
    [0] { "" }
   *[other] { " " }con questo { $score }
  }.
explain-sent-off = Lì incontra una pila avversaria e torna nella riserva.
explain-captures = { $score ->
    [0] { $by ->
        [you] Puoi catturare qui.
       *[other] { who } può catturare qui.
      }
   *[other] { $by ->
        [you] Puoi catturare qui con questo lancio.
       *[other] { who } può catturare qui con questo lancio.
      }
  }
explain-lands = { $score ->
    [0] { $by ->
        [you] Una delle tue pedine può venire qui.
        [computer] Una pedina del computer può venire qui.
        [other] Una pedina dell’altro giocatore può venire qui.
        [light] Una pedina di Chiaro può venire qui.
       *[dark] Una pedina di Scuro può venire qui.
      }
   *[other] { $by ->
        [you] Una delle tue pedine può venire qui con questo lancio.
        [computer] Una pedina del computer può venire qui con questo lancio.
        [other] Una pedina dell’altro giocatore può venire qui con questo lancio.
        [light] Una pedina di Chiaro può venire qui con questo lancio.
       *[dark] Una pedina di Scuro può venire qui con questo lancio.
      }
  }
explain-not-now = Con questo risultato non può essere catturata.
explain-open = { $throws ->
    [one] { $throws } lancio su { $all } può catturare la pedina qui.
   *[other] { $throws } lanci su { $all } possono catturare la pedina qui.
  }
explain-closed = Nessun lancio può catturare la pedina qui.
explain-stack = Dall’alto: { $pieces }.
explain-stacked = { $by ->
    [you] la tua pedina
   *[other] pedina
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
  } { $free ->
    [true] ({ stack-free })
   *[false] ({ stack-buried })
  }
explain-hand = { $by ->
    [you] Hai
   *[other] { who } ha
  } { $n } in riserva.
explain-off = { $by ->
    [you] Hai
   *[other] { who } ha
  } { $n } su { $all } all’arrivo.
explain-purse = { $by ->
    [you] Hai
   *[other] { who } ha
  } { $n } nella borsa.
explain-kitty = Il piatto contiene { $n }.
