### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = zufällige Züge
lab-title = { $rules }. A: { $a }. B: { $b }. Startwert: { $seed }. Spiele: { $games }.
lab-mean = { $what }: { $value } (95 %: { $low } bis { $high })
lab-one = { $what }: { $value }
lab-share = { $what }: { $value } % (95 %: { $low } % bis { $high } %)
lab-first = Gewonnen von der Seite, die begann
lab-a = Gewonnen von A
lab-a-began = Gewonnen von A, wenn A begann
lab-a-second = Gewonnen von A, wenn B begann
lab-draws = Unentschieden: { $games }
lab-throws = Würfe je Spiel
lab-turns = Wie oft eine Seite je Spiel dran war
lab-extra = Zusatzwürfe je Spiel
lab-lost = Würfe je Spiel, mit denen nichts zog
lab-choices = Entscheidungen je Spiel
lab-captures = Schläge je Spiel
lab-lead-changes = Führungswechsel je Spiel
lab-behind = Größter Rückstand des Siegers in Schritten
lab-stacks = Züge auf einen Stapel je Spiel
lab-tallest = Höchster Stapel je Spiel, in Steinen
lab-awards = Boni je Spiel
lab-forfeits = Strafzüge je Spiel
lab-net = Geld oder Punkte, die A am Ende mehr hat als B
lab-late = Teil des Spiels, bis der Sieger endgültig führt
lab-squares = Meistbenutzte Felder, mit Ankünften je Spiel: { $squares }
lab-square = { $square } { $times }
lab-progress = { $done } von { $total } Spielen, noch { $left }
lab-continued = Der Lauf geht weiter. Schon gespielte Spiele: { $games }.
lab-stopped = Angehalten. Derselbe Befehl setzt den Lauf fort.
