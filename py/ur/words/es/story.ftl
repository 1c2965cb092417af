### Translated by machine, not yet read by a native speaker.

story-head = Con el tablero no se encontraron reglas.
story-lead = Un tablero de una tumba, una tablilla de arcilla más de dos mil años más joven y muchas conjeturas. Se lee en cinco minutos.

story-tomb = Las tumbas de Ur
    .one = A partir de 1926, Leonard Woolley excavó las tumbas reales de Ur, en el actual Irak. Entre los hallazgos había tableros de veinte casillas, de hace unos 4500 años.
    .two = La madera del tablero más conocido se había descompuesto, y su mosaico se había hundido. Woolley levantó el mosaico de la tierra con cera.
    .picture = La incrustación está torcida en la tierra, donde la madera se ha descompuesto.
story-board = El tablero
    .one = Este tablero está hoy en el Museo Británico, con el número 1928,1009.379.a. Veinte placas de concha llevan incrustaciones de lapislázuli y caliza roja y están fijadas con betún. Cinco de ellas llevan una roseta.
    .two = Es un poco más largo que una hoja de papel A4, y más o menos la mitad de ancho.
    .picture = El tablero sobre una hoja de papel A4: 30,1 centímetros de largo, 11 de ancho, 5,7 en el puente y 2,4 de alto.
    .sheet = Papel A4, 29,7 cm
    .long = 30,1 cm
story-finds = Fichas y dados
    .one = Con uno de los juegos había siete fichas blancas de concha y siete negras con cinco pintas blancas. Con él había seis dados en forma de pirámide: dos de los cuatro vértices de cada uno estaban marcados.
    .two = Otros tableros de la misma excavación tienen las mismas veinte casillas. Sus adornos son distintos, y algunas casillas muestran animales. Se conocen noticias de más de cien tableros de este juego en el Mediterráneo y Oriente Próximo. En algunos tableros posteriores, una cola larga ocupa el lugar del bloque pequeño.
    .picture = Siete fichas para cada jugador, y seis dados con dos vértices marcados cada uno.
story-tablet = La tablilla de 177 a. C.
    .one = En 177 o 176 a. C., el escriba Itti-Marduk-balāṭu escribió en Babilonia una tablilla de arcilla, copia de otra tablilla. Se encontró hacia 1880 y está hoy en el Museo Británico, con el número 33333B.
    .two = La tablilla da a cinco fichas nombres de pájaros. Según se interpreta, dice con qué número entra cada pájaro en el tablero, y en qué casilla.
    .picture = Los pájaros de la tablilla, con nuestras palabras
    .piece = Ficha
    .number = Número con el que entra
    .house = Casilla del recorrido
story-reading = Cómo se leyeron sus reglas
    .one = Irving Finkel publicó su lectura en 2007. Se tiran dos tabas: una cuenta de uno a cuatro, y la otra puede convertir 1, 2, 3 y 4 en 5, 6, 7 y 10. Con estos números entran cuatro pájaros, y la golondrina con un 2. Se jugaba con apuestas.
    .two = La tablilla no dice por dónde iban las fichas, y las cantidades que se pagan son una propuesta de Finkel. No se sabe cuánto de esto se jugaba ya en Ur.
    .picture = Lo que la segunda taba hace del número de la primera.
story-time = Cronología
story-time-1 = { $tag ->
    [year] hacia 2600–2400 a. C.
   *[what] Tableros, fichas y dados se depositan en las tumbas de Ur.
  }
story-time-2 = { $tag ->
    [year] 177 o 176 a. C.
   *[what] Un escriba escribe sobre el juego.
  }
story-time-3 = { $tag ->
    [year] desde 1926
   *[what] Woolley encuentra tableros en Ur.
  }
story-time-4 = { $tag ->
    [year] 1952
   *[what] H. J. R. Murray describe el juego en su historia de los juegos de tablero.
  }
story-time-5 = { $tag ->
    [year] 1976
   *[what] Merit Games lo vende en una caja.
  }
story-time-6 = { $tag ->
    [year] años 1990
   *[what] El Museo Británico ofrece un juego más corto.
  }
story-time-7 = { $tag ->
    [year] 2007
   *[what] Finkel publica las reglas de la tablilla.
  }
story-known = Lo que se sabe y lo que se supone
    .known = Se sabe
    .guessed = Se supone
story-known-1 = Los tableros: su tamaño, su material y sus adornos.
story-known-2 = Un juego completo: dos veces siete fichas, y seis dados.
story-known-3 = Los nombres de cinco pájaros, por la tablilla tardía.
story-guess-1 = Por dónde iban las fichas.
story-guess-2 = Qué hacía una roseta en Ur: dar otra tirada, proteger, o ambas cosas.
story-guess-3 = Si los ojos y las pintas tenían un sentido.
story-guess-4 = Si las reglas tardías se jugaron alguna vez en Ur.
story-grew = Las reglas que nacieron de esto:
story-learn = Aprender: { $rules }
story-end = Aquí cada reglamento dice de dónde vienen sus reglas.
story-all = Ver todos los reglamentos
story-sources = De dónde viene esto
story-sources-list = Museo Británico, ficha de la colección 1928,1009.379.a (tamaño, material, la cera de Woolley). Ur Online, U.10478 (fichas y dados), U.9776 y U.11162 (otros tableros, años de la excavación). D. Walker, The Royal Game of Ur, folleto (excavación). D. Skiryuk, reglas con comentarios (número de tableros). El juego convencional, Murray, el Museo Británico, R. C. Bell (el juego de los años 1990). I. L. Finkel, On the Rules for the Royal Game of Ur, 2007, página 16 (escriba, fecha, hallazgo y número de la tablilla), y páginas 16 a 32, que conocemos por dos resúmenes con números de página (pájaros, tabas, apuestas). Las páginas de Murray y de Bell sobre el juego se citan según el folleto. Reglas de Merit Games, 1976.
