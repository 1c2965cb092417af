### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

## The end of a game

result-tallies = Le décompte
graph-title = { $kind ->
    [chance] Chances de gain au fil de la partie
    [points] Points au fil de la partie
   *[money] Argent au fil de la partie
  }
graph-start = Début
graph-end = Fin

## Looking back, move by move

look-start = Le début de la partie.
look-turned = Ici, la partie a le plus changé.
look-better = { $cost } Mieux : { $move } – { $reason }.
look-best = Aucun choix n’était meilleur.
look-near = Presque aussi bon que le meilleur. { $cost }
look-first = Au début
look-previous = Précédent
look-next = Suivant
look-end = À la fin
look-next-mark = Signe suivant
look-list = Tous les coups
look-play-on = Continuer à partir d’ici
look-play-on-note = Ce que vous jouez à partir d’ici n’est pas enregistré.
look-count = { $by ->
    [you] Vous
    [computer] L’ordinateur
    [light] Clair
   *[dark] Sombre
  } : { $marks ->
    [0] aucun signe
    [one] { $marks } signe
   *[other] { $marks } signes
  } pour { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
  }
look-accuracy = Précision : { $n } sur 100
look-accuracy-note = Précision : 100 si chaque choix est le meilleur, 50 si l’on choisit au hasard.
look-choices = Les choix possibles et leur valeur
look-played = (joué)
look-because = Le meilleur coup : { $reason }.
look-progress = Lancers et coups jugés plus à fond : { $looked } sur { $all }
look-throws = Les lancers possibles
look-chance = { $n } sur { $all }
look-short = Trop court pour en dire quoi que ce soit.
look-legend = { $kind ->
    [chance] Un signe indique un choix qui a coûté tant de victoires sur 100 parties :
    [points] Un signe indique un choix qui a coûté, en points nets :
   *[money] Un signe indique un choix qui a coûté, en argent :
  }
look-limits = Les limites dépendent des règles, pour qu’un signe veuille toujours dire la même chose : le niveau 3 de l’ordinateur en reçoit un pour environ 1 choix sur { $doubtful }, ? ou ?? pour 1 sur { $slip }, ?? pour 1 sur { $mistake }.
look-dice = Les dés
look-luck = Le nombre à côté d’un lancer : la chance qu’il a apportée.
look-band = La bande autour de la ligne est de ± { $half }. Dans neuf positions sur dix dont la valeur exacte est connue, celle-ci se trouve dans la bande.
mark-doubtful = ?! douteux, à partir de { $least }
    .name = douteux
    .sign = ?!
mark-slip = ? une imprécision, à partir de { $least }
    .name = une imprécision
    .sign = ?
mark-mistake = ?? une erreur, à partir de { $least }
    .name = une erreur
    .sign = ??
mark-found = bien trouvé : de loin le meilleur choix, ce qui ne se voit pas au premier coup d’œil
    .name = bien trouvé

## A deep look at one choice

deep-look = Approfondir
deep-stop = Arrêter
deep-games = Coup prolongé : { $games } fois sur { $all }
deep-enough = Coup prolongé : { $games } fois. Cela suffit.
deep-estimate = Coup prolongé : { $value } ± { $half }
deep-exact = Exact : { $value }
deep-best = Le meilleur, et pas par hasard : { $move }.
deep-note = L’ordinateur prolonge les meilleurs coups de quelques lancers, les mêmes pour chacun, en retire la chance et juge la position finale. Avec une certitude de 95 %, le hasard ne change pas une valeur de plus que le nombre après ±.
deep-exact-note = Si peu de positions sont encore possibles que les valeurs sont certaines.

## The throws of a game

throws-title = Lancers de cette partie : { $n }
throws-note = Entre parenthèses : le nombre attendu en moyenne.
throws-count = { $count } ({ $due })
throws-marked = Marqués
throws-value = Valeur
level-top = { $won ->
    [true] Vous avez battu le plus haut niveau ! Une nouvelle partie avec d’autres règles est un nouveau défi.
   *[other] C’est le plus haut niveau : même les bons joueurs y perdent souvent. Une nouvelle partie avec d’autres règles est un nouveau défi.
  }

## Real dice, judged

fairness-throws = { $whose ->
    [page] Après { $n } lancers avec les dés de la page
   *[own] Après { $n } lancers avec vos dés
  }
fairness-fair = { fairness-throws } : ils semblent équitables. De tels écarts sont dus au hasard.
fairness-odd = { fairness-throws } : un peu inhabituel, environ une fois sur { $once } avec des dés équitables. Gardez-les à l’œil.
fairness-unfair = { fairness-throws } : des dés équitables ne tomberaient presque jamais ainsi, une fois sur { $once } ou moins.
fairness-all = Les dés sont-ils équitables ? Quel est mon niveau ? Compter toutes mes parties
strength-says = Parties contre l’ordinateur : { $games }. Votre jeu est à peu près de niveau { $level }, avec 95 % de certitude entre les niveaux { $low } et { $high }.
strength-few = Parties contre l’ordinateur : { $games }. C’est trop peu pour estimer votre niveau.
fairness-counting = Comptage de tous les lancers…
fairness-few = Il y a moins de cinquante lancers : trop peu pour conclure.
fairness-kit = { $kind ->
    [bones] Osselets. { $text }
    [cubes] { $count } dés cubiques. { $text }
   *[lots] { $count } dés. { $text }
  }

## Sound, size, statistics

stats-title = Résultats jusqu’ici
stats-rules = Règles
stats-level = Contre
stats-played = Terminées
stats-won = Gagnées
stats-people = deux personnes
stats-level-of = niveau { $level }

look-learn = Revoir les erreurs : { $n }

look-whose = { $kind ->
    [chance] { $by ->
        [you] Vos chances de gain
       *[other] Chances de gain { whose }
      }
    [points] { $by ->
        [you] Vos points attendus
       *[other] Points attendus { whose }
      }
   *[money] { $by ->
        [you] Votre argent attendu
       *[other] Argent attendu { whose }
      }
  }
graph-moment = Coup { $n } sur { $all }. { look-whose } : { $value }
