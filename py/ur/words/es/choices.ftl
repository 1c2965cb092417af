### Translated by machine, not yet read by a native speaker.

## Rulesets

rules-finkel = Finkel
    .line = El juego más conocido: siete fichas, cuatro dados y rosetas que protegen y dan otra tirada.
    .special = Un recorrido corto con rosetas que protegen. Solo a la del medio pueden llegar los dos jugadores: una ficha allí domina el centro del tablero.
rules-british-museum = Museo Británico
    .line = La carrera de Finkel con cinco fichas: buena como primera partida.
    .special = Todo lo que hace de Ur una carrera, en poco tiempo. Una tirada sin ningún dado marcado se pierde.
rules-biles = Biles
    .line = Siete fichas en el recorrido corto, y tres dados que valen cuatro si ninguno está marcado.
    .special = Con tres dados el cuatro es más frecuente, y toda tirada vale al menos uno.
rules-leaflet = El folleto
    .line = El recorrido largo alrededor del bloque pequeño. Un cuatro da otra tirada; las rosetas solo protegen.
    .special = La tirada extra la da un cuatro, no una roseta. En el bloque pequeño los jugadores van uno hacia el otro.
rules-conventional = Convencional
    .line = El recorrido largo, con rosetas que protegen y dan otra tirada.
    .special = Cada cuatro casillas del recorrido hay una roseta. Con cuatros, una ficha va de una a la siguiente, y cada vez vuelves a tirar.
rules-masters = Masters
    .line = El recorrido largo, con rosetas que dan otra tirada pero no protegen.
    .special = Ninguna casilla que usen ambos jugadores protege.
rules-blitz = Blitz
    .line = Cinco fichas, ninguna roseta que proteja, y otra tirada por cada roseta y cada captura.
    .special = Una captura da premio enseguida: vuelves a tirar.
rules-aseb = Aseb
    .line = El tablero tardío de veinte casillas, conocido en Egipto: un bloque y una cola larga.
    .special = Todo recto por la cola: los jugadores comparten doce casillas, hasta el mismo final.
rules-murray = Murray
    .line = Toda la ida y toda la vuelta: 27 casillas, la carrera más larga.
    .special = Las fichas que van se cruzan con las que vuelven, y tus propias fichas se bloquean entre sí. Tómate tu tiempo.
rules-bell = Bell
    .line = Un juego con apuestas: una multa por cada roseta, y el ganador se lleva el bote.
    .special = Una ficha solo entra si los tres dados están marcados, y en la quinta casilla. Una jugada con una tirada que cuenta da otra tirada.
rules-skiryuk = Skiryuk
    .line = Casi todos los adornos tienen un sentido; las fichas se dan la vuelta y se apilan.
    .special = Las fichas salen con la cara lisa a la vista y vuelven con las pintas a la vista. Solo capturan fichas que muestran la misma cara, y en una pila pueden cubrir una ficha rival.
rules-merit = Merit
    .line = El juego de caja de 1976: dobles, premios, prendas y puntos al final.
    .special = Tu turno dura hasta una tirada que no vale nada. Cuando caes en unos ojos, el otro jugador recibe una jugada.
rules-tablet = La tablilla
    .line = El juego de una tablilla de arcilla de 177 a. C.: cinco pájaros, dos tabas y un bote.
    .special = Cada pájaro tiene su número y su valor. Una segunda taba puede cambiar tu número o terminar tu turno.
rules-race = Reglas de la casa
    .line = Crea tu propia carrera: recorrido, fichas, dados, protección y tiradas extra.
    .special = Puedes elegir cada parte y compartir tus reglas con un enlace.
