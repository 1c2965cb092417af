### Translated by machine, not yet read by a native speaker.

position-over = En esta posición la partida ha terminado.
position-dead = En esta posición nadie podría volver a mover.
position-count = { $player }: { $count } en total, pero según las reglas { $crew ->
    [one] es { $crew } ficha
   *[other] son { $crew } fichas
  }.
position-kind-twice = { $player }: dos veces la misma ficha ({ $piece }).
position-not-on-path = { $player }: ninguna ficha llega nunca a { $square }.
position-moves-on = Ninguna ficha se queda en { $square }: sigue adelante enseguida.
position-full = { $square }: pila completa, { $limit } fichas como máximo.
position-no-stack = En { $square } solo cabe una ficha.
position-two-owners = En { $square } nunca están juntas fichas de ambos jugadores.
position-side = { $face ->
    [dotted] { $player }: en { $square } una ficha nunca muestra sus pintas.
   *[blank] { $player }: en { $square } una ficha siempre muestra sus pintas.
  }
position-kitty-empty = El bote está vacío.
position-purse-empty = { $player }: la bolsa está vacía.
position-money = El dinero suma { $total }, no { $whole }.
position-all-home = { $player }: con todas las fichas en la meta, la partida ha terminado.
position-nothing-to-choose = En esta posición no hay nada que elegir.
position-no-entry = { $player }: no hay fichas en la reserva.
position-no-move = { $player }: ninguna ficha puede avanzar { $score } casillas.
position-barred = La ficha que no puede moverse no está en { $square }.
position-throw-not-due = En esta posición no hay ninguna tirada que jugar.
position-no-such-throw = Los dados no pueden caer así.
position-other-kit = En esta posición se tiran otros dados. Número: { $due }.

edit-take-off-first = Quita antes una, o elige otra casilla.
edit-other-square = Elige otra casilla.
edit-leave-a-way = Deja paso al menos a una ficha.
edit-leave-one = Deja una ficha en el tablero o en la reserva.
edit-nothing-there = { $square }: no hay nada.
edit-none-in-hand = { $player }: no queda ninguna ficha así en la reserva.
edit-none-home = { $player }: ninguna ficha está en la meta.
edit-free-one = Quita una del tablero: va a la reserva.
edit-unreadable = Según estas reglas, este texto no es una posición. Mira «{ $word }».

editor-status = Elige una ficha y luego toca casillas.
editor-status-more = Todo se puede deshacer.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = ¿Quién juega?
editor-against = Contra el ordenador juegas con: { $player }.
editor-leave = Volver
editor-put = Poner en el tablero
editor-take = Quitar
editor-turn = Dar la vuelta
editor-up = Subir
editor-down = Bajar
editor-more = { $what }: una más
editor-less = { $what }: una menos
editor-to-play = le toca
editor-lots = La tirada: toca un dado para girarlo.
editor-die = { $up ->
    [true] Dado { $n }: marcado
   *[false] Dado { $n }: sin marcar
  }
editor-bone = Primera taba: { $n }
editor-answer = { $up ->
    [true] Segunda taba: sí
   *[false] Segunda taba: sin tirar
  }
editor-tap = toca un dado
editor-not-thrown = Sin tirada
editor-pending = Por decidir
editor-kit = Dados: { $count }
editor-empty = Tablero vacío
editor-share = Compartir
editor-play = Jugar desde aquí
editor-computer = Contra el ordenador
editor-best = ¿Qué es lo mejor aquí?
editor-moves = Cuánto vale cada jugada
editor-before = { $player } antes de la tirada: { $value }.
editor-throw-first = Pon la tirada para ver cuánto vale cada jugada.
editor-text = La posición como texto
editor-use = Usar este texto
editor-copy = Copiar el texto
editor-link = Copiar el enlace
editor-print = Imprimir el diagrama
editor-puzzle = Hacer un problema
editor-puzzle-clear = { $kind ->
    [chance] Un problema: la mejor opción gana { $margin } partidas más de cada 100.
    [points] Un problema: la mejor opción aventaja en { $margin } puntos netos.
   *[money] Un problema: la mejor opción da { $margin } más en dinero.
  }
editor-puzzle-link = Copiar el enlace del problema
editor-puzzle-frame = Copiar su dirección para un marco

what-if = ¿Y si…?
what-if-leave = Volver al repaso
