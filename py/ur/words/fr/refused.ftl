### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = Ligne { $line } : { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = « { $text } » – { $reason }

## Rules

refused-no-rules = Rien ne dit selon quelles règles la partie a été jouée.
refused-rules = Il n’y a pas ici de règles nommées « { $rules } ».
refused-option = Ces règles n’ont pas d’option « { $option } ».
# $values are words of the notation, with commas.
refused-value-of = L’option « { $option } » prend une de ces valeurs : { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = « { $key } » est donné deux fois.
refused-level = Il n’y a pas de niveau « { $level } ».

## Records and links

refused-too-long = C’est trop long pour une partie.
refused-no-record = Ce n’est pas une feuille de partie.
refused-version = Cela vient d’une autre version de ce jeu, et ne peut pas être lu ici.
refused-damaged = C’est endommagé, ou quelqu’un l’a modifié.
# $n is the number of an entry in the record.
refused-at = L’entrée { $n } ne s’accorde pas avec ce qui précède.
refused-no-moves = Il n’y a aucun coup dedans.
refused-link = Ce n’est pas un lien vers une partie, ou il en manque la fin.
refused-no-link = Cette partie est trop longue pour un lien, ou commence par une position. Enregistrez-la dans un fichier.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = Une ligne qui commence par un crochet doit avoir un nom, un texte entre guillemets et un crochet fermant.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = « { $tag } » dit « { $stated } », mais les coups mènent à « { $given } ».
refused-comment = Un commentaire est entre accolades, et chaque barre oblique inverse doit y être suivie d’un signe qui convient.
# $example is "start light 2-1".
refused-start = Un début s’écrit ainsi : « { $example } ».
refused-first = En tête d’une partie se trouve son début, ou le numéro d’un tour.

## Moves and throws

refused-turn = { $by ->
    [light] C’est ici le tour de Clair.
   *[dark] C’est ici le tour de Sombre.
  }
refused-without-throw = Il manque un lancer avant.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = Selon ces règles, le lancer « { $throw } » vaut { $score }, et non { $stated }.
# $throws are the names of throws, with commas.
refused-throw = Ce lancer n’est pas possible ici. Lancers possibles : { $throws }.
refused-no-throw-now = On ne peut pas lancer cela maintenant.
# $moves are moves in notation, with commas.
refused-move = Ce coup n’est pas possible ici. Coups possibles : { $moves }.
refused-pass-only = Aucun coup n’est possible ici.
# $could are moves or pieces in notation, with commas.
refused-unclear = Cela peut avoir plusieurs sens. Écrivez l’un de ceux-ci : { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = Le signe « { $sign } » ne convient pas à ce coup.
refused-pass = Passer n’est pas permis ici.
refused-over = La partie était déjà terminée.
refused-entry = Selon ces règles, cela ne peut pas se trouver ici.
refused-undo = Il n’y a rien à annuler.
refused-redo = Il n’y a rien à rétablir.

## Records of other programs

refused-goes-on = Selon ces règles, la partie continue ici.
refused-unplayed = Le lancer de { $score } qui précède n’a pas été joué.
refused-unsaid = Ces règles demandent ici une indication qui manque dans le fichier.
# $move and $lost are examples in notation.
refused-word = Ce n’est ni un coup comme { $move }, ni un lancer perdu comme { $lost }.
refused-no-such-throw = Selon ces règles, aucun lancer n’y convient, ou plusieurs.
refused-disagree = { $what ->
    [capture] Le fichier et ces règles ne s’accordent pas : ce coup prend-il un pion ?
   *[rosette] Le fichier et ces règles ne s’accordent pas : ce coup finit-il sur une rosette ?
  }

## Positions

# $example is a position in notation.
refused-position = Une position s’écrit ainsi : « { $example } ».
refused-square = Il n’y a pas de case « { $square } » dans ces règles.
refused-piece = « { $piece } » ne peut pas être sur { $square } dans ces règles.
refused-stack = Ces pions ne peuvent pas être sur { $square } selon ces règles.
refused-count = { $by ->
    [light] Pions de Clair : { $n } en tout ; selon ces règles, il en faut { $all }.
   *[dark] Pions de Sombre : { $n } en tout ; selon ces règles, il en faut { $all }.
  }
refused-same-kind = { $by ->
    [light] Clair a deux fois le même oiseau.
   *[dark] Sombre a deux fois le même oiseau.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = Ce qui est écrit à « { $key } » n’est pas possible dans ces règles.
refused-won = { $by ->
    [light] Tous les pions de Clair sont sortis : Clair a donc gagné.
   *[dark] Tous les pions de Sombre sont sortis : Sombre a donc gagné.
  }

## Puzzles made of positions

refused-puzzle-position = On ne peut rien jouer dans cette position.
refused-puzzle-throw = Il faut un lancer pour un problème.
refused-puzzle-choice = Il n’y a rien à choisir ici : il faut au moins deux choix pour un problème.
refused-puzzle-close = Aucun choix n’est nettement le meilleur ici.
