### Translated by machine, not yet read by a native speaker.

# The rule sheet of a ruleset, and what differs between two.

sheet-aim = Ziel des Spiels
sheet-setup = Aufbau
sheet-in = rein
sheet-out = raus
sheet-way = Dein Weg: { $n } Felder. Der Weg des Gegners ist das Spiegelbild.
sheet-birds = Jeder Vogel wird auf dem Feld eingesetzt, auf dem er gezeichnet ist.
sheet-marks = Das Zeichen hinter einer Regel zeigt, woher sie kommt:
sheet-mark-source = aus einer Quelle
sheet-mark-reading = aus unserer Deutung einer unklaren Quelle
sheet-mark-decision = aus unserer eigenen Entscheidung, wo die Quellen nichts sagen
sheet-print = Drucken
sheet-origins = Woher das kommt
sheet-origin = Woher diese Regel kommt
sheet-throw = Wurf
sheet-marked = { $n } markiert
sheet-score = Wert
sheet-nothing = keiner
# same as in English
sheet-chance = Chance
sheet-chance-of = { $n } von { $all }
compare-alike = Diese beiden spielen sich gleich.

## The sections of a rulebook, and two rulesets side by side

minutes = etwa { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
  }
rulebook-sources = Quellen: { $sources }
status-source = Quelle: { $source }
status-reading = Deutung: { $source }
status-decision = Entscheidung: { $source }
section-board = Brett und Weg
section-throws = Würfe
section-entering = Einsetzen
section-moving = Ziehen
section-landing = Landen
section-extra = Noch ein Wurf
section-end = Das Ende
section-start = Wer beginnt
section-money = Einsätze
section-choices = Wahlmöglichkeiten
compare-second = Zweites Regelwerk
compare-facts = Auf einen Blick
compare-different = Was verschieden ist
compare-equal = In beiden gleich ({ $n })
compare-nothing = Diese Regeln sagen dazu nichts.
fact-line = In Kürze
fact-minutes = Dauer
fact-pieces = Steine pro Spieler
fact-throw = Wurf
fact-path = Weg
fact-special = Besonderheit
