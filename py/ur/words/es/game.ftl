### Translated by machine, not yet read by a native speaker.

side-light = Claro
side-dark = Oscuro
piece = ficha
piece-blank = ficha lisa
piece-dotted = ficha con pintas
kind-swallow = Golondrina
kind-storm-bird = Pájaro de tormenta
kind-raven = Cuervo
kind-rooster = Gallo
kind-eagle = Águila
ornament-rosette = roseta
ornament-eyes = ojos
ornament-five-dots = cinco pintas
ornament-four-fives = cuatro cincos
ornament-five = cinco pequeño
ornament-twelve = doce pintas
ornament-plain = casilla lisa
square-start = la salida
square-rosette = { $middle ->
    [true] la roseta del medio
   *[false] la roseta { $square }
  }
square-ornament = { $square }, { $ornament }
hand = reserva
sentences = { $first } { $second }
clauses = { $first }, { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = Deja que el azar decida quién empieza: lanza una moneda, o esconde una ficha en una mano. ¿Quién empieza?
start-ask-thrower = Uno de los dos tira un solo dado, y el otro predice cómo caerá. ¿Quién tira?
start-ask-guess = El otro jugador predice cómo caerá el dado. ¿Cuál es la predicción?
start-ask-result = Ahora tira el dado. ¿Cómo ha caído?
start-marked = marcado
start-unmarked = no marcado

## What can be done

enter = { $piece ->
    [ficha] Nueva ficha en { $to }
   *[other] { $piece }: entrada en { $to }
  }
move = { $from } a { $to }
move-kind = { $piece }, { $move }
move-in = De la salida a { $to }
move-off = { $from } a la meta
by-way-of = { $to }, por { $square }
act-then = { $act }: { $then }
act-throw = Volver a tirar
act-convert = Tirar la segunda taba: «sí» vale { $score }, «no» acaba el turno
then-again = otra tirada
then-captured = captura
then-sent-off = choca con una pila rival y vuelve a la reserva
then-onward = y sigue a { $to }
then-onward-off = y sigue hasta la meta
then-turns = se da la vuelta
then-pays = paga { $amount }
then-takes = cobra { $amount }
then-extra = se puede volver a tirar
then-award = puede entrar una ficha
then-forfeit = el otro jugador mueve { $score } casillas
then-wins = gana
then-ends = fin del turno
pass = Pasar
pass-stuck = Continuar
pass-extra = Parar aquí
pass-award = Dejarla en reserva

## Why a piece cannot move

why-over = La partida ha terminado.
why-no-throw = Primero tira.
why-no-score = Esta tirada no vale nada, así que nada se mueve.
why-barred = Esta ficha ganó la tirada, así que debe usarla otra.
why-kit = { $rosette ->
    [true] Una ficha en una roseta solo se mueve con { $count } dados.
   *[false] Una tirada de { $count } dados es solo para una ficha que deja una roseta.
  }
why-under = { $whose ->
    [enemy] Tiene encima una ficha rival.
   *[own] Tiene encima otra de tus fichas.
  }
why-too-far = { $left ->
    [one] { $score } es demasiado: solo queda un paso, y la tirada tiene que ser exacta.
   *[other] { $score } es demasiado: solo quedan { $left } pasos, y la tirada tiene que ser exacta.
  }
why-own = Hay una ficha tuya en { $square }.
why-safe = { $ornament ->
    [rosette] La ficha rival en { $square } está a salvo: está en una roseta.
   *[other] La ficha rival en { $square } está a salvo allí.
  }
why-full = La pila en { $square } está completa.
why-stack = { $whose ->
    [own] La pila en { $square } está completa.
   *[enemy] El otro jugador ocupa { $square }.
  }
why-side = { $dots ->
    [true] Tu ficha mostraría sus pintas en { $square }, y la ficha rival allí no las muestra: solo se puede capturar una ficha que muestre la misma cara.
   *[false] La ficha rival en { $square } muestra sus pintas, y la tuya no las mostraría: solo se puede capturar una ficha que muestre la misma cara.
  }
why-turned = La ficha rival en { $square } muestra sus pintas y está a salvo allí.
why-blocked = La casilla { $square } no está libre.
why-needs-all = Una ficha solo entra si los { $marked } dados están marcados.
why-needs-throw = La ficha { $piece } entra con un { $score }.
why-order = La ficha { $piece } entra después de la ficha { $before }.
why-needs-kit = Las fichas entran con la tirada de { $count } dados.
why-no-entry = Ninguna ficha puede entrar con esta tirada.
why-pending-extra = Primero: ¿volver a tirar o parar?
why-pending-award = Primero: ¿poner una ficha en la casilla de salida o dejarla?
