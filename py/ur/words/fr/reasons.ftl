### Translated by machine, not yet read by a native speaker.

reason-and = { $first }, { $second }
reason-wins = il gagne la partie
reason-ends = il met fin à la partie
reason-takes = { $way ->
    [one] il prend un pion qui avait fait { $way } case
   *[other] il prend un pion qui avait fait { $way } cases
  }
reason-takes-again = { reason-takes }, et un autre lancer suit
reason-off = il sort un pion
reason-off-again = { reason-off }, et un autre lancer suit
reason-rosette = il arrive sur une rosette : un autre lancer suit
reason-again = un autre lancer suit
reason-throw = un nouveau lancer vaut mieux que s’arrêter
reason-leaves = { $throws ->
    [one] le pion échappe à { $throws } lancer sur { $all }
   *[other] le pion échappe à { $throws } lancers sur { $all }
  }
reason-aims = { $throws ->
    [one] il menace { $square } avec { $throws } lancer sur { $all }
   *[other] il menace { $square } avec { $throws } lancers sur { $all }
  }
reason-blocks = { $throws ->
    [one] il laisse l’autre joueur sans coup pour { $throws } lancer sur { $all }
   *[other] il laisse l’autre joueur sans coup pour { $throws } lancers sur { $all }
  }
reason-enters = il fait entrer un nouveau pion
reason-award = un pion de plus peut entrer
reason-forward = { $left ->
    [one] il reste alors au pion { $left } case
   *[other] il reste alors au pion { $left } cases
  }
reason-safe = le pion y est à l’abri
reason-open = { $throws ->
    [one] il y est exposé à { $throws } lancer sur { $all }
   *[other] il y est exposé à { $throws } lancers sur { $all }
  }
reason-convert = un « oui » en fait { $score }
reason-nothing = tous les coups valent moins
reason-stay-safe = les pions sont à l’abri là où ils sont
reason-none = le lancer décide

leaves-open = { $throws ->
    [one] Ce coup expose votre pion sur { $square } à { $throws } lancer sur { $all }.
   *[other] Ce coup expose votre pion sur { $square } à { $throws } lancers sur { $all }.
  }
