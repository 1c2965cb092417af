### Translated by machine, not yet read by a native speaker.

# The rule sheet of a ruleset, and what differs between two.

sheet-aim = Doel
sheet-setup = Opstelling
# same as in English
sheet-in = in
sheet-out = uit
sheet-way = Jouw route: { $n } vakken. De route van de tegenstander is het spiegelbeeld.
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
