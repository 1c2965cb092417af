### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = jugadas al azar
lab-title = { $rules }. A: { $a }. B: { $b }. Semilla: { $seed }. Partidas: { $games }.
lab-mean = { $what }: { $value } (95 %: de { $low } a { $high })
lab-one = { $what }: { $value }
lab-share = { $what }: { $value } % (95 %: de { $low } % a { $high } %)
lab-first = Partidas ganadas por quien empezó
lab-a = Partidas ganadas por A
lab-a-began = Partidas ganadas por A cuando empezó A
lab-a-second = Partidas ganadas por A cuando empezó B
lab-draws = Empates: { $games }
lab-throws = Tiradas por partida
lab-turns = Turnos por partida
lab-extra = Tiradas extra por partida
lab-lost = Tiradas por partida que no movieron nada
lab-choices = Decisiones por partida
lab-captures = Capturas por partida
lab-lead-changes = Cambios de líder por partida
lab-behind = Mayor retraso del ganador, en pasos
lab-stacks = Jugadas a una pila por partida
lab-tallest = Pila más alta de una partida, en fichas
lab-awards = Premios por partida
lab-forfeits = Prendas por partida
lab-net = Dinero o puntos de A al final, menos los de B
lab-late = Parte de la partida hasta que el ganador se pone por delante de forma definitiva
lab-squares = Casillas más usadas, con las llegadas por partida: { $squares }
lab-square = { $square } { $times }
lab-progress = { $done } de { $total } partidas, quedan { $left }
lab-continued = La serie continúa. Partidas ya jugadas: { $games }.
lab-stopped = Detenido. La misma orden continúa la serie.
