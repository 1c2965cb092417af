### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back, the proof of its dice. They are fetched with their views.

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
look-accuracy = Précision : { $n } sur 100
look-accuracy-note = Précision : 100 si chaque choix est le meilleur, 50 si l’on choisit au hasard.
look-choices = Les choix possibles et leur valeur
look-played = (joué)
look-because = Le meilleur coup : { $reason }.
look-legend = { $kind ->
    [chance] Un signe indique un choix qui a coûté, en chances de gain sur 100 :
    [points] Un signe indique un choix qui a coûté, en points nets :
   *[money] Un signe indique un choix qui a coûté, en argent :
  }
mark-doubtful = ?! douteux, à partir de { $least }
    .name = douteux
    .sign = ?!
mark-slip = ? une imprécision, à partir de { $least }
    .name = une imprécision
    .sign = ?
mark-mistake = ?? une erreur, à partir de { $least }
    .name = une erreur
    .sign = ??

## The throws of a game

throws-title = Lancers de cette partie
throws-note = Entre parenthèses : le nombre attendu en moyenne.
throws-count = { $count } ({ $due })
throws-marked = Marqués
throws-value = Valeur
level-top = { $won ->
    [true] Vous avez battu le plus haut niveau ! Une nouvelle partie avec d’autres règles est un nouveau défi.
   *[other] C’est le plus haut niveau : même les bons joueurs y perdent souvent. Une nouvelle partie avec d’autres règles est un nouveau défi.
  }

## Dice that can be checked

dice-commit = Un nombre secret, la graine, a fixé tous les lancers avant le premier. Voici son empreinte (SHA-256), montrée dès le début :
dice-later = Après la partie, la graine s’affiche ici, et chaque lancer peut être recalculé à partir d’elle.
dice-seed = La graine
dice-word = Le mot que vous y avez mis
dice-game = Le nom de la partie
dice-checking = Calcul de chaque lancer…
dice-right = { $n ->
    [one] Le lancer est bien celui que donne la graine, et la graine correspond à son empreinte.
   *[other] Les { $n } lancers sont bien ceux que donne la graine, et la graine correspond à son empreinte.
  }
dice-wrong = { $n ->
    [one] { $n } lancer n’est pas celui que donne la graine.
   *[other] { $n } lancers ne sont pas ceux que donne la graine.
  }
dice-unkept = La graine ne correspond pas à l’empreinte montrée avant.
dice-typed = { $n ->
    [one] { $n } lancer a été saisi d’après de vrais dés : la page ne peut pas le vérifier.
   *[other] { $n } lancers ont été saisis d’après de vrais dés : la page ne peut pas les vérifier.
  }
dice-imported = Cette partie est venue sans graine de cette page : ses dés ne prouvent rien.
dice-proves-title = Ce que cela prouve
dice-proves = Les lancers étaient fixés avant vos coups, ils n’ont pas suivi votre jeu, et l’ordinateur ne les a pas choisis. Avec un mot de vous dans la graine, ils n’ont pas non plus été choisis d’avance.
dice-proves-nothing = Rien : ces lancers ne peuvent pas être recalculés à partir de cette graine. La feuille de partie vient d’ailleurs, ou a été modifiée.
dice-proves-not = Cela ne prouve rien contre une personne qui peut modifier cette page. La preuve la plus forte, ce sont de vrais dés : on peut les choisir en préparant une partie.
dice-table = Tous les lancers
dice-n = Tirage
dice-by = Qui
dice-fell = Lancé
dice-again = Selon la graine
dice-how = Calcul : le tirage numéro i est HMAC-SHA256, avec la graine comme clé, de « ur-dice-1|mot|partie|i » ; le dé k tombe selon le bit k.
fell-yes = oui
fell-no = non

## Real dice, judged

fairness-throws = { $whose ->
    [page] Après { $n } lancers avec les dés de la page
   *[own] Après { $n } lancers avec vos dés
  }
fairness-fair = { fairness-throws } : ils semblent équitables. De tels écarts sont dus au hasard.
fairness-odd = { fairness-throws } : un peu inhabituel, environ une fois sur { $once } avec des dés équitables. Gardez-les à l’œil.
fairness-unfair = { fairness-throws } : des dés équitables ne tomberaient presque jamais ainsi, une fois sur { $once } ou moins.
fairness-all = Les dés sont-ils équitables ? Quel est mon niveau ? Compter toutes mes parties
strength-says = Parties contre l’ordinateur : { $games }. Votre jeu est à peu près de niveau { $level }, avec 95 % de certitude entre les niveaux { $low } et { $high }.
strength-few = Parties contre l’ordinateur : { $games }. C’est trop peu pour estimer votre niveau.
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
