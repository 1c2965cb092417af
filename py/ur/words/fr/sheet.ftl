### Translated by machine, not yet read by a native speaker.

sheet-aim = But
sheet-setup = Mise en place
sheet-in = entrée
sheet-out = sortie
sheet-way = Votre parcours : { $n } cases. Celui de l’autre joueur en est le miroir.
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
