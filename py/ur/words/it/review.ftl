### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

## The end of a game

result-tallies = Il conto
graph-title = { $kind ->
    [chance] Probabilità di vittoria durante la partita
    [points] Punti durante la partita
   *[money] Denaro durante la partita
  }
graph-start = Inizio
graph-end = Fine

## Looking back, move by move

look-start = L’inizio della partita.
look-turned = Qui la partita è cambiata di più.
look-better = { $cost } Meglio: { $move } – { $reason }.
look-best = Nessuna scelta era migliore.
look-near = Quasi buona come la migliore. { $cost }
look-first = All’inizio
look-previous = Prima
look-next = Dopo
look-end = Alla fine
look-next-mark = Prossimo segno
look-list = Tutte le mosse
look-play-on = Continua a giocare da qui
look-play-on-note = Quello che giochi da qui in poi non viene salvato.
look-count = { $by ->
    [you] Tu
   *[other] { who }
  }: { $marks ->
    [0] nessun segno
    [one] un segno
   *[other] { $marks } segni
  } in { $choices ->
    [one] una scelta
   *[other] { $choices } scelte
  }
look-accuracy = Precisione: { $n } su 100
look-accuracy-note = Precisione: 100 se ogni scelta è la migliore, 50 se si sceglie a caso.
look-choices = Che cosa si poteva scegliere, e quanto vale
look-played = (giocata)
look-because = La migliore: { $reason }.
look-progress = Lanci e mosse valutati più a fondo: { $looked } su { $all }
look-throws = Che cosa poteva dare il lancio
look-chance = { $n } su { $all }
look-short = Troppo breve per dire qualcosa.
look-legend = { $kind ->
    [chance] Un segno indica una scelta che è costata tante vittorie su 100 partite:
    [points] Un segno indica una scelta che è costata, in saldo dei punti:
   *[money] Un segno indica una scelta che è costata, in denaro:
  }
look-limits = I limiti dipendono dalle regole, così un segno vuol dire sempre la stessa cosa: il livello 3 del computer ne riceve uno in circa 1 scelta su { $doubtful }, ? o ?? in 1 su { $slip }, ?? in 1 su { $mistake }.
look-dice = I dadi
look-luck = Il numero accanto a un lancio: la fortuna che ha portato.
look-band = La fascia attorno alla linea è ± { $half }. In nove posizioni su dieci di cui si conosce il valore esatto, quel valore è nella fascia.
mark-doubtful = ?! dubbia, da { $least }
    .name = dubbia
    .sign = ?!
mark-slip = ? una svista, da { $least }
    .name = una svista
    .sign = ?
mark-mistake = ?? un errore, da { $least }
    .name = un errore
    .sign = ??
mark-found = ben trovata: di gran lunga la migliore, ma a prima vista non sembra
    .name = ben trovata

## A deep look at one choice

deep-look = Guarda più a fondo
deep-stop = Ferma
deep-games = Prosecuzioni: { $games } su { $all }
deep-enough = Prosecuzioni: { $games }. Bastano.
deep-estimate = Proseguendo: { $value } ± { $half }
deep-exact = Esatto: { $value }
deep-best = La migliore, e non per caso: { $move }.
deep-note = Il computer prosegue per alcuni lanci dopo ognuna delle scelte migliori, con gli stessi lanci per tutte, ne toglie la fortuna e giudica la fine. Con il 95% di certezza il caso non cambia un valore di più del numero dopo ±.
deep-exact-note = Restano così poche posizioni possibili che i valori sono certi.

## The throws of a game

throws-title = Lanci di questa partita: { $n }
throws-note = Tra parentesi: quanti se ne attendono in media.
# same as in English
throws-count = { $count } ({ $due })
throws-marked = Segnati
throws-value = Risultato
level-top = { $won ->
    [true] Hai battuto il livello più alto che c’è!
   *[other] Questo è il livello più alto: anche un buon giocatore qui perde spesso.
  } Una nuova partita con altre regole è una nuova sfida.

## Real dice, judged

fairness-throws = { $whose ->
    [page] Dopo { $n } lanci con i dadi della pagina
   *[own] Dopo { $n } lanci con i tuoi dadi
  }
fairness-fair = { fairness-throws }: sembrano equi. Differenze come queste sono dovute al caso.
fairness-odd = { fairness-throws }: un po’ insolito, circa una volta su { $once } prove con dadi equi. Tienili d’occhio.
fairness-unfair = { fairness-throws }: dadi equi non cadrebbero quasi mai così, una volta su { $once } prove o meno.
fairness-all = I dadi sono equi? A che livello gioco? Conta tutte le mie partite
strength-says = Partite contro il computer: { $games }. Giochi circa al livello { $level }, con il 95% di certezza fra il livello { $low } e il livello { $high }.
strength-few = Partite contro il computer: { $games }. Sono troppo poche per stimare il tuo livello.
fairness-counting = Si conta ogni lancio…
fairness-few = Finora ci sono meno di cinquanta lanci: troppo pochi per dire qualcosa.
fairness-kit = { $kind ->
    [bones] Astragali.
    [cubes] { $count } dadi cubici.
   *[lots] { $count } dadi.
  } { $text }

## Sound, size, statistics

stats-title = Risultati finora
stats-rules = Regole
stats-level = Contro
stats-played = Finite
stats-won = Vinte
stats-people = due persone
stats-level-of = livello { $level }

look-learn = Impara dagli errori: { $n }

look-whose = { $kind ->
    [chance] Probabilità di vittoria
    [points] Punti attesi
   *[money] Denaro atteso
  } { $by ->
    [you] (tu)
    [computer] (il computer)
    [other] (l’altro giocatore)
    [light] (Chiaro)
   *[dark] (Scuro)
  }
graph-moment = Mossa { $n } di { $all }. { look-whose }: { $value }
