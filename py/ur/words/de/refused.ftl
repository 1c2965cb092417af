### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = Zeile { $line }: { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = „{ $text }“ – { $reason }

## Rules

refused-no-rules = Nirgends steht, nach welchen Regeln gespielt wurde.
refused-rules = Regeln namens „{ $rules }“ gibt es hier nicht.
refused-option = Diese Regeln haben keine Option „{ $option }“.
# $values are words of the notation, with commas.
refused-value-of = Die Option „{ $option }“ nimmt nur einen dieser Werte: { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = „{ $key }“ steht zweimal da.
refused-level = Die Stufe „{ $level }“ gibt es nicht.

## Records and links

refused-too-long = Das ist zu lang für ein Spiel.
refused-no-record = Das ist keine Mitschrift eines Spiels.
refused-version = Das stammt aus einer anderen Version dieses Spiels und lässt sich hier nicht lesen.
refused-damaged = Das ist beschädigt oder wurde geändert.
# $n is the number of an entry in the record.
refused-at = Eintrag { $n } passt nicht zu dem, was davor steht.
refused-no-moves = Darin steht kein Zug.
refused-link = Das ist kein Link zu einem Spiel, oder sein Ende fehlt.
refused-no-link = Dieses Spiel ist zu lang für einen Link, oder es beginnt mit einer Stellung. Speichere es als Datei.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = Eine Zeile, die mit einer eckigen Klammer beginnt, hat einen Namen, einen Text in Anführungszeichen und eine schließende Klammer.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = Bei „{ $tag }“ steht „{ $stated }“, aber die Züge führen zu „{ $given }“.
refused-comment = Ein Kommentar steht in geschweiften Klammern, und auf jeden Backslash darin muss ein passendes Zeichen folgen.
# $example is "start light 2-1".
refused-start = Ein Beginn wird so geschrieben: „{ $example }“.
refused-first = Am Anfang eines Spiels steht sein Beginn oder eine Zugnummer.

## Moves and throws

refused-turn = { $by ->
    [light] Hier ist Hell dran.
   *[dark] Hier ist Dunkel dran.
  }
refused-without-throw = Davor fehlt ein Wurf.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = Der Wurf „{ $throw }“ zählt nach diesen Regeln { $score }, nicht { $stated }.
# $throws are the names of throws, with commas.
refused-throw = Dieser Wurf ist hier nicht möglich. Möglich: { $throws }.
refused-no-throw-now = So kann jetzt nicht gewürfelt werden.
# $moves are moves in notation, with commas.
refused-move = Dieser Zug ist hier nicht möglich. Möglich: { $moves }.
refused-pass-only = Hier ist kein Zug möglich.
# $could are moves or pieces in notation, with commas.
refused-unclear = Das kann Verschiedenes heißen. Schreib eines davon: { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = Das Zeichen „{ $sign }“ passt nicht zu diesem Zug.
refused-pass = Passen ist hier nicht erlaubt.
refused-over = Das Spiel war schon vorher zu Ende.
refused-entry = Das kann nach diesen Regeln hier nicht stehen.
refused-undo = Es gibt nichts zurückzunehmen.
refused-redo = Es gibt nichts zu wiederholen.

## Records of other programs

refused-goes-on = Nach diesen Regeln geht das Spiel hier weiter.
refused-unplayed = Der Wurf davor (Wert: { $score }) wurde nicht gespielt.
refused-unsaid = Diese Regeln verlangen hier eine Angabe, die in der Datei fehlt.
# $move and $lost are examples in notation.
refused-word = Das ist weder ein Zug wie { $move } noch ein verlorener Wurf wie { $lost }.
refused-no-such-throw = Nach diesen Regeln passt dazu kein Wurf, oder mehr als einer.
refused-disagree = { $what ->
    [capture] Die Datei und diese Regeln widersprechen sich darin, ob dieser Zug schlägt.
   *[rosette] Die Datei und diese Regeln widersprechen sich darin, ob dieser Zug auf einer Rosette endet.
  }

## Positions

# $example is a position in notation.
refused-position = Eine Stellung wird so geschrieben: „{ $example }“.
refused-square = Ein Feld „{ $square }“ gibt es in diesen Regeln nicht.
refused-piece = „{ $piece }“ kann nach diesen Regeln nicht auf { $square } stehen.
refused-stack = Diese Steine können nach diesen Regeln nicht auf { $square } stehen.
refused-count = { $by ->
    [light] Steine von Hell: { $n } insgesamt; nach diesen Regeln sind es { $all }.
   *[dark] Steine von Dunkel: { $n } insgesamt; nach diesen Regeln sind es { $all }.
  }
refused-same-kind = { $by ->
    [light] Hell hat denselben Vogel zweimal.
   *[dark] Dunkel hat denselben Vogel zweimal.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = Was bei „{ $key }“ steht, ist in diesen Regeln nicht möglich.
refused-won = { $by ->
    [light] Alle Steine von Hell sind im Ziel, also hat Hell gewonnen.
   *[dark] Alle Steine von Dunkel sind im Ziel, also hat Dunkel gewonnen.
  }

## Puzzles made of positions

refused-puzzle-position = In dieser Stellung kann niemand spielen.
refused-puzzle-throw = Eine Aufgabe braucht einen Wurf.
refused-puzzle-choice = Hier gibt es keine Wahl: Eine Aufgabe braucht mindestens zwei Möglichkeiten.
refused-puzzle-close = Hier ist keine Wahl eindeutig die beste.
