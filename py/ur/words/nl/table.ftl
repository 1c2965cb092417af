### Translated by machine, not yet read by a native speaker.

# The words of the game's screen: seats, choices, tools.

seat-hand = in voorraad
seat-home = thuis
seat = { $player }: voorraad en thuis
seat-pile = { $player }, { $n } { $place }
# same as in English
space-start = Start
space-home = Thuis

## A choice in one or two words. limit: 12

chip-capture = Slaan
chip-rosette = Rozet
chip-stack = Stapelen
chip-home = Naar huis
chip-turn = Draait om
chip-homeward = Huiswaarts
chip-forward = Vooruit
chip-enter = Nieuw stuk
chip-bone = Gok op { $score }

## The small line below a choice: from where to where. limit: 20

chip-bone-detail = tweede bikkel
chip-way = { $from } naar { $to }
chip-to = naar { $to }
chip-from = van { $from }
chip-more = Nog { $n }
chip-fewer = Minder

## Titles

rule-card = Regels bij de hand
to-move = te zetten

## The end of a game

review-waiting = Het spel wordt bekeken …
end-more = Alle cijfers
level-next = Volgende niveau spelen
review-title = Geluk en keuzes
review-start = Bij het begin
review-luck = { $by ->
    [you] Jouw dobbelstenen
   *[other] Dobbelstenen { whose }
  }
review-result = Aan het eind
review-amount = { $kind ->
    [chance] { $value }%
   *[other] { $value }
  }
