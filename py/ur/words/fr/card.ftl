### Translated by machine, not yet read by a native speaker.

card-title = { $picture ->
    [rosette] Rosette
    [eyes] Yeux
    [five-dots] Cinq pastilles
    [four-fives] Quatre quinconces
    [five] Petit quinconce
    [twelve] Douze pastilles
    [homeward] Aller et retour
    [fork] Deux chemins
    [side] Faces
    [capture] Prise
    [stack] Piles
    [lots] Dés
    [pass] Passer
    [bone] Second osselet
    [birds] Oiseaux
    [points] Points
   *[kitty] Cagnotte
  }
card-squares = { $squares }
card-throws = Le lancer
card-birds = Les oiseaux
card-open = Toutes les règles

card-enters = ou entrer
card-throws-again = relancer
card-turn-ends = fin du tour
card-throw-says = { $marked ->
    [0] Aucun marqué sur { $lots } :
    [one] { $marked } marqué sur { $lots } :
   *[other] { $marked } marqués sur { $lots } :
  }
card-value = valeur { $value }

card-enter-with = Les pions entrent ici, avec { $marked } dés marqués.
card-again-rosette = Relancez.
card-safe-rosettes = À l’abri des prises.
card-safe = À l’abri des prises.
card-unsafe = Ne protège pas.
card-award = Vous pouvez poser un pion sur votre départ.
card-forfeit = L’autre joueur avance un pion de { $score } cases.
card-doubles = Avancez encore du même nombre.
card-mixed = Les pions des deux joueurs s’empilent, jusqu’à { $limit }.
card-top-only = Seul le pion du dessus se déplace.
card-own-stack = Les pions d’un même joueur s’empilent, jusqu’à { $limit }, et sont à l’abri.
card-single = Un pion seul peut être pris par un pion qui montre la même face.
card-turned-safe = Les pions à pastilles sont à l’abri.
card-turn = Ici, les pions se retournent et montrent leurs pastilles pour le retour.
card-landed = L’oiseau qui s’arrête ici rapporte sa valeur.
card-passed = { $single ->
    [true] S’il en franchit, payez une fois sa valeur, sauf s’il s’arrête sur une autre.
   *[false] S’il passe, payez sa valeur.
  }
card-fine = { $limited ->
    [true] Payez { $amount } à la cagnotte, ou tout ce que vous avez.
   *[false] Payez { $amount } à la cagnotte.
  }

card-twice = Les pions unis sont à l’aller. Les pions à pastilles sont au retour.
card-fork = Contournez le petit bloc d’un côté ou de l’autre.
card-capture-side = Vous ne prenez que les pions qui montrent la même face.
card-other-side = Un pion qui montre l’autre face bloque.
card-again-capture = Une prise fait relancer.
card-safe-everywhere = Aucune prise : les pions adverses bloquent.
card-own-stack-free = Vos pions peuvent partager n’importe quelle case.
card-run-in = Deux pions adverses ou plus renvoient votre pion dans la réserve.
card-stuck-wins = Vous gagnez si tous les pions que vous pourriez jouer sont sous des pions adverses.
card-unbury = Si tous les pions que vous pourriez jouer sont sous des pions adverses, dégagez-en un.
card-kit-rosette = Lancez { $count } dés pour quitter une rosette, et seulement pour cela.
card-bars = Le pion qui a obtenu le lancer ne peut pas l’utiliser.
card-may-pass = Vous pouvez passer votre tour au lieu de jouer.
card-convert = « Oui » change { $table }. « Non » met fin au tour.
rule-convert-one = { $a } en { $b }
card-launch-order = { $fixed ->
    [true] Première entrée dans cet ordre.
   *[false] Première entrée dans l’ordre de votre choix.
  }
card-launch-again = Pris, le pion { $kind } rentre juste avant une rosette.
card-stake = { $purse ->
    [0] Au début, chacun verse { $stake }.
   *[other] Au début, chacun verse { $stake } sur { $purse }.
  }
card-kitty = Le gagnant la prend.
card-pool = { $split ->
    [true] À la fin, les joueurs la partagent.
   *[false] Le gagnant la prend.
  }
card-penalty = { $all ->
    [true] Le perdant paie au gagnant la valeur de ses oiseaux non sortis.
   *[false] Le perdant paie au gagnant la valeur de ses oiseaux sur le plateau.
  }
card-points = Le gagnant marque ce qui reste au perdant : { $hand } par pion en réserve, { $start } par pion au départ, sinon la valeur de la case.
rule-points-one = { $what } { $value }

card-bird = { $piece } : entre avec un { $score }, valeur { $value }.
