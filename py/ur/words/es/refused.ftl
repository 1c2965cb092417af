### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = Línea { $line }: { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = «{ $text }»: { $reason }

## Rules

refused-no-rules = No se indica con qué reglas se jugó la partida.
refused-rules = Aquí no hay reglas llamadas «{ $rules }».
refused-option = Estas reglas no tienen la opción «{ $option }».
# $values are words of the notation, with commas.
refused-value-of = La opción «{ $option }» admite uno de estos valores: { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = «{ $key }» aparece dos veces.
refused-level = No hay ningún nivel «{ $level }».

## Records and links

refused-too-long = Es demasiado largo para una partida.
refused-no-record = No es el registro de una partida.
refused-version = Viene de otra versión de este juego y no se puede leer aquí.
refused-damaged = Está dañado, o alguien lo ha cambiado.
# $n is the number of an entry in the record.
refused-at = La entrada { $n } no encaja con lo anterior.
refused-no-moves = No contiene ninguna jugada.
refused-link = No es un enlace a una partida, o le falta el final.
refused-no-link = Esta partida es demasiado larga para un enlace, o empieza en una posición. Guárdala como archivo.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = Una línea que empieza con un corchete lleva un nombre, un texto entre comillas y un corchete de cierre.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = En «{ $tag }» se lee «{ $stated }», pero las jugadas llevan a «{ $given }».
refused-comment = Un comentario va entre llaves, y cada barra inversa que contenga debe ir seguida de un signo adecuado.
# $example is "start light 2-1".
refused-start = Un comienzo se escribe así: «{ $example }».
refused-first = Una partida empieza con su comienzo, o con el número de un turno.

## Moves and throws

refused-turn = { $by ->
    [light] Aquí le toca a Claro.
   *[dark] Aquí le toca a Oscuro.
  }
refused-without-throw = Falta una tirada antes.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = La tirada «{ $throw }» vale { $score } con estas reglas, no { $stated }.
# $throws are the names of throws, with commas.
refused-throw = Esta tirada no es posible aquí. Son posibles: { $throws }.
refused-no-throw-now = Ahora no se puede tirar eso.
# $moves are moves in notation, with commas.
refused-move = Esta jugada no es posible aquí. Son posibles: { $moves }.
refused-pass-only = Aquí no hay ninguna jugada posible.
# $could are moves or pieces in notation, with commas.
refused-unclear = Esto puede significar más de una cosa. Escribe una de estas: { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = El signo «{ $sign }» no corresponde a esta jugada.
refused-pass = Aquí no está permitido pasar.
refused-over = La partida ya había terminado.
refused-entry = Con estas reglas, esto no es posible aquí.
refused-undo = No hay nada que deshacer.
refused-redo = No hay nada que rehacer.

## Records of other programs

refused-goes-on = Con estas reglas, la partida sigue aquí.
refused-unplayed = La tirada anterior, { $score }, no se jugó.
refused-unsaid = Estas reglas piden aquí una decisión que el archivo no da.
# $move and $lost are examples in notation.
refused-word = No es ni una jugada como { $move } ni una tirada perdida como { $lost }.
refused-no-such-throw = Con estas reglas, no le corresponde ninguna tirada, o más de una.
refused-disagree = { $what ->
    [capture] El archivo y estas reglas no coinciden en si esta jugada captura.
   *[rosette] El archivo y estas reglas no coinciden en si esta jugada acaba en una roseta.
  }

## Positions

# $example is a position in notation.
refused-position = Una posición se escribe así: «{ $example }».
refused-square = No hay ninguna casilla «{ $square }» en estas reglas.
refused-piece = «{ $piece }» no puede estar en { $square } con estas reglas.
refused-stack = Estas fichas no pueden estar en { $square } con estas reglas.
refused-count = { $by ->
    [light] Fichas de Claro: { $n } en total, pero con estas reglas son { $all }.
   *[dark] Fichas de Oscuro: { $n } en total, pero con estas reglas son { $all }.
  }
refused-same-kind = { $by ->
    [light] Claro tiene dos veces el mismo pájaro.
   *[dark] Oscuro tiene dos veces el mismo pájaro.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = Lo que se indica en «{ $key }» no es posible con estas reglas.
refused-won = { $by ->
    [light] Todas las fichas de Claro están en la meta, así que Claro ha ganado.
   *[dark] Todas las fichas de Oscuro están en la meta, así que Oscuro ha ganado.
  }

## Puzzles made of positions

refused-puzzle-position = No se puede jugar nada en esta posición.
refused-puzzle-throw = Un problema necesita una tirada.
refused-puzzle-choice = Aquí no hay nada que elegir: un problema necesita dos opciones o más.
refused-puzzle-close = Ninguna opción es claramente la mejor aquí.
