### Translated by machine, not yet read by a native speaker.

## Lessons

lesson = Lección
lesson-starting = La lección empieza.
lesson-status = { $step } de { $steps }: { $text }
lesson-other = Es una jugada permitida, pero no la de este paso. Prueba otra.
lesson-next = Siguiente
lesson-again = Otra vez
lesson-play = Jugar una partida
lesson-leave = Salir
lesson-back = Volver a la partida

## The first throw of a new player

first-to-throw = { $kind ->
    [bones] Pulsa «Tirar»: la taba cae en un número del 1 al 4.
    [cubes] Pulsa «Tirar»: lo que cuenta es cuántos dados cúbicos muestran una marca.
   *[lots] Pulsa «Tirar»: lo que cuenta es cuántos dados tienen un vértice marcado arriba.
  }
first-throw = { $kind ->
    [lots] Dados con un vértice marcado arriba: { $marked } de { $count }. Vale { $score }. Elige una ficha y luego su casilla.
   *[other] Tu tirada vale { $score }. Elige una ficha y luego su casilla.
  }

## Hints and the tutor

hint = Pista
hint-says = Lo mejor: { $move }.
hint-only = La única jugada: { $move }.
hint-why = Por qué: { $reason }.
value-chance = { $value } %
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] probabilidad de ganar { $value } %
    [points] { $value } puntos netos
   *[money] { $value } en la bolsa
  }
tutor-ask = { $kind ->
    [chance] Esta jugada cuesta { $value } victorias de cada 100 partidas.
    [points] Esta jugada cuesta unos { $value } puntos.
   *[money] Esta jugada cuesta cerca de { $value } en dinero.
  }
tutor-better = Mejor: { $move } – { $reason }.
tutor-back = Retirar la jugada
tutor-anyway = Jugarla de todos modos

## The end of a game

look-back = Repasar la partida

## Looking back, move by move

look-title = Repaso de la partida
look-leave = Volver a la partida
look-cost = { $kind ->
    [chance] Coste: { $cost } victorias de cada 100 partidas.
    [points] Coste: unos { $cost } puntos.
   *[money] Coste: cerca de { $cost } en dinero.
  }

## Dice that can be checked

fair-title = Los dados de esta partida
dice-open = Por qué los dados son justos
dice-note = Un número secreto fijó todas las tiradas antes de la primera. Su huella:
dice-more = Comprobarlos
