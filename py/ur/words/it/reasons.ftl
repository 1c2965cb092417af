### Translated by machine, not yet read by a native speaker.

# same as in English
reason-and = { $first }, { $second }
reason-wins = vince la partita
reason-ends = chiude la partita
reason-takes = { $way ->
    [one] cattura una pedina che era avanzata di una casella
   *[other] cattura una pedina che era avanzata di { $way } caselle
  }
reason-takes-again = { reason-takes }, e segue un altro lancio
reason-off = porta una pedina all’arrivo
reason-off-again = { reason-off }, e segue un altro lancio
reason-rosette = si ferma su una rosetta, e segue un altro lancio
reason-again = segue un altro lancio
reason-money = prende { $amount } dal piatto
reason-forfeit = { then-forfeit }
reason-covers = la pedina sotto non può muovere
reason-leaves = { $throws ->
    [one] la pedina era esposta a { $throws } lancio su { $all } dove stava
   *[other] la pedina era esposta a { $throws } lanci su { $all } dove stava
  }
reason-holds = { $throws ->
    [one] toglie { $square } all’altro giocatore, che potrebbe arrivarci con { $throws } lancio su { $all }
   *[other] toglie { $square } all’altro giocatore, che potrebbe arrivarci con { $throws } lanci su { $all }
  }
reason-aims = { $throws ->
    [one] minaccia { $square } con { $throws } lancio su { $all }
   *[other] minaccia { $square } con { $throws } lanci su { $all }
  }
reason-blocks = { $throws ->
    [one] con { $throws } lancio su { $all } l’altro giocatore resta senza mosse
   *[other] con { $throws } lanci su { $all } l’altro giocatore resta senza mosse
  }
reason-race = { $ahead ->
    [one] fuori portata, e circa { $ahead } lancio più avanti dell’altro giocatore
   *[other] fuori portata, e circa { $ahead } lanci più avanti dell’altro giocatore
  }
reason-least = nessuna scelta è più sicura (lanci che possono catturare una pedina: { $throws } su { $all })
reason-tempo = poi c’è una mossa (lanci: { $throws } su { $all })
reason-home = da lì può andare all’arrivo (lanci: { $throws } su { $all })
reason-nears = da lì può seguire un altro lancio (lanci: { $throws } su { $all })
reason-earns = poi può seguire un altro lancio (lanci: { $throws } su { $all })
reason-homes = poi una pedina può andare all’arrivo (lanci: { $throws } su { $all })
reason-rear = la pedina più indietro avanza
reason-enters = fa entrare una nuova pedina
reason-award = può entrare un’altra pedina
reason-forward = { $left ->
    [one] poi alla pedina manca una casella
   *[other] poi alla pedina mancano { $left } caselle
  }
reason-safe = il prossimo lancio non può catturare la pedina mossa
reason-beyond = un solo lancio dell’altro giocatore non potrebbe catturare la pedina mossa
reason-open = { $throws ->
    [one] la pedina mossa è esposta a { $throws } lancio su { $all }
   *[other] la pedina mossa è esposta a { $throws } lanci su { $all }
  }
reason-convert = con un “sì” diventa { $score }
reason-idle = non si può muovere nulla, né con { $without } né con { $score }
reason-yes = con un “sì”, { $reason }
reason-stay-safe = il prossimo lancio non può catturare nessuna pedina
leaves-open = { $throws ->
    [one] Lascia la tua pedina su { $square } esposta a { $throws } lancio su { $all }.
   *[other] Lascia la tua pedina su { $square } esposta a { $throws } lanci su { $all }.
  }
leaves-two = Lascia esposte le tue pedine su { $square } (lanci: { $throws } su { $all }).
leaves-stuck = { $throws ->
    [one] Con { $throws } lancio su { $all } potrebbero muovere solo pedine sotto le tue, e l’altro giocatore vincerebbe.
   *[other] Con { $throws } lanci su { $all } potrebbero muovere solo pedine sotto le tue, e l’altro giocatore vincerebbe.
  }
