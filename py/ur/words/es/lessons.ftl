### Translated by machine, not yet read by a native speaker.

lesson-aim = { $n ->
    [one] Lleva tu ficha a la meta antes que el otro jugador.
   *[other] { $birds ->
        [true] Lleva tus { $n } pájaros a la meta antes que el otro jugador.
       *[false] Lleva tus { $n } fichas a la meta antes que el otro jugador.
      }
  }
lesson-way = { $back ->
    [true] El recorrido tiene { $n } casillas, de ida y vuelta, de { $first } a { $last }: la línea lo muestra.
   *[false] El recorrido tiene { $n } casillas, de { $first } a { $last }: la línea lo muestra.
  }
lesson-enter-kind = Has tirado un { $score }, el número de tu ficha { $piece }. Hazla entrar en { $to }.
    .after = Los números y los valores de los pájaros: { $table }.
lesson-bird = { $name } { $score } (valor { $value })
lesson-enter = Haz entrar una { $piece }: de tu reserva a { $to }.
    .after = Bien hecho. Desde aquí el recorrido sigue, casilla por casilla, hasta el final.
lesson-again-rosette = Hay una roseta al alcance. Mueve de { $from } a { $to }.
    .after = Una roseta: vuelves a tirar enseguida.
lesson-again-four = Has tirado un { $score }. Mueve de { $from } a { $to }.
    .after = En estas reglas un { $score } da otra tirada, caiga donde caiga la ficha.
lesson-again-capture = Hay una ficha rival en { $to }. Mueve de { $from } a { $to }.
    .after = En estas reglas cada captura da otra tirada.
lesson-again-lots = Aquí cada jugada da otra tirada. Mueve de { $from } a { $to }.
    .after = Vuelves a tirar. Una tirada que no vale nada termina tu turno.
lesson-capture = Hay una ficha rival en { $to }. Captúrala con la ficha de { $from }.
    .after = Vuelve a la reserva de su jugador y tiene que entrar de nuevo.
lesson-unsafe = Hay una ficha rival en la roseta { $to }. Captúrala desde { $from }.
    .after = En estas reglas una ficha en una roseta puede ser capturada.
lesson-safe = Tu ficha en { $own } podría llegar a { $other }, pero la ficha rival allí está a salvo en su roseta. Haz otra jugada.
    .after = Ninguna ficha es capturada en una roseta: es un buen lugar para esperar.
lesson-other-side = Tu ficha en { $own } podría llegar a { $other }, pero la ficha rival allí muestra su otra cara. Haz otra jugada.
    .after = Solo se capturan entre sí las fichas que muestran la misma cara. Una ficha que muestra la otra cara bloquea.
lesson-own-stack = Ya hay una ficha tuya en { $to }. Pon junto a ella la de { $from }.
    .after = Aquí tus fichas pueden estar juntas.
lesson-mixed = Hay una ficha rival en { $to }, donde se apilan las fichas de ambos jugadores. Ponte encima de ella.
    .after = En esta pila se mueve primero la ficha de arriba: la rival tiene que esperarte.
lesson-turn = Mueve de { $from } a { $to }, y observa la ficha.
    .after = Se ha dado la vuelta y muestra sus pintas: ya va de regreso.
lesson-twice = Aquí el recorrido da la vuelta. Mueve de { $from } a { $to }.
    .after = Desde aquí la ficha regresa por casillas por las que ya ha pasado.
lesson-doubles = Mueve de { $from } a { $to }, una casilla que dobla la jugada.
    .after = La ficha ha avanzado enseguida otra vez lo mismo.
lesson-award = Hay una roseta al alcance. Mueve de { $from } a { $to }.
    .after = Un premio: puedes poner otra ficha en la salida.
lesson-forfeit = Mueve de { $from } a { $to }, y mira lo que te cuesta.
    .after = Ahora el otro jugador mueve una ficha { $forced } casillas, y luego tu turno sigue.
lesson-run-in = Hay dos fichas rivales juntas en { $other }: caer allí devolvería tu propia ficha a tu reserva. Haz otra jugada.
    .after = Dos fichas juntas están a salvo, y son un peligro para una ficha rival sola.
lesson-fine = Mueve de { $from } a la roseta { $to }.
    .after = Caer en una roseta cuesta una multa, que se paga al bote. { $kitty }
lesson-landed = Mueve de { $from } a la roseta { $to }.
    .after = Al caer en una roseta, el pájaro cobra su valor del bote.
lesson-passed = Mueve de { $from } a { $to }, más allá de una roseta.
    .after = Tu pájaro ha pasado por una roseta sin parar: su valor ha ido al bote.
lesson-convert = Un { $score } es poco. Tira la segunda taba: «sí» lo convierte en { $converted }.
    .after = «Sí» cambia el número. Con «no» acaba el turno: ese es el riesgo.
lesson-off = Con un { $score }, la ficha de { $from } puede salir del tablero. Llévala a la meta.
    .after = Una ficha más está en la meta. { $exit }
lesson-end = Esta es tu última ficha. Llévala a la meta desde { $from }.
    .after = Todas tus fichas están en la meta: ganas. Ya conoces el juego.
