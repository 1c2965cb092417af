### Translated by machine, not yet read by a native speaker.

## Rulesets

rules-finkel = Finkel
    .line = La version la plus connue : sept pions, quatre dés, et des rosettes qui protègent et font relancer.
    .special = Un parcours court avec des rosettes qui protègent. Seule celle du milieu peut être atteinte par les deux joueurs : un pion posé là tient le centre du plateau.
rules-british-museum = British Museum
    .line = La course de Finkel avec cinq pions : une bonne première partie.
    .special = Tout ce qui fait du jeu d’Ur une course, en peu de temps. Un lancer sans dé marqué est perdu.
rules-biles = Biles
    .line = Sept pions sur le parcours court, et trois dés qui valent quatre quand aucun n’est marqué.
    .special = Avec trois dés, le quatre est plus fréquent, et chaque lancer vaut au moins un.
rules-leaflet = Le feuillet
    .line = Le long parcours autour du petit bloc. Un quatre fait relancer ; les rosettes protègent seulement.
    .special = C’est le quatre qui donne un lancer supplémentaire, pas la rosette. Dans le petit bloc, les joueurs avancent l’un vers l’autre.
rules-conventional = Conventionnel
    .line = Le long parcours, avec des rosettes qui protègent et font relancer.
    .special = Le parcours a une rosette toutes les quatre cases. Avec des quatre, un pion va de l’une à l’autre, et vous relancez chaque fois.
rules-masters = Masters
    .line = Le long parcours, avec des rosettes qui font relancer mais ne protègent pas.
    .special = Aucune des cases communes aux deux joueurs n’est à l’abri.
rules-blitz = Blitz
    .line = Cinq pions, des rosettes qui ne protègent pas, et un lancer de plus pour chaque rosette et chaque prise.
    .special = Une prise rapporte aussitôt : vous relancez.
rules-aseb = Aseb
    .line = Le plateau tardif de vingt cases, connu en Égypte : un bloc et une longue queue.
    .special = Tout droit le long de la queue : les joueurs partagent douze cases, jusqu’au bout.
rules-murray = Murray
    .line = Tout l’aller et tout le retour : 27 cases, la plus longue course.
    .special = Les pions de l’aller croisent ceux du retour, et vos propres pions se bloquent entre eux. Prenez votre temps.
rules-bell = Bell
    .line = Un jeu avec des mises : une amende pour chaque rosette, et la cagnotte au gagnant.
    .special = Un pion n’entre que si les trois dés sont marqués, et sur la cinquième case. Un coup joué avec un lancer qui compte donne un autre lancer.
rules-skiryuk = Skiryuk
    .line = La plupart des ornements ont un sens ; les pions se retournent et s’empilent.
    .special = Les pions partent avec la face unie visible et reviennent avec les pastilles visibles. Ils ne prennent que des pions qui montrent la même face, et peuvent couvrir un pion adverse dans une pile.
rules-merit = Merit
    .line = Le jeu en boîte de 1976 : cases qui doublent, primes, gages, et des points à la fin.
    .special = Votre tour dure jusqu’à un lancer qui ne vaut rien. Quand vous arrivez sur des yeux, l’autre joueur reçoit un coup.
rules-tablet = La tablette
    .line = Le jeu d’une tablette d’argile de 177 av. J.-C. : cinq oiseaux, deux osselets et une cagnotte.
    .special = Chaque oiseau a son nombre et sa valeur. Un second osselet peut changer votre nombre, ou mettre fin à votre tour.
rules-race = Règles maison
    .line = Composez votre propre course : parcours, pions, dés, protection et lancers supplémentaires.
    .special = Vous pouvez choisir chaque élément et partager vos règles par un lien.
