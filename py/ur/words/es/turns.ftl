### Translated by machine, not yet read by a native speaker.

side-you = Tú
side-computer = El orde{ "\u00AD" }nador
side-other = El otro jugador
who = { $by ->
    [you] Tú
    [computer] El ordenador
    [other] El otro jugador
    [light] Claro
   *[dark] Oscuro
  }
who-inside = { $by ->
    [you] ti
    [computer] el ordenador
    [other] el otro jugador
    [light] Claro
   *[dark] Oscuro
  }
whose = { $by ->
    [you] tuyo
    [computer] del ordenador
    [other] del otro jugador
    [light] de Claro
   *[dark] de Oscuro
  }
whose-piece = { $owner ->
    [you] tu ficha
    [computer] una ficha del ordenador
    [other] una ficha del otro jugador
    [light] una ficha de Claro
   *[dark] una ficha de Oscuro
  }

## Who begins

begins = { $by ->
    [you] Empiezas tú.
   *[other] Empieza { who-inside }.
  }
start-guessed = { $by ->
    [you] Tú tiras
   *[other] { who } tira
  } un dado, y { $owner ->
    [you] tú dices
    [computer] el ordenador dice
    [other] el otro jugador dice
    [light] Claro dice
   *[dark] Oscuro dice
  } «{ $guess }». El dado cae { $fallen }.
begins-by-throw = { begins-with } { $own } contra { $other }.
begins-with = { $by ->
    [you] Empiezas tú:
   *[other] Empieza { who-inside }:
  }

## Throws and what they mean

throw-score = { $by ->
    [you] Tiras un { $score }.
   *[other] { who } tira un { $score }.
  }
throw-nothing = { $by ->
    [you] Tu tirada no vale nada.
   *[other] La tirada { whose } no vale nada.
  }
throw-marked = { $marked ->
    [0] { $score ->
        [0] Ningún dado marcado: no vale nada.
       *[other] Ningún dado marcado: vale { $score }.
      }
    [one] { $score ->
        [0] { $marked } dado marcado: no vale nada.
       *[other] { $marked } dado marcado: vale { $score }.
      }
   *[other] { $score ->
        [0] { $marked } dados marcados: no vale nada.
       *[other] { $marked } dados marcados: vale { $score }.
      }
  }
throw-converted = { $by ->
    [you] Te sale «sí»: { $number } pasa a ser { $score }.
   *[other] { who } obtiene «sí»: { $number } pasa a ser { $score }.
  }
throw-convertible = Un «sí» lo convierte en { $score }.
throw-enters = Permite entrar.
throw-launches = Es el número de la ficha { $piece }.
throw-again = { $moving ->
    [true] Una jugada da otra tirada.
   *[false] Da otra tirada.
  }

## What is to do now

todo-throw = { $by ->
    [you] Te toca tirar.
    [light] Tira Claro.
    [dark] Tira Oscuro.
   *[computer] { who } tira.
  }
todo-start = ¿Quién empieza? { todo-throw }
todo-start-again = Sin decidir: { $own } contra { $other }. { todo-throw }
todo-start-higher = Empieza la tirada más alta.
todo-start-one = Empieza el único jugador con un 1.
todo-again-rosette = { $by ->
    [you] Una roseta: vuelves a tirar.
   *[other] { who } vuelve a tirar.
  }
todo-again-capture = { $by ->
    [you] Una captura: vuelves a tirar.
   *[other] { who } vuelve a tirar.
  }
todo-move = { $by ->
    [you] Te toca: mueve { $score }.
   *[other] { who } mueve { $score }.
  }
todo-no-move = { $by ->
    [you] No puedes mover ninguna ficha.
   *[other] { who } no puede mover.
  }
todo-no-score = { $by ->
    [you] Tu turno termina.
    [light] El turno de Claro termina.
    [dark] El turno de Oscuro termina.
    [other] El turno del otro jugador termina.
   *[computer] El turno del ordenador termina.
  }
todo-convert = { $by ->
    [you] ¿Tirar la segunda taba o parar?
   *[other] ¿Segunda taba para { who-inside }?
  }
todo-extra = { $by ->
    [you] ¿Volver a tirar o parar aquí?
   *[other] { who } puede volver a tirar.
  }
todo-award = { $by ->
    [you] ¡Roseta! ¿Una ficha en tu salida?
   *[other] { who } puede poner una ficha.
  }
todo-forfeit = { $by ->
    [you] Ojos: debes mover { $score }.
   *[other] Ojos: { who-inside } debe mover { $score }.
  }

## What happened

happened-moved = { $by ->
    [you] Has movido de { $from } a { $to }.
   *[other] { who } ha movido de { $from } a { $to }.
  }
happened-moved-to = { $by ->
    [you] Has movido a { $to }.
   *[other] { who } ha movido a { $to }.
  }
happened-moved-in = { $by ->
    [you] Has movido de la salida a { $to }.
   *[other] { who } ha movido de la salida a { $to }.
  }
happened-moved-kind = { $by ->
    [you] Has movido: { $piece }, de { $from } a { $to }.
   *[other] { who } ha movido: { $piece }, de { $from } a { $to }.
  }
happened-entered = { $alike ->
    [true] { $by ->
        [you] Has hecho entrar una ficha en { $to }.
       *[other] { who } ha hecho entrar una ficha en { $to }.
      }
   *[false] { $by ->
        [you] Has hecho entrar la ficha { $piece } en { $to }.
       *[other] { who } ha hecho entrar la ficha { $piece } en { $to }.
      }
  }
happened-turned = La ficha muestra ahora sus pintas.
happened-off = { $alike ->
    [true] { $by ->
        [you] Has sacado una ficha: { $off } de { $all }.
       *[other] { who } ha sacado una ficha: { $off } de { $all }.
      }
   *[false] { $by ->
        [you] Has sacado la ficha { $piece }: { $off } de { $all }.
       *[other] { who } ha sacado la ficha { $piece }: { $off } de { $all }.
      }
  }
happened-captured = { $by ->
    [you] Has capturado una ficha rival.
   *[other] { who } ha capturado { whose-piece }.
  }
happened-captured-kind = { $owner ->
    [you] Tu ficha { $piece } ha sido capturada.
    [computer] Has capturado una ficha rival: { $piece }.
    [light] { who } ha capturado la ficha { $piece } de Claro.
    [dark] { who } ha capturado la ficha { $piece } de Oscuro.
   *[other] Has capturado una ficha rival: { $piece }.
  }
happened-captured-on = Estaba en { $square }.
happened-sent-off = { $owner ->
    [you] Tu ficha ha chocado con una pila rival.
    [computer] El ordenador ha chocado con una pila.
    [other] El otro jugador ha chocado con una pila.
    [light] Claro ha chocado con una pila rival.
   *[dark] Oscuro ha chocado con una pila rival.
  }
happened-sent-off-by = La pila está en { $square }.
happened-again = { $by ->
    [you] Vuelves a tirar.
   *[other] { who } vuelve a tirar.
  }
happened-no-move = { todo-no-move }
happened-no-score = El turno termina.
happened-by-choice = { $by ->
    [you] Has pasado turno.
   *[other] { who } ha pasado turno.
  }
happened-extra-declined = { $by ->
    [you] Has parado aquí.
   *[other] { who } ha parado aquí.
  }
happened-award-declined = { $by ->
    [you] Has dejado la ficha en reserva.
   *[other] { who } ha dejado la ficha en reserva.
  }
happened-no-conversion = La taba dice «no». { todo-no-score }
happened-paid-fine = { $amount ->
    [0] { $by ->
        [you] No tenías con qué pagar. Bote: { $kitty }.
       *[other] { who } no tenía con qué pagar. Bote: { $kitty }.
      }
   *[other] { $by ->
        [you] Has pagado { $amount } por la roseta. Bote: { $kitty }.
       *[other] { who } ha pagado { $amount } por la roseta. Bote: { $kitty }.
      }
  }
happened-paid-passed = { $amount ->
    [0] { $by ->
        [you] No tenías con qué pagar. Bote: { $kitty }.
       *[other] { who } no tenía con qué pagar. Bote: { $kitty }.
      }
   *[other] { $by ->
        [you] Has pagado { $amount } por pasar por una roseta. Bote: { $kitty }.
       *[other] { who } ha pagado { $amount } por pasar por una roseta. Bote: { $kitty }.
      }
  }
happened-paid-landed = { $amount ->
    [0] El bote estaba vacío: nada que cobrar.
   *[other] { $by ->
        [you] Has cobrado { $amount } del bote y tienes { $purse }.
       *[other] { who } ha cobrado { $amount } del bote y tiene { $purse }.
      }
  }
happened-paid-kitty = { $by ->
    [you] Te has llevado el bote: { $amount }.
   *[other] { who } se ha llevado el bote: { $amount }.
  }
happened-paid-penalty = { $amount ->
    [0] { $by ->
        [you] No has pagado nada.
       *[other] { who } no ha pagado nada.
      }
   *[other] { $by ->
        [you] Has pagado { $amount } por los pájaros que quedaban.
       *[other] { who } ha pagado { $amount } por los pájaros que quedaban.
      }
  }
happened-paid-pool = { $by ->
    [you] Has cobrado { $amount } del bote.
   *[other] { who } ha cobrado { $amount } del bote.
  }

## Why a piece must wait for the other player

why-other-player = { $by ->
    [you] Es tu turno.
   *[other] Es el turno { whose }.
  }
why-pending-forfeit = { $by ->
    [you] Primero debes mover una ficha { $score } casillas.
   *[other] Primero { who-inside } debe mover una ficha { $score } casillas.
  }

## The end

result-all-off = { $by ->
    [you] Has ganado: { $own } a { $other }.
   *[other] { who } ha ganado: { $own } a { $other }.
  }
result-won = { $by ->
    [you] Has ganado.
   *[other] { who } ha ganado.
  }
result-stuck = El ganador solo podía mover fichas cubiertas por fichas rivales: con estas reglas, así se gana.
result-resigned = { $by ->
    [computer] Te has rendido.
    [you] El ordenador se ha rendido.
   *[other] El otro jugador se ha rendido.
  }
result-points = { $by ->
    [you] Te has anotado
   *[other] { who } se ha anotado
  } { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
  }
result-purses = { $by ->
    [you] Tú tienes { $own }; { $owner ->
        [computer] el ordenador
       *[other] el otro jugador
      }, { $other }.
    [computer] Tú tienes { $other }; el ordenador, { $own }.
    [light] Claro tiene { $own }; Oscuro, { $other }.
   *[dark] Claro tiene { $other }; Oscuro, { $own }.
  }
story-luck = { $by ->
    [you] { $luck ->
        [much-for] Los dados te han ayudado mucho.
        [little-for] Los dados te han ayudado un poco.
        [little-against] Los dados han estado un poco en tu contra.
        [much-against] Los dados han estado muy en tu contra.
       *[even] Los dados han ayudado a ambos casi por igual.
      }
   *[other] { $luck ->
        [much-for] Los dados han estado muy a favor { whose }.
        [little-for] Los dados han estado un poco a favor { whose }.
        [little-against] Los dados han estado un poco en contra { whose }.
        [much-against] Los dados han estado muy en contra { whose }.
       *[even] Los dados han ayudado a ambos casi por igual.
      }
  }
story-clean = { whose-start } han sido casi perfectas.
story-small = { $by ->
    [you] Ninguna decisión tuya ha costado mucho.
   *[other] Ninguna decisión { whose } ha costado mucho.
  }
story-many = { whose-start } han costado mucho en conjunto.
story-nearly-lost = Una decisión estuvo a punto de costar la partida.
story-one-choice = { $by ->
    [you] Una de tus decisiones fue la que más costó.
   *[other] Una decisión { whose } fue la que más costó.
  }
whose-start = { $by ->
    [you] Tus decisiones
    [computer] Las decisiones del ordenador
    [other] Las decisiones del otro jugador
    [light] Las decisiones de Claro
   *[dark] Las decisiones de Oscuro
  }
result-draw = Empate.
result-draw-skips = Durante mucho tiempo ninguna ficha pudo moverse.
result-draw-length = La partida se ha hecho demasiado larga.

## How the game went, in numbers

review-choices = { whose-start }
end-brief = Dados: { $dice }. { whose-start }: { $own }.
review-note = { $kind ->
    [chance] En probabilidad de ganar para { who-inside }, según el ordenador. Las líneas se suman.
    [points] En puntos netos para { who-inside }, según el ordenador. Las líneas se suman.
   *[money] En dinero para { who-inside }, según el ordenador. Las líneas se suman.
  }
