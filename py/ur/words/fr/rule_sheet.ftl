### Translated by machine, not yet read by a native speaker.

sheet-aim = But
sheet-setup = Mise en place
sheet-in = entrée
sheet-out = sortie
sheet-way = Votre parcours : { $n } cases. Celui de l’autre joueur en est le reflet.
sheet-birds = Chaque oiseau entre sur la case où il est dessiné.
sheet-marks = La marque après chaque règle montre d’où elle vient :
sheet-mark-source = d’une source
sheet-mark-reading = de notre lecture d’une source peu claire
sheet-mark-decision = de notre propre décision là où les sources ne disent rien
sheet-print = Imprimer
sheet-origins = D’où cela vient
sheet-origin = D’où vient cette règle
sheet-throw = Lancer
sheet-marked = { $n ->
    [one] { $n } marqué
   *[other] { $n } marqués
  }
sheet-score = Valeur
sheet-nothing = rien
sheet-chance = Probabilité
sheet-chance-of = { $n } sur { $all }
compare-alike = Ces deux jeux se jouent de la même façon.

## The sections of a rulebook, and two rulesets side by side

minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
  }
rulebook-sources = Sources : { $sources }
status-source = source : { $source }
status-reading = lecture : { $source }
status-decision = décision : { $source }
section-board = Plateau et parcours
section-throws = Lancers
section-entering = Entrée
section-moving = Déplacement
section-landing = Arrivée sur une case
section-extra = Lancer supplémentaire
section-end = Fin de la partie
section-start = Qui commence
section-money = Mises
section-choices = Choix
compare-second = Second jeu de règles
compare-facts = En un coup d’œil
compare-different = Ce qui diffère
compare-equal = Identique dans les deux ({ $n })
compare-nothing = Ces règles n’en parlent pas.
fact-line = En bref
fact-minutes = Durée
fact-pieces = Pions par joueur
fact-throw = Lancer
fact-path = Parcours
fact-special = Particularité
