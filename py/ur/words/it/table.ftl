### Translated by machine, not yet read by a native speaker.

seat-hand = riserva
seat-home = arrivo
seat = { $player }: riserva e arrivo
# same as in English
seat-pile = { $player }, { $place }: { $n }
space-start = Partenza
space-home = Arrivo

## A choice in one or two words.

chip-capture = Cattura
chip-rosette = Rosetta
chip-stack = Impila
chip-home = All’arrivo
chip-turn = Si gira
chip-homeward = Ritorno
chip-forward = Avanti
chip-enter = Entra
chip-bone = Tenta il { $score }

## The small line below a choice: from where to where.

chip-bone-detail = secondo astragalo
chip-way = da { $from } a { $to }
chip-to = su { $to }
chip-from = da { $from }
chip-more = altre { $n }
chip-fewer = Meno

## Titles

rule-card = Regole in breve
to-move = da muovere

## The end of a game

review-waiting = Revisione della partita…
end-more = Tutti i numeri
level-next = Gioca il livello successivo
review-title = Fortuna e scelte
review-start = All’inizio
review-luck = { $by ->
    [you] I tuoi dadi
   *[other] Dadi { whose }
  }
review-result = Alla fine
review-amount = { $kind ->
    [chance] { $value }%
   *[other] { $value }
  }
