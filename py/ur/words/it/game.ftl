### Translated by machine, not yet read by a native speaker.

side-light = Chiaro
side-dark = Scuro
piece = pedina
piece-blank = pedina liscia
piece-dotted = pedina a pallini
kind-swallow = Rondine
kind-storm-bird = Uccello della tempesta
kind-raven = Corvo
kind-rooster = Gallo
kind-eagle = Aquila
ornament-rosette = rosetta
ornament-eyes = occhi
ornament-five-dots = cinque pallini
ornament-four-fives = quattro cinquine
ornament-five = cinquina piccola
ornament-twelve = dodici pallini
ornament-plain = casella semplice
square-start = Partenza
square-rosette = { $middle ->
    [true] { $square } (rosetta centrale)
   *[false] { $square } (rosetta)
  }
square-ornament = { $square } ({ $ornament })
hand = riserva
sentences = { $first } { $second }
clauses = { $first }, { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = Decide il caso chi comincia: lanciate una moneta, o nascondete una pedina in una mano. Chi comincia?
start-ask-thrower = Uno di voi lancia un solo dado, e l’altro prevede come cadrà. Chi lancia?
start-ask-guess = L’altro giocatore prevede come cadrà. Qual è la previsione?
start-ask-result = Ora lancia il dado. Come è caduto?
start-marked = segnato
start-unmarked = non segnato

## What can be done

enter = entrata su { $to } ({ $piece })
move = da { $from } a { $to }
move-kind = { $piece }: { $move }
move-in = dalla partenza a { $to }
move-off = da { $from } all’arrivo
by-way-of = { $to }, per { $square }
# same as in English
act-then = { $act }: { $then }
act-throw = Lancia di nuovo
act-convert = Lancia il secondo astragalo: il “sì” vale { $score }, il “no” chiude il turno
then-again = lanci di nuovo
then-captured = cattura
then-sent-off = incontra una pila avversaria e torna nella riserva
then-onward = prosegue fino a { $to }
then-onward-off = prosegue fino all’arrivo
then-turns = si gira
then-pays = paga { $amount }
then-takes = prende { $amount }
then-extra = puoi lanciare di nuovo
then-award = puoi far entrare una pedina
then-forfeit = l’altro giocatore muove di { $score } { $score ->
    [one] casella
   *[other] caselle
  }
then-wins = vince
then-ends = chiude il turno
pass = Passa
pass-stuck = Continua
pass-extra = Fermati qui
pass-award = Lasciala in riserva

## Why a piece cannot move

why-over = La partita è finita.
why-no-throw = Prima devi lanciare.
why-no-score = Questo lancio non vale nulla, quindi non si muove nulla.
why-barred = Questa pedina ha guadagnato il lancio, quindi deve usarlo un’altra.
why-kit = { $rosette ->
    [true] Una pedina su una rosetta muove solo con { $count } dadi.
   *[false] Un lancio di { $count } dadi vale solo per una pedina che lascia una rosetta.
  }
why-under = { $whose ->
    [enemy] Una pedina avversaria ci sta sopra.
   *[own] Un’altra delle tue pedine ci sta sopra.
  }
why-too-far = { $left ->
    [one] { $score } è troppo: resta solo un passo, e il lancio deve essere esatto.
   *[other] { $score } è troppo: restano solo { $left } passi, e il lancio deve essere esatto.
  }
why-own = Su { $square } c’è una tua pedina.
why-safe = { $ornament ->
    [rosette] La pedina avversaria su { $square } è al sicuro: sta su una rosetta.
   *[other] La pedina avversaria su { $square } è al sicuro.
  }
why-full = La pila su { $square } è piena.
why-stack = { $whose ->
    [own] La pila su { $square } è piena.
   *[enemy] L’altro giocatore occupa { $square }.
  }
why-side = { $dots ->
    [true] Su { $square } la tua pedina mostrerebbe i pallini, e quella avversaria non li mostra: si cattura solo una pedina con la stessa faccia in su.
   *[false] La pedina avversaria su { $square } mostra i pallini, e la tua non li mostrerebbe: si cattura solo una pedina con la stessa faccia in su.
  }
why-turned = La pedina avversaria su { $square } mostra i pallini ed è al sicuro.
why-blocked = Casella non libera: { $square }.
why-needs-all = Una pedina entra solo quando tutti e { $marked } sono segnati.
why-needs-throw = { $piece }: entra con { $score }.
why-order = Ordine di entrata: prima { $before }, poi { $piece }.
why-needs-kit = Le pedine entrano con il lancio di { $count } dadi.
why-no-entry = Con questo lancio non può entrare nessuna pedina.
why-pending-extra = Prima: lanciare di nuovo o fermarsi?
why-pending-award = Prima: mettere una pedina alla partenza o no?
