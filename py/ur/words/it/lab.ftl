### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = mosse a caso
lab-title = { $rules }. A: { $a }. B: { $b }. Seme: { $seed }. Partite: { $games }.
lab-mean = { $what }: { $value } (95%: da { $low } a { $high })
lab-one = { $what }: { $value }
lab-share = { $what }: { $value }% (95%: da { $low }% a { $high }%)
lab-first = Partite vinte da chi ha iniziato
lab-a = Partite vinte da A
lab-a-began = Partite vinte da A quando ha iniziato A
lab-a-second = Partite vinte da A quando ha iniziato B
lab-draws = Patte: { $games }
lab-throws = Lanci per partita
lab-turns = Turni per partita
lab-extra = Lanci extra per partita
lab-lost = Lanci per partita che non hanno mosso nulla
lab-choices = Scelte per partita
lab-captures = Catture per partita
lab-lead-changes = Cambi al comando per partita
lab-behind = Massimo ritardo del vincitore, in passi
lab-stacks = Mosse su una pila per partita
lab-tallest = Pila più alta di una partita, in pedine
lab-awards = Premi per partita
lab-forfeits = Pegni per partita
lab-net = Denaro o punti che A ha in più di B alla fine
lab-late = Parte della partita prima che il vincitore resti in testa
lab-squares = Caselle più usate, con gli arrivi per partita: { $squares }
lab-square = { $square } { $times }
lab-progress = { $done } partite su { $total }, mancano { $left }
lab-continued = La serie continua. Partite già giocate: { $games }.
lab-stopped = Fermato. Lo stesso comando continua la serie.
