### Translated by machine, not yet read by a native speaker.

seat-hand = réserve
seat-home = arrivée
seat = { $player } : réserve et arrivée
seat-pile = { $player }, { $place } : { $n }
space-start = Départ
space-home = Arrivée

chip-capture = Prendre
# same as in English
chip-rosette = Rosette
chip-stack = Empiler
chip-home = Sortir
chip-turn = Se retourne
chip-homeward = Au retour
chip-forward = Avancer
chip-enter = Entrer
chip-bone = Viser le { $score }

chip-bone-detail = second osselet
chip-way = { $from } vers { $to }
chip-to = vers { $to }
chip-from = depuis { $from }
chip-more = { $n } de plus
chip-fewer = Moins

rule-card = Règles en bref
to-move = à jouer

## The end of a game

review-waiting = Analyse de la partie…
end-more = Tous les chiffres
level-next = Jouer au niveau suivant
review-title = Chance et choix
review-start = Au début
review-luck = { $by ->
    [you] Vos dés
   *[other] Les dés { whose }
  }
review-result = À la fin
review-amount = { $kind ->
    [chance] { $value } %
   *[other] { $value }
  }
