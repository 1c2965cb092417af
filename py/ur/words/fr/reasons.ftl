### Translated by machine, not yet read by a native speaker.

reason-and = { $first }, { $second }
reason-wins = il gagne la partie
reason-ends = il met fin à la partie
reason-takes = { $way ->
    [one] il prend un pion qui avait parcouru { $way } case
   *[other] il prend un pion qui avait parcouru { $way } cases
  }
reason-takes-again = { reason-takes }, et un autre lancer suit
reason-off = il sort un pion
reason-off-again = { reason-off }, et un autre lancer suit
reason-rosette = il arrive sur une rosette, et un autre lancer suit
reason-again = un autre lancer suit
reason-money = il prend { $amount } dans la cagnotte
reason-forfeit = { then-forfeit }
reason-covers = le pion du dessous ne peut pas avancer
reason-leaves = { $throws ->
    [one] le pion était exposé à { $throws } lancer sur { $all } là où il était
   *[other] le pion était exposé à { $throws } lancers sur { $all } là où il était
  }
reason-holds = { $throws ->
    [one] il prive l’autre joueur de { $square }, où celui-ci pourrait arriver avec { $throws } lancer sur { $all }
   *[other] il prive l’autre joueur de { $square }, où celui-ci pourrait arriver avec { $throws } lancers sur { $all }
  }
reason-aims = { $throws ->
    [one] il menace { $square } avec { $throws } lancer sur { $all }
   *[other] il menace { $square } avec { $throws } lancers sur { $all }
  }
reason-blocks = { $throws ->
    [one] il laisse l’autre joueur sans coup pour { $throws } lancer sur { $all }
   *[other] il laisse l’autre joueur sans coup pour { $throws } lancers sur { $all }
  }
reason-race = { $ahead ->
    [one] hors d’atteinte, avec environ { $ahead } lancer d’avance sur l’autre joueur
   *[other] hors d’atteinte, avec environ { $ahead } lancers d’avance sur l’autre joueur
  }
reason-least = aucun choix n’est plus sûr (lancers qui peuvent prendre un pion : { $throws } sur { $all })
reason-tempo = ensuite un coup est possible (lancers : { $throws } sur { $all })
reason-home = de là, le pion peut sortir (lancers : { $throws } sur { $all })
reason-nears = de là, un autre lancer est possible (lancers : { $throws } sur { $all })
reason-earns = ensuite un autre lancer est possible (lancers : { $throws } sur { $all })
reason-homes = ensuite un pion peut sortir (lancers : { $throws } sur { $all })
reason-rear = le pion le plus en arrière avance
reason-enters = il fait entrer un nouveau pion
reason-award = un pion de plus peut entrer
reason-forward = { $left ->
    [one] il reste alors au pion { $left } case
   *[other] il reste alors au pion { $left } cases
  }
reason-safe = le prochain lancer ne peut pas prendre le pion joué
reason-beyond = un seul lancer de l’autre joueur ne pourrait pas prendre le pion joué
reason-open = { $throws ->
    [one] le pion joué est exposé à { $throws } lancer sur { $all }
   *[other] le pion joué est exposé à { $throws } lancers sur { $all }
  }
reason-convert = un « oui » en fait { $score }
reason-idle = rien ne peut avancer, ni avec { $without } ni avec { $score }
reason-yes = avec un « oui », { $reason }
reason-stay-safe = le prochain lancer ne peut prendre aucun pion

leaves-open = { $throws ->
    [one] Ce coup expose votre pion sur { $square } à { $throws } lancer sur { $all }.
   *[other] Ce coup expose votre pion sur { $square } à { $throws } lancers sur { $all }.
  }
leaves-two = Ce coup expose vos pions sur { $square } (lancers : { $throws } sur { $all }).
leaves-stuck = { $throws ->
    [one] Avec { $throws } lancer sur { $all }, seuls des pions placés sous les vôtres pourraient avancer, et l’autre joueur gagnerait.
   *[other] Avec { $throws } lancers sur { $all }, seuls des pions placés sous les vôtres pourraient avancer, et l’autre joueur gagnerait.
  }
