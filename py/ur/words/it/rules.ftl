### Translated by machine, not yet read by a native speaker.

## The board

rule-board-ur = Il tavoliere delle tombe reali ha { $squares } caselle: un blocco grande e un blocco piccolo, uniti da un ponte.
rule-board-late = Il tavoliere più recente ha { $squares } caselle: un blocco di dodici e una coda di otto.
rule-pieces = Ogni giocatore comincia con { $count ->
    [one] una pedina
   *[other] { $count } pedine
  } in riserva.
rule-pieces-kinds = Ogni giocatore comincia con questi uccelli in riserva: { $kinds }.
rule-sides = Ogni pedina ha una faccia liscia e una faccia a pallini. Entra con la faccia liscia in su.
rule-spaces = Ogni giocatore ha due spazi accanto al tavoliere: una partenza prima della prima casella del percorso e un arrivo dopo l’ultima.
rule-path = Il percorso ha { $count } caselle. Chiaro muove lungo { $squares }; il percorso di Scuro è speculare.
rule-fork = Una pedina può girare intorno a queste caselle da una parte o dall’altra, e mantiene la strada che prende: { $squares }.
rule-twice = Un percorso passa due volte per alcune caselle, per Chiaro queste: { $squares }.
rule-shared = Entrambi i giocatori usano queste caselle: { $squares }.
rule-private = Un solo giocatore usa ciascuna di queste caselle: { $squares }.
rule-unused = Su queste caselle non sta mai nessuna pedina, perché le pedine entrano più avanti: { $squares }.

## Who begins

rule-start-lot = Decide il caso chi comincia.
rule-start-higher = Ogni giocatore lancia una volta, e comincia chi fa il risultato più alto. Se i risultati sono uguali, entrambi lanciano di nuovo. La prima mossa usa un nuovo lancio.
rule-start-guess = Decide il caso chi lancia un solo dado. L’altro giocatore prevede come cadrà, e comincia se la previsione è giusta. Se è sbagliata, comincia il giocatore che ha lanciato.
rule-start-one = Entrambi i giocatori lanciano finché esattamente uno di loro fa 1. Comincia quel giocatore, e quell’1 è la prima mossa.

## The throws

rule-lots = { $none ->
    [0] Lancia { $count } dadi tetraedrici e conta quelli che cadono segnati, con un vertice segnato in alto. Un lancio senza dadi segnati non vale nulla.
   *[other] Lancia { $count } dadi tetraedrici e conta quelli che cadono segnati, con un vertice segnato in alto. Un lancio senza dadi segnati vale { $none }.
  }
rule-lots-table = { $kind ->
    [cubes] Lancia { $count } dadi cubici. Un dado è segnato se cade con un segno in alto.
   *[other] Lancia { $count } dadi tetraedrici. Un dado è segnato se cade con un vertice segnato in alto.
  } Quanto vale il lancio dipende da quanti sono segnati: { $table }.
rule-lots-one = { $marked ->
    [0] “nessuno segnato” { $score ->
        [0] non vale nulla
       *[other] vale { $score }
      }
    [one] { $marked } segnato { $score ->
        [0] non vale nulla
       *[other] vale { $score }
      }
   *[other] { $marked } segnati { $score ->
        [0] non valgono nulla
       *[other] valgono { $score }
      }
  }
rule-kit-rosette = { $usual } dadi decidono chi comincia. Prima di ogni lancio successivo scegli { $usual } o { $count } dadi, se hai pedine per entrambi. { $count } dadi muovono solo una pedina che sta su una rosetta, e { $usual } dadi non muovono mai una pedina così. Un lancio di { $count } dadi senza nessuno segnato vale { $none }.
rule-bones = Lancia un astragalo. Mostra un numero da { $low } a { $high }.
rule-convert = Invece di giocare il numero, puoi lanciare un secondo astragalo, che dice “sì” o “no”. Il “sì” cambia il numero ({ $table }); il “no” chiude il turno. Se il numero non muove nessuna pedina, puoi ancora lanciare il secondo astragalo, o chiudere il turno.

## Entering

rule-enter-count = Una pedina entra sulla casella a cui arriva il lancio, contando dall’inizio del percorso: per Chiaro { $squares }. Può entrare mentre altre sono sul tavoliere.
rule-enter-kit = Le pedine entrano con un lancio di { $count } dadi.
rule-enter-with = Una pedina entra solo quando tutti e { $marked } cadono segnati. Va direttamente alla casella { $step } del percorso, { $square }. Con quel lancio puoi invece muovere una pedina di { $score } { $score ->
    [one] casella
   *[other] caselle
  }.
rule-enter-start = Una pedina entra solo quando tutti e { $marked } cadono segnati, o come premio. Si mette alla partenza. Quando cadono tutti segnati scegli: far entrare una pedina, o muoverne una di { $score } { $score ->
    [one] casella
   *[other] caselle
  }.
rule-launch = Ogni uccello entra con il suo numero, sulla sua casella (per Chiaro): { $table }.
rule-launch-one = { $kind } { $score } su { $to }
rule-launch-order = { $fixed ->
    [true] Gli uccelli entrano la prima volta in quest’ordine. Nel frattempo gli uccelli sul tavoliere possono muovere.
   *[false] Gli uccelli possono entrare in qualsiasi ordine.
  }
rule-launch-again = Un uccello catturato ({ $kind }) rientra su una casella a tua scelta subito prima di una rosetta (per Chiaro): { $squares }.

## Moving

rule-move = Muovi una pedina in avanti lungo il suo percorso di tante caselle quante ne dà il risultato, né più né meno.
rule-must = { $second ->
    [true] Se puoi muovere, devi muovere o lanciare il secondo astragalo.
   *[false] Se puoi muovere, devi farlo.
  } Anche far entrare una pedina è una mossa.
rule-may-pass = Puoi passare il turno anche se potresti muovere. Chi passa non guadagna lanci extra.
rule-over = Le pedine possono passare sopra qualsiasi altra pedina.
rule-top-only = Su { $squares } può muovere solo la pedina in cima a una pila.
rule-turn = Una pedina che si ferma su { $square } o supera questa casella gira in su la faccia a pallini, e la tiene in su. Prima si gira; poi valgono le regole della casella su cui si ferma.
rule-lost-throw-ends = { $second ->
    [true] Un lancio che non muove nulla è perso, e il turno finisce, a meno che tu non lanci il secondo astragalo.
   *[false] Un lancio che non muove nulla è perso, e il turno finisce.
  }
rule-lost-throw-kept = Un lancio che vale qualcosa ma non muove nulla dà comunque un altro lancio. Solo un lancio che non vale nulla chiude il turno.
rule-skips = Dopo { $limit } lanci persi di seguito, contando quelli di entrambi i giocatori, la partita è patta.
rule-stuck-wins = Se solo pedine avversarie sopra le tue ti impediscono di muovere, vinci subito. Molte partite finiscono così.
rule-unbury = Se solo pedine avversarie sopra le tue ti impediscono di muovere, tiri fuori una delle tue e la muovi.

## Landing

rule-own-blocks = { $alone ->
    [true] Due delle tue pedine non stanno mai sulla stessa casella.
   *[false] Su tutte le altre caselle, due delle tue pedine non stanno mai insieme.
  }
rule-safe-rosettes = Una pedina su una rosetta è al sicuro: nessuna pedina avversaria può fermarsi lì ({ $squares }).
rule-safe-everywhere = Non si cattura: una pedina avversaria blocca la sua casella.
rule-safe = Una pedina è al sicuro su { $squares }: nessuna pedina avversaria può fermarsi lì.
rule-capture = Chi si ferma su una pedina avversaria la cattura: essa torna nella riserva del suo giocatore. Può succedere su { $squares }.
rule-unsafe = Le rosette non proteggono: una pedina può essere catturata su { $squares }.
rule-mixed = Su { $squares } si impilano le pedine dei due giocatori, fino a { $limit }. Una nuova pedina va in cima, e non si cattura nulla.
rule-own-stack = Su { $squares } si impilano le pedine di un solo giocatore, fino a { $limit }. Finché stanno lì, l’altro giocatore non può fermarsi su quella casella.
rule-own-stack-open = Su { $squares } si impilano le pedine di un solo giocatore, fino a { $limit }.
rule-own-stack-free = Un numero qualsiasi di tue pedine può stare sulla stessa casella.
rule-single = Su { $squares } una pedina avversaria sola che mostra la stessa faccia della tua può essere catturata. Due o più pedine avversarie, o una che mostra l’altra faccia, chiudono la casella.
rule-capture-side = Chi si ferma su una pedina avversaria che mostra la stessa faccia della sua la cattura: essa torna nella riserva del suo giocatore. Può succedere su { $squares }.
rule-other-side = Una pedina avversaria che mostra l’altra faccia blocca la casella.
rule-turned-safe = Una pedina a pallini su { $squares } non può essere catturata; una liscia sì.
rule-capture-one = Chi si ferma su una pedina avversaria sola la cattura: essa torna nella riserva del suo giocatore. Può succedere su { $squares }.
rule-run-in = Fermarsi su due o più pedine avversarie rimanda la propria pedina nella riserva.
rule-doubles = Una pedina che si ferma su una di queste caselle avanza subito ancora dello stesso numero: { $squares }.
rule-award = Una pedina che si ferma su una rosetta ({ $squares }) ti permette di mettere un’altra pedina dalla riserva alla partenza.
rule-forfeit = Quando una tua pedina si ferma sugli occhi ({ $squares }), l’altro giocatore muove subito una pedina di { $score } { $score ->
    [one] casella
   *[other] caselle
  }. Quella mossa guadagna i propri premi e può vincere la partita; gli occhi su cui si ferma non fanno nulla. Poi il tuo turno continua.

## Extra throws

rule-again-rosette = Fermarsi su una rosetta ({ $squares }) dà un altro lancio.
rule-again-capture = Una cattura dà un altro lancio.
rule-again-score = Una mossa con un { $score } dà un altro lancio. Un { $score } che non muove nulla non ne dà, e nemmeno la mossa che vince.
rule-again-lots = Una mossa con un lancio che vale qualcosa dà un altro lancio.
rule-no-rosette = Le rosette non danno lanci extra.
rule-chain = { $any ->
    [true] Una mossa guadagna al massimo un lancio extra, e la mossa seguente può guadagnarne un altro. Può usarlo una qualsiasi delle tue pedine.
   *[false] Una mossa guadagna al massimo un lancio extra, e la mossa seguente può guadagnarne un altro.
  }
rule-bars = La pedina che ha guadagnato il lancio non può usarlo. Se nessun’altra può, il lancio è perso.

## Choices

rule-ask-extra = Ti si chiede se vuoi un lancio extra. Se non lo vuoi, il tuo turno finisce.
rule-award-choice = Puoi rinunciare al premio.
rule-forfeit-must = L’altro giocatore deve fare la mossa degli occhi, se una pedina può.

## Money and points

rule-stake = { $limited ->
    [true] Ogni giocatore comincia con { $purse } e ne versa { $stake } nel piatto prima del primo lancio. Un giocatore non paga mai più di quanto ha.
   *[false] Ogni giocatore versa { $stake } nel piatto prima del primo lancio. Una borsa può scendere sotto zero.
  }
rule-fine = { $limited ->
    [true] Chi si ferma su una rosetta paga { $amount } al piatto, o ciò che resta nella sua borsa.
   *[false] Chi si ferma su una rosetta paga { $amount } al piatto.
  }
rule-values = Ogni uccello ha un valore: { $values }.
# same as in English
rule-value = { $kind } { $value }
rule-landed = Un uccello che si ferma su una rosetta prende il suo valore dal piatto.
rule-passed = { $single ->
    [true] Un uccello che supera delle rosette paga al piatto il suo valore una volta, o nulla se si ferma su una rosetta.
   *[false] Un uccello paga al piatto il suo valore per ogni rosetta che supera, prima che valgano le regole della casella su cui si ferma.
  } Chi entra non ne supera nessuna.
rule-kitty = Chi vince prende il piatto.
rule-penalty = { $all ->
    [true] Chi perde paga a chi vince il valore di ogni uccello che non è all’arrivo, compresi quelli in riserva.
   *[false] Chi perde paga a chi vince il valore di ogni uccello ancora sul tavoliere.
  }
rule-pool = { $split ->
    [true] Poi il piatto si divide a metà. Un gettone in più va a chi vince.
   *[false] Poi chi vince prende il piatto.
  }

## The end

rule-off-exact = Una pedina va all’arrivo solo con il risultato esatto: un passo oltre l’ultima casella (per Chiaro { $last }).
rule-end = Vince il primo giocatore che porta tutte le pedine all’arrivo, e la partita finisce subito.
rule-points = Chi vince segna punti per ogni pedina che resta a chi perde: { $hand } per una in riserva, { $start } per una alla partenza, e per le altre il valore della loro casella ({ $table }).
# same as in English
rule-match = I punti di { $games } partite si sommano.
rule-length = Dopo { $limit } lanci la partita è patta.
