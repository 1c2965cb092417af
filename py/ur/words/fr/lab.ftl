### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = coups au hasard
lab-title = { $rules }. A : { $a }. B : { $b }. Graine : { $seed }. Parties : { $games }.
lab-mean = { $what } : { $value } (95 % : de { $low } à { $high })
lab-one = { $what } : { $value }
lab-share = { $what } : { $value } % (95 % : de { $low } % à { $high } %)
lab-first = Parties gagnées par le joueur qui a commencé
lab-a = Parties gagnées par A
lab-a-began = Parties gagnées par A quand A a commencé
lab-a-second = Parties gagnées par A quand B a commencé
lab-draws = Parties nulles : { $games }
lab-throws = Lancers par partie
lab-turns = Tours par partie
lab-extra = Lancers supplémentaires par partie
lab-lost = Lancers par partie qui n’ont rien déplacé
lab-choices = Choix par partie
lab-captures = Prises par partie
lab-lead-changes = Changements de meneur par partie
lab-behind = Plus grand retard du gagnant, en pas
lab-stacks = Coups sur une pile par partie
lab-tallest = Pile la plus haute d’une partie, en pions
lab-awards = Primes par partie
lab-forfeits = Gages par partie
lab-net = Argent ou points que A a de plus que B à la fin
lab-late = Part de la partie avant que le gagnant mène jusqu’à la fin
lab-squares = Cases les plus utilisées, avec les arrivées par partie : { $squares }
lab-square = { $square } { $times }
lab-progress = { $done } parties sur { $total }, reste { $left }
lab-continued = La série continue. Parties déjà jouées : { $games }.
lab-stopped = Arrêté. La même commande continue la série.
