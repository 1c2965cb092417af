### Translated by machine, not yet read by a native speaker.

title = Le jeu royal d’Ur
skip = Aller au jeu
tools = Outils
board = Plateau
controls = Votre tour
log = Ce qui s’est passé
close = Fermer
# same as in English
menu-title = Menu
retry = Réessayer
open-here = L’ouvrir ici
copied = Copié.
copy-title = Copier ceci
game-link = Copier un lien vers cette partie
game-link-note = Le lien contient les règles, les lancers et les coups, et rien d’autre. Ouverte ainsi, la partie continue entre deux personnes.

## New game

setup-loading = Chargement de la liste des règles.
setup-options = { $changed ->
    [0] Options
    [one] Options ({ $changed } modifiée)
   *[other] Options ({ $changed } modifiées)
  }
recommended-quick = Rapide
recommended-classic = Classique
recommended-deep = Profond
play = Jouer
facade-choose = Choisir les règles
new-game = Nouvelle partie
new-refused = Ces règles ne peuvent pas encore être jouées. { $reason }

## Playing

status-starting = Préparation en cours.
throw = Lancer
throw-kit = Lancer { $kit } dés
computer-thinks = L’ordinateur joue
# same as in English
pause = Pause
go-on = Continuer
confirm = Jouer ce coup
confirm-not = Un autre coup
confirm-move = { $move } ? Choisissez ce coup encore une fois pour le jouer.
peek-square = { $place }.
which-piece = { $n } pions peuvent aller sur { $square }. Choisissez d’abord le pion.
actions = Ce que vous pouvez faire
undo = Annuler
redo = Rétablir
again = Rejouer
again-match = Partie { $game } sur { $games }
again-swap = Changer de camp
flip = Tourner le plateau
real-wanted = Second osselet ({ $by }) : que dit-il ?
request-refused = Cela n’a pas marché, et votre partie est inchangée. { $reason }

## Panels

rulebook-title = Règles
rulebook-open = Lire les règles
path-show = Montrer le parcours

compare-title = Deux jeux de règles côte à côte
compare-open = Comparer
fact-squares = { $n } cases
kit-lots = { $count } dés
kit-cubes = { $count } dés cubiques
kit-bones = { $count ->
    [one] { $count } osselet
   *[other] { $count } osselets
  }

moves-title = Coups
moves-none = Aucun coup pour l’instant.
moves-throw = Lancer { $score } :
moves-copy = Copier la partie en texte

result-title = La partie en chiffres
tally-purse = Bourse
tally-kitty = Cagnotte
# same as in English
tally-points = Points
# same as in English
tally-match = Match
tally-hand = En réserve
tally-off = À l’arrivée

games-title = Mes parties
games-export = Exporter
import-rules = Ce fichier ne dit pas selon quelles règles la partie a été jouée. Choisissez les règles :
import-refused = Ce fichier n’a pas pu être lu comme une partie. { $reason } Vos parties sont inchangées.
import-no-game = Ce fichier ne contient aucune partie du jeu d’Ur. Vos parties sont inchangées.
link-refused = Ce lien n’a pas pu être ouvert : une partie du lien manque ou a été modifiée, ou une version plus récente l’a créé. Copiez encore une fois le lien entier, ou rechargez cette page. Vos parties sont inchangées.
load-refused = Cette partie n’a pas pu être ouverte. { $reason } Ce qui est enregistré n’a pas changé.

settings-title = Réglages

keys-title = Clavier
say-tally = { $name } : Clair { $light }, Sombre { $dark }.
say-tally-one = { $name } : { $value }.
say-piece = { $side ->
    [blank] { $square } : { $player }, pion uni.
    [dotted] { $square } : { $player }, pion à pastilles.
   *[none] { $square } : { $player }.
  }
say-empty = Il n’y a aucun pion sur le plateau.
say-path = Le parcours : { $squares }.

about-title = À propos
story-title = L’histoire du plateau

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = Chargement du jeu.
boot-rules = Chargement des règles.
boot-progress = Chargé jusqu’ici
boot-bytes = { $done } sur { $total } Mo
boot-failed = Le jeu n’a pas démarré. Rien de ce qui est enregistré sur cet appareil n’est perdu.
boot-code = Code : { $code }
notice-memory = Ce navigateur ne permet pas à la page d’enregistrer des parties. Elles ne durent que tant que cette page est ouverte. Exportez celles que vous voulez garder.
notice-memory-embed = Dans ce cadre, les parties ne durent que tant que la page est ouverte.
notice-other-window = Cette partie a continué dans une autre fenêtre. Cette page montre où elle en était ici.
notice-update = Une nouvelle version de cette page est prête. Vous ne perdez rien en l’utilisant.
lazy-loading = Cet élément se charge.
lazy-failed = Cet élément n’a pas pu être chargé. Ouvrez-le de nouveau quand il y aura du réseau.
notice-outdated = Une nouvelle version de cette page est utilisée dans une autre fenêtre. Rechargez la page quand cela vous convient.
take-update = L’utiliser maintenant
address-unknown = Dans l’adresse de cette page, « { $value } » n’existe pas pour { $name }. La valeur habituelle est utilisée.
address-conflict = Dans l’adresse de cette page, { $one } et { $two } ne vont pas ensemble. Le premier compte.
address-needs = Dans l’adresse de cette page, { $one } a besoin de { $two }. À la place, on peut jouer une partie.
