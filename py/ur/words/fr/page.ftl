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
rules-link = Copier un lien vers ces règles
game-link = Copier un lien vers cette partie

## New game

setup-loading = Chargement de la liste des règles.
setup-options = { $changed ->
    [0] Options
    [one] Options ({ $changed } modifiée)
   *[other] Options ({ $changed } modifiées)
  }
setup-opponent = Qui joue
setup-level = Niveau de l’ordinateur
setup-side = Vous jouez
setup-real-dice = De vrais dés, lancés à la main et saisis
real-dice-none = pour personne
real-dice-light = pour Clair
real-dice-dark = pour Sombre
real-dice-both = pour les deux
opponent-computer = Vous et l’ordinateur
opponent-people = Deux personnes ici
opponent-watch = Regarder l’ordinateur jouer seul
play-as-light = Clair
play-as-dark = Sombre
recommended-quick = Rapide
recommended-classic = Classique
recommended-deep = Profond
minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
  }
play = Jouer
facade-choose = Choisir les règles
new-game = Nouvelle partie
new-refused = Ces règles ne peuvent pas encore être jouées. { $reason }

## Playing

status-starting = Préparation de la partie.
throw = Lancer
throw-start = Lancer pour savoir qui commence
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
real-dice = Combien sont tombés marqués ?
real-dice-n = { $n ->
    [one] { $n } marqué sur { $count }
   *[other] { $n } marqués sur { $count }
  }
real-bones = Que montre le premier osselet ?
real-wanted = Second osselet ({ $by }) : que dit-il ?
real-yes = il dit « oui »
real-no = il dit « non »
request-refused = Cela n’a pas marché, et votre partie est inchangée : { $reason }.

## Panels

rulebook-title = Règles
rulebook-open = Lire les règles
rulebook-legend = Chaque ligne dit d’où elle vient : d’une source, de notre lecture d’une source peu claire, ou de notre propre décision là où les sources ne disent rien.
rulebook-sources = Sources : { $sources }
path-show = Montrer le parcours
status-source = source : { $source }
status-reading = lecture : { $source }
status-decision = décision : { $source }
section-board = Plateau et parcours
section-throws = Lancers
section-entering = Entrée
section-moving = Déplacement
section-landing = Arrivée sur une case
section-extra = Lancer supplémentaire
section-end = Fin de la partie
section-start = Qui commence
section-money = Mises
section-choices = Choix
section-decisions = Décisions

compare-title = Deux jeux de règles côte à côte
compare-open = Comparer
compare-with = { $rules } à côté de :
compare-second = Second jeu de règles
compare-facts = En un coup d’œil
compare-different = Ce qui diffère
compare-equal = Identique dans les deux ({ $n })
compare-nothing = Ces règles n’en parlent pas.
compare-paths = Le parcours de Clair : { $one } et { $two }
fact-line = En bref
fact-minutes = Durée
fact-pieces = Pions par joueur
fact-own = selon sa propre règle
fact-throw = Lancer
fact-path = Parcours
fact-squares = { $n } cases
fact-special = Particularité
kit-lots = { $count } dés
kit-cubes = { $count } dés cubiques
kit-bones = { $count } osselets

moves-title = Coups
moves-none = Aucun coup pour l’instant.
moves-throw = Lancer { $score } :
moves-copy = Copier la partie en texte

result-title = La partie en chiffres
result-tallies = Le décompte
tally-purse = Bourse
tally-kitty = Cagnotte
tally-pool = Cagnotte
# same as in English
tally-points = Points
# same as in English
tally-match = Match
tally-hand = En réserve
tally-off = À l’arrivée

games-title = Mes parties
games-none = Votre première partie s’affichera ici. Chaque partie est enregistrée d’elle-même, lancer par lancer.
games-name = { $rules }
games-line = Clair : { $light }, Sombre : { $dark } ; { $plies } lancers et coups, { $state }, { $date }
games-over = terminée
games-open = non terminée
games-continue = Continuer
games-look = La regarder
games-do = { $what } : { $name }
games-rename = Nom de la partie : { $name }
games-export = Exporter
games-export-one = Exporter : { $name }
games-delete = Supprimer
games-delete-one = Supprimer : { $name }
games-deleted = Partie supprimée : { $name }.
games-undelete = La restaurer
games-import = Importer une partie depuis un fichier
kind-human = une personne
kind-computer = l’ordinateur
import-rules = Ce fichier ne dit pas selon quelles règles la partie a été jouée. Choisissez les règles :
import-go = Importer
import-too-large = Ce fichier est trop grand pour être une partie. Vos parties sont inchangées.
import-refused = Ce fichier n’a pas pu être lu comme une partie : { $reason }. Vos parties sont inchangées.
import-no-game = Ce fichier ne contient aucune partie du jeu d’Ur. Vos parties sont inchangées.
link-refused = Ce lien n’a pas pu être ouvert : une partie du lien manque ou a été modifiée, ou une version plus récente l’a créé. Vos parties sont inchangées.
load-refused = Cette partie n’a pas pu être ouverte : { $reason }. Ce qui est enregistré n’a pas changé.

settings-title = Réglages
settings-reset = Rétablir tous les réglages
setting-theme = Couleurs
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
setting-motion = Mouvement
motion-off = Aucun
motion-fast = Rapide
# same as in English
motion-normal = Normal
motion-slow = Lent
setting-board = Plateau
board-auto = Adapté à l’écran
# same as in English
board-wide = Horizontal
# same as in English
board-turned = Vertical
setting-facing = Quand deux personnes jouent ici, le plateau est tourné
facing-still = Toujours du même côté
facing-turns = Vers le joueur dont c’est le tour
facing-table = Vers les deux côtés de la table
setting-guide = Marquer les pions qui peuvent jouer, et où
setting-confirm = Demander avant de jouer un coup
setting-keys = Utiliser les chiffres pour les choix, et les lettres quand le plateau est sélectionné

keys-title = Clavier
keys-open = Clavier
keys-note = Pendant une partie, les chiffres choisissent et la touche Entrée lance, sauf si un autre bouton est sélectionné. Les lettres fonctionnent quand le plateau est sélectionné. Il y a aussi un bouton pour tout.
key-arrows = vers la case voisine, comme on la voit à l’écran
key-ends = au bout de la rangée ; avec Ctrl, aux coins du plateau
key-path = reculer et avancer sur votre parcours
key-movable = au prochain pion qui peut jouer, ou au précédent
key-go = lancer, saisir un pion, le poser
key-throw = lancer
key-nth = choisir par le numéro dans la liste des choix
key-undo = annuler
key-redo = rétablir
key-last = répéter ce qui s’est passé
key-scores = dire les réserves et les comptes
key-turn = dire ce qu’il faut faire
key-board = dire tout le plateau
key-say-path = dire le parcours
key-flip = tourner le plateau
key-new = nouvelle partie
key-help = cette liste
key-escape = reposer le pion, fermer, arrêter le mouvement
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
about-what = Le jeu de plateau auquel on jouait à Ur il y a 4 500 ans, avec tous les jeux de règles que décrivent nos sources.
about-offline = Cette page fonctionne sans réseau : tout est sur cet appareil.
about-online = Tant que cette page est ouverte pour la première fois, elle a encore besoin du réseau.
about-privacy = Ce que deviennent vos données
about-privacy-text = Rien ne quitte cet appareil. Il n’y a ni compte, ni cookie, ni traceur, et aucune requête à d’autres que l’hébergeur de cette page. Vos parties sont enregistrées dans ce navigateur, et nulle part ailleurs ; « Mes parties » les montre toutes, et vous pouvez y supprimer chacune. L’hébergeur de la page peut tenir son propre journal des fichiers demandés.
about-licences = Travaux d’autrui dans cette page
about-part = Élément
# same as in English
about-licence = Licence
about-licences-note = Les dessins sont de nous, d’après un objet vieux de 4 500 ans. Chaque livret de règles nomme ses sources.

## Starting, and when something goes wrong

boot-idle = Le moteur va démarrer.
boot-runtime = Chargement de Python, qui applique les règles.
boot-rules = Chargement des règles.
boot-ready = Prêt.
boot-progress = Chargé jusqu’ici
boot-bytes = { $done } sur { $total } Mo
boot-failed = Le moteur n’a pas démarré. Vos parties sont en sécurité sur cet appareil.
boot-code = Code : { $code }
notice-memory = Ce navigateur ne permet pas à la page d’enregistrer des parties. Elles ne durent que tant que cette page est ouverte. Exportez celles que vous voulez garder.
notice-memory-embed = Dans ce cadre, les parties ne durent que tant que la page est ouverte.
notice-other-window = Cette partie a continué dans une autre fenêtre. Cette page montre où elle en était ici.
notice-update = Une nouvelle version de cette page est prête. Vous ne perdez rien en l’utilisant.
lazy-loading = Cet élément se charge.
lazy-failed = Cet élément n’a pas pu être chargé. Ouvrez-le de nouveau quand il y aura du réseau.
notice-outdated = Une nouvelle version de cette page est utilisée dans une autre fenêtre. Rechargez la page quand cela vous convient.
take-update = L’utiliser maintenant
address-unknown = « { $value } » n’existe pas pour { $name }. Choisissez ici ce que vous voulez jouer.
