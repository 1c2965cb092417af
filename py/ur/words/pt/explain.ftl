### Translated by machine, not yet read by a native speaker.

explain-here = Em { $square }:
explain-plain = Em { $square } não acontece nada de especial.
explain-can-go = { $by ->
    [you] Sua peça pode ir para { $to }
    [computer] A peça do computador pode ir para { $to }
    [other] A peça do outro jogador pode ir para { $to }
    [light] A peça de Claro pode ir para { $to }
   *[dark] A peça de Escuro pode ir para { $to }
  }{ $score ->
    [0] { "" }
   *[other] { " " }com este { $score }
  }.
explain-can-leave = { $by ->
    [you] Sua peça pode ser retirada
    [computer] A peça do computador pode ser retirada
    [other] A peça do outro jogador pode ser retirada
    [light] A peça de Claro pode ser retirada
   *[dark] A peça de Escuro pode ser retirada
  }{ $score ->
    [0] { "" }
   *[other] { " " }com este { $score }
  }.
explain-sent-off = Ali encontra uma pilha inimiga e volta à reserva.
explain-captures = { who } pode capturar aqui{ $score ->
    [0] { "" }
   *[other] { " " }com este lançamento
  }.
explain-lands = { $by ->
    [you] Uma das suas peças pode vir
    [computer] Uma das peças do computador pode vir
    [other] Uma das peças do outro jogador pode vir
    [light] Uma das peças de Claro pode vir
   *[dark] Uma das peças de Escuro pode vir
  } para cá{ $score ->
    [0] { "" }
   *[other] { " " }com este lançamento
  }.
explain-not-now = Com este resultado, ela não pode ser capturada.
explain-open = { $throws ->
    [one] De { $all } lançamentos, { $throws } pode capturar a peça aqui.
   *[other] De { $all } lançamentos, { $throws } podem capturar a peça aqui.
  }
explain-closed = Nenhum lançamento pode capturar a peça aqui.
explain-stack = De cima para baixo: { $pieces }.
explain-stacked = { $by ->
    [you] sua { $side ->
        [dotted] peça com pintas
        [blank] peça lisa
       *[none] peça
      }
   *[other] { $side ->
        [dotted] peça com pintas
        [blank] peça lisa
       *[none] peça
      } { $by ->
        [computer] do computador
        [other] do outro jogador
        [light] de Claro
       *[dark] de Escuro
      }
  } { $free ->
    [true] ({ stack-free })
   *[false] ({ stack-buried })
  }
explain-hand = { who } tem { $n } na reserva.
explain-off = { who } tem { $n } de { $all } na chegada.
explain-purse = { who } tem { $n } na bolsa.
explain-kitty = O pote tem { $n }.
