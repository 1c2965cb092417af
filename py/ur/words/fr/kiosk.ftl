### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = Un jeu de course vieux d’environ 4 500 ans. Sortez tous vos pions avant l’autre joueur.
kiosk-dated = { $year } : { $what }
kiosk-touch = Touchez pour jouer
kiosk-soon = De retour bientôt
kiosk-soon-game = Un instant. La partie va reprendre toute seule.

## The screen for choosing

kiosk-lead = Sortez tous vos pions avant l’autre joueur.{ $minutes ->
    [0] { "" }
   *[other] { " " }Une partie dure environ { $minutes } min.
  }
kiosk-one = Un joueur
kiosk-one-note = contre l’ordinateur
kiosk-two-note = sur cet écran
kiosk-larger = Texte plus grand
kiosk-lower = Descendre
kiosk-learn = Montrez-moi
kiosk-home = À emporter

## During a game

kiosk-wait = C’est à { $by } de jouer.
kiosk-end = Terminer cette partie ?
kiosk-still = Vous jouez encore ?
kiosk-still-touch = Touchez l’écran pour continuer.
kiosk-still-then = { $seconds ->
    [one] La partie se fermera dans { $seconds } seconde.
   *[other] La partie se fermera dans { $seconds } secondes.
  }
kiosk-home-how = Visez le code avec l’appareil photo de votre téléphone. Le jeu s’y ouvre, gratuitement et sans compte.

## For the staff of the museum: how many games were played

kiosk-counts = Parties sur cet écran
kiosk-counts-day = Jour
kiosk-counts-started = Commencées
kiosk-counts-finished = Terminées
kiosk-counts-none = Aucune partie n’a encore été jouée.
kiosk-counts-note = Ces chiffres ne sont que dans la mémoire de cet écran. Rien n’est envoyé.
