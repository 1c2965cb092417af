### Translated by machine, not yet read by a native speaker.

museum-lead = Le jeu dans votre propre page, en classe et sur papier. Il est gratuit, et rien de ce que fait un visiteur ne quitte l’appareil.

museum-embed-title = Mettre le jeu dans votre page
museum-embed-note = Choisissez les règles, la langue et l’aspect, voyez le cadre, et copiez quelques lignes.
