### Translated by machine, not yet read by a native speaker.

puzzle-title = Problemas
puzzle-day-title = Problema del día
puzzle-leave = Volver al inicio
puzzle-leave-game = Volver a la partida
puzzle-question = ¿Cuál es la mejor opción?
puzzle-aim = { $kind ->
    [chance] Es la que gana más a menudo.
    [points] Es la que da más puntos de media.
   *[money] Es la que deja más dinero de media.
  }
puzzle-not = No es la mejor: { $move }.
puzzle-yes = Sí: { $move }.

puzzle-tried = probada
puzzle-next = Problema siguiente
puzzle-play = Seguir jugando desde aquí
puzzle-list = Todos los problemas
puzzle-failed = No se ha podido cargar el problema.
puzzle-made = Hecho a mano
puzzle-no-link = Este enlace no es un problema. { $reason }
puzzle-number = Problema { $n }
puzzle-easy = fácil
puzzle-middling = medio
puzzle-hard = difícil
puzzle-errors = De 100 decisiones aquí, el nivel 1 del ordenador falla en { $first }, el nivel 3 en { $third }, el nivel 5 en { $fifth }.
puzzle-unit = { $kind ->
    [chance] partidas ganadas de 100
    [points] puntos netos de media
   *[money] dinero de media
  }
puzzle-rules = Reglas
puzzle-themes = Tema del problema

puzzle-theme-all = Todos
puzzle-theme-again = Otra tirada
puzzle-theme-award = Una ficha más
puzzle-theme-build = Jugadas tranquilas
puzzle-theme-convert = La segunda taba
puzzle-theme-cover = Cubrir una ficha rival
puzzle-theme-enter = Entrar
puzzle-theme-forfeit = Una jugada tras los ojos
puzzle-theme-forgo = Renunciar a una tirada
puzzle-theme-hit = Capturar
puzzle-theme-home = Sacar
puzzle-theme-run = Salir del peligro
puzzle-theme-spare = No capturar
puzzle-theme-stay = No hacer nada
puzzle-theme-wait = Quedarse en la roseta
puzzle-hardness = Dificultad del problema
puzzle-kept = Errores por repasar: { $n }
puzzle-judged-exact = Las mejores opciones son seguras: estas posiciones están resueltas.
puzzle-judged-rollouts = Las mejores opciones vienen de muchas partidas que el ordenador ha jugado contra sí mismo.
puzzle-solved = resuelto
mistakes-title = Aprender de los errores
mistakes-question = ¿Qué es mejor que { $move }?
mistakes-none = Nada te ha costado mucho. Bien jugado.
mistakes-no-kept = Hoy no hay errores por repasar.
mistakes-moment = Momento { $n } de { $all }
mistakes-next = Siguiente: { $n } de { $all }
mistakes-again = Preguntar otra vez
mistakes-only = Solo quedaba esta opción, así que la pregunta vuelve otra vez.
mistakes-done = Listo
mistakes-keep = Guardar para más tarde
mistakes-kept = Guardado: { puzzle-title }

against-capture = No captura la ficha que está en { $square }.
against-throw = Renuncia a volver a tirar.
against-home = No lleva ninguna ficha a la meta.
against-rosette = Deja { $square }: el otro jugador puede llegar allí con { $throws } de { $all } tiradas.
against-tempo = Después solo hay jugada con { $throws } de { $all } tiradas.
against-enter = No hace entrar ninguna ficha nueva.
against-stays = La ficha en { $square } se queda allí, expuesta a { $throws } de { $all } tiradas.
against-aim = Después se puede capturar una ficha con menos tiradas: { $throws } de { $all }, tras la mejor opción { $best }.
against-again = Después se puede ganar otra tirada con menos tiradas: { $throws } de { $all }, tras la mejor opción { $best }.
against-off = Después una ficha puede llegar a la meta con menos tiradas: { $throws } de { $all }, tras la mejor opción { $best }.
against-reply = Después el otro jugador puede ganar otra tirada con más tiradas: { $throws } de { $all }, tras la mejor opción { $best }.
