### Translated by machine, not yet read by a native speaker.

lesson-aim = { $n ->
    [one] Faites sortir votre pion du plateau avant l’autre joueur.
   *[other] { $birds ->
        [true] Faites sortir vos { $n } oiseaux du plateau avant l’autre joueur.
       *[false] Faites sortir vos { $n } pions du plateau avant l’autre joueur.
      }
  }
lesson-way = { $back ->
    [true] Le parcours a { $n } cases, aller et retour, de { $first } à { $last } : la ligne le montre.
   *[false] Le parcours a { $n } cases, de { $first } à { $last } : la ligne le montre.
  }
lesson-enter-kind = Vous avez lancé un { $score }, le nombre de votre pion { $piece }. Faites-le entrer sur { $to }.
    .after = Les nombres et les valeurs des oiseaux : { $table }.
lesson-bird = { $name } { $score } (valeur { $value })
lesson-enter = Faites entrer un { $piece } de votre réserve sur { $to }.
    .after = Bien joué. D’ici, le parcours continue case par case jusqu’à la fin.
lesson-again-rosette = Une rosette est à portée. Jouez { $from } vers { $to }.
    .after = Une rosette : vous relancez aussitôt.
lesson-again-four = Vous avez lancé un { $score }. Jouez { $from } vers { $to }.
    .after = Dans ces règles, un { $score } fait relancer, où que le pion arrive.
lesson-again-capture = Un pion adverse est sur { $to }. Jouez { $from } vers { $to }.
    .after = Dans ces règles, chaque prise fait relancer.
lesson-again-lots = Ici, chaque coup fait relancer. Jouez { $from } vers { $to }.
    .after = Vous relancez. Un lancer qui ne vaut rien met fin à votre tour.
lesson-capture = Un pion adverse est sur { $to }. Prenez-le avec le pion de { $from }.
    .after = Il retourne dans la réserve de son joueur et doit entrer de nouveau.
lesson-unsafe = Un pion adverse est sur la rosette { $to }. Prenez-le depuis { $from }.
    .after = Dans ces règles, un pion sur une rosette peut être pris.
lesson-safe = Votre pion sur { $own } pourrait aller sur { $other }, mais le pion adverse y est à l’abri sur sa rosette. Jouez un autre coup.
    .after = Aucun pion n’est pris sur une rosette : c’est un bon endroit pour attendre.
lesson-other-side = Votre pion sur { $own } pourrait aller sur { $other }, mais le pion adverse y montre son autre face. Jouez un autre coup.
    .after = Seuls les pions qui montrent la même face se prennent. Un pion qui montre l’autre face bloque.
lesson-own-stack = L’un de vos pions est déjà sur { $to }. Mettez avec lui le pion de { $from }.
    .after = Ici, vos pions peuvent être ensemble.
lesson-mixed = Un pion adverse est sur { $to }, où s’empilent les pions des deux joueurs. Posez-vous dessus.
    .after = Dans cette pile, le pion du dessus part le premier : le pion adverse doit vous attendre.
lesson-turn = Jouez { $from } vers { $to }, et observez le pion.
    .after = Il s’est retourné et montre ses pastilles : il est sur le chemin du retour.
lesson-twice = Ici, le parcours fait demi-tour. Jouez { $from } vers { $to }.
    .after = D’ici, le pion revient par des cases où il est déjà passé.
lesson-doubles = Jouez { $from } vers { $to }, une case qui double le coup.
    .after = Le pion a aussitôt avancé encore du même nombre.
lesson-award = Une rosette est à portée. Jouez { $from } vers { $to }.
    .after = Une prime : vous pouvez poser un autre pion sur le départ.
lesson-forfeit = Jouez { $from } vers { $to }, et voyez ce que cela vous coûte.
    .after = Maintenant, l’autre joueur avance un pion de { $forced } cases, puis votre tour continue.
lesson-run-in = Deux pions adverses sont ensemble sur { $other } : y arriver renverrait votre propre pion dans votre réserve. Jouez un autre coup.
    .after = Deux pions ensemble sont à l’abri, et dangereux pour un pion adverse seul.
lesson-fine = Jouez { $from } vers la rosette { $to }.
    .after = Arriver sur une rosette coûte une amende, payée à la cagnotte. { $kitty }
lesson-landed = Jouez { $from } vers la rosette { $to }.
    .after = L’oiseau qui arrive sur une rosette prend sa valeur dans la cagnotte.
lesson-passed = Jouez { $from } vers { $to }, au-delà d’une rosette.
    .after = Votre oiseau a franchi une rosette sans s’y arrêter : sa valeur va à la cagnotte.
lesson-convert = Un { $score }, c’est peu. Lancez le second osselet : « oui » en fait { $converted }.
    .after = « Oui » change le nombre. « Non » met fin au tour : c’est le risque.
lesson-off = Avec un { $score }, le pion de { $from } peut quitter le plateau. Faites-le sortir.
    .after = Un pion de plus est sorti. { $exit }
lesson-end = C’est votre dernier pion. Faites-le sortir du plateau depuis { $from }.
    .after = Tous vos pions sont sortis : vous gagnez. Vous connaissez maintenant le jeu.
