### Translated by machine, not yet read by a native speaker.

# same as in English
reason-and = { $first }; { $second }
reason-wins = gana la partida
reason-ends = termina la partida
reason-takes = { $way ->
    [one] captura una ficha que llevaba { $way } casilla
   *[other] captura una ficha que llevaba { $way } casillas
  }
reason-takes-again = { reason-takes }, y sigue otra tirada
reason-off = lleva una ficha a la meta
reason-off-again = { reason-off }, y sigue otra tirada
reason-rosette = cae en una roseta: sigue otra tirada
reason-again = sigue otra tirada
reason-money = cobra { $amount } del bote
reason-forfeit = { then-forfeit }
reason-covers = la ficha de debajo no puede moverse
reason-leaves = donde estaba, la ficha podía ser capturada con { $throws } de { $all } tiradas
reason-holds = le niega { $square } al otro jugador ({ $throws } de { $all } tiradas)
reason-aims = amenaza { $square } con { $throws } de { $all } tiradas
reason-blocks = deja al otro jugador sin jugada con { $throws } de { $all } tiradas
reason-race = la ficha queda fuera de alcance, ventaja en tiradas: { $ahead }
reason-least = ninguna opción es más segura: hay captura con { $throws } de { $all } tiradas
reason-tempo = después hay jugada con { $throws } de { $all } tiradas
reason-home = desde allí puede llegar a la meta con { $throws } de { $all } tiradas
reason-nears = desde allí puede ganar otra tirada con { $throws } de { $all } tiradas
reason-earns = después se puede ganar otra tirada con { $throws } de { $all } tiradas
reason-homes = después una ficha puede llegar a la meta con { $throws } de { $all } tiradas
reason-rear = avanza la ficha más atrasada
reason-enters = hace entrar una ficha nueva
reason-award = puede entrar una ficha más
reason-forward = { $left ->
    [one] a la ficha le queda entonces { $left } casilla
   *[other] a la ficha le quedan entonces { $left } casillas
  }
reason-safe = la próxima tirada no puede capturarla
reason-beyond = una sola tirada del otro jugador no podría capturarla
reason-open = allí está expuesta a { $throws } de { $all } tiradas
reason-convert = un «sí» lo convierte en { $score }
reason-idle = no se puede mover nada, ni con { $without } ni con { $score }
reason-yes = con un «sí», { $reason }
reason-stay-safe = la próxima tirada no puede capturar ninguna ficha

leaves-open = Deja tu ficha en { $square } expuesta a { $throws } de { $all } tiradas.
leaves-two = Deja tus fichas en { $square } expuestas a { $throws } de { $all } tiradas.
