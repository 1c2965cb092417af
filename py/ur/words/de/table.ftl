### Translated by machine, not yet read by a native speaker.

# The words of the game's screen: seats, choices, tools.

seat-hand = im Vorrat
seat-home = im Ziel
seat = { $player }: Vorrat und Ziel
seat-pile = { $player }, { $n } { $place }
# same as in English
space-start = Start
space-home = Ziel

## A choice in one or two words. limit: 12

chip-capture = Schlagen
# same as in English
chip-rosette = Rosette
chip-stack = Stapeln
chip-home = Ins Ziel
chip-turn = Dreht um
chip-homeward = Heimwärts
chip-forward = Vorwärts
chip-enter = Neuer Stein
chip-bone = { $score } versuchen

## The small line below a choice: from where to where. limit: 20

chip-bone-detail = zweiter Astragal
chip-way = { $from } auf { $to }
chip-to = auf { $to }
chip-from = von { $from }
chip-more = Noch { $n }
chip-fewer = Weniger

## Titles

rule-card = Regeln zur Hand
to-move = zu ziehen

## The end of a game

review-waiting = Das Spiel wird ausgewertet …
end-more = Alle Zahlen
level-next = Nächste Stufe spielen
review-title = Glück und Entscheidungen
review-start = Am Anfang
review-luck = { $by ->
    [you] Deine Würfel
   *[other] Würfel { whose }
  }
review-result = Am Ende
review-amount = { $kind ->
    [chance] { $value } %
   *[other] { $value }
  }
