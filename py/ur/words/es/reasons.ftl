### Translated by machine, not yet read by a native speaker.

# same as in English
reason-and = { $first }; { $second }
reason-wins = gana la partida
reason-ends = termina la partida
reason-takes = { $way ->
    [one] captura una ficha que había avanzado { $way } casilla
   *[other] captura una ficha que había avanzado { $way } casillas
  }
reason-takes-again = { reason-takes }, y da otra tirada
reason-off = lleva una ficha a la meta
reason-off-again = { reason-off }, y da otra tirada
reason-rosette = cae en una roseta, y da otra tirada
reason-again = da otra tirada
reason-money = cobra { $amount } del bote
reason-forfeit = { then-forfeit }
reason-covers = la ficha de debajo no puede moverse
reason-leaves = donde estaba, podían capturar la ficha con { $throws } de { $all } tiradas
reason-holds = le niega { $square } al otro jugador, que podría llegar allí con { $throws } de { $all } tiradas
reason-aims = amenaza { $square } con { $throws } de { $all } tiradas
reason-blocks = deja al otro jugador sin jugada con { $throws } de { $all } tiradas
reason-race = { $ahead ->
    [one] fuera de alcance, y más o menos { $ahead } tirada por delante del otro jugador
   *[other] fuera de alcance, y unas { $ahead } tiradas por delante del otro jugador
  }
reason-least = ninguna opción es más segura (pueden capturar una ficha con { $throws } de { $all } tiradas)
reason-tempo = después hay jugada con { $throws } de { $all } tiradas
reason-home = desde allí la ficha puede llegar a la meta con { $throws } de { $all } tiradas
reason-nears = desde allí se puede ganar otra tirada con { $throws } de { $all } tiradas
reason-earns = después se puede ganar otra tirada con { $throws } de { $all } tiradas
reason-homes = después una ficha puede llegar a la meta con { $throws } de { $all } tiradas
reason-rear = avanza la ficha más atrasada
reason-enters = hace entrar una ficha nueva
reason-award = puede entrar una ficha más
reason-forward = { $left ->
    [one] a la ficha le queda entonces { $left } casilla
   *[other] a la ficha le quedan entonces { $left } casillas
  }
reason-safe = la próxima tirada no puede capturar la ficha movida
reason-beyond = una sola tirada del otro jugador no podría capturar la ficha movida
reason-open = la ficha movida queda expuesta a { $throws } de { $all } tiradas
reason-convert = un «sí» lo convierte en { $score }
reason-idle = no se puede mover nada, ni con { $without } ni con { $score }
reason-yes = con un «sí», { $reason }
reason-stay-safe = la próxima tirada no puede capturar ninguna ficha

leaves-open = Deja tu ficha en { $square } expuesta a { $throws } de { $all } tiradas.
leaves-two = Deja tus fichas en { $square } expuestas a { $throws } de { $all } tiradas.
leaves-stuck = Con { $throws } de { $all } tiradas solo podrían moverse fichas debajo de las tuyas, y el otro jugador ganaría.
