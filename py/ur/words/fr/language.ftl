### Translated by machine, not yet read by a native speaker.

language-name = Français
language-digits = 0123456789

list-more = { $list }, { $item }
list-end = { $list } et { $item }
list-end-latin = { $list } et { $item }

## The choice of the language

language-title = Langue
language-changed = La page est maintenant en français.
language-failed = Cette langue n’a pas pu être chargée. Réessayez quand il y aura du réseau.
language-auto = Comme le navigateur
language-machine = Traduites par une machine, pas encore relues par une personne de langue maternelle : { $names }
language-correct = Pour corriger une phrase, envoyez-la aux responsables de cette page, ou changez-la dans { $folder } du code source.
setting-latin = Écrire les nombres avec les chiffres de 0 à 9

## For search engines, for installing, and before the page's script has come

site-description = Jouez au jeu royal d’Ur avec toutes les règles que décrivent les sources : dans le navigateur, hors ligne, gratuitement.
site-late = Une partie de cette page n’est pas encore arrivée.
site-no-script = Cette page a besoin d’un script. Autorisez les scripts ici.
install-short = Jeu d’Ur
install-description = Un jeu de plateau vieux d’environ 4 500 ans, contre l’ordinateur ou une autre personne, même sans réseau.
install-kiosk = Écran public
