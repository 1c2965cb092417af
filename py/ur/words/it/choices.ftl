### Translated by machine, not yet read by a native speaker.

## Rulesets

# same as in English
rules-finkel = Finkel
    .line = Il gioco più noto: sette pedine, quattro dadi e rosette che proteggono e danno un altro lancio.
    .special = Un percorso breve con rosette sicure. Solo quella al centro è raggiungibile da entrambi: una pedina lì tiene il centro del tavoliere.
# same as in English
rules-british-museum = British Museum
    .line = La stessa corsa con cinque pedine: una buona prima partita.
    .special = Tutto ciò che fa di Ur una corsa, e finisce presto. Un lancio senza dadi segnati è perso.
# same as in English
rules-biles = Biles
    .line = Sette pedine sul percorso breve, e tre dadi che valgono quattro quando nessuno è segnato.
    .special = Con tre dadi il quattro è più frequente, e ogni lancio vale almeno uno.
rules-leaflet = Il foglietto
    .line = Il percorso lungo, intorno al blocco piccolo. Un quattro dà un altro lancio; le rosette proteggono soltanto.
    .special = Il lancio extra lo dà il quattro, non la rosetta. Nel blocco piccolo i giocatori si vengono incontro.
rules-conventional = Convenzionale
    .line = Il percorso lungo, con rosette che proteggono e danno un altro lancio.
    .special = Ogni quattro caselle del percorso c’è una rosetta. Con i quattro una pedina passa dall’una all’altra, e ogni volta lanci di nuovo.
# same as in English
rules-masters = Masters
    .line = Il percorso lungo, con rosette che danno un altro lancio ma non proteggono.
    .special = Nessuna casella usata da entrambi i giocatori è sicura.
# same as in English
rules-blitz = Blitz
    .line = Cinque pedine, nessuna casella sicura, e un altro lancio per ogni rosetta e per ogni cattura.
    .special = Una cattura rende subito: lanci di nuovo.
# same as in English
rules-aseb = Aseb
    .line = Il tavoliere posteriore di venti caselle, noto dall’Egitto: un blocco e una lunga coda.
    .special = Dritti lungo la coda: i giocatori condividono dodici caselle, fino in fondo.
# same as in English
rules-murray = Murray
    .line = Tutta l’andata e tutto il ritorno: 27 caselle, la corsa più lunga.
    .special = Le pedine che vanno incontrano quelle che tornano, e le tue si bloccano fra loro. Gioca con calma.
# same as in English
rules-bell = Bell
    .line = Un gioco con poste: una multa per ogni rosetta, e chi vince prende il piatto.
    .special = Una pedina entra solo quando tutti e tre i dadi sono segnati, e sulla quinta casella. Ogni lancio che vale qualcosa ne dà un altro.
# same as in English
rules-skiryuk = Skiryuk
    .line = Quasi tutti gli ornamenti hanno un significato; le pedine si girano e si impilano.
    .special = Le pedine vanno con la faccia liscia in su e tornano con i pallini. Catturano solo pedine che mostrano la stessa faccia, e in una pila possono coprire una pedina avversaria.
# same as in English
rules-merit = Merit
    .line = Il gioco in scatola del 1976: caselle che raddoppiano, premi, pegni, e punti alla fine.
    .special = Il tuo turno dura finché un lancio non vale nulla. Quando ti fermi sugli occhi, l’altro giocatore ottiene una mossa.
rules-tablet = La tavoletta
    .line = Il gioco di una tavoletta d’argilla del 177 a.C.: cinque uccelli, due astragali e un piatto.
    .special = Ogni uccello ha il suo numero e il suo valore. Un secondo astragalo può cambiare il numero o chiudere il turno.
rules-race = Regole della casa
    .line = Componi la tua corsa: percorso, pedine, dadi, protezione e lanci extra.
    .special = Puoi scegliere ogni parte e condividere le tue regole con un link.

## Options

option-pieces = Pedine a testa
    .note = Con meno pedine la partita è più breve.
option-may-pass = Passare
    .note = La fonte dice “può”. Chi passa non guadagna lanci extra.
option-may-pass-false = Vietato se puoi muovere
option-may-pass-true = Permesso
option-decline-extra = Lanci extra
    .note = Se rinunci al lancio, il tuo turno finisce.
option-decline-extra-auto = Fatti automaticamente
option-decline-extra-ask = Chiedere ogni volta
option-a8c8 = Angoli A8 e C8
    .note = Lì una pedina avversaria blocca la casella e non può essere catturata. Nel gioco di Skiryuk conta solo dove le pedine scelgono da che parte girare intorno al blocco piccolo.
option-a8c8-plain = Come le altre caselle
option-a8c8-safe = Lì una pedina è al sicuro
option-lots = Dadi
    .note = Con tre dadi il quattro esce più spesso.
option-lots-3 = Tre; nessuno segnato vale quattro
option-lots-4 = Quattro; nessuno segnato non vale nulla
option-return = Le ultime quattro caselle
    .note = Se sono dalla parte dell’altro giocatore, entrambi usano tutte e venti le caselle.
option-return-own = Dalla tua parte
option-return-opposite = Dalla parte dell’altro giocatore: la partita dura il doppio
option-stake = Posta di ogni giocatore
    .note = Entrambi i giocatori la versano prima del primo lancio. Chi vince prende tutto.
option-fine = Multa per una rosetta
    .note = Chi si ferma su una rosetta la paga al piatto.
option-purse = Ciò che ha ogni giocatore (vuoto: senza limite)
    .note = Un giocatore con una borsa non paga mai più di quanto ha.
option-extra-needs-move = Un lancio che vale qualcosa ma non muove nulla
    .note = Ogni lancio che vale qualcosa ne dà un altro. Qui si tratta di un lancio che nessuna pedina può usare.
option-extra-needs-move-false = Dà comunque un altro lancio
option-extra-needs-move-true = Chiude il turno
option-bell-guess = Chi comincia
    .note = Un giocatore lancia un dado, e l’altro prevede come cadrà.
option-bell-guess-false = Il lancio più alto
option-bell-guess-true = Una previsione su un dado
option-path = Percorso
    .note = Le caselle lungo cui muove una pedina, dalla prima all’ultima.
option-path-main = Da A4 e C4, per A1 e C1
option-path-alt = Da A1 e C1 lungo la fila fino a B4
option-path-short14 = Breve, 14 caselle
option-path-long16 = Lungo, 16 caselle
option-path-late16 = Tavoliere posteriore, 16 caselle
option-path-murray27 = Andata e ritorno, 27 caselle
option-loop = Intorno al blocco piccolo
    .note = La strada da B7 intorno al blocco piccolo e di nuovo a B7. Dove le pedine scelgono la strada, possono essere catturate anche su A7, A8, C7 e C8.
option-loop-opposite = Prima la parte dell’altro giocatore
option-loop-own = Prima la propria parte
option-loop-choice = Ogni pedina può scegliere
option-b7 = Gli occhi su B7
    .note = Lì si impilano le pedine di un solo giocatore. Se la casella non è sicura, una pedina sola può essere catturata.
option-b7-safe = Casella sicura
option-b7-unsafe = Una pedina sola può essere catturata
option-stuck = Pedine coperte
    .note = Che cosa succede quando non puoi muovere solo perché le tue pedine stanno sotto pedine avversarie.
option-stuck-skip = Il turno è perso
option-stuck-win = Vinci subito (molte partite finiscono così)
option-stuck-unbury = Ne tiri fuori una e la muovi
option-bonus = Il lancio per una rosetta
    .note = Fermarsi su una rosetta dà un altro lancio.
option-bonus-any = Può usarlo qualsiasi pedina
option-bonus-other = Deve usarlo un’altra pedina
option-leave-rosette = Lasciare una rosetta
    .note = Sei dadi muovono solo le pedine sulle rosette, tre dadi solo le altre. Nessuno segnato su sei vale sette.
option-leave-rosette-3 = Tre dadi, come per le altre mosse
option-leave-rosette-6 = Sei dadi, scelti prima del lancio
option-mixed = Pile miste
    .note = Le pedine dei due giocatori si impilano, fino a quattro, e muove solo quella in cima.
option-mixed-b3-b6 = Su B3 e B6
option-mixed-b3-b7 = Su B3 e B7
option-mixed-b3-b6-b7 = Su B3, B6 e B7
option-eyes-lifo = Pile sugli occhi
    .note = Lì si impilano fino a quattro pedine di un solo giocatore.
option-eyes-lifo-false = Può uscire qualsiasi pedina
option-eyes-lifo-true = Può uscire solo la pedina in cima
option-b8-duel = La casella di svolta B8
    .note = Lì una pedina gira in su i pallini, a metà del giro intorno al blocco piccolo.
option-b8-duel-false = Lì una pedina può essere catturata
option-b8-duel-true = Lì una pedina è al sicuro
option-eyes-value = Una pedina rimasta sugli occhi
    .note = Quanto segna chi vince per ogni pedina che chi perde ha lì.
option-eyes-value-4 = Quattro punti
option-eyes-value-0 = Nessun punto
option-match = Partite della serie
    .note = I punti di tutte le partite si sommano.
option-board = Tavoliere
    .note = Il tavoliere di Ur ha un blocco piccolo, quello posteriore una lunga coda.
option-board-late = Il tavoliere posteriore, a cui si adattano i numeri della tavoletta
option-board-ur = Il tavoliere di Ur
option-order = Prima entrata
    .note = Se gli uccelli entrano la prima volta in ordine, dalla rondine all’aquila. Un uccello catturato non deve aspettare gli altri.
option-order-fixed = In ordine
option-order-free = In qualsiasi ordine
option-pass-fee = Superare rosette
    .note = Quanto paga un uccello quando supera delle rosette.
option-pass-fee-each = Il suo valore per ciascuna
option-pass-fee-once-unless-landing = Il suo valore una volta, o nulla se si ferma su una
option-leftover = Il piatto alla fine
    .note = Dopo che chi perde ha pagato.
option-leftover-winner = A chi vince
option-leftover-split = Diviso a metà
option-penalty = Chi perde paga per
    .note = Quanto chi perde paga a chi vince, uccello per uccello.
option-penalty-on-board = Uccelli sul tavoliere
option-penalty-all-not-home = Tutti gli uccelli non arrivati
option-rosette-throw = Fermarsi su una rosetta
    .note = L’uccello prende il suo valore dal piatto.
option-rosette-throw-false = Non dà un altro lancio
option-rosette-throw-true = Dà anche un altro lancio
option-zero = Nessuno segnato vale
    .note = Quanto vale un lancio senza dadi segnati: nulla, o uno più del numero dei dadi.
option-safe = Una pedina su una rosetta
    .note = Al sicuro vuol dire che nessuna pedina avversaria può fermarsi lì.
option-safe-rosettes = È al sicuro
option-safe-none = Può essere catturata
option-again = Un altro lancio per
    .note = Puoi sceglierne più d’uno. Una mossa guadagna comunque al massimo un lancio.
option-again-rosette = Una rosetta
option-again-capture = Una cattura
option-again-four = Un quattro
option-again-none = Nulla
option-capture = Fermarsi su una pedina avversaria
    .note = Una pedina catturata riparte dalla riserva.
option-capture-yes = La cattura
option-capture-no = Non è possibile

## Parts that do not fit: which, and what to change

misfit-number = { $option }: scegli un numero intero da { $low } a { $high }.
misfit-zero = Con { $lots } dadi, nessuno segnato vale 0 o { $most }. Scegli uno di questi, o un altro numero di dadi.
misfit-again-capture = Dove non si cattura, una cattura non può dare un altro lancio. Permetti le catture, o togli il lancio per una cattura.
misfit-again-four = Tre dadi danno un quattro solo dove nessuno segnato vale quattro. Scegli questo, o quattro dadi, o togli il lancio per un quattro.
misfit-locked = { $most ->
    [2] Con andata e ritorno senza catture, più di { $most } pedine a testa possono bloccarsi per sempre. Scegline { $most } o meno, o permetti le catture. Con dadi che possono valere quattro sono possibili tre pedine.
   *[other] Con andata e ritorno senza catture, più di { $most } pedine a testa possono bloccarsi per sempre. Scegline { $most } o meno, o permetti le catture.
  }
misfit-b7 = Una pila mista su B7 non ha una pedina sola da catturare. Lascia B7 sicura, o scegli pile miste senza B7.
