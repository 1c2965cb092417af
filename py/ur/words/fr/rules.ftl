### Translated by machine, not yet read by a native speaker.

## The board

rule-board-ur = Le plateau des tombes royales a { $squares } cases : un grand bloc et un petit bloc, reliés par un pont.
rule-board-late = Le plateau tardif a { $squares } cases : un bloc de douze et une queue de huit.
rule-pieces = { $count ->
    [one] Chaque joueur commence avec { $count } pion en réserve.
   *[other] Chaque joueur commence avec { $count } pions en réserve.
  }
rule-pieces-kinds = Chaque joueur commence avec ces oiseaux en réserve : { $kinds }.
rule-sides = Chaque pion a une face unie et une face à pastilles. Il entre avec la face unie visible.
rule-spaces = Chaque joueur a deux cases à côté du plateau : un départ avant la première case du parcours et une arrivée après la dernière.
rule-path = Le parcours a { $count } cases. Clair suit { $squares } ; le parcours de Sombre en est le reflet.
rule-fork = Un pion peut faire le tour de ces cases dans un sens ou dans l’autre, et garde le chemin choisi : { $squares }.
rule-twice = Un parcours passe deux fois par certaines cases, pour Clair par celles-ci : { $squares }.
rule-shared = Les deux joueurs utilisent ces cases : { $squares }.
rule-private = Un seul joueur utilise chacune de ces cases : { $squares }.
rule-unused = Aucun pion ne se pose jamais sur ces cases, car les pions entrent plus loin : { $squares }.

## Who begins

rule-start-lot = Le hasard décide qui commence.
rule-start-higher = Chaque joueur lance une fois, et la plus grande valeur commence. En cas d’égalité, les deux relancent. Le premier coup se joue avec un nouveau lancer.
rule-start-guess = Le hasard décide qui lance un seul dé. L’autre joueur prédit comment il tombera, et commence si la prédiction est juste. Sinon, le joueur qui a lancé commence.
rule-start-one = Les deux joueurs lancent jusqu’à ce qu’un seul d’entre eux obtienne 1. Ce joueur commence, et ce 1 est le premier coup.

## The throws

rule-lots = { $none ->
    [0] Lancez { $count } dés pyramidaux et comptez ceux qui tombent marqués, avec un sommet marqué en haut. Un lancer sans dé marqué ne vaut rien.
   *[other] Lancez { $count } dés pyramidaux et comptez ceux qui tombent marqués, avec un sommet marqué en haut. Un lancer sans dé marqué vaut { $none }.
  }
rule-lots-table = { $kind ->
    [cubes] Lancez { $count } dés cubiques. Un dé est marqué s’il tombe avec une marque en haut. Ce que vaut le lancer dépend du nombre de dés marqués : { $table }.
   *[other] Lancez { $count } dés pyramidaux. Un dé est marqué s’il tombe avec un sommet marqué en haut. Ce que vaut le lancer dépend du nombre de dés marqués : { $table }.
  }
rule-lots-one = { $marked ->
    [0] { $score ->
        [0] « aucun marqué » ne vaut rien
       *[other] « aucun marqué » vaut { $score }
      }
    [one] { $score ->
        [0] { $marked } marqué ne vaut rien
       *[other] { $marked } marqué vaut { $score }
      }
   *[other] { $score ->
        [0] { $marked } marqués ne valent rien
       *[other] { $marked } marqués valent { $score }
      }
  }
rule-kit-rosette = { $usual } dés décident qui commence. Avant chaque lancer suivant, choisissez { $usual } ou { $count } dés, si vous avez des pions pour les deux. { $count } dés ne déplacent qu’un pion posé sur une rosette, et { $usual } dés ne déplacent jamais un tel pion. Un lancer de { $count } dés sans dé marqué vaut { $none }.
rule-bones = Lancez un osselet. Il montre un nombre de { $low } à { $high }.
rule-convert = Au lieu de jouer ce nombre, vous pouvez lancer un second osselet, qui dit « oui » ou « non ». « Oui » change le nombre ({ $table }) ; « non » met fin au tour. Si le nombre ne déplace aucun pion, vous pouvez quand même lancer le second osselet, ou finir le tour.

## Entering

rule-enter-count = Un pion entre sur la case à laquelle mène le lancer, comptée depuis le début du parcours : pour Clair { $squares }. Il peut entrer quand d’autres sont sur le plateau.
rule-enter-kit = Les pions entrent avec un lancer de { $count } dés.
rule-enter-with = Un pion n’entre que si les { $marked } dés tombent marqués. Il va tout droit à la case { $step } du parcours, { $square }. Avec ce lancer, vous pouvez plutôt avancer un pion de { $score } cases.
rule-enter-start = Un pion n’entre que si les { $marked } dés tombent marqués, ou comme prime. Il est posé sur le départ. Quand tous les dés tombent marqués, vous choisissez : faire entrer un pion, ou en avancer un de { $score } cases.
rule-launch = Chaque oiseau entre avec son propre nombre, sur sa propre case (pour Clair) : { $table }.
rule-launch-one = { $kind } { $score } sur { $to }
rule-launch-order = { $fixed ->
    [true] La première fois, les oiseaux entrent dans cet ordre. Les oiseaux sur le plateau peuvent avancer entre-temps.
   *[false] Les oiseaux peuvent entrer dans n’importe quel ordre.
  }
rule-launch-again = Le pion { $kind }, une fois pris, entre de nouveau sur une case de votre choix juste avant une rosette (pour Clair) : { $squares }.

## Moving

rule-move = Avancez un pion le long de son parcours d’autant de cases que vaut le lancer.
rule-must = { $second ->
    [true] Si vous pouvez jouer, vous devez jouer ou lancer le second osselet. Faire entrer un pion est aussi un coup.
   *[false] Si vous pouvez jouer, vous devez jouer. Faire entrer un pion est aussi un coup.
  }
rule-may-pass = Vous pouvez passer votre tour même si vous pouvez jouer. Passer ne donne pas de lancer supplémentaire.
rule-over = Les pions peuvent passer par-dessus tous les autres.
rule-top-only = Sur { $squares }, seul le pion du dessus d’une pile peut se déplacer.
rule-turn = Un pion qui arrive sur { $square } ou passe au-delà se retourne : il montre sa face à pastilles, et la garde visible. Il se retourne d’abord ; les règles d’arrivée s’appliquent ensuite.
rule-lost-throw-ends = { $second ->
    [true] Un lancer qui ne déplace rien est perdu, et le tour est fini, sauf si vous lancez le second osselet.
   *[false] Un lancer qui ne déplace rien est perdu, et le tour est fini.
  }
rule-lost-throw-kept = Un lancer qui compte mais ne déplace rien donne quand même un autre lancer. Seul un lancer qui ne vaut rien met fin au tour.
rule-skips = Après { $limit } lancers perdus de suite, en comptant les deux joueurs, la partie est nulle.
rule-stuck-wins = Si seuls des pions adverses posés sur les vôtres vous empêchent de jouer, vous gagnez aussitôt. Beaucoup de parties finissent ainsi.
rule-unbury = Si seuls des pions adverses posés sur les vôtres vous empêchent de jouer, vous dégagez un des vôtres et le jouez.

## Landing

rule-own-blocks = { $alone ->
    [true] Deux de vos pions ne partagent jamais une case.
   *[false] Sur toutes les autres cases, deux de vos pions ne partagent jamais une case.
  }
rule-safe-rosettes = Un pion sur une rosette est à l’abri : un pion adverse ne peut pas s’y poser ({ $squares }).
rule-safe-everywhere = Il n’y a pas de prise : un pion adverse bloque sa case.
rule-safe = Un pion est à l’abri sur { $squares } : un pion adverse ne peut pas s’y poser.
rule-capture = Un pion qui arrive sur un pion adverse le prend : le pion pris retourne dans la réserve de son joueur. Cela peut arriver sur { $squares }.
rule-unsafe = Les rosettes ne protègent pas : un pion peut être pris sur { $squares }.
rule-mixed = Sur { $squares }, les pions des deux joueurs s’empilent, jusqu’à { $limit }. Un nouveau pion se pose au-dessus, et rien n’est pris.
rule-own-stack = Sur { $squares }, les pions d’un même joueur s’empilent, jusqu’à { $limit }. Tant qu’ils y sont, l’autre joueur ne peut pas s’y poser.
rule-own-stack-open = Sur { $squares }, les pions d’un même joueur s’empilent, jusqu’à { $limit }.
rule-own-stack-free = Vos propres pions peuvent être aussi nombreux que vous voulez sur une case.
rule-single = Sur { $squares }, un pion adverse seul qui montre la même face que votre pion peut être pris. Deux pions adverses ou plus, ou un pion qui montre l’autre face, ferment la case.
rule-capture-side = Votre pion prend un pion adverse qui montre la même face quand il arrive sur lui : le pion pris retourne dans la réserve de son joueur. Cela peut arriver sur { $squares }.
rule-other-side = Un pion adverse qui montre l’autre face bloque la case.
rule-turned-safe = Un pion à pastilles sur { $squares } ne peut pas être pris ; un pion uni peut l’être.
rule-capture-one = Un pion qui arrive sur un pion adverse seul le prend : le pion pris retourne dans la réserve de son joueur. Cela peut arriver sur { $squares }.
rule-run-in = Si votre pion arrive sur deux pions adverses ou plus, il retourne lui-même dans votre réserve.
rule-doubles = Un pion qui arrive sur l’une de ces cases avance aussitôt encore du même nombre : { $squares }.
rule-award = Un pion qui arrive sur une rosette ({ $squares }) vous permet de poser un autre pion de votre réserve sur le départ.
rule-forfeit = Quand votre pion arrive sur des yeux ({ $squares }), l’autre joueur avance aussitôt un pion de { $score } cases. Ce coup donne ses propres primes et peut gagner la partie ; les yeux sur lesquels il arrive n’ont pas d’effet. Puis votre tour continue.

## Extra throws

rule-again-rosette = Arriver sur une rosette ({ $squares }) donne un lancer supplémentaire.
rule-again-capture = Une prise donne un lancer supplémentaire.
rule-again-score = Un coup joué avec un { $score } donne un lancer supplémentaire. Un { $score } qui ne déplace rien n’en donne pas, le coup gagnant non plus.
rule-again-lots = Un coup joué avec un lancer qui compte donne un lancer supplémentaire.
rule-no-rosette = Les rosettes ne donnent pas de lancer supplémentaire.
rule-chain = { $any ->
    [true] Un coup donne au plus un lancer supplémentaire, et le coup suivant peut en donner un autre. N’importe lequel de vos pions peut l’utiliser.
   *[false] Un coup donne au plus un lancer supplémentaire, et le coup suivant peut en donner un autre.
  }
rule-bars = Le pion qui a obtenu le lancer ne peut pas l’utiliser. Si aucun autre pion ne le peut, le lancer est perdu.

## Choices

rule-ask-extra = On vous demande si vous voulez un lancer supplémentaire. Sinon, votre tour est fini.
rule-award-choice = Vous pouvez renoncer à la prime.
rule-forfeit-must = L’autre joueur doit jouer le coup qui suit les yeux si un pion le peut.

## Money and points

rule-stake = { $limited ->
    [true] Chaque joueur commence avec { $purse } et en verse { $stake } à la cagnotte avant le premier lancer. Un joueur ne paie jamais plus que ce qu’il a.
   *[false] Chaque joueur verse { $stake } à la cagnotte avant le premier lancer. Une bourse peut descendre au-dessous de zéro.
  }
rule-fine = { $limited ->
    [true] Un joueur qui arrive sur une rosette paie { $amount } à la cagnotte, ou ce qui reste dans sa bourse.
   *[false] Un joueur qui arrive sur une rosette paie { $amount } à la cagnotte.
  }
rule-values = Chaque oiseau a une valeur : { $values }.
rule-value = { $kind } { $value }
rule-landed = Un oiseau qui arrive sur une rosette prend sa valeur dans la cagnotte.
rule-passed = { $single ->
    [true] Un oiseau qui franchit des rosettes paie une fois sa valeur à la cagnotte, ou rien s’il arrive sur une rosette. Entrer n’en franchit aucune.
   *[false] Un oiseau paie sa valeur à la cagnotte pour chaque rosette qu’il franchit, avant que son arrivée soit réglée. Entrer n’en franchit aucune.
  }
rule-kitty = Le gagnant prend la cagnotte.
rule-penalty = { $all ->
    [true] Le perdant paie au gagnant la valeur de chaque oiseau qui n’est pas sorti, y compris ceux en réserve.
   *[false] Le perdant paie au gagnant la valeur de chaque oiseau encore sur le plateau.
  }
rule-pool = { $split ->
    [true] Puis la cagnotte est partagée en deux. S’il reste un jeton, il va au gagnant.
   *[false] Puis le gagnant prend la cagnotte.
  }

## The end

rule-off-exact = Un pion ne sort du plateau qu’avec le nombre exact : un pas au-delà de sa dernière case (pour Clair { $last }).
rule-end = Le premier joueur qui sort tous ses pions gagne, et la partie se termine aussitôt.
rule-points = Le gagnant marque des points pour chaque pion qui reste au perdant : { $hand } pour un pion en réserve, { $start } pour un pion au départ, et pour les autres la valeur de leur case ({ $table }).
rule-match = Les points de { $games } parties s’additionnent.
rule-length = Après { $limit } lancers, la partie est nulle.
