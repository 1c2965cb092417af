### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

## The end of a game

result-tallies = Der Stand
graph-title = { $kind ->
    [chance] Gewinnchance im Verlauf des Spiels
    [points] Punkte im Verlauf des Spiels
   *[money] Geld im Verlauf des Spiels
  }
graph-start = Anfang
graph-end = Ende

## Looking back, move by move

look-start = Der Anfang des Spiels.
look-turned = Hier änderte sich das Spiel am meisten.
look-better = { $cost } Besser: { $move } – { $reason }.
look-best = Keine Wahl war besser.
look-near = Fast so gut wie der beste Zug. { $cost }
look-first = Zum Anfang
look-previous = Früher
look-next = Später
look-end = Zum Ende
look-next-mark = Nächstes Zeichen
look-list = Alle Züge
look-play-on = Ab hier weiterspielen
look-play-on-note = Was du ab hier weiterspielst, wird nicht gespeichert.
look-count = { $by ->
    [you] Du
    [computer] Der Computer
    [light] Hell
   *[dark] Dunkel
  }: { $marks ->
    [0] keine Zeichen
    [one] { $marks } Zeichen
   *[other] { $marks } Zeichen
  } bei { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
  }
look-accuracy = Genauigkeit { $n } von 100
look-accuracy-note = Genauigkeit: 100, wenn jede Wahl die beste ist; 50, wenn zufällig gewählt wird.
look-choices = Was zur Wahl stand, und die Bewertung
look-played = (gespielt)
look-because = Der beste Zug: { $reason }.
look-progress = Würfe und Züge genauer bewertet: { $looked } von { $all }
look-throws = Was der Wurf hätte sein können
look-chance = { $n } von { $all }
look-short = Zu kurz, um etwas zu sagen.
look-legend = { $kind ->
    [chance] Ein Zeichen steht für eine Wahl, die in 100 Spielen so viele Siege gekostet hat:
    [points] Ein Zeichen steht für eine Wahl, die so viele Punkte netto gekostet hat:
   *[money] Ein Zeichen steht für eine Wahl, die so viel Geld gekostet hat:
  }
look-limits = Die Grenzen passen zu den Regeln, damit ein Zeichen überall dasselbe bedeutet: Stufe 3 des Computers bekommt eines bei etwa 1 von { $doubtful } Entscheidungen, ? oder ?? bei 1 von { $slip }, ?? bei 1 von { $mistake }.
look-dice = Die Würfel
look-luck = Die Zahl neben einem Wurf: wie viel Glück er brachte.
look-band = Das Band um die Linie ist ± { $half }. In neun von zehn Stellungen, deren exakter Wert bekannt ist, liegt dieser im Band.
# $least is a number such as 2.0.
mark-doubtful = ?! zweifelhaft, ab { $least }
    .name = zweifelhaft
    .sign = ?!
mark-slip = ? ungenau, ab { $least }
    .name = ungenau
    .sign = ?
mark-mistake = ?? ein Fehler, ab { $least }
    .name = ein Fehler
    .sign = ??
mark-found = gut gefunden: mit Abstand am besten, was man nicht gleich sieht
    .name = gut gefunden

## A deep look at one choice

deep-look = Genauer ansehen
deep-stop = Anhalten
deep-games = Weitergespielt: { $games } von { $all } Mal
deep-enough = Weitergespielt: { $games } Mal. Das genügt.
deep-estimate = Weitergespielt: { $value } ± { $half }
deep-exact = Exakt: { $value }
deep-best = Nicht nur durch Zufall am besten: { $move }.
deep-note = Der Computer spielt die besten Züge einige Würfe weiter, dieselben für jeden, rechnet deren Glück heraus und schätzt das Ende ein. Mit 95 % Sicherheit ändert der Zufall einen Wert um höchstens die Zahl hinter ±.
deep-exact-note = Es sind nur noch so wenige Stellungen möglich, dass die Werte sicher sind.

## The throws of a game

throws-title = Würfe dieses Spiels: { $n }
throws-note = In Klammern: wie viele im Mittel zu erwarten sind.
throws-count = { $count } ({ $due })
throws-marked = Markiert
throws-value = Wert
level-top = { $won ->
    [true] Du hast die höchste Stufe geschlagen!
   *[other] Das ist die höchste Stufe: Auch gute Spieler verlieren hier oft.
  } Ein Spiel mit anderen Regeln ist eine neue Herausforderung.

## Real dice, judged

fairness-throws = Nach { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfen
  } mit { $whose ->
    [page] den Würfeln der Seite
   *[own] deinen Würfeln
  }
fairness-fair = { fairness-throws }: Sie wirken fair. Solche Unterschiede sind Zufall.
fairness-odd = { fairness-throws }: ein wenig ungewöhnlich, mit fairen Würfeln etwa einmal in { $once } Versuchen. Behalte sie im Auge.
fairness-unfair = { fairness-throws }: Faire Würfel würden kaum je so fallen, höchstens einmal in { $once } Versuchen.
fairness-all = Sind die Würfel fair? Wie stark spiele ich? Alle meine Spiele auswerten
strength-says = Spiele gegen den Computer: { $games }. Du spielst etwa wie Stufe { $level }, mit 95 % Sicherheit zwischen Stufe { $low } und Stufe { $high }.
strength-few = Spiele gegen den Computer: { $games }. Das sind zu wenige, um deine Stärke zu schätzen.
fairness-counting = Alle Würfe werden gezählt …
fairness-few = Bisher sind es weniger als fünfzig Würfe: zu wenige, um etwas zu sagen.
fairness-kit = { $kind ->
    [bones] Astragale.
    [cubes] { $count } sechsseitige Würfel.
   *[lots] { $count } Würfel.
  } { $text }

## Sound, size, statistics

stats-title = Bisherige Ergebnisse
stats-rules = Regeln
stats-level = Gegen
stats-played = Beendet
stats-won = Gewonnen
stats-people = zwei Personen
stats-level-of = Stufe { $level }

look-learn = Aus Fehlern lernen: { $n }

look-whose = { $kind ->
    [chance] Gewinnchance
    [points] Erwartete Punkte
   *[money] Erwartetes Geld
  } ({ who })
graph-moment = Zug { $n } von { $all }. { look-whose }: { $value }
