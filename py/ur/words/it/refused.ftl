### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = Riga { $line }: { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = “{ $text }” – { $reason }

## Rules

refused-no-rules = Da nessuna parte è scritto con quali regole si è giocato.
refused-rules = Qui non ci sono regole chiamate “{ $rules }”.
refused-option = Queste regole non hanno l’opzione “{ $option }”.
# $values are words of the notation, with commas.
refused-value-of = L’opzione “{ $option }” accetta uno di questi valori: { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = “{ $key }” compare due volte.
refused-level = Non c’è nessun livello “{ $level }”.

## Records and links

refused-too-long = È troppo lungo per una partita.
refused-no-record = Non è il registro di una partita.
refused-version = Viene da un’altra versione di questo gioco e qui non si può leggere.
refused-damaged = È danneggiato, o qualcuno lo ha cambiato.
# $n is the number of an entry in the record.
refused-at = La voce { $n } non segue da ciò che la precede.
refused-no-moves = Non contiene nessuna mossa.
refused-link = Non è un link a una partita, o ne manca la fine.
refused-no-link = Questa partita è troppo lunga per un link, o comincia da una posizione. Salvala come file.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = Una riga che comincia con una parentesi quadra deve avere un nome, un testo fra virgolette e una parentesi quadra di chiusura.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = In “{ $tag }” c’è scritto “{ $stated }”, ma le mosse portano a “{ $given }”.
refused-comment = Un commento sta fra parentesi graffe, e a ogni barra rovesciata deve seguire un segno adatto.
# $example is "start light 2-1".
refused-start = Un inizio si scrive così: “{ $example }”.
refused-first = Una partita comincia con il suo inizio, o con il numero di un turno.

## Moves and throws

refused-turn = { $by ->
    [light] Qui tocca a Chiaro.
   *[dark] Qui tocca a Scuro.
  }
refused-without-throw = Manca un lancio prima di questo.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = Con queste regole il lancio “{ $throw }” vale { $score }, non { $stated }.
# $throws are the names of throws, with commas.
refused-throw = Qui questo lancio non è possibile. Sono possibili: { $throws }.
refused-no-throw-now = Ora questo non si può lanciare.
# $moves are moves in notation, with commas.
refused-move = Qui questa mossa non è possibile. Sono possibili: { $moves }.
refused-pass-only = Qui non è possibile nessuna mossa.
# $could are moves or pieces in notation, with commas.
refused-unclear = Questo può voler dire più cose. Scrivi una di queste: { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = Il segno “{ $sign }” non corrisponde a questa mossa.
refused-pass = Qui non è permesso passare.
refused-over = La partita era già finita.
refused-entry = Con queste regole questo non può trovarsi qui in una partita.
refused-undo = Non c’è nulla da ritirare.
refused-redo = Non c’è nulla da ripetere.

## Records of other programs

refused-goes-on = Con queste regole la partita qui continua.
refused-unplayed = Il lancio precedente, { $score }, non è stato giocato.
refused-unsaid = Qui queste regole chiedono qualcosa che il file non dice.
# $move and $lost are examples in notation.
refused-word = Non è né una mossa come { $move } né un lancio perso come { $lost }.
refused-no-such-throw = Con queste regole non gli corrisponde nessun lancio, o più di uno.
refused-disagree = { $what ->
    [capture] Secondo il file questa mossa cattura e secondo queste regole no, o viceversa.
   *[rosette] Secondo il file questa mossa finisce su una rosetta e secondo queste regole no, o viceversa.
  }

## Positions

# $example is a position in notation.
refused-position = Una posizione si scrive così: “{ $example }”.
refused-square = In queste regole non c’è nessuna casella “{ $square }”.
refused-piece = Con queste regole “{ $piece }” non può stare su { $square }.
refused-stack = Con queste regole queste pedine non possono stare su { $square }.
refused-count = { $by ->
    [light] Pedine di Chiaro: { $n } in tutto, ma con queste regole sono { $all }.
   *[dark] Pedine di Scuro: { $n } in tutto, ma con queste regole sono { $all }.
  }
refused-same-kind = { $by ->
    [light] Chiaro ha due volte lo stesso uccello.
   *[dark] Scuro ha due volte lo stesso uccello.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = Ciò che è indicato in “{ $key }” non è possibile con queste regole.
refused-won = { $by ->
    [light] Tutte le pedine di Chiaro sono all’arrivo, quindi ha vinto Chiaro.
   *[dark] Tutte le pedine di Scuro sono all’arrivo, quindi ha vinto Scuro.
  }

## Puzzles made of positions

refused-puzzle-position = In questa posizione non si può giocare nulla.
refused-puzzle-throw = Per un problema serve un lancio.
refused-puzzle-choice = Qui non c’è nulla da scegliere: per un problema servono almeno due scelte.
refused-puzzle-close = Qui nessuna scelta è chiaramente la migliore.
