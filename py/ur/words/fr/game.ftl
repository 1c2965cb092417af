### Translated by machine, not yet read by a native speaker.

side-light = Clair
side-dark = Sombre
piece = pion
piece-blank = pion uni
piece-dotted = pion à pastilles
kind-swallow = Hirondelle
kind-storm-bird = Oiseau-tempête
kind-raven = Corbeau
kind-rooster = Coq
kind-eagle = Aigle
# same as in English
ornament-rosette = rosette
ornament-eyes = yeux
ornament-five-dots = cinq pastilles
ornament-four-fives = quatre quinconces
ornament-five = petit quinconce
ornament-twelve = douze pastilles
ornament-plain = case unie
square-start = le départ
square-rosette = { $middle ->
    [true] la rosette du milieu
   *[false] la rosette { $square }
  }
square-ornament = { $square }, { $ornament }
hand = réserve
sentences = { $first } { $second }
clauses = { $first }, { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = Laissez le hasard décider qui commence : tirez à pile ou face, ou cachez un pion dans une main. Qui commence ?
start-ask-thrower = L’un de vous lance un seul dé, et l’autre prédit comment il tombera. Qui lance ?
start-ask-guess = L’autre joueur prédit comment le dé tombera. Quelle est sa prédiction ?
start-ask-result = Lancez maintenant le dé. Comment est-il tombé ?
start-marked = marqué
start-unmarked = non marqué

## What can be done

enter = { $piece ->
    [pion] Nouveau pion sur { $to }
   *[other] { $piece } : entrée sur { $to }
  }
move = { $from } vers { $to }
move-kind = { $piece }, { $move }
move-in = Du départ vers { $to }
move-off = { $from }, sortie du plateau
by-way-of = { $to }, par { $square }
act-then = { $act } : { $then }
act-throw = Relancer
act-convert = Lancer le second osselet : « oui » vaut { $score }, « non » met fin au tour
then-again = relancer
then-captured = prise
then-sent-off = rencontre une pile adverse et retourne dans la réserve
then-onward = puis jusqu’à { $to }
then-onward-off = puis sortie du plateau
then-turns = se retourne
then-pays = paie { $amount }
then-takes = reçoit { $amount }
then-extra = relance possible
then-award = entrée d’un pion possible
then-forfeit = l’autre joueur avance de { $score }
then-wins = gagne
then-ends = fin du tour
pass = Passer
pass-stuck = Continuer
pass-extra = S’arrêter là
pass-award = Le laisser en réserve

## Why a piece cannot move

why-over = La partie est terminée.
why-no-throw = Lancez d’abord.
why-no-score = Ce lancer ne vaut rien : aucun pion ne bouge.
why-barred = Ce pion a obtenu le lancer : un autre doit l’utiliser.
why-kit = { $rosette ->
    [true] Un pion sur une rosette ne se déplace qu’avec { $count } dés.
   *[false] Un lancer de { $count } dés ne sert qu’à un pion qui quitte une rosette.
  }
why-under = { $whose ->
    [enemy] Un pion adverse est posé dessus.
   *[own] Un autre de vos pions est posé dessus.
  }
why-too-far = { $left ->
    [one] { $score } est trop : il ne reste qu’un pas, et le lancer doit tomber juste.
   *[other] { $score } est trop : il ne reste que { $left } pas, et le lancer doit tomber juste.
  }
why-own = Votre propre pion occupe { $square }.
why-safe = { $ornament ->
    [rosette] Le pion adverse sur { $square } est à l’abri : il est sur une rosette.
   *[other] Le pion adverse sur { $square } est à l’abri.
  }
why-full = La pile sur { $square } est complète.
why-stack = { $whose ->
    [own] La pile sur { $square } est complète.
   *[enemy] L’autre joueur tient { $square }.
  }
why-side = { $dots ->
    [true] Votre pion montrerait ses pastilles sur { $square }, et le pion adverse n’en montre pas : seul un pion qui montre la même face peut être pris.
   *[false] Le pion adverse sur { $square } montre ses pastilles, et le vôtre n’en montrerait pas : seul un pion qui montre la même face peut être pris.
  }
why-turned = Le pion adverse sur { $square } montre ses pastilles et y est à l’abri.
why-blocked = La case { $square } n’est pas libre.
why-needs-all = Un pion n’entre que si les { $marked } dés sont marqués.
why-needs-throw = Le pion { $piece } entre avec un { $score }.
why-order = Le pion { $piece } entre après le pion { $before }.
why-needs-kit = Les pions entrent avec un lancer de { $count } dés.
why-no-entry = Aucun pion ne peut entrer avec ce lancer.
why-pending-extra = D’abord : relancer, ou s’arrêter ?
why-pending-award = D’abord : poser un pion sur la case de départ, ou le laisser ?
