### Translated by machine, not yet read by a native speaker.

story-head = Aucune règle n’a été trouvée avec le plateau.
story-lead = Un plateau venu d’une tombe, une tablette d’argile plus jeune de plus de deux mille ans, et bien des hypothèses. Cinq minutes de lecture.

story-tomb = Les tombes d’Ur
    .one = À partir de 1926, Leonard Woolley a fouillé les tombes royales d’Ur, dans l’Irak actuel. Parmi les objets trouvés, il y avait des plateaux de vingt cases, vieux d’environ 4 500 ans.
    .two = Le bois du plateau le plus connu avait pourri, et sa mosaïque s’était affaissée. Woolley l’a retirée de la terre avec de la cire.
    .picture = L’incrustation est de travers dans la terre, là où le bois a disparu.
story-board = Le plateau
    .one = Ce plateau est aujourd’hui au British Museum, sous le numéro 1928,1009.379.a. Vingt plaquettes de coquille sont incrustées de lapis-lazuli et de calcaire rouge, et fixées dans du bitume. Cinq d’entre elles portent une rosette.
    .two = Il est un peu plus long qu’une feuille de papier A4, et environ deux fois moins large.
    .picture = Le plateau sur une feuille A4 : 30,1 centimètres de long, 11 de large, 5,7 au pont et 2,4 de haut.
    .sheet = Feuille A4, 29,7 cm
    .long = 30,1 cm
story-finds = Pions et dés
    .one = Avec l’un des jeux se trouvaient sept pions blancs en coquille et sept pions noirs à cinq pastilles blanches. Il y avait aussi six dés en forme de pyramide : deux des quatre sommets de chacun étaient marqués.
    .two = D’autres plateaux des mêmes fouilles ont les mêmes vingt cases. Leurs ornements diffèrent, et certaines cases montrent des animaux. Plus d’une centaine de plateaux de ce jeu sont signalés autour de la Méditerranée et au Moyen-Orient. Sur certains plateaux plus tardifs, une longue queue remplace le petit bloc.
    .picture = Sept pions pour chaque joueur, et six dés qui ont chacun deux sommets marqués.
story-tablet = La tablette de 177 av. J.-C.
    .one = En 177 ou 176 av. J.-C., le scribe Itti-Marduk-balāṭu a écrit à Babylone une tablette d’argile, copie d’une autre tablette. Trouvée vers 1880, elle est aujourd’hui au British Museum, sous le numéro 33333B.
    .two = La tablette donne à cinq pions des noms d’oiseaux. Telle qu’on la lit, elle dit avec quel nombre chaque oiseau entre sur le plateau, et sur quelle case.
    .picture = Les oiseaux de la tablette, avec nos mots
    .piece = Pion
    .number = Nombre qui le fait entrer
    .house = Case du parcours
story-reading = Comment ses règles ont été lues
    .one = Irving Finkel a publié sa lecture en 2007. On lance deux osselets : l’un compte de un à quatre, et l’autre peut changer 1, 2, 3 et 4 en 5, 6, 7 et 10. Quatre oiseaux entrent avec ces nombres, l’hirondelle avec un 2. On jouait pour des mises.
    .two = La tablette ne dit pas quel chemin suivaient les pions, et les sommes payées sont une proposition de Finkel. On ignore quelle part de ces règles était déjà jouée à Ur.
    .picture = Ce que le second osselet fait du nombre montré par le premier.
story-time = Chronologie
story-time-1 = { $tag ->
    [year] vers 2600–2400 av. J.-C.
   *[what] Des plateaux, des pions et des dés sont déposés dans les tombes d’Ur.
  }
story-time-2 = { $tag ->
    [year] 177 ou 176 av. J.-C.
   *[what] Un scribe écrit sur le jeu.
  }
story-time-3 = { $tag ->
    [year] à partir de 1926
   *[what] Woolley trouve des plateaux à Ur.
  }
story-time-4 = { $tag ->
    [year] 1952
   *[what] H. J. R. Murray décrit le jeu dans son histoire des jeux de plateau.
  }
story-time-5 = { $tag ->
    [year] 1976
   *[what] Merit Games le vend en boîte.
  }
story-time-6 = { $tag ->
    [year] années 1990
   *[what] Le British Museum propose un jeu plus court.
  }
story-time-7 = { $tag ->
    [year] 2007
   *[what] Finkel publie les règles de la tablette.
  }
story-known = Ce que l’on sait, et ce que l’on suppose
    .known = On le sait
    .guessed = On le suppose
story-known-1 = Les plateaux : leur taille, leur matière et leurs ornements.
story-known-2 = Un jeu complet : deux fois sept pions, et six dés.
story-known-3 = Les noms de cinq oiseaux, d’après la tablette tardive.
story-guess-1 = Le chemin que suivaient les pions.
story-guess-2 = L’effet d’une rosette à Ur : un autre lancer, un abri, ou les deux.
story-guess-3 = Si les yeux et les pastilles avaient un sens.
story-guess-4 = Si les règles tardives ont jamais été jouées à Ur.
story-grew = Les règles qui en sont nées :
story-learn = Apprendre : { $rules }
story-end = Ici, chaque jeu de règles dit d’où viennent ses règles.
story-all = Voir tous les jeux de règles
story-sources = D’où cela vient
story-sources-list = British Museum, notice de l’objet 1928,1009.379.a (taille, matière, cire de Woolley). Ur Online, U.10478 (pions et dés), U.9776 et U.11162 (autres plateaux, années des fouilles). D. Walker, The Royal Game of Ur, feuillet (fouilles). D. Skiryuk, règles avec commentaires (nombre de plateaux). Le jeu conventionnel, Murray, le British Museum, R. C. Bell (le jeu des années 1990). I. L. Finkel, On the Rules for the Royal Game of Ur, 2007, page 16 (scribe, date, découverte et numéro de la tablette), et pages 16 à 32, que nous connaissons par deux résumés avec numéros de page (oiseaux, osselets, mises). Les pages de Murray et de Bell sur le jeu sont citées d’après le feuillet. Règles de Merit Games, 1976.
