### Translated by machine, not yet read by a native speaker.

museum-print-title = Para imprimir
museum-print-note = Tablero, fichas y dados de papel, y hojas de puntuación.
sheets-lead = Tablero, fichas y dados para recortar, y hojas de puntuación. Basta con imprimir en blanco y negro.
sheets-which = Hoja
sheets-paper = Papel
sheets-preview = Vista previa
sheets-pdf = Descargar como PDF
sheets-settings = En el diálogo de impresión, elige este papel, una escala del 100 % y sin márgenes. Después mide en la hoja la línea de 50 mm.
sheets-leaflet = Las reglas se imprimen desde el propio juego: lee allí las reglas de un juego y elige Imprimir.
sheets-leaflets = Las reglas de cada juego en PDF
sheets-check = Esta línea mide 50 mm:

paper-board-a3 = Tablero a tamaño real, en una página
    .how = Recorta el tablero por su contorno. El del Museo Británico es más o menos igual de grande.
paper-board-halves = Tablero a tamaño real, en dos mitades
    .how = Recorta las dos mitades por su contorno, una de ellas con la tira rayada. Pega la otra mitad sobre la tira, de modo que las casillas se toquen.
paper-board-small = Tablero al 85 %, en una página
    .how = Recorta el tablero por su contorno.
paper-board-colour = Tablero para colorear
    .how = El original es de concha, lapislázuli azul y caliza roja. Puedes elegir los colores que quieras.
paper-board-late = Tablero tardío, al 85 %
    .how = Recorta el tablero por su contorno. Lo usan estas reglas: { $rules }.
paper-pieces = Fichas de dos caras
    .how = Recorta la tira entera de un jugador, dóblala por la línea discontinua, pégala y luego recorta los discos. Para las reglas sin cara lisa, recorta solo los discos con pintas.
paper-dice = Dados de cuatro vértices
    .how = Recorta por las líneas exteriores, dobla por las discontinuas y pega las pestañas grises. Un dado cae marcado cuando un vértice negro queda arriba. También sirven monedas: cara es marcado.
paper-birds = Pájaros: { $rules }
    .how = Recorta los discos. El número de cada disco hace entrar al pájaro en el tablero.
paper-score = Hoja de puntuación: { $rules }

sheets-date = Fecha
sheets-game = Partida
sheets-winner = Ganador
sheets-in-all = { $player }, en total
sheets-points-caption = Cuántas fichas del perdedor están en cada sitio, y los puntos del ganador
sheets-player = Jugador
sheets-throw = Tirada
sheets-move = Jugada
sheets-paid = Paga o cobra
sheets-stake = Apuesta
sheets-stakes-caption = Lo que tienen cada jugador y el bote después de cada jugada
sheets-birds-caption = Los pájaros
sheets-number = Lo hace entrar
sheets-square = En (Claro)
sheets-value = Valor
