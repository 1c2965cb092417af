### Translated by machine, not yet read by a native speaker.

start-lead = Un jeu de course vieux d’environ 4 500 ans. Lancez les dés, prenez les pions qui barrent la route, et sortez tous les vôtres avant l’autre joueur.
start-lead-rules = { $rules } : { $special }
start-play-note = { $opponent ->
    [people] { $rules } · deux personnes ici{ start-length }
    [watch] { $rules } · l’ordinateur joue seul{ start-length }
   *[computer] { $rules } · contre l’ordinateur{ start-length }
  }
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { start-minutes }
  }
start-minutes = { $minutes } min
start-go-on = Continuer votre partie
start-go-on-note = { $plies ->
    [one] { $rules } · { $plies } lancer ou coup
   *[other] { $rules } · { $plies } lancers et coups
  }
start-two = Deux joueurs
start-about = À propos : { $rules }
start-players = Joueurs, niveau et dés
start-play-these = Jouer : { $rules }
start-pieces = { $n ->
    [one] { $n } pion par joueur
   *[other] { $n } pions par joueur
  }

start-learn = Apprendre en jouant
start-learn-note = Quelques étapes, une règle à la fois
start-puzzle = Problème du jour
start-puzzles = Problèmes
start-puzzle-note = Une position, le meilleur choix à trouver
start-puzzle-solved = Résolu : le prochain vient demain
start-story = L’histoire du plateau
start-story-note = Une tombe, une tablette et bien des hypothèses
start-editor = Composer une position
start-museum = Pour les musées et les écoles
museum-lab-title = Le laboratoire des règles

start-filters = Montrer seulement
start-ways = { $filter ->
    [short] { $n } sur { $all } : partie courte
    [plain] { $n } sur { $all } : simple course
    [stacking] { $n } sur { $all } : les pions s’empilent
    [betting] { $n } sur { $all } : les joueurs misent
   *[all] { $all } façons de jouer, et vos propres règles
  }
filter-all = Toutes
filter-short = Courtes
filter-plain = Course
filter-stacking = Piles
filter-betting = Mises
