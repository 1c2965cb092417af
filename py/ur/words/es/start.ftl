### Translated by machine, not yet read by a native speaker.

start-lead = Un juego de carreras de hace unos 4500 años. Tira los dados, captura lo que te cierra el paso y lleva antes que nadie todas tus fichas a la meta.
start-lead-rules = { $rules }: { $special }
start-play-note = { $opponent ->
    [people] { $rules } · dos personas aquí{ start-length }
    [watch] { $rules } · el ordenador juega solo{ start-length }
   *[computer] { $rules } · contra el ordenador{ start-length }
  }
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { start-minutes }
  }
start-minutes = { $minutes } min
start-go-on = Continuar tu partida
start-go-on-note = { $plies ->
    [one] { $rules } · { $plies } tirada o jugada
   *[other] { $rules } · { $plies } tiradas y jugadas
  }
start-two = Dos jugadores
start-about = Más sobre: { $rules }
start-players = Jugadores, nivel y dados
start-play-these = Jugar: { $rules }
start-pieces = { $n ->
    [one] { $n } ficha por jugador
   *[other] { $n } fichas por jugador
  }

start-learn = Aprender jugando
start-learn-note = Unos pocos pasos, una regla en cada uno
start-puzzle = Problema del día
start-puzzles = Problemas
start-puzzle-note = Una posición: ¿cuál es la mejor opción?
start-puzzle-solved = Resuelto: mañana habrá otro
start-story = La historia del tablero
start-story-note = Una tumba, una tablilla y muchas conjeturas
start-editor = Componer una posición
start-museum = Para museos y escuelas
museum-lab-title = El laboratorio de reglas

start-filters = Mostrar solo
start-ways = { $filter ->
    [short] { $n } de { $all }: partida corta
    [plain] { $n } de { $all }: carrera simple
    [stacking] { $n } de { $all }: las fichas se apilan
    [betting] { $n } de { $all }: los jugadores apuestan
   *[all] { $all } maneras de jugar, y tus propias reglas
  }
filter-all = Todas
filter-short = Cortas
filter-plain = Carrera
filter-stacking = Pilas
filter-betting = Apuestas
