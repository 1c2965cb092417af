### Translated by machine, not yet read by a native speaker.

sheet-aim = But
sheet-setup = Mise en place
sheet-in = entrée
sheet-out = sortie
sheet-way = Votre parcours : { $n } cases. Celui de l’autre joueur en est le miroir.
sheet-birds = Chaque oiseau entre sur la case où il est dessiné.
sheet-marks = La marque après chaque règle montre d’où elle vient :
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
