### Translated by machine, not yet read by a native speaker.

card-title = { $picture ->
    [rosette] Roseta
    [eyes] Ojos
    [five-dots] Cinco pintas
    [four-fives] Cuatro cincos
    [five] Cinco pequeño
    [twelve] Doce pintas
    [homeward] Ida y vuelta
    [fork] Dos caminos
    [side] Caras
    [capture] Captura
    [stack] Pilas
    [lots] Dados
    [pass] Pasar
    [bone] Segunda taba
    [birds] Pájaros
    [points] Puntos
   *[kitty] Bote
  }
card-squares = { $squares }
card-throws = La tirada
card-birds = Los pájaros
card-open = Todas las reglas

card-enters = o entrar
card-throws-again = otra vez
card-turn-ends = fin del turno
card-throw-says = { $marked ->
    [0] Ninguno de { $lots } marcado:
    [one] { $marked } de { $lots } marcado:
   *[other] { $marked } de { $lots } marcados:
  }
card-value = valor { $value }

card-enter-with = Las fichas entran aquí, con los { $marked } dados marcados.
card-again-rosette = Vuelves a tirar.
card-safe-rosettes = A salvo de capturas.
card-safe = A salvo de capturas.
card-unsafe = No protege.
card-award = Puedes poner una ficha en tu salida.
card-forfeit = El otro jugador mueve una ficha { $score } casillas.
card-doubles = Avanza otra vez lo mismo.
card-mixed = Las fichas de ambos jugadores se apilan, hasta { $limit }.
card-top-only = Solo se mueve la ficha de arriba.
card-own-stack = Las fichas de un jugador se apilan, hasta { $limit }, y están a salvo.
card-single = Una ficha sola puede capturarse si muestra la misma cara.
card-turned-safe = Las fichas con pintas están a salvo.
card-turn = Aquí las fichas se dan la vuelta y muestran las pintas para el regreso.
card-landed = El pájaro que cae aquí cobra su valor.
card-passed = { $single ->
    [true] Si pasa por alguna, paga su valor una vez, salvo si cae en otra.
   *[false] Si pasa de largo, paga su valor.
  }
card-fine = { $limited ->
    [true] Paga { $amount } al bote, o todo lo que tengas.
   *[false] Paga { $amount } al bote.
  }

card-twice = Las fichas lisas van. Las fichas con pintas vuelven.
card-fork = Rodea el bloque pequeño por un lado o por el otro.
card-capture-side = Solo capturas fichas que muestran la misma cara.
card-other-side = Una ficha que muestra la otra cara bloquea.
card-again-capture = Con una captura vuelves a tirar.
card-safe-everywhere = No hay capturas: las fichas rivales bloquean.
card-own-stack-free = Tus fichas pueden compartir cualquier casilla.
card-run-in = Dos o más fichas rivales devuelven tu ficha a la reserva.
card-stuck-wins = Ganas si solo podrías mover fichas que están bajo fichas rivales.
card-unbury = Si solo podrías mover fichas que están bajo fichas rivales, libera una.
card-kit-rosette = Tira { $count } dados para dejar una roseta, y solo entonces.
card-bars = La ficha que ganó la tirada no puede usarla.
card-may-pass = Puedes pasar turno en vez de mover.
card-convert = «Sí» cambia { $table }. Con «no» acaba el turno.
rule-convert-one = { $a } en { $b }
card-launch-order = { $fixed ->
    [true] Primera entrada en este orden.
   *[false] Primera entrada en cualquier orden.
  }
card-launch-again = Capturada, la ficha { $kind } entra justo antes de una roseta.
card-stake = { $purse ->
    [0] Al principio, cada jugador pone { $stake }.
   *[other] Al principio, cada jugador pone { $stake } de { $purse }.
  }
card-kitty = El ganador se lo lleva.
card-pool = { $split ->
    [true] Al final, los jugadores lo reparten.
   *[false] El ganador se lo lleva.
  }
card-penalty = { $all ->
    [true] El perdedor paga al ganador el valor de cada pájaro fuera de la meta.
   *[false] El perdedor paga al ganador el valor de cada pájaro en el tablero.
  }
card-points = El ganador se anota lo que le queda al perdedor: { $hand } por ficha en reserva, { $start } por ficha en la salida; si no, el valor de la casilla.
rule-points-one = { $what } { $value }

card-bird = { $piece }: entra con un { $score }, valor { $value }.
