### Translated by machine, not yet read by a native speaker.

seat-hand = reserva
seat-home = meta
seat = { $player }: reserva y meta
seat-pile = { $player }, { $place }: { $n }
space-start = Salida
space-home = Meta

chip-capture = Capturar
chip-rosette = Roseta
chip-stack = Apilar
chip-home = Sacar
chip-turn = Da la vuelta
chip-homeward = De vuelta
chip-forward = Avanzar
chip-enter = Entrar
chip-bone = Buscar el { $score }

chip-bone-detail = segunda taba
chip-way = { $from } a { $to }
chip-to = a { $to }
chip-from = desde { $from }
chip-more = { $n } más
chip-fewer = Menos

rule-card = Reglas a mano
to-move = a mover

## The end of a game

review-waiting = Repasando la partida…
end-more = Todas las cifras
level-next = Jugar en el siguiente nivel
review-title = Suerte y decisiones
review-start = Al principio
review-luck = { $by ->
    [you] Tus dados
   *[other] Los dados { whose }
  }
review-result = Al final
review-amount = { $kind ->
    [chance] { $value } %
   *[other] { $value }
  }
