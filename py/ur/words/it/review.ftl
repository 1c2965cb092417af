### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back, the proof of its dice. They are fetched with their views.

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
look-because = Meglio: { $reason }.
look-legend = { $kind ->
    [chance] Un segno indica una scelta che è costata, su 100 di probabilità di vittoria:
    [points] Un segno indica una scelta che è costata, in saldo dei punti:
   *[money] Un segno indica una scelta che è costata, in denaro:
  }
mark-doubtful = ?! dubbia, da { $least }
    .name = dubbia
    .sign = ?!
mark-slip = ? una svista, da { $least }
    .name = una svista
    .sign = ?
mark-mistake = ?? un errore, da { $least }
    .name = un errore
    .sign = ??

## The throws of a game

throws-title = Lanci di questa partita
throws-note = Tra parentesi: quanti se ne attendono in media.
# same as in English
throws-count = { $count } ({ $due })
throws-marked = Segnati
throws-value = Risultato
level-top = { $won ->
    [true] Hai battuto il livello più alto che c’è!
   *[other] Questo è il livello più alto: anche un buon giocatore qui perde spesso.
  } Una nuova partita con altre regole è una nuova sfida.

## Dice that can be checked

dice-commit = Un numero segreto, il seme, ha fissato tutti i lanci prima del primo. Questa è la sua impronta (SHA-256), mostrata fin dall’inizio:
dice-later = Dopo la partita il seme appare qui, e da esso si può rifare ogni lancio.
dice-seed = Il seme
dice-word = La tua parola nel seme
dice-game = Il nome della partita
dice-checking = Si rifà ogni lancio…
dice-right = { $n ->
    [one] Il lancio è quello che dà il seme, e il seme corrisponde alla sua impronta.
   *[other] Tutti i { $n } lanci sono quelli che dà il seme, e il seme corrisponde alla sua impronta.
  }
dice-wrong = { $n ->
    [one] Un lancio non è quello che dà il seme.
   *[other] { $n } lanci non sono quelli che dà il seme.
  }
dice-unkept = Il seme non corrisponde all’impronta mostrata prima.
dice-typed = { $n ->
    [one] Un lancio è stato digitato da dadi veri: la pagina non può controllarlo.
   *[other] { $n } lanci sono stati digitati da dadi veri: la pagina non può controllarli.
  }
dice-imported = Questa partita è arrivata senza un nostro seme: i suoi dadi non provano nulla.
dice-proves-title = Che cosa prova
dice-proves = I lanci erano fissati prima della tua prima mossa, non hanno seguito il tuo gioco, e non li ha scelti il computer che gioca. Con una tua parola nel seme, non sono stati nemmeno scelti in anticipo.
dice-proves-nothing = Nulla: questi lanci non si possono rifare da questo seme. Il registro viene da altrove, o è stato cambiato.
dice-proves-not = Non prova nulla contro una persona che può cambiare questa pagina. La prova più forte sono dadi veri: si possono scegliere quando si prepara una partita.
dice-table = Ogni lancio
dice-n = Estrazione
dice-by = Chi
dice-fell = Lanciato
dice-again = Dal seme
dice-how = Come: l’estrazione numero i è HMAC-SHA256 con il seme come chiave su “ur-dice-1|parola|partita|i”; il dado k cade secondo il bit k.
fell-yes = sì
# same as in English
fell-no = no

## Real dice, judged

fairness-throws = { $whose ->
    [page] Dopo { $n } lanci con i dadi della pagina
   *[own] Dopo { $n } lanci con i tuoi dadi
  }
fairness-fair = { fairness-throws }: sembrano equi. Differenze come queste sono un caso.
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
