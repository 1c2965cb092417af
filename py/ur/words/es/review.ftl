### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back, the proof of its dice. They are fetched with their views.

## The end of a game

result-tallies = El recuento
graph-title = { $kind ->
    [chance] Probabilidad de ganar a lo largo de la partida
    [points] Puntos a lo largo de la partida
   *[money] Dinero a lo largo de la partida
  }
graph-start = Principio
graph-end = Final

## Looking back, move by move

look-first = Al principio
look-previous = Anterior
look-next = Siguiente
look-end = Al final
look-next-mark = Siguiente signo
look-list = Todas las jugadas
look-play-on = Seguir jugando desde aquí
look-play-on-note = Lo que juegues a partir de aquí no se guarda.
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
look-accuracy = Precisión: { $n } de 100
look-accuracy-note = Precisión: 100 si cada decisión es la mejor, 50 si se decide al azar.
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
level-top = { $won ->
    [true] ¡Has vencido al nivel más alto que hay! Una partida nueva con otras reglas es un nuevo reto.
   *[other] Este es el nivel más alto: aquí pierde a menudo hasta un buen jugador. Una partida nueva con otras reglas es un nuevo reto.
  }

## Dice that can be checked

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
fairness-all = ¿Son justos los dados? ¿Qué nivel tengo? Contar todas mis partidas
strength-says = Partidas contra el ordenador: { $games }. Tu nivel es aproximadamente el { $level }; con un 95 % de certeza, entre el { $low } y el { $high }.
strength-few = Partidas contra el ordenador: { $games }. Son muy pocas para estimar tu nivel.
fairness-counting = Contando todas las tiradas…
fairness-few = Hasta ahora hay menos de cincuenta tiradas: muy pocas para decir algo.
fairness-kit = { $kind ->
    [bones] Tabas. { $text }
    [cubes] { $count } dados cúbicos. { $text }
   *[lots] { $count } dados. { $text }
  }

## Sound, size, statistics

stats-title = Resultados hasta ahora
stats-rules = Reglas
stats-level = Contra
stats-played = Terminadas
stats-won = Ganadas
stats-people = dos personas
stats-level-of = nivel { $level }

look-learn = Aprender de los errores: { $n }
