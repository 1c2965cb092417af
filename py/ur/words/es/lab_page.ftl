### Translated by machine, not yet read by a native speaker.

lab-which = ¿Qué reglas?
lab-which-note = De dos a cuatro, para compararlas.
lab-rules = Reglas { $number }
lab-change = Un cambio en las reglas { $number }
lab-no-change = Sin cambio
# same as in English
lab-option = { $option }: { $value }
lab-add = Añadir reglas
lab-remove = Quitar las reglas { $number }
lab-who = ¿Quién juega?
lab-player-a = Jugador A
lab-player-b = Jugador B
lab-unequal = Dos jugadores distintos muestran también cuánto depende de la suerte y cuánto de las decisiones.
lab-against = { $a } contra { $b }
lab-played = { $a } contra { $b }.
lab-how-many = ¿Cuántas partidas con cada reglamento?
lab-seed = Semilla de las tiradas
lab-seed-note = La misma semilla da los mismos números, aquí y en la terminal.
lab-play = Jugar { $games } partidas
lab-choose = Cambiar
lab-stop = Parar y guardar lo hecho
lab-finished = Se han jugado todas las partidas.
lab-kept = Detenido. Partidas guardadas: { $games }
lab-failed = El ordenador no puede seguir. Partidas guardadas: { $games }
lab-waiting = El ordenador se está preparando para jugar.
lab-questions = Preguntas
lab-ask-long = ¿Es Murray demasiado largo?
lab-ask-begin = ¿Importa quién empieza?
lab-ask-choice = ¿Dónde cuentan más las decisiones?
lab-ask-b7 = ¿Qué cambia si una ficha sola en B7 puede ser capturada?
lab-ask-again = ¿Es injusto para quien va por detrás que una captura dé otra tirada?
lab-so-far = Hasta ahora: { $answer }
lab-answer-few = Hay muy pocas partidas para responder: menos de { $games }.
lab-answer-long = Sí, si tienes menos de { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
}: la mitad de las partidas dura más.
lab-answer-begin-helps = Empezar ayuda en { $rules }.
lab-answer-begin-harms = Es mejor no empezar en { $rules }.
lab-answer-begin-both = Empezar ayuda en { $helps }, y es mejor no empezar en { $harms }.
lab-answer-begin-none = Estas partidas son muy pocas para mostrar una ventaja de alguno de los dos.
lab-answer-choice = De estas reglas, las decisiones cuentan más en { $rules }.
lab-answer-behind-yes = Sí: según estas medidas, esa tirada perjudica a quien va por detrás.
lab-answer-behind-no = No: según estas medidas, esa tirada ayuda a quien va por detrás.
lab-answer-behind-both = Sí y no: según algunas de estas medidas, esa tirada perjudica a quien va por detrás; según otras, lo ayuda.
lab-answer-unclear = Estas partidas no bastan para saberlo: la diferencia puede deberse al azar.
lab-answer-differences = { $count ->
    [0] Ninguna medida difiere más de lo que explica el azar.
    [one] { $count } de { $all } medidas difiere más de lo que explica el azar.
   *[other] { $count } de { $all } medidas difieren más de lo que explica el azar.
}
lab-answer-most = Sobre todo: { $what }.
lab-line-long = { $rules }: la mitad de las partidas dura más de { $throws } tiradas (95 %: de { $low } a { $high }), { $time }.
lab-line-first = { $rules }: quien empieza gana el { $value } % de las partidas (95 %: de { $low } % a { $high } %).
lab-line-better = { $rules }: { $player } gana el { $value } % de las partidas (95 %: de { $low } % a { $high } %).
lab-line-behind = { $rules }: en el peor momento, el futuro ganador iba { $value } pasos por detrás (95 %: de { $low } a { $high }).
lab-sign-behind = { $apart ->
    [more] Los futuros ganadores iban más por detrás: eso apunta al «no».
   *[less] Los futuros ganadores iban menos por detrás: eso apunta al «sí».
  }
lab-sign-lead-changes = { $apart ->
    [more] El líder cambia más veces: eso apunta al «no».
   *[less] El líder cambia menos veces: eso apunta al «sí».
  }
lab-sign-late = { $apart ->
    [more] El ganador se pone por delante de forma definitiva más tarde: eso apunta al «no».
   *[less] El ganador se pone por delante de forma definitiva antes: eso apunta al «sí».
  }
lab-line-exact = { $rules }, si los dos juegan a la perfección: quien empieza gana el { $value } % de las partidas.
lab-line-mean = { $what }, en promedio: { $first } { $before }, { $second } { $after }
lab-line-share = { $what }: { $first } { $before } %, { $second } { $after } %
lab-example = Este ejemplo ya estaba medido. Pulsa Jugar para medirlo tú.
lab-interval = El valor verdadero está, con una certeza del 95 %, entre los dos números que siguen a «95 %».
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = Partidas: { $games }
lab-luck = Qué decide en 100 partidas
lab-by-luck = suerte { $value }
lab-by-choices = decisiones { $value }
lab-captured = Capturas en cada casilla, de cada 100
lab-arrivals = Llegadas a cada casilla, de cada 100
lab-half = mitad: { $throws }
lab-even = igual { $value } %
lab-more = más que en { $rules }, y no por azar
lab-less = menos que en { $rules }, y no por azar
lab-table = Los números en una tabla
lab-measure = Medida (media de las partidas)
# same as in English
lab-percent = { $value } %
lab-value = { $value } (95 %: de { $low } a { $high })
lab-value-share = { $value } % (95 %: de { $low } % a { $high } %)
lab-csv = Tabla (CSV)
lab-svg = Imagen (SVG)
lab-png = Imagen (PNG)
lab-link = Copiar el enlace
lab-how = Todas las reglas comparadas
lab-notebook = Un cuaderno de Jupyter para medir tú las reglas
