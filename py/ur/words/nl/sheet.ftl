### Translated by machine, not yet read by a native speaker.

# The rule sheet of a ruleset, and what differs between two.

sheet-aim = Doel
sheet-setup = Opstelling
# same as in English
sheet-in = in
sheet-out = uit
sheet-way = Jouw route: { $n } vakken. De route van de tegenstander is het spiegelbeeld.
sheet-birds = Elke vogel komt in het spel op het vak waarop hij getekend is.
sheet-marks = Het teken achter een regel laat zien waar die vandaan komt:
sheet-mark-source = uit een bron
sheet-mark-reading = uit onze lezing van een onduidelijke bron
sheet-mark-decision = uit onze eigen keuze waar de bronnen niets zeggen
sheet-print = Afdrukken
sheet-origins = Waar dit vandaan komt
sheet-origin = Waar deze regel vandaan komt
sheet-throw = Worp
sheet-marked = { $n } gemerkt
sheet-score = Waarde
sheet-nothing = geen
sheet-chance = Kans
sheet-chance-of = { $n } op { $all }
compare-alike = Deze twee spelen hetzelfde.
