### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

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

look-start = El principio de la partida.
look-turned = Aquí cambió más la partida.
look-better = { $cost } Mejor: { $move } – { $reason }.
look-best = Ninguna opción era mejor.
look-near = Casi tan buena como la mejor. { $cost }
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
look-progress = Tiradas y jugadas evaluadas más a fondo: { $looked } de { $all }
look-throws = Lo que pudo salir en la tirada
look-chance = { $n } de { $all }
look-short = Demasiado corta para decir algo.
look-legend = { $kind ->
    [chance] Un signo indica una decisión que costó tantas victorias de cada 100 partidas:
    [points] Un signo indica una decisión que costó, en puntos netos:
   *[money] Un signo indica una decisión que costó, en dinero:
  }
look-limits = Los límites se ajustan a las reglas, para que un signo signifique siempre lo mismo: el nivel 3 del ordenador recibe uno en cerca de 1 de cada { $doubtful } decisiones, ? o ?? en 1 de cada { $slip }, ?? en 1 de cada { $mistake }.
look-dice = Los dados
look-luck = El número junto a una tirada es su suerte.
look-band = La banda alrededor de la línea es ± { $half }. En nueve de cada diez posiciones cuyo valor exacto se conoce, ese valor está en la banda.
mark-doubtful = ?! dudosa, desde { $least }
    .name = dudosa
    .sign = ?!
mark-slip = ? una imprecisión, desde { $least }
    .name = una imprecisión
    .sign = ?
mark-mistake = ?? un error, desde { $least }
    .name = un error
    .sign = ??
mark-found = bien vista: la mejor con diferencia, aunque a primera vista no lo parece
    .name = bien vista

## A deep look at one choice

deep-look = Mirar más a fondo
deep-stop = Parar
deep-games = Se siguió jugando: { $games } de { $all } veces
deep-enough = Se siguió jugando: { $games } veces. Es suficiente.
deep-estimate = Al seguir jugando: { $value } ± { $half }
deep-exact = Exacto: { $value }
deep-best = Lo mejor, y no por azar: { $move }.
deep-note = El ordenador sigue jugando las mejores opciones durante unas tiradas, las mismas para cada una, descuenta su suerte y valora el final. Con una certeza del 95 %, el azar no cambia un valor en más que el número tras ±.
deep-exact-note = Quedan tan pocas posiciones posibles que los valores son seguros.

## The throws of a game

throws-title = Tiradas de esta partida: { $n }
throws-note = Entre paréntesis: cuántas se esperan de media.
throws-count = { $count } ({ $due })
throws-marked = Marcados
throws-value = Valor
level-top = { $won ->
    [true] ¡Has vencido al nivel más alto que hay! Una partida nueva con otras reglas es un nuevo reto.
   *[other] Este es el nivel más alto: aquí pierde a menudo hasta un buen jugador. Una partida nueva con otras reglas es un nuevo reto.
  }

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

look-whose = { $kind ->
    [chance] { $by ->
        [you] Tu probabilidad de ganar
       *[other] Probabilidad de ganar { whose }
      }
    [points] { $by ->
        [you] Tus puntos esperados
       *[other] Puntos esperados { whose }
      }
   *[money] { $by ->
        [you] Tu dinero esperado
       *[other] Dinero esperado { whose }
      }
  }
graph-moment = Jugada { $n } de { $all }. { look-whose }: { $value }
