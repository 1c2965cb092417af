### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = willekeurige zetten
lab-title = { $rules }. A: { $a }. B: { $b }. Startwaarde: { $seed }. Spellen: { $games }.
lab-mean = { $what }: { $value } (95%: { $low } tot { $high })
lab-one = { $what }: { $value }
lab-share = { $what }: { $value }% (95%: { $low }% tot { $high }%)
lab-first = Gewonnen door wie begon
lab-a = Gewonnen door A
lab-a-began = Gewonnen door A als A begon
lab-a-second = Gewonnen door A als B begon
lab-draws = Gelijkspel: { $games }
lab-throws = Worpen per spel
lab-turns = Beurten per spel
lab-extra = Extra worpen per spel
lab-lost = Worpen per spel die niets verzetten
lab-choices = Keuzes per spel
lab-captures = Geslagen stukken per spel
lab-lead-changes = Wisselingen van koploper per spel
lab-behind = Grootste achterstand van de winnaar, in stappen
lab-stacks = Zetten op een stapel per spel
lab-tallest = Hoogste stapel in een spel, in stukken
lab-awards = Bonussen per spel
lab-forfeits = Strafzetten per spel
lab-net = Geld of punten die A aan het eind meer heeft dan B
lab-late = Deel van het spel tot de winnaar voorgoed voorstaat
lab-squares = Meest gebruikte vakken, met aankomsten per spel: { $squares }
lab-square = { $square } { $times }
lab-progress = { $done } van { $total } spellen, nog { $left }
lab-continued = De reeks gaat verder. Al gespeelde spellen: { $games }.
lab-stopped = Gestopt. Met dezelfde opdracht gaat de reeks verder.
