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
   *[lots] Pulsa «Tirar»: cada vértice marcado que apunta hacia arriba cuenta.
  }
first-throw = { $kind ->
    [lots] { $marked ->
        [one] { $marked } de { $count } vértices marcados apunta hacia arriba: vale { $score }. Elige una ficha y luego su casilla.
       *[other] { $marked } de { $count } vértices marcados apuntan hacia arriba: vale { $score }. Elige una ficha y luego su casilla.
      }
   *[other] Tu tirada vale { $score }. Elige una ficha y luego su casilla.
  }

## Hints and the tutor

hint = Pista
hint-says = Lo mejor: { $move } – { $reason }.
value-chance = { $value } %
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] probabilidad de ganar { $value } %
    [points] { $value } puntos netos
   *[money] { $value } en la bolsa
  }
tutor-ask = { $kind ->
    [chance] Esta jugada cuesta un { $value } % de probabilidad de ganar.
    [points] Esta jugada cuesta unos { $value } puntos.
   *[money] Esta jugada cuesta unos { $value } de dinero.
  }
tutor-better = Mejor: { $move } – { $reason }.
tutor-back = Retirar la jugada
tutor-anyway = Jugarla de todos modos
setting-values = Mostrar el valor de cada jugada
setting-tutor = Avisar antes de una jugada que cuesta mucho
key-hint = una pista

## The end of a game

look-back = Repasar la partida
review-title = Suerte y decisiones
review-waiting = Análisis de la partida…
end-more = Todas las cifras
review-start = Al principio
review-luck = Los dados
review-result = Al final
review-amount = { $kind ->
    [chance] { $value } %
   *[other] { $value }
  }
graph-title = { $kind ->
    [chance] Probabilidad de ganar a lo largo de la partida
    [points] Puntos a lo largo de la partida
   *[money] Dinero a lo largo de la partida
  }
graph-start = Principio
graph-end = Final

## Looking back, move by move

look-title = Repaso de la partida
look-leave = Volver al final
look-first = Al principio
look-previous = Anterior
look-next = Siguiente
look-end = Al final
look-next-mark = Siguiente signo
look-list = Todas las jugadas
look-start = El principio de la partida.
look-better = Mejor: { $move } – { $reason }. { $cost }
look-best = Ninguna opción era mejor.
look-near = Casi tan buena como la mejor. { $cost }
look-cost = { $kind ->
    [chance] Coste: { $cost } sobre 100.
    [points] Coste: unos { $cost } puntos.
   *[money] Coste: unos { $cost } de dinero.
  }
look-count = { $by ->
    [you] Tú
    [computer] El ordenador
    [light] Claro
   *[dark] Oscuro
  }: { $marks ->
    [0] ningún signo
    [one] { $marks } signo
   *[other] { $marks } signos
  } en { $choices ->
    [one] { $choices } decisión
   *[other] { $choices } decisiones
  }
look-choices = Las opciones y su valor
look-played = (jugada)
look-because = Lo mejor: { $reason }.
look-legend = { $kind ->
    [chance] Un signo indica una decisión que costó, en probabilidad de ganar sobre 100:
    [points] Un signo indica una decisión que costó, en puntos netos:
   *[money] Un signo indica una decisión que costó, en dinero:
  }
mark-doubtful = ?! dudosa, desde { $least }
    .name = dudosa
    .sign = ?!
mark-slip = ? una imprecisión, desde { $least }
    .name = una imprecisión
    .sign = ?
mark-mistake = ?? un error, desde { $least }
    .name = un error
    .sign = ??

## The throws of a game

throws-title = Tiradas de esta partida
throws-note = Entre paréntesis: cuántas se esperan de media.
throws-count = { $count } ({ $due })
throws-marked = Marcados
throws-value = Valor
level-next = Jugar en el siguiente nivel
level-top = { $won ->
    [true] ¡Has vencido al nivel más alto que hay! Una partida nueva con otras reglas es un nuevo reto.
   *[other] Este es el nivel más alto: aquí pierde a menudo hasta un buen jugador. Una partida nueva con otras reglas es un nuevo reto.
  }

## Dice that can be checked

dice-title = Los dados de esta partida
dice-open = Por qué los dados son justos
dice-note = Todas las tiradas estaban fijadas antes de la primera. Su huella:
dice-more = Comprobarlos
dice-commit = Un número secreto, la semilla, fijó todas las tiradas antes de la primera. Esta es su huella (SHA-256), mostrada desde el principio:
dice-later = Después de la partida se muestra aquí la semilla, y con ella se puede repetir cada tirada.
dice-seed = La semilla
dice-word = Tu palabra en ella
dice-game = El nombre de la partida
dice-checking = Repitiendo todas las tiradas…
dice-right = { $n ->
    [one] La tirada es la que da la semilla, y la semilla coincide con su huella.
   *[other] Las { $n } tiradas son las que da la semilla, y la semilla coincide con su huella.
  }
dice-wrong = { $n ->
    [one] { $n } tirada no es la que da la semilla.
   *[other] { $n } tiradas no son las que da la semilla.
  }
dice-unkept = La semilla no coincide con la huella mostrada antes.
dice-typed = { $n ->
    [one] { $n } tirada se introdujo desde dados reales: la página no puede comprobarla.
   *[other] { $n } tiradas se introdujeron desde dados reales: la página no puede comprobarlas.
  }
dice-imported = Esta partida llegó sin una semilla de esta página: sus dados no demuestran nada.
dice-proves-title = Qué demuestra esto
dice-proves = Las tiradas estaban fijadas antes de que movieras, no siguieron tu juego y el ordenador no las eligió. Con una palabra tuya en la semilla, tampoco se escogieron de antemano.
dice-proves-nothing = Nada: estas tiradas no se pueden repetir con esta semilla. El registro viene de otro sitio, o se ha cambiado.
dice-proves-not = No demuestra nada ante alguien que pueda cambiar esta página. La prueba más fuerte son los dados reales: se pueden elegir al preparar una partida.
dice-table = Todas las tiradas
dice-n = Sorteo
dice-by = Quién
dice-fell = Tirada
dice-again = Según la semilla
dice-how = Cálculo: el sorteo número i es HMAC-SHA256, con la semilla como clave, de «ur-dice-1|palabra|partida|i»; el dado k cae según el bit k.
setup-word = Una palabra tuya para los dados (opcional)
fell-yes = sí
# same as in English
fell-no = no

## Real dice, judged

fairness-throws = { $whose ->
    [page] Después de { $n } tiradas con los dados de la página
   *[own] Después de { $n } tiradas con tus dados
  }
fairness-fair = { fairness-throws }: parecen justos. Diferencias así se deben al azar.
fairness-odd = { fairness-throws }: algo poco habitual, cerca de una vez en { $once } intentos con dados justos. No los pierdas de vista.
fairness-unfair = { fairness-throws }: unos dados justos casi nunca caerían así, una vez en { $once } intentos o menos.
fairness-all = ¿Son justos los dados? Contar todas mis partidas
fairness-counting = Contando todas las tiradas…
fairness-few = Hasta ahora hay menos de cincuenta tiradas: muy pocas para decir algo.
fairness-kit = { $kind ->
    [bones] Tabas. { $text }
    [cubes] { $count } dados cúbicos. { $text }
   *[lots] { $count } dados. { $text }
  }

## Sound, size, statistics

setting-sound = Sonido
sound-on = Activado
sound-off = Desactivado
setting-volume = Volumen
setting-big = Grande, para un proyector
stats-title = Resultados hasta ahora
stats-rules = Reglas
stats-level = Contra
stats-played = Terminadas
stats-won = Ganadas
stats-people = dos personas
stats-level-of = nivel { $level }
