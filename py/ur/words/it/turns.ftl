### Translated by machine, not yet read by a native speaker.

side-you = Tu
side-computer = Il computer
side-other = L’altro giocatore
who = { $by ->
    [you] Tu
    [computer] Il computer
    [other] L’altro giocatore
    [light] Chiaro
   *[dark] Scuro
  }
who-inside = { $by ->
    [you] tu
    [computer] il computer
    [other] l’altro giocatore
    [light] Chiaro
   *[dark] Scuro
  }
whose = { $by ->
    [you] tuo
    [computer] del computer
    [other] dell’altro giocatore
    [light] di Chiaro
   *[dark] di Scuro
  }
whose-piece = { $owner ->
    [you] la tua pedina
    [computer] una pedina avversaria
    [other] una pedina avversaria
    [light] una pedina di Chiaro
   *[dark] una pedina di Scuro
  }

## Who begins

begins = { $by ->
    [you] Cominci tu.
   *[other] { who } comincia.
  }
start-guessed = { $by ->
    [you] Lanci un dado
   *[other] { who } lancia un dado
  }, e { $owner ->
    [you] tu dici
    [computer] il computer dice
    [other] l’altro giocatore dice
    [light] Chiaro dice
   *[dark] Scuro dice
  } “{ $guess }”. Il dado cade { $fallen }.
begins-by-throw = { begins-with } { $own } contro { $other }.
begins-with = { $by ->
    [you] Cominci tu:
   *[other] { who } comincia:
  }

## Throws and what they mean

throw-score = { $by ->
    [you] Hai lanciato: { $score }.
   *[other] { who } lancia: { $score }.
  }
throw-nothing = { $by ->
    [you] Il tuo lancio non vale nulla.
   *[other] Il lancio { whose } non vale nulla.
  }
throw-marked = { $marked ->
    [0] Nessuno segnato: { $score ->
        [0] non vale nulla
       *[other] vale { $score }
      }
    [one] { $marked } segnato: { $score ->
        [0] non vale nulla
       *[other] vale { $score }
      }
   *[other] { $marked } segnati: { $score ->
        [0] non valgono nulla
       *[other] valgono { $score }
      }
  }.
throw-converted = { $by ->
    [you] Hai lanciato: “sì”. Il numero { $number } diventa { $score }.
   *[other] { who } lancia: “sì”. Il numero { $number } diventa { $score }.
  }
throw-convertible = Con un “sì” diventa { $score }.
throw-enters = Permette di entrare.
throw-launches = È il numero di questo uccello: { $piece }.
throw-again = { $moving ->
    [true] Una mossa dà un altro lancio.
   *[false] Segue un altro lancio.
  }

## What is to do now

todo-throw = { $by ->
    [you] Tocca a te lanciare.
   *[other] { who } lancia.
  }
todo-start = Chi comincia? { todo-throw }
todo-start-again = Non deciso: { $own } contro { $other }. { todo-throw }
todo-start-higher = Comincia il lancio più alto.
todo-start-one = Comincia chi è l’unico a fare 1.
todo-again-rosette = { $by ->
    [you] Una rosetta: lancia di nuovo.
   *[other] { who } lancia di nuovo.
  }
todo-again-capture = { $by ->
    [you] Una cattura: lancia di nuovo.
   *[other] { who } lancia di nuovo.
  }
todo-move = { $by ->
    [you] Tocca a te: muovi di { $score }.
   *[other] { who } muove di { $score }.
  }
todo-no-move = { $by ->
    [you] Non hai mosse.
   *[other] { who } non ha mosse.
  }
todo-no-score = { $by ->
    [you] Il tuo turno finisce.
    [light] Il turno di Chiaro finisce.
    [dark] Il turno di Scuro finisce.
    [other] Il turno dell’altro giocatore finisce.
   *[computer] Il turno del computer finisce.
  }
todo-convert = { $by ->
    [you] Un altro astragalo, o ti fermi?
    [light] Un altro astragalo per Chiaro?
    [dark] Un altro astragalo per Scuro?
   *[computer] Un secondo astragalo?
  }
todo-extra = { $by ->
    [you] Lanci di nuovo, o ti fermi qui?
   *[other] { who } può lanciare di nuovo.
  }
todo-award = { $by ->
    [you] Rosetta! Una pedina alla partenza?
   *[other] { who } può far entrare una pedina.
  }
todo-forfeit = { $by ->
    [you] Occhi: devi muovere di { $score }.
   *[other] Occhi: { who-inside } deve muovere di { $score }.
  }

## What happened

happened-moved = { $by ->
    [you] Hai mosso da { $from } a { $to }.
   *[other] { who } ha mosso da { $from } a { $to }.
  }
happened-moved-to = { $by ->
    [you] Hai mosso su { $to }.
   *[other] { who } ha mosso su { $to }.
  }
happened-moved-in = { $by ->
    [you] Hai mosso dalla partenza a { $to }.
   *[other] { who } ha mosso dalla partenza a { $to }.
  }
happened-moved-kind = { $by ->
    [you] Hai mosso un uccello ({ $piece }) da { $from } a { $to }.
   *[other] { who } ha mosso un uccello ({ $piece }) da { $from } a { $to }.
  }
happened-entered = { $by ->
    [you] Hai fatto entrare
   *[other] { who } ha fatto entrare
  } { $alike ->
    [true] una pedina su { $to }
   *[false] un uccello ({ $piece }) su { $to }
  }.
happened-turned = Ora mostra i pallini.
happened-off = { $by ->
    [you] Hai portato all’arrivo
   *[other] { who } ha portato all’arrivo
  } { $alike ->
    [true] una pedina
   *[false] un uccello ({ $piece })
  }: { $off } su { $all }.
happened-captured = { $by ->
    [you] Hai catturato { whose-piece }.
   *[other] { who } ha catturato { whose-piece }.
  }
happened-captured-kind = { $owner ->
    [you] Il tuo uccello è stato catturato: { $piece }.
    [computer] Hai catturato un uccello: { $piece }.
    [other] Hai catturato un uccello: { $piece }.
   *[light] { who } ha catturato un uccello: { $piece }.
  }
happened-captured-on = Era su { $square }.
happened-sent-off = { $owner ->
    [you] La tua pedina ha urtato una pila.
    [computer] Il computer ha urtato una pila.
    [other] L’altro giocatore ha urtato una pila.
    [light] Chiaro ha urtato una pila avversaria.
   *[dark] Scuro ha urtato una pila avversaria.
  }
happened-sent-off-by = La pila è su { $square }.
happened-again = { $by ->
    [you] Lanci di nuovo.
   *[other] { who } lancia di nuovo.
  }
happened-no-move = { todo-no-move }
happened-no-score = Il turno finisce.
happened-by-choice = { $by ->
    [you] Hai passato il turno.
   *[other] { who } ha passato il turno.
  }
happened-extra-declined = { $by ->
    [you] Ti fermi qui.
   *[other] { who } si ferma qui.
  }
happened-award-declined = { $by ->
    [you] Hai lasciato la pedina in riserva.
   *[other] { who } ha lasciato la pedina in riserva.
  }
happened-no-conversion = L’astragalo dice “no”. { todo-no-score }
happened-paid-fine = { $amount ->
    [0] { $by ->
        [you] Non avevi di che pagare
       *[other] { who } non aveva di che pagare
      }
   *[other] { $by ->
        [you] Hai pagato { $amount } per la rosetta
       *[other] { who } ha pagato { $amount } per la rosetta
      }
  }. Piatto: { $kitty }.
happened-paid-passed = { $amount ->
    [0] { $by ->
        [you] Non avevi di che pagare
       *[other] { who } non aveva di che pagare
      }
   *[other] { $by ->
        [you] Hai pagato { $amount } per una rosetta superata
       *[other] { who } ha pagato { $amount } per una rosetta superata
      }
  }. Piatto: { $kitty }.
happened-paid-landed = { $amount ->
    [0] Il piatto era vuoto: niente da prendere.
   *[other] { $by ->
        [you] Hai preso { $amount } dal piatto e hai { $purse }.
       *[other] { who } ha preso { $amount } dal piatto e ha { $purse }.
      }
  }
happened-paid-kitty = { $by ->
    [you] Hai preso il piatto: { $amount }.
   *[other] { who } ha preso il piatto: { $amount }.
  }
happened-paid-penalty = { $amount ->
    [0] { $by ->
        [you] Non hai pagato nulla.
       *[other] { who } non ha pagato nulla.
      }
   *[other] { $by ->
        [you] Hai pagato { $amount } per gli uccelli rimasti.
       *[other] { who } ha pagato { $amount } per gli uccelli rimasti.
      }
  }
happened-paid-pool = { $by ->
    [you] Hai preso { $amount } dal piatto.
   *[other] { who } ha preso { $amount } dal piatto.
  }

## Why a piece must wait for the other player

why-other-player = { $by ->
    [you] È il tuo turno.
   *[other] È il turno { whose }.
  }
why-pending-forfeit = { $by ->
    [you] Prima devi muovere una pedina di { $score }.
   *[other] Prima { who-inside } deve muovere una pedina di { $score }.
  }

## The end

result-all-off = { $by ->
    [you] Hai vinto { $own } a { $other }.
   *[other] { who } ha vinto { $own } a { $other }.
  }
result-won = { $by ->
    [you] Hai vinto.
   *[other] { who } ha vinto.
  }
result-stuck = Chi ha vinto avrebbe potuto muovere solo pedine coperte da pedine avversarie: con queste regole vince.
result-resigned = { $by ->
    [computer] Hai abbandonato la partita.
    [you] Il computer ha abbandonato.
   *[other] L’altro giocatore ha abbandonato.
  }
result-points = { $by ->
    [you] Hai segnato
   *[other] { who } ha segnato
  } { $points } { $points ->
    [one] punto
   *[other] punti
  }.
result-purses = { $by ->
    [you] Hai { $own }, { $owner ->
        [computer] il computer
       *[other] l’altro giocatore
      } { $other }.
    [computer] Hai { $other }, il computer { $own }.
    [light] Chiaro ha { $own }, Scuro { $other }.
   *[dark] Chiaro ha { $other }, Scuro { $own }.
  }
story-luck = { $luck ->
    [much-for] { $by ->
        [you] I dadi ti hanno aiutato molto.
       *[other] I dadi hanno aiutato molto { who-inside }.
      }
    [little-for] { $by ->
        [you] I dadi ti hanno aiutato un po’.
       *[other] I dadi hanno aiutato un po’ { who-inside }.
      }
    [little-against] { $by ->
        [you] I dadi ti hanno ostacolato un po’.
       *[other] I dadi hanno ostacolato un po’ { who-inside }.
      }
    [much-against] { $by ->
        [you] I dadi ti hanno ostacolato molto.
       *[other] I dadi hanno ostacolato molto { who-inside }.
      }
   *[even] I dadi hanno aiutato entrambi quasi allo stesso modo.
  }
story-clean = { $by ->
    [you] Le tue scelte sono state quasi perfette.
   *[other] Le scelte { whose } sono state quasi perfette.
  }
story-small = { $by ->
    [you] Nessuna delle tue scelte è costata molto.
   *[other] Nessuna delle scelte { whose } è costata molto.
  }
story-many = { $by ->
    [you] Le tue scelte insieme sono costate molto.
   *[other] Le scelte { whose } insieme sono costate molto.
  }
story-nearly-lost = Una scelta ha quasi fatto perdere tutto.
story-one-choice = { $by ->
    [you] Una delle tue scelte è costata più delle altre.
   *[other] Una delle scelte { whose } è costata più delle altre.
  }
whose-start = { $by ->
    [you] Le tue
    [computer] Del computer:
    [other] Dell’altro giocatore:
    [light] Di Chiaro:
   *[dark] Di Scuro:
  }
result-draw = Patta.
result-draw-skips = Per molto tempo nessuna pedina ha potuto muovere.
result-draw-length = La partita è diventata troppo lunga.

## How the game went, in numbers

review-choices = { $by ->
    [you] Le tue scelte
   *[other] Scelte { whose }
  }
end-brief = { $by ->
    [you] Dadi: { $dice }. Le tue scelte: { $own }.
   *[other] Dadi: { $dice }. Scelte { whose }: { $own }.
  }
review-note = { $kind ->
    [chance] In probabilità di vittoria ({ who-inside }), secondo il giudizio del computer. Le righe si sommano.
    [points] In saldo dei punti ({ who-inside }), secondo il giudizio del computer. Le righe si sommano.
   *[money] In denaro ({ who-inside }), secondo il giudizio del computer. Le righe si sommano.
  }
