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
compare-alike = Deze twee worden hetzelfde gespeeld.

## The sections of a rulebook, and two rulesets side by side

minutes = ongeveer { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
  }
rulebook-sources = Bronnen: { $sources }
status-source = bron: { $source }
status-reading = lezing: { $source }
status-decision = eigen keuze: { $source }
section-board = Bord en route
section-throws = Worpen
section-entering = Inbrengen
section-moving = Zetten
section-landing = Landen
section-extra = Nog een worp
section-end = Het eind
section-start = Wie begint
section-money = Inzetten
section-choices = Keuzes
compare-second = Tweede reglement
compare-facts = In één oogopslag
compare-different = Wat verschilt
compare-equal = In beide gelijk ({ $n })
compare-nothing = Deze regels zeggen daar niets over.
fact-line = In het kort
fact-minutes = Duur
fact-pieces = Stukken per speler
fact-throw = Worp
fact-path = Route
fact-special = Bijzonder
