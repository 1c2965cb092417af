### Translated by machine, not yet read by a native speaker.

terminal-welcome = { $name }. Clair : { $light }, Sombre : { $dark }. Tapez ? pour l’aide, q pour arrêter.
terminal-person = une personne
terminal-hand = En réserve
terminal-off = Sortis
terminal-purse = Bourse
terminal-kitty = Cagnotte { $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by } : appuyez sur Entrée pour lancer, ou tapez votre propre lancer.
terminal-ask-kit = { $by } : combien de dés lancer, { $kits } ?
terminal-ask-action = { $by } : tapez le numéro d’un coup, ou le coup.
terminal-choice = { $number }  { $text }
terminal-not-listed = Ce n’est pas dans la liste. Tapez l’un de ceux-ci : { $choices }.
terminal-help = Appuyez sur Entrée pour lancer, ou pour jouer le seul coup possible. Tapez un numéro pour choisir dans la liste, ou un coup comme la liste l’écrit. u annule, t montre la partie en texte, q arrête.
terminal-undone = Annulé.
terminal-no-undo = Il n’y a rien à annuler.
terminal-stopped = La partie est arrêtée.
terminal-match = Partie { $game } sur { $games }. Points jusqu’ici : Clair { $light }, Sombre { $dark }.
# same as in English
terminal-options = Options
terminal-rules = « { $command } » montre la liste des règles.
terminal-decision = décision
terminal-reading = lecture
# same as in English
terminal-source = source
