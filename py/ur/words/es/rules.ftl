### Translated by machine, not yet read by a native speaker.

## The board

rule-board-ur = El tablero de las tumbas reales tiene { $squares } casillas: un bloque grande y un bloque pequeño, unidos por un puente.
rule-board-late = El tablero tardío tiene { $squares } casillas: un bloque de doce y una cola de ocho.
rule-pieces = { $count ->
    [one] Cada jugador empieza con { $count } ficha en reserva.
   *[other] Cada jugador empieza con { $count } fichas en reserva.
  }
rule-pieces-kinds = Cada jugador empieza con estos pájaros en reserva: { $kinds }.
rule-sides = Cada ficha tiene una cara lisa y una cara con pintas. Entra con la cara lisa a la vista.
rule-spaces = Cada jugador tiene dos casillas junto al tablero: una salida antes de la primera casilla del recorrido y una meta después de la última.
rule-path = El recorrido tiene { $count } casillas. Claro avanza por { $squares }; el recorrido de Oscuro es su reflejo.
rule-fork = Una ficha puede rodear estas casillas por un lado o por el otro, y sigue el camino que toma: { $squares }.
rule-twice = El recorrido pasa dos veces por algunas casillas, para Claro por estas: { $squares }.
rule-shared = Ambos jugadores usan estas casillas: { $squares }.
rule-private = Solo un jugador usa cada una de estas casillas: { $squares }.
rule-unused = Ninguna ficha se posa nunca en estas casillas, porque las fichas entran más allá de ellas: { $squares }.

## Who begins

rule-start-lot = El azar decide quién empieza.
rule-start-higher = Cada jugador tira una vez, y empieza el valor más alto. Si empatan, ambos tiran de nuevo. La primera jugada se hace con una tirada nueva.
rule-start-guess = El azar decide quién tira un solo dado. El otro jugador predice cómo caerá, y empieza si acierta. Si falla, empieza el jugador que ha tirado.
rule-start-one = Ambos jugadores tiran hasta que solo uno de ellos obtiene un 1. Ese jugador empieza, y ese 1 es la primera jugada.

## The throws

rule-lots = { $none ->
    [0] Tira { $count } dados piramidales y cuenta los que caen marcados, con un vértice marcado arriba. Una tirada sin ninguno marcado no vale nada.
   *[other] Tira { $count } dados piramidales y cuenta los que caen marcados, con un vértice marcado arriba. Una tirada sin ninguno marcado vale { $none }.
  }
rule-lots-table = { $kind ->
    [cubes] Tira { $count } dados cúbicos. Un dado está marcado si cae con una marca arriba. Lo que vale la tirada depende de cuántos caen marcados: { $table }.
   *[other] Tira { $count } dados piramidales. Un dado está marcado si cae con un vértice marcado arriba. Lo que vale la tirada depende de cuántos caen marcados: { $table }.
  }
rule-lots-one = { $marked ->
    [0] { $score ->
        [0] ninguno marcado no vale nada
       *[other] ninguno marcado vale { $score }
      }
    [one] { $score ->
        [0] { $marked } marcado no vale nada
       *[other] { $marked } marcado vale { $score }
      }
   *[other] { $score ->
        [0] { $marked } marcados no valen nada
       *[other] { $marked } marcados valen { $score }
      }
  }
rule-kit-rosette = { $usual } dados deciden quién empieza. Antes de cada tirada posterior, elige { $usual } o { $count } dados, si tienes fichas para ambas opciones. { $count } dados solo mueven una ficha que está en una roseta, y { $usual } dados nunca mueven una ficha así. Una tirada de { $count } dados sin ninguno marcado vale { $none }.
rule-bones = Tira una taba. Muestra un número de { $low } a { $high }.
rule-convert = En vez de jugar ese número puedes tirar una segunda taba, que dice «sí» o «no». «Sí» cambia el número ({ $table }); con «no» acaba el turno. Si el número no mueve ninguna ficha, aun así puedes tirar la segunda taba, o terminar el turno.

## Entering

rule-enter-count = Una ficha entra en la casilla a la que lleva la tirada, contada desde el principio del recorrido: para Claro { $squares }. Puede entrar mientras hay otras en el tablero.
rule-enter-kit = Las fichas entran con una tirada de { $count } dados.
rule-enter-with = Una ficha solo entra si los { $marked } dados caen marcados. Va directamente a la casilla { $step } del recorrido, { $square }. Con esa tirada puedes en cambio mover una ficha { $score } casillas.
rule-enter-start = Una ficha solo entra si los { $marked } dados caen marcados, o como premio. Se pone en la salida. Cuando todos caen marcados, eliges: hacer entrar una ficha, o mover una { $score } casillas.
rule-launch = Cada pájaro entra con su propio número, en su propia casilla (para Claro): { $table }.
rule-launch-one = { $kind } { $score } en { $to }
rule-launch-order = { $fixed ->
    [true] La primera vez, los pájaros entran en este orden. Entretanto pueden moverse los pájaros del tablero.
   *[false] Los pájaros pueden entrar en cualquier orden.
  }
rule-launch-again = Si la ficha { $kind } ha sido capturada, entra de nuevo en una casilla de tu elección justo antes de una roseta (para Claro): { $squares }.

## Moving

rule-move = Mueve una ficha hacia delante por su recorrido tantas casillas como vale la tirada.
rule-must = { $second ->
    [true] Si puedes mover, debes mover o tirar la segunda taba. Hacer entrar una ficha también es una jugada.
   *[false] Si puedes mover, debes hacerlo. Hacer entrar una ficha también es una jugada.
  }
rule-may-pass = Puedes pasar turno aunque puedas mover. Pasar no da ninguna tirada extra.
rule-over = Las fichas pueden pasar por encima de cualquier otra.
rule-top-only = En { $squares } solo puede moverse la ficha de arriba de una pila.
rule-turn = Una ficha que cae en { $square } o pasa de largo se da la vuelta: muestra su cara con pintas, y la mantiene a la vista. Primero se da la vuelta; luego se aplican las reglas de su llegada.
rule-lost-throw-ends = { $second ->
    [true] Una tirada que no mueve nada se pierde, y el turno termina, salvo que tires la segunda taba.
   *[false] Una tirada que no mueve nada se pierde, y el turno termina.
  }
rule-lost-throw-kept = Una tirada que cuenta pero no mueve nada da otra tirada igualmente. Solo una tirada que no vale nada termina el turno.
rule-skips = Después de { $limit } tiradas perdidas seguidas, sumando las de ambos jugadores, la partida es un empate.
rule-stuck-wins = Si no puedes mover solo porque hay fichas tuyas debajo de fichas rivales, ganas enseguida. Muchas partidas acaban así.
rule-unbury = Si no puedes mover solo porque hay fichas tuyas debajo de fichas rivales, liberas una de ellas y la mueves.

## Landing

rule-own-blocks = { $alone ->
    [true] Dos fichas tuyas nunca comparten una casilla.
   *[false] En todas las demás casillas, dos fichas tuyas nunca comparten una casilla.
  }
rule-safe-rosettes = Una ficha en una roseta está a salvo: una ficha rival no puede caer allí ({ $squares }).
rule-safe-everywhere = No se captura nada: una ficha rival bloquea su casilla.
rule-safe = Una ficha está a salvo en { $squares }: una ficha rival no puede caer allí.
rule-capture = Una ficha que cae en una ficha rival la captura: la ficha capturada vuelve a la reserva de su jugador. Esto puede pasar en { $squares }.
rule-unsafe = Las rosetas no protegen: una ficha puede ser capturada en { $squares }.
rule-mixed = En { $squares } se apilan las fichas de ambos jugadores, hasta { $limit }. Una ficha nueva se pone encima, y no se captura nada.
rule-own-stack = En { $squares } se apilan las fichas de un jugador, hasta { $limit }. Mientras están allí, el otro jugador no puede caer allí.
rule-own-stack-open = En { $squares } se apilan las fichas de un jugador, hasta { $limit }.
rule-own-stack-free = Cualquier número de fichas tuyas puede compartir una casilla.
rule-single = En { $squares } se puede capturar una ficha rival sola que muestre la misma cara que tu ficha. Dos o más fichas rivales, o una que muestre la otra cara, cierran la casilla.
rule-capture-side = Si tu ficha cae en una ficha rival que muestra la misma cara, la captura: la ficha capturada vuelve a la reserva de su jugador. Esto puede pasar en { $squares }.
rule-other-side = Una ficha rival que muestra la otra cara bloquea la casilla.
rule-turned-safe = Una ficha con pintas en { $squares } no puede ser capturada; una lisa sí.
rule-capture-one = Una ficha que cae en una ficha rival sola la captura: la ficha capturada vuelve a la reserva de su jugador. Esto puede pasar en { $squares }.
rule-run-in = Si tu ficha cae en dos o más fichas rivales, vuelve ella misma a tu reserva.
rule-doubles = Una ficha que cae en una de estas casillas avanza enseguida otra vez lo mismo: { $squares }.
rule-award = Una ficha que cae en una roseta ({ $squares }) te deja poner otra ficha de tu reserva en la salida.
rule-forfeit = Cuando tu ficha cae en unos ojos ({ $squares }), el otro jugador mueve enseguida una ficha { $score } casillas. Esa jugada da sus propios premios y puede ganar la partida; los ojos en los que cae no tienen efecto. Luego tu turno sigue.

## Extra throws

rule-again-rosette = Caer en una roseta ({ $squares }) da otra tirada.
rule-again-capture = Una captura da otra tirada.
rule-again-score = Una jugada con un { $score } da otra tirada. Un { $score } que no mueve nada no la da, y la jugada que gana tampoco.
rule-again-lots = Una jugada con una tirada que cuenta da otra tirada.
rule-no-rosette = Las rosetas no dan ninguna tirada extra.
rule-chain = { $any ->
    [true] Una jugada da como mucho una tirada extra, y la jugada siguiente puede dar otra. Cualquiera de tus fichas puede usarla.
   *[false] Una jugada da como mucho una tirada extra, y la jugada siguiente puede dar otra.
  }
rule-bars = La ficha que ganó la tirada no puede usarla. Si no puede ninguna otra ficha, la tirada se pierde.

## Choices

rule-ask-extra = Se te pregunta si quieres una tirada extra. Si no, tu turno termina.
rule-award-choice = No tienes que aceptar el premio.
rule-forfeit-must = El otro jugador debe hacer la jugada de los ojos si alguna ficha puede.

## Money and points

rule-stake = { $limited ->
    [true] Cada jugador empieza con { $purse } y pone { $stake } en el bote antes de la primera tirada. Un jugador nunca paga más de lo que tiene.
   *[false] Cada jugador pone { $stake } en el bote antes de la primera tirada. Una bolsa puede bajar de cero.
  }
rule-fine = { $limited ->
    [true] Un jugador que cae en una roseta paga { $amount } al bote, o lo que queda en su bolsa.
   *[false] Un jugador que cae en una roseta paga { $amount } al bote.
  }
rule-values = Cada pájaro tiene un valor: { $values }.
rule-value = { $kind } { $value }
rule-landed = Un pájaro que cae en una roseta cobra su valor del bote.
rule-passed = { $single ->
    [true] Un pájaro que pasa por rosetas paga su valor al bote una vez, o nada si cae en una roseta. Al entrar no se pasa por ninguna.
   *[false] Un pájaro paga su valor al bote por cada roseta por la que pasa, antes de resolver su llegada. Al entrar no se pasa por ninguna.
  }
rule-kitty = El ganador se lleva el bote.
rule-penalty = { $all ->
    [true] El perdedor paga al ganador el valor de cada pájaro que no ha llegado a la meta, incluidos los de la reserva.
   *[false] El perdedor paga al ganador el valor de cada pájaro que sigue en el tablero.
  }
rule-pool = { $split ->
    [true] Luego el bote se reparte a medias. Si sobra una moneda, es del ganador.
   *[false] Luego el ganador se lleva el bote.
  }

## The end

rule-off-exact = Una ficha solo llega a la meta con el valor exacto: un paso tras su última casilla (para Claro { $last }).
rule-end = Gana el primer jugador que lleva todas sus fichas a la meta, y la partida termina enseguida.
rule-points = El ganador se anota puntos por cada ficha que le queda al perdedor: { $hand } por una en reserva, { $start } por una en la salida, y por las demás el valor de su casilla ({ $table }).
rule-match = Se suman los puntos de { $games } partidas.
rule-length = Una partida de { $limit } tiradas se detiene como empate.
