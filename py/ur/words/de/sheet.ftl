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
