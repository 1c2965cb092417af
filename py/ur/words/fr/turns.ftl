### Translated by machine, not yet read by a native speaker.

side-you = Vous
side-computer = L’ordi{ "\u00AD" }nateur
side-other = L’autre joueur
who = { $by ->
    [you] Vous
    [computer] L’ordinateur
    [other] L’autre joueur
    [light] Clair
   *[dark] Sombre
  }
who-inside = { $by ->
    [you] vous
    [computer] l’ordinateur
    [other] l’autre joueur
    [light] Clair
   *[dark] Sombre
  }
whose = { $by ->
    [you] à vous
    [computer] de l’ordinateur
    [other] de l’autre joueur
    [light] de Clair
   *[dark] de Sombre
  }
whose-piece = { $owner ->
    [you] votre pion
    [computer] un pion de l’ordinateur
    [other] un pion de l’autre joueur
    [light] un pion de Clair
   *[dark] un pion de Sombre
  }

## Who begins

begins = { $by ->
    [you] Vous commencez.
   *[other] { who } commence.
  }
start-guessed = { $by ->
    [you] Vous lancez
   *[other] { who } lance
  } un dé, et { $owner ->
    [you] vous dites
    [computer] l’ordinateur dit
    [other] l’autre joueur dit
    [light] Clair dit
   *[dark] Sombre dit
  } « { $guess } ». Le dé tombe { $fallen }.
begins-by-throw = { begins-with } { $own } contre { $other }.
begins-with = { $by ->
    [you] Vous commencez :
   *[other] { who } commence :
  }

## Throws and what they mean

throw-score = { $by ->
    [you] Vous lancez un { $score }.
   *[other] { who } lance un { $score }.
  }
throw-nothing = { $by ->
    [you] Votre lancer ne vaut rien.
   *[other] Le lancer { whose } ne vaut rien.
  }
throw-marked = { $marked ->
    [0] Aucun dé marqué
    [one] { $marked } dé marqué
   *[other] { $marked } dés marqués
  } : { $score ->
    [0] cela ne vaut rien.
   *[other] cela vaut { $score }.
  }
throw-converted = { $by ->
    [you] Vous obtenez « oui » : { $number } devient { $score }.
   *[other] { who } obtient « oui » : { $number } devient { $score }.
  }
throw-convertible = Un « oui » en fait { $score }.
throw-enters = Il permet d’entrer.
throw-launches = C’est le nombre du pion { $piece }.
throw-again = { $moving ->
    [true] Un coup donne un autre lancer.
   *[false] Un autre lancer suit.
  }

## What is to do now

todo-throw = { $by ->
    [you] À vous de lancer.
    [light] À Clair de lancer.
    [dark] À Sombre de lancer.
   *[computer] { who } lance.
  }
todo-start = Qui commence ? { todo-throw }
todo-start-again = Rien n’est décidé : { $own } contre { $other }. { todo-throw }
todo-start-higher = Le lancer le plus fort commence.
todo-start-one = Le seul joueur qui obtient 1 commence.
todo-again-rosette = { $by ->
    [you] Une rosette : relancez.
   *[other] { who } relance.
  }
todo-again-capture = { $by ->
    [you] Une prise : relancez.
   *[other] { who } relance.
  }
todo-move = { $by ->
    [you] À vous : avancez de { $score }.
   *[other] { who } avance de { $score }.
  }
todo-no-move = { $by ->
    [you] Vous n’avez aucun coup possible.
   *[other] { who } n’a aucun coup possible.
  }
todo-no-score = { $by ->
    [you] Votre tour est fini.
    [light] Le tour de Clair est fini.
    [dark] Le tour de Sombre est fini.
    [other] Le tour de l’autre joueur est fini.
   *[computer] Le tour de l’ordinateur est fini.
  }
todo-convert = { $by ->
    [you] Second osselet, ou s’arrêter ?
   *[other] Second osselet pour { who-inside } ?
  }
todo-extra = { $by ->
    [you] Relancer, ou s’arrêter là ?
   *[other] { who } peut relancer.
  }
todo-award = { $by ->
    [you] Rosette ! Un pion au départ ?
   *[other] { who } peut poser un pion.
  }
todo-forfeit = { $by ->
    [you] Yeux : vous devez avancer de { $score }.
   *[other] Yeux : { who-inside } avance de { $score }.
  }

## What happened

happened-moved = { $by ->
    [you] Vous avez joué { $from } vers { $to }.
   *[other] { who } a joué { $from } vers { $to }.
  }
happened-moved-to = { $by ->
    [you] Vous avez joué vers { $to }.
   *[other] { who } a joué vers { $to }.
  }
happened-moved-in = { $by ->
    [you] Vous avez joué du départ vers { $to }.
   *[other] { who } a joué du départ vers { $to }.
  }
happened-moved-kind = { $by ->
    [you] Vous avez joué : { $piece }, { $from } vers { $to }.
   *[other] { who } a joué : { $piece }, { $from } vers { $to }.
  }
happened-entered = { $alike ->
    [true] { $by ->
        [you] Vous avez fait entrer un pion sur { $to }.
       *[other] { who } a fait entrer un pion sur { $to }.
      }
   *[false] { $by ->
        [you] Vous avez fait entrer le pion { $piece } sur { $to }.
       *[other] { who } a fait entrer le pion { $piece } sur { $to }.
      }
  }
happened-turned = Le pion montre maintenant ses pastilles.
happened-off = { $alike ->
    [true] { $by ->
        [you] Vous avez sorti un pion : { $off } sur { $all }.
       *[other] { who } a sorti un pion : { $off } sur { $all }.
      }
   *[false] { $by ->
        [you] Vous avez sorti le pion { $piece } : { $off } sur { $all }.
       *[other] { who } a sorti le pion { $piece } : { $off } sur { $all }.
      }
  }
happened-captured = { $by ->
    [you] Vous avez pris un pion adverse.
   *[other] { who } a pris { whose-piece }.
  }
happened-captured-kind = { $owner ->
    [you] Votre pion { $piece } a été pris.
    [computer] Vous avez pris un pion adverse : { $piece }.
    [light] { who } a pris le pion { $piece } de Clair.
    [dark] { who } a pris le pion { $piece } de Sombre.
   *[other] Vous avez pris un pion adverse : { $piece }.
  }
happened-captured-on = Il était sur { $square }.
happened-sent-off = { $owner ->
    [you] Votre pion a buté sur une pile.
    [computer] L’ordinateur a buté sur une pile.
    [other] L’autre joueur a buté sur une pile.
    [light] Clair a buté sur une pile adverse.
   *[dark] Sombre a buté sur une pile adverse.
  }
happened-sent-off-by = Elle est sur { $square }.
happened-again = { $by ->
    [you] Vous relancez.
   *[other] { who } relance.
  }
happened-no-move = { todo-no-move }
happened-no-score = Le tour est fini.
happened-by-choice = { $by ->
    [you] Vous avez passé votre tour.
   *[other] { who } a passé son tour.
  }
happened-extra-declined = { $by ->
    [you] Vous vous arrêtez là.
   *[other] { who } s’arrête là.
  }
happened-award-declined = { $by ->
    [you] Vous avez laissé le pion en réserve.
   *[other] { who } a laissé le pion en réserve.
  }
happened-no-conversion = L’osselet dit « non ». { todo-no-score }
happened-paid-fine = { $amount ->
    [0] { $by ->
        [you] Vous n’aviez pas de quoi payer. Cagnotte : { $kitty }.
       *[other] { who } n’avait pas de quoi payer. Cagnotte : { $kitty }.
      }
   *[other] { $by ->
        [you] Vous avez payé { $amount } d’amende. Cagnotte : { $kitty }.
       *[other] { who } a payé { $amount } d’amende. Cagnotte : { $kitty }.
      }
  }
happened-paid-passed = { $amount ->
    [0] { $by ->
        [you] Vous n’aviez pas de quoi payer. Cagnotte : { $kitty }.
       *[other] { who } n’avait pas de quoi payer. Cagnotte : { $kitty }.
      }
   *[other] { $by ->
        [you] Vous avez payé { $amount } pour une rosette franchie. Cagnotte : { $kitty }.
       *[other] { who } a payé { $amount } pour une rosette franchie. Cagnotte : { $kitty }.
      }
  }
happened-paid-landed = { $amount ->
    [0] La cagnotte était vide : rien à prendre.
   *[other] { $by ->
        [you] Vous avez pris { $amount } dans la cagnotte et avez { $purse }.
       *[other] { who } a pris { $amount } dans la cagnotte et a { $purse }.
      }
  }
happened-paid-kitty = { $by ->
    [you] Vous avez pris la cagnotte : { $amount }.
   *[other] { who } a pris la cagnotte : { $amount }.
  }
happened-paid-penalty = { $amount ->
    [0] { $by ->
        [you] Vous n’avez rien payé.
       *[other] { who } n’a rien payé.
      }
   *[other] { $by ->
        [you] Vous avez payé { $amount } pour les oiseaux restants.
       *[other] { who } a payé { $amount } pour les oiseaux restants.
      }
  }
happened-paid-pool = { $by ->
    [you] Vous avez pris { $amount } dans la cagnotte.
   *[other] { who } a pris { $amount } dans la cagnotte.
  }

## Why a piece must wait for the other player

why-other-player = { $by ->
    [you] C’est votre tour.
   *[other] C’est le tour { whose }.
  }
why-pending-forfeit = { $by ->
    [you] D’abord, vous devez avancer un pion de { $score } cases.
   *[other] D’abord, { who-inside } doit avancer un pion de { $score } cases.
  }

## The end

result-all-off = { $by ->
    [you] Vous avez gagné : { $own } à { $other }.
   *[other] { who } a gagné : { $own } à { $other }.
  }
result-won = { $by ->
    [you] Vous avez gagné.
   *[other] { who } a gagné.
  }
result-stuck = Le gagnant n’aurait pu jouer que des pions couverts par des pions adverses : selon ces règles, il gagne.
result-resigned = { $by ->
    [computer] Vous avez abandonné.
    [you] L’ordinateur a abandonné.
   *[other] L’autre joueur a abandonné.
  }
result-points = { $by ->
    [you] Vous avez marqué
   *[other] { who } a marqué
  } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
result-purses = { $by ->
    [you] Vous avez { $own }, { $owner ->
        [computer] l’ordinateur
       *[other] l’autre joueur
      } { $other }.
    [computer] Vous avez { $other }, l’ordinateur { $own }.
    [light] Clair a { $own }, Sombre { $other }.
   *[dark] Clair a { $other }, Sombre { $own }.
  }
story-luck = { $luck ->
    [much-for] Les dés étaient nettement pour { who-inside }.
    [little-for] Les dés étaient un peu pour { who-inside }.
    [little-against] Les dés étaient un peu contre { who-inside }.
    [much-against] Les dés étaient nettement contre { who-inside }.
   *[even] Les dés ont aidé les deux à peu près autant.
  }
story-clean = { whose-start } étaient presque parfaits.
story-small = { $by ->
    [you] Aucun de vos choix n’a coûté cher.
   *[other] Aucun choix { whose } n’a coûté cher.
  }
story-many = { whose-start } ont coûté cher au total.
story-nearly-lost = Un choix a failli faire perdre la partie.
story-one-choice = { $by ->
    [you] Un de vos choix a coûté plus cher que les autres.
   *[other] Un choix { whose } a coûté plus cher que les autres.
  }
whose-start = { $by ->
    [you] Vos choix
    [computer] Les choix de l’ordinateur
    [other] Les choix de l’autre joueur
    [light] Les choix de Clair
   *[dark] Les choix de Sombre
  }
result-draw = Partie nulle.
result-draw-skips = Depuis longtemps, aucun pion ne pouvait jouer.
result-draw-length = La partie est devenue trop longue.

## How the game went, in numbers

review-choices = { whose-start }
end-brief = Dés : { $dice }. { whose-start } : { $own }.
review-note = { $kind ->
    [chance] En chances de gain pour { who-inside }, selon l’ordinateur. Les lignes s’additionnent.
    [points] En points nets pour { who-inside }, selon l’ordinateur. Les lignes s’additionnent.
   *[money] En argent pour { who-inside }, selon l’ordinateur. Les lignes s’additionnent.
  }
