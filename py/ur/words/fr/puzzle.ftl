### Translated by machine, not yet read by a native speaker.

puzzle-title = Problèmes
puzzle-day-title = Problème du jour
puzzle-leave = Revenir à l’accueil
puzzle-leave-game = Revenir à la partie
puzzle-question = Quel est le meilleur choix ?
puzzle-aim = { $kind ->
    [chance] C’est celui qui gagne le plus souvent.
    [points] C’est celui qui rapporte en moyenne le plus de points.
   *[money] C’est celui qui laisse en moyenne le plus d’argent.
  }
puzzle-not = Pas le meilleur choix : { $move }.
puzzle-yes = Oui : { $move }.

puzzle-tried = essayé
puzzle-next = Problème suivant
puzzle-play = Continuer à partir d’ici
puzzle-list = Tous les problèmes
puzzle-failed = Le problème n’a pas pu être chargé.
puzzle-made = Composé à la main
puzzle-no-link = Ce lien n’est pas un problème. { $reason }
puzzle-number = Problème { $n }
puzzle-easy = facile
puzzle-middling = moyen
puzzle-hard = difficile
puzzle-errors = Sur 100 choix ici, le niveau 1 de l’ordinateur se trompe { $first } fois, le niveau 3 se trompe { $third } fois, le niveau 5 se trompe { $fifth } fois.
puzzle-unit = { $kind ->
    [chance] parties gagnées sur 100
    [points] points d’avance en moyenne
   *[money] jetons en moyenne
  }
puzzle-rules = Règles
puzzle-themes = Le sujet du problème

puzzle-theme-all = Tous
puzzle-theme-again = Relancer
puzzle-theme-award = Un pion de plus
puzzle-theme-build = Coups tranquilles
puzzle-theme-convert = Le second osselet
puzzle-theme-cover = Couvrir un pion
puzzle-theme-enter = Entrer
puzzle-theme-forfeit = Un coup après des yeux
puzzle-theme-forgo = Renoncer à un lancer
puzzle-theme-hit = Prendre
puzzle-theme-home = Sortir
puzzle-theme-run = Quitter le danger
puzzle-theme-spare = Ne pas prendre
puzzle-theme-stay = Ne rien faire
puzzle-theme-wait = Rester sur la rosette
puzzle-hardness = Difficulté du problème
puzzle-kept = Erreurs à revoir : { $n }
puzzle-judged-exact = Les meilleurs choix sont certains : ces positions sont résolues.
puzzle-judged-rollouts = Les meilleurs choix viennent de nombreuses parties de l’ordinateur contre lui-même.
puzzle-solved = résolu
mistakes-title = Apprendre de ses erreurs
mistakes-question = Que jouer plutôt que « { $move } » ?
mistakes-none = Rien ne vous a coûté cher. Bien joué.
mistakes-no-kept = Aucune erreur n’est à revoir aujourd’hui.
mistakes-moment = Moment { $n } sur { $all }
mistakes-next = Suivant : { $n } sur { $all }
mistakes-again = Poser encore la question
mistakes-only = Il ne restait que ce choix : la question revient donc.
mistakes-done = Terminé
mistakes-keep = Garder pour plus tard
mistakes-kept = Gardé : { puzzle-title }

against-capture = Le pion sur { $square } n’est pas pris.
against-throw = Un lancer supplémentaire est perdu.
against-home = Aucun pion ne sort.
against-rosette = Ce coup quitte { $square } : l’autre joueur peut y arriver (lancers : { $throws } sur { $all }).
against-tempo = Ensuite, moins de lancers permettent un coup : { $throws } sur { $all }.
against-enter = Aucun nouveau pion n’entre.
against-stays = Le pion sur { $square } y reste et peut être pris (lancers : { $throws } sur { $all }).
against-aim = Ensuite, moins de lancers peuvent prendre un pion : { $throws } sur { $all }, contre { $best } après le meilleur choix.
against-again = Ensuite, moins de lancers peuvent en donner un autre : { $throws } sur { $all }, contre { $best } après le meilleur choix.
against-off = Ensuite, moins de lancers peuvent sortir un pion : { $throws } sur { $all }, contre { $best } après le meilleur choix.
against-reply = Ensuite, plus de lancers peuvent en donner un autre à l’autre joueur : { $throws } sur { $all }, contre { $best } après le meilleur choix.
