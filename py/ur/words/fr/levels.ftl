### Translated by machine, not yet read by a native speaker.

level = Niveau { $level }
level-1 = Débutant
    .line = Joue presque au hasard, mais gagne quand il en voit l’occasion. Pour une première partie.
# same as in English
level-2 = Novice
    .line = Voit les coups simples et manque souvent les autres.
level-3 = Apprenti
    .line = Trouve beaucoup de bons coups et commet parfois une nette erreur.
level-4 = Joueur
    .line = Une partie honnête : de petites erreurs, pas de grosses.
level-5 = Joueur de club
    .line = Ses erreurs sont rares et petites.
# same as in English
level-6 = Expert
    .line = Se trompe rarement. Il vous faut un plan, et un peu de chance.
level-7 = Maître
    .line = Le meilleur jeu de l’ordinateur : il prévoit plusieurs lancers.
