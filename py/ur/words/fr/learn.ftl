### Translated by machine, not yet read by a native speaker.

## Lessons

lesson = Leçon
lesson-starting = La leçon commence.
lesson-status = { $step } sur { $steps } : { $text }
lesson-other = Ce coup est permis, mais ce n’est pas celui de cette étape. Essayez-en un autre.
lesson-next = Suivant
lesson-again = Encore une fois
lesson-play = Jouer une partie
lesson-leave = Quitter
lesson-back = Revenir à la partie

## The first throw of a new player

first-to-throw = { $kind ->
    [bones] Appuyez sur « Lancer » : l’osselet tombe sur un nombre de 1 à 4.
    [cubes] Appuyez sur « Lancer » : ce qui compte, c’est le nombre de dés cubiques qui montrent une marque.
   *[lots] Appuyez sur « Lancer » : ce qui compte, c’est le nombre de sommets marqués tournés vers le haut.
  }
first-throw = { $kind ->
    [lots] { $marked ->
        [one] { $marked } sommet marqué sur { $count } est tourné vers le haut : cela vaut { $score }. Choisissez un pion, puis sa case.
       *[other] { $marked } sommets marqués sur { $count } sont tournés vers le haut : cela vaut { $score }. Choisissez un pion, puis sa case.
      }
   *[other] Votre lancer vaut { $score }. Choisissez un pion, puis sa case.
  }

## Hints and the tutor

hint = Conseil
hint-says = Le meilleur coup : { $move }.
hint-only = Le seul coup possible : { $move }.
hint-why = Pourquoi : { $reason }.
value-chance = { $value } %
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] chances de gain { $value } %
    [points] { $value } points nets
   *[money] { $value } dans la bourse
  }
tutor-ask = { $kind ->
    [chance] Ce coup coûte des victoires : { $value } sur 100 parties.
    [points] Ce coup coûte environ { $value } points.
   *[money] Ce coup coûte environ { $value } en argent.
  }
tutor-better = Mieux : { $move } – { $reason }.
tutor-back = Reprendre le coup
tutor-anyway = Le jouer quand même

## The end of a game

look-back = Revoir la partie

## Looking back, move by move

look-title = Revue de la partie
look-leave = Revenir à la partie
look-cost = { $kind ->
    [chance] Victoires perdues : { $cost } sur 100 parties.
    [points] Coût : environ { $cost } points.
   *[money] Coût : environ { $cost } en argent.
  }

## Dice that can be checked

fair-title = Les dés de cette partie
dice-open = Pourquoi les dés sont équitables
dice-note = Un nombre secret a fixé tous les lancers avant le premier. Son empreinte :
dice-more = Les vérifier
