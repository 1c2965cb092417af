### Translated by machine, not yet read by a native speaker.

position-over = Dans cette position, la partie est terminée.
position-dead = Dans cette position, personne ne pourrait plus jamais jouer.
position-count = { $player } : { $count } en tout, mais les règles prévoient { $crew ->
    [one] { $crew } pion
   *[other] { $crew } pions
  }.
position-kind-twice = { $player } : deux fois le même pion ({ $piece }).
position-not-on-path = { $player } : aucun pion ne passe jamais sur { $square }.
position-moves-on = Aucun pion ne reste sur { $square } : il avance aussitôt.
position-full = { $square } : pile complète, { $limit } pions au plus.
position-no-stack = Il n’y a de place que pour un seul pion sur { $square }.
position-two-owners = Sur { $square }, les pions des deux joueurs ne restent jamais ensemble.
position-side = { $face ->
    [dotted] { $player } : sur { $square }, un pion ne montre jamais ses pastilles.
   *[blank] { $player } : sur { $square }, un pion montre toujours ses pastilles.
  }
position-kitty-empty = La cagnotte est vide.
position-purse-empty = { $player } : la bourse est vide.
position-money = L’argent fait { $total } en tout, et non { $whole }.
position-all-home = { $player } : quand tous les pions sont sortis, la partie est terminée.
position-nothing-to-choose = Dans cette position, il n’y a rien à choisir.
position-no-entry = { $player } : aucun pion n’est dans la réserve.
position-no-move = { $player } : aucun pion ne peut avancer de { $score }.
position-barred = Le pion qui ne peut pas jouer n’est pas sur { $square }.
position-throw-not-due = Dans cette position, il n’y a pas de lancer à jouer.
position-no-such-throw = Les dés ne peuvent pas tomber ainsi.
position-other-kit = Dans cette position, on lance d’autres dés. Leur nombre : { $due }.

edit-take-off-first = Retirez-en d’abord un, ou choisissez une autre case.
edit-other-square = Choisissez une autre case.
edit-leave-a-way = Laissez un passage à un pion au moins.
edit-leave-one = Laissez un pion sur le plateau ou dans la réserve.
edit-nothing-there = { $square } est vide.
edit-none-in-hand = { $player } : il n’y a plus de pion de ce genre dans la réserve.
edit-none-home = { $player } : aucun pion n’est sorti.
edit-free-one = Retirez-en un du plateau : il va dans la réserve.
edit-unreadable = Selon ces règles, ce texte n’est pas une position. Regardez « { $word } ».

editor-status = Choisissez un pion, puis touchez des cases.
editor-status-more = Tout peut être annulé.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = Qui joue ?
editor-against = Contre l’ordinateur, vous jouez : { $player }.
editor-leave = Retour
editor-put = Poser sur le plateau
editor-take = Retirer
editor-turn = Retourner
editor-up = Monter
editor-down = Descendre
editor-more = { $what } : un de plus
editor-less = { $what } : un de moins
editor-to-play = à jouer
editor-lots = Le lancer : touchez un dé pour le retourner.
editor-die = { $up ->
    [true] Dé { $n } : marqué
   *[false] Dé { $n } : non marqué
  }
editor-bone = Premier osselet : { $n }
editor-answer = { $up ->
    [true] Second osselet : oui
   *[false] Second osselet : pas lancé
  }
editor-tap = touchez
editor-not-thrown = Sans lancer
editor-pending = À décider
editor-kit = Dés : { $count }
editor-empty = Plateau vide
editor-share = Partager
editor-play = Jouer à partir d’ici
editor-computer = Contre l’ordinateur
editor-best = Quel est le meilleur coup ?
editor-moves = Ce que vaut chaque coup
editor-before = { $player } avant le lancer : { $value }.
editor-throw-first = Réglez le lancer pour voir ce que vaut chaque coup.
editor-text = La position en texte
editor-use = Utiliser ce texte
editor-copy = Copier le texte
editor-link = Copier le lien
editor-print = Imprimer le diagramme
editor-puzzle = En faire un problème
editor-puzzle-clear = { $kind ->
    [chance] Un problème : le meilleur choix mène de { $margin } en victoires sur 100 parties.
    [points] Un problème : le meilleur choix a { $margin } points nets d’avance.
   *[money] Un problème : le meilleur choix rapporte { $margin } d’argent en plus.
  }
editor-puzzle-link = Copier le lien du problème
editor-puzzle-frame = Copier son adresse pour un cadre

what-if = Et si ?
what-if-leave = Revenir à la revue
