### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = jogadas ao acaso
lab-title = { $rules }. A: { $a }. B: { $b }. Semente: { $seed }. Partidas: { $games }.
lab-mean = { $what }: { $value } (95%: de { $low } a { $high })
lab-one = { $what }: { $value }
lab-share = { $what }: { $value }% (95%: de { $low }% a { $high }%)
lab-first = Partidas vencidas por quem começou
lab-a = Partidas vencidas por A
lab-a-began = Partidas vencidas por A quando A começou
lab-a-second = Partidas vencidas por A quando B começou
lab-draws = Empates: { $games }
lab-throws = Lançamentos por partida
lab-turns = Vezes de jogar por partida
lab-extra = Lançamentos extras por partida
lab-lost = Lançamentos por partida que não moveram nada
lab-choices = Escolhas por partida
lab-captures = Capturas por partida
lab-lead-changes = Trocas de liderança por partida
lab-behind = Maior atraso do vencedor, em passos
lab-stacks = Jogadas para uma pilha por partida
lab-tallest = Pilha mais alta de uma partida, em peças
lab-awards = Bônus por partida
lab-forfeits = Prendas por partida
lab-net = Dinheiro ou pontos que A tem a mais que B no fim
lab-late = Parte da partida até o vencedor assumir a liderança de vez
lab-squares = Casas mais usadas, com as chegadas por partida: { $squares }
lab-square = { $square } { $times }
lab-progress = { $done } de { $total } partidas, faltam { $left }
lab-continued = A série continua. Partidas já jogadas: { $games }.
lab-stopped = Parado. O mesmo comando continua a série.
