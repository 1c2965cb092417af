### Translated by machine, not yet read by a native speaker.

# The proof of the dice: how they were fixed before the game, and what that proves.

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
    [one] { $n } tirada de dados reales se introdujo a mano: la página no puede comprobarla.
   *[other] { $n } tiradas de dados reales se introdujeron a mano: la página no puede comprobarlas.
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
dice-how = Cálculo: el sorteo número i es HMAC-SHA256, con la semilla como clave, de «ur-dice-1|palabra|partida|i»; el dado k cae según el bit k, la primera taba según los dos bits más bajos y la segunda según el más bajo.
fell-yes = sí
# same as in English
fell-no = no
