### Translated by machine, not yet read by a native speaker.

explain-here = En { $square }:
explain-plain = En { $square } no pasa nada especial.
explain-can-go = { $score ->
    [0] { $by ->
        [you] Tu ficha puede ir a { $to }.
        [computer] La ficha del ordenador puede ir a { $to }.
        [other] La ficha del otro jugador puede ir a { $to }.
        [light] La ficha de Claro puede ir a { $to }.
       *[dark] La ficha de Oscuro puede ir a { $to }.
      }
   *[other] { $by ->
        [you] Con este { $score }, tu ficha puede ir a { $to }.
        [computer] Con este { $score }, la ficha del ordenador puede ir a { $to }.
        [other] Con este { $score }, la ficha del otro jugador puede ir a { $to }.
        [light] Con este { $score }, la ficha de Claro puede ir a { $to }.
       *[dark] Con este { $score }, la ficha de Oscuro puede ir a { $to }.
      }
  }
explain-can-leave = { $score ->
    [0] { $by ->
        [you] Tu ficha puede llegar a la meta.
        [computer] La ficha del ordenador puede llegar a la meta.
        [other] La ficha del otro jugador puede llegar a la meta.
        [light] La ficha de Claro puede llegar a la meta.
       *[dark] La ficha de Oscuro puede llegar a la meta.
      }
   *[other] { $by ->
        [you] Con este { $score }, tu ficha puede llegar a la meta.
        [computer] Con este { $score }, la ficha del ordenador puede llegar a la meta.
        [other] Con este { $score }, la ficha del otro jugador puede llegar a la meta.
        [light] Con este { $score }, la ficha de Claro puede llegar a la meta.
       *[dark] Con este { $score }, la ficha de Oscuro puede llegar a la meta.
      }
  }
explain-sent-off = Allí choca con una pila rival y vuelve a la reserva.
explain-captures = { $score ->
    [0] { $by ->
        [you] Puedes capturar aquí.
        [computer] El ordenador puede capturar aquí.
        [other] El otro jugador puede capturar aquí.
        [light] Claro puede capturar aquí.
       *[dark] Oscuro puede capturar aquí.
      }
   *[other] { $by ->
        [you] Con esta tirada puedes capturar aquí.
        [computer] Con esta tirada, el ordenador puede capturar aquí.
        [other] Con esta tirada, el otro jugador puede capturar aquí.
        [light] Con esta tirada, Claro puede capturar aquí.
       *[dark] Con esta tirada, Oscuro puede capturar aquí.
      }
  }
explain-lands = { $score ->
    [0] { $by ->
        [you] Una de tus fichas puede llegar aquí.
        [computer] Una ficha del ordenador puede llegar aquí.
        [other] Una ficha del otro jugador puede llegar aquí.
        [light] Una ficha de Claro puede llegar aquí.
       *[dark] Una ficha de Oscuro puede llegar aquí.
      }
   *[other] { $by ->
        [you] Con esta tirada, una de tus fichas puede llegar aquí.
        [computer] Con esta tirada, una ficha del ordenador puede llegar aquí.
        [other] Con esta tirada, una ficha del otro jugador puede llegar aquí.
        [light] Con esta tirada, una ficha de Claro puede llegar aquí.
       *[dark] Con esta tirada, una ficha de Oscuro puede llegar aquí.
      }
  }
explain-not-now = Con este valor no se puede capturar.
explain-open = { $throws ->
    [one] { $throws } de { $all } tiradas puede capturar esta ficha.
   *[other] { $throws } de { $all } tiradas pueden capturar esta ficha.
  }
explain-closed = Ninguna tirada puede capturar esta ficha.
explain-stack = De arriba abajo: { $pieces }.
explain-stacked = { $by ->
    [you] { $side ->
        [dotted] tu ficha con pintas
        [blank] tu ficha lisa
       *[none] tu ficha
      }
    [computer] { $side ->
        [dotted] ficha con pintas del ordenador
        [blank] ficha lisa del ordenador
       *[none] ficha del ordenador
      }
    [other] { $side ->
        [dotted] ficha con pintas del otro jugador
        [blank] ficha lisa del otro jugador
       *[none] ficha del otro jugador
      }
    [light] { $side ->
        [dotted] ficha con pintas de Claro
        [blank] ficha lisa de Claro
       *[none] ficha de Claro
      }
   *[dark] { $side ->
        [dotted] ficha con pintas de Oscuro
        [blank] ficha lisa de Oscuro
       *[none] ficha de Oscuro
      }
  } { $free ->
    [true] ({ stack-free })
   *[false] ({ stack-buried })
  }
explain-hand = { $by ->
    [you] Tu reserva: { $n }.
    [computer] Reserva del ordenador: { $n }.
    [other] Reserva del otro jugador: { $n }.
    [light] Reserva de Claro: { $n }.
   *[dark] Reserva de Oscuro: { $n }.
  }
explain-off = { $by ->
    [you] Tus fichas en la meta: { $n } de { $all }.
    [computer] Fichas del ordenador en la meta: { $n } de { $all }.
    [other] Fichas del otro jugador en la meta: { $n } de { $all }.
    [light] Fichas de Claro en la meta: { $n } de { $all }.
   *[dark] Fichas de Oscuro en la meta: { $n } de { $all }.
  }
explain-purse = { $by ->
    [you] Tienes { $n } en la bolsa.
    [computer] El ordenador tiene { $n } en la bolsa.
    [other] El otro jugador tiene { $n } en la bolsa.
    [light] Claro tiene { $n } en la bolsa.
   *[dark] Oscuro tiene { $n } en la bolsa.
  }
explain-kitty = El bote tiene { $n }.
