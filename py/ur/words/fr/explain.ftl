### Translated by machine, not yet read by a native speaker.

explain-here = Sur { $square } :
explain-plain = Sur { $square }, il ne se passe rien de particulier.
explain-can-go = { $score ->
    [0] { $by ->
        [you] Votre pion peut aller sur { $to }.
        [computer] Le pion de l’ordinateur peut aller sur { $to }.
        [other] Le pion de l’autre joueur peut aller sur { $to }.
        [light] Le pion de Clair peut aller sur { $to }.
       *[dark] Le pion de Sombre peut aller sur { $to }.
      }
   *[other] { $by ->
        [you] Avec ce { $score }, votre pion peut aller sur { $to }.
        [computer] Avec ce { $score }, le pion de l’ordinateur peut aller sur { $to }.
        [other] Avec ce { $score }, le pion de l’autre joueur peut aller sur { $to }.
        [light] Avec ce { $score }, le pion de Clair peut aller sur { $to }.
       *[dark] Avec ce { $score }, le pion de Sombre peut aller sur { $to }.
      }
  }
explain-can-leave = { $score ->
    [0] { $by ->
        [you] Votre pion peut sortir.
        [computer] Le pion de l’ordinateur peut sortir.
        [other] Le pion de l’autre joueur peut sortir.
        [light] Le pion de Clair peut sortir.
       *[dark] Le pion de Sombre peut sortir.
      }
   *[other] { $by ->
        [you] Avec ce { $score }, votre pion peut sortir.
        [computer] Avec ce { $score }, le pion de l’ordinateur peut sortir.
        [other] Avec ce { $score }, le pion de l’autre joueur peut sortir.
        [light] Avec ce { $score }, le pion de Clair peut sortir.
       *[dark] Avec ce { $score }, le pion de Sombre peut sortir.
      }
  }
explain-sent-off = Il y rencontre une pile adverse et retourne dans la réserve.
explain-captures = { $score ->
    [0] { $by ->
        [you] Vous pouvez prendre ici.
        [computer] L’ordinateur peut prendre ici.
        [other] L’autre joueur peut prendre ici.
        [light] Clair peut prendre ici.
       *[dark] Sombre peut prendre ici.
      }
   *[other] { $by ->
        [you] Avec ce lancer, vous pouvez prendre ici.
        [computer] Avec ce lancer, l’ordinateur peut prendre ici.
        [other] Avec ce lancer, l’autre joueur peut prendre ici.
        [light] Avec ce lancer, Clair peut prendre ici.
       *[dark] Avec ce lancer, Sombre peut prendre ici.
      }
  }
explain-lands = { $score ->
    [0] { $by ->
        [you] L’un de vos pions peut venir ici.
        [computer] Un pion de l’ordinateur peut venir ici.
        [other] Un pion de l’autre joueur peut venir ici.
        [light] Un pion de Clair peut venir ici.
       *[dark] Un pion de Sombre peut venir ici.
      }
   *[other] { $by ->
        [you] Avec ce lancer, l’un de vos pions peut venir ici.
        [computer] Avec ce lancer, un pion de l’ordinateur peut venir ici.
        [other] Avec ce lancer, un pion de l’autre joueur peut venir ici.
        [light] Avec ce lancer, un pion de Clair peut venir ici.
       *[dark] Avec ce lancer, un pion de Sombre peut venir ici.
      }
  }
explain-not-now = Cette valeur ne permet pas de le prendre.
explain-open = { $throws ->
    [one] { $throws } lancer sur { $all } permet de prendre ce pion.
   *[other] { $throws } lancers sur { $all } permettent de prendre ce pion.
  }
explain-closed = Aucun lancer ne permet de prendre ce pion.
explain-stack = De haut en bas : { $pieces }.
explain-stacked = { $by ->
    [you] { $side ->
        [dotted] votre pion à pastilles
        [blank] votre pion uni
       *[none] votre pion
      }
    [computer] { $side ->
        [dotted] pion à pastilles de l’ordinateur
        [blank] pion uni de l’ordinateur
       *[none] pion de l’ordinateur
      }
    [other] { $side ->
        [dotted] pion à pastilles de l’autre joueur
        [blank] pion uni de l’autre joueur
       *[none] pion de l’autre joueur
      }
    [light] { $side ->
        [dotted] pion à pastilles de Clair
        [blank] pion uni de Clair
       *[none] pion de Clair
      }
   *[dark] { $side ->
        [dotted] pion à pastilles de Sombre
        [blank] pion uni de Sombre
       *[none] pion de Sombre
      }
  } { $free ->
    [true] ({ stack-free })
   *[false] ({ stack-buried })
  }
explain-hand = { $by ->
    [you] Votre réserve : { $n }.
    [computer] Réserve de l’ordinateur : { $n }.
    [other] Réserve de l’autre joueur : { $n }.
    [light] Réserve de Clair : { $n }.
   *[dark] Réserve de Sombre : { $n }.
  }
explain-off = { $by ->
    [you] Vos pions sortis : { $n } sur { $all }.
    [computer] Pions sortis de l’ordinateur : { $n } sur { $all }.
    [other] Pions sortis de l’autre joueur : { $n } sur { $all }.
    [light] Pions sortis de Clair : { $n } sur { $all }.
   *[dark] Pions sortis de Sombre : { $n } sur { $all }.
  }
explain-purse = { $by ->
    [you] Vous avez { $n } dans la bourse.
    [computer] L’ordinateur a { $n } dans la bourse.
    [other] L’autre joueur a { $n } dans la bourse.
    [light] Clair a { $n } dans la bourse.
   *[dark] Sombre a { $n } dans la bourse.
  }
explain-kitty = La cagnotte contient { $n }.
