### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = Copier un lien vers ces règles

## New game

setup-opponent = Qui joue
setup-level = Niveau de l’ordinateur
setup-side = Vous jouez
setup-real-dice = De vrais dés, lancés à la main et saisis
real-dice-none = pour personne
real-dice-light = pour Clair
real-dice-dark = pour Sombre
real-dice-both = pour les deux
real-dice = Combien sont tombés marqués ?
real-dice-n = { $n ->
    [one] { $n } marqué sur { $count }
   *[other] { $n } marqués sur { $count }
  }
real-bones = Que montre le premier osselet ?
real-yes = il dit « oui »
real-no = il dit « non »
opponent-computer = Vous et l’ordinateur
opponent-people = Deux personnes ici
opponent-watch = Regarder l’ordinateur jouer seul
play-as-light = Clair
play-as-dark = Sombre

## Panels

games-none = Votre première partie s’affichera ici. Chaque partie est enregistrée d’elle-même, lancer par lancer.
games-name = { $rules }
games-nameless = Partie
games-who = { $who ->
    [light] Vous (Clair) contre l’ordinateur
    [dark] Vous (Sombre) contre l’ordinateur
    [watch] L’ordinateur contre lui-même
   *[people] Deux personnes
  }
games-line = { games-who } ; { $plies ->
    [one] { $plies } lancer ou coup
   *[other] { $plies } lancers et coups
  }, { $state }, { $date }
games-over = terminée
games-open = non terminée
games-continue = Continuer
games-look = La regarder
games-do = { $what } : { $name }
games-rename = Nom de la partie : { $name }
games-export-one = Exporter : { $name }
games-delete = Supprimer
games-delete-one = Supprimer : { $name }
games-deleted = Partie supprimée : { $name }.
games-undelete = La restaurer
games-import = Importer une partie depuis un fichier
import-go = Importer
import-too-large = Ce fichier est trop grand pour être une partie. Vos parties sont inchangées.
settings-reset = Réinitialiser les réglages
settings-look = Apparence
settings-play = Jeu
settings-effects = Mouvement et son
settings-language = Langue et clavier
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
about-what = Le jeu de plateau auquel on jouait à Ur il y a 4 500 ans, avec tous les jeux de règles que décrivent nos sources.
about-offline = Ce jeu fonctionne sans réseau : ce qu’il lui faut est sur cet appareil.
about-online = Lors de sa première ouverture, cette page a encore besoin du réseau.
language-offline = Langues sur cet appareil : { $languages }
about-privacy = Ce que deviennent vos données
about-privacy-text = Rien ne quitte cet appareil. Il n’y a ni compte, ni cookie, ni traceur, et aucune requête à d’autres que l’hébergeur de cette page. Vos parties sont enregistrées dans ce navigateur, et nulle part ailleurs ; « Mes parties » les montre toutes, et vous pouvez y supprimer chacune. L’hébergeur de la page peut tenir son propre journal des fichiers demandés.
# same as in English
about-licences = Licences
about-part = Élément
# same as in English
about-licence = Licence
about-licences-note = Les dessins sont de nous, d’après un objet vieux de 4 500 ans. Chaque livret de règles nomme ses sources.

## Hints and the tutor

setting-values = Montrer la valeur de chaque coup
setting-tutor = Avertir avant un coup qui coûte cher
key-hint = un conseil

## Dice that can be checked

setup-word = Un mot de vous, mêlé à la graine des dés (facultatif)

## Sound, size, statistics

setting-sound = Son
sound-on = Activé
sound-off = Désactivé
# same as in English
setting-volume = Volume
setting-big = Grand, pour un projecteur

task-play = Votre tâche : jouez la partie jusqu’au bout. Notez qui gagne, et après combien de lancers.
task-best = Votre tâche : arrêtez-vous dès que vous avez un choix à faire. Quel choix est le meilleur, et pourquoi ? Écrivez une phrase, puis demandez un conseil.
task-compare = Votre tâche : jouez la partie jusqu’au bout et comparez-la à celle d’un autre binôme. Vous aviez les mêmes lancers. Où avez-vous choisi autrement ?
task-count = Votre tâche : tenez un décompte des lancers. Quel nombre revient le plus souvent ? Arrêtez-vous après trente lancers.

games-damaged = Parties endommagées
games-damaged-note = Ces parties n’ont pas pu être lues, ou pas entièrement. Elles sont gardées telles quelles jusqu’à ce que vous les supprimiez.
games-damaged-line = { $name }, trouvée endommagée le { $date }
games-damaged-export = Exporter la partie endommagée : { $name }
games-damaged-delete = Supprimer définitivement
games-damaged-delete-one = Supprimer définitivement la partie endommagée : { $name }
