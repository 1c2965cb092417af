### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back, the proof of its dice. They are fetched with their views.

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
look-legend = { $kind ->
    [chance] Ein Zeichen steht für eine Wahl, die von 100 Gewinnchance so viel gekostet hat:
    [points] Ein Zeichen steht für eine Wahl, die so viele Punkte netto gekostet hat:
   *[money] Ein Zeichen steht für eine Wahl, die so viel Geld gekostet hat:
  }
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

## The throws of a game

throws-title = Würfe dieses Spiels
throws-note = In Klammern: wie viele im Mittel zu erwarten sind.
throws-count = { $count } ({ $due })
throws-marked = Markiert
throws-value = Wert
level-top = { $won ->
    [true] Du hast die höchste Stufe geschlagen!
   *[other] Das ist die höchste Stufe: Auch gute Spieler verlieren hier oft.
  } Ein neues Spiel mit anderen Regeln ist ein neues Rätsel.

## Dice that can be checked

dice-commit = Eine geheime Zahl, der Startwert, hat alle Würfe vor dem ersten festgelegt. Das ist ihr Fingerabdruck (SHA-256), von Anfang an gezeigt:
dice-later = Nach dem Spiel steht hier der Startwert, und jeder Wurf lässt sich daraus noch einmal berechnen.
dice-seed = Der Startwert
dice-word = Dein Wort darin
dice-game = Der Name des Spiels
dice-checking = Alle Würfe werden noch einmal berechnet …
dice-right = { $n ->
    [one] Der Wurf ergibt sich
   *[other] Alle { $n } Würfe ergeben sich
  } aus dem Startwert, und der Startwert passt zu seinem Fingerabdruck.
dice-wrong = { $n ->
    [one] Ein Wurf ergibt sich
   *[other] { $n } Würfe ergeben sich
  } nicht aus dem Startwert.
dice-unkept = Der Startwert passt nicht zu dem Fingerabdruck, der vorher gezeigt wurde.
dice-typed = { $n ->
    [one] Ein Wurf wurde mit echten Würfeln geworfen und eingetippt: Den
   *[other] { $n } Würfe wurden mit echten Würfeln geworfen und eingetippt: Die
  } kann die Seite nicht prüfen.
dice-imported = Dieses Spiel kam ohne Startwert von uns: Seine Würfel beweisen nichts.
dice-proves-title = Was das beweist
dice-proves = Die Würfe standen fest, bevor du gezogen hast, sie richteten sich nicht nach deinem Spiel, und der Computer hat sie nicht ausgesucht. Mit einem eigenen Wort im Startwert waren sie auch nicht vorher ausgewählt.
dice-proves-nothing = Nichts: Diese Würfe lassen sich aus diesem Startwert nicht noch einmal berechnen. Die Mitschrift stammt von anderswo oder wurde geändert.
dice-proves-not = Es beweist nichts gegen jemanden, der diese Seite ändern kann. Der stärkste Beweis sind echte Würfel: Du kannst sie wählen, wenn du ein Spiel einrichtest.
dice-table = Jeder Wurf
dice-n = Nummer
dice-by = Wer
dice-fell = Geworfen
dice-again = Aus dem Startwert
dice-how = So geht es: Ziehung Nummer i ist HMAC-SHA256 mit dem Startwert als Schlüssel über „ur-dice-1|Wort|Spiel|i“; Würfel k fällt wie Bit k.
fell-yes = ja
fell-no = nein

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
