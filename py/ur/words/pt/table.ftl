### Translated by machine, not yet read by a native speaker.

seat-hand = reserva
seat-home = chegada
seat = { $player }: reserva e chegada
seat-pile = { $player }, { $place }: { $n }
space-start = Partida
space-home = Chegada

## A choice in one or two words.

chip-capture = Capturar
chip-rosette = Roseta
chip-stack = Empilhar
chip-home = Retirar
chip-turn = Vira-se
chip-homeward = De volta
chip-forward = Avançar
chip-enter = Nova peça
chip-bone = Tentar { $score }

## The small line below a choice: from where to where.

chip-bone-detail = segundo astrágalo
chip-way = { $from } para { $to }
chip-to = para { $to }
chip-from = de { $from }
chip-more = mais { $n }
chip-fewer = Menos

## Titles

rule-card = Regras à mão
to-move = a avançar

## The end of a game

review-waiting = Revendo a partida…
end-more = Todos os números
level-next = Jogar o próximo nível
review-title = Sorte e escolhas
review-start = No início
review-luck = { $by ->
    [you] Seus dados
   *[other] Dados { whose }
  }
review-result = No fim
review-amount = { $kind ->
    [chance] { $value }%
   *[other] { $value }
  }
