### Translated by machine, not yet read by a native speaker.

# The proof of the dice: how they were fixed before the game, and what that proves.

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
dice-how = Come: l’estrazione numero i è HMAC-SHA256 con il seme come chiave su “ur-dice-1|parola|partita|i”; il dado k cade secondo il bit k, il primo astragalo secondo i due bit più bassi, l’altro secondo il più basso.
fell-yes = sì
# same as in English
fell-no = no
