### Translated by machine, not yet read by a native speaker.

museum-print-title = À imprimer
museum-print-note = Plateau, pions et dés en papier, et feuilles de score.
sheets-lead = Plateau, pions et dés à découper, et feuilles de score. L’impression en noir et blanc suffit.
sheets-which = Feuille
sheets-paper = Papier
sheets-preview = Aperçu
sheets-pdf = Télécharger en PDF
sheets-settings = Dans la fenêtre d’impression, choisissez ce papier, une échelle de 100 % et aucune marge. Mesurez ensuite la ligne de 50 mm sur la feuille.
sheets-leaflet = Les règles de chaque jeu, à lire et à imprimer
sheets-leaflets = Les règles de chaque jeu en PDF
sheets-check = Cette ligne mesure 50 mm :

paper-board-a3 = Plateau en vraie grandeur, sur une page
    .how = Découpez le plateau le long de son contour. Celui du British Museum est à peu près aussi grand.
paper-board-halves = Plateau en vraie grandeur, en deux moitiés
    .how = Découpez les deux moitiés le long de leur contour, l’une avec sa bande hachurée. Collez l’autre moitié sur la bande, de sorte que les cases se touchent.
paper-board-small = Plateau à 85 %, sur une page
    .how = Découpez le plateau le long de son contour.
paper-board-colour = Plateau à colorier
    .how = L’original est fait de coquille, de lapis-lazuli bleu et de calcaire rouge. Choisissez les couleurs que vous voulez.
paper-board-late = Plateau tardif, à 85 %
    .how = Découpez le plateau le long de son contour. Ces règles l’utilisent : { $rules }.
paper-board-late-halves = Plateau tardif, en deux moitiés
    .how = Découpez les deux moitiés le long de leur contour, l’une avec sa bande hachurée. Collez l’autre moitié sur la bande, de sorte que les cases se touchent. Ces règles utilisent ce plateau : { $rules }.
paper-pieces = Pions à deux faces
    .how = Découpez toute la bande d’un joueur, pliez-la le long de la ligne pointillée, collez-la, puis découpez les disques. Pour les règles dont le parcours ne passe deux fois par aucune case, découpez seulement les disques à pastilles.
paper-dice = Dés à quatre sommets
    .how = Découpez le long des lignes extérieures, pliez le long des pointillés et collez les languettes grises. Un dé tombe marqué quand un sommet noir est en haut. Des pièces de monnaie conviennent aussi : face est marqué.
paper-birds = Oiseaux : { $rules }
    .how = Découpez les disques. Le nombre inscrit sur chaque disque fait entrer l’oiseau sur le plateau.
paper-score = Feuille de score : { $rules }

# same as in English
sheets-date = Date
sheets-game = Partie
sheets-winner = Gagnant
sheets-in-all = { $player }, au total
sheets-points-caption = Où sont les pions du perdant, et combien, et les points du gagnant
sheets-player = Joueur
sheets-throw = Lancer
sheets-move = Coup
sheets-paid = Paie ou prend
sheets-stake = Mise
sheets-stakes-caption = Ce qu’ont chaque joueur et la cagnotte après chaque coup
sheets-birds-caption = Les oiseaux
sheets-number = Le fait entrer
sheets-square = Sur (Clair)
sheets-value = Valeur
