### Translated by machine, not yet read by a native speaker.

side-you = Você
side-computer = O compu{ "\u00AD" }tador
side-other = O outro jogador
who = { $by ->
    [you] Você
    [computer] O computador
    [other] O outro jogador
    [light] Claro
   *[dark] Escuro
  }
who-inside = { $by ->
    [you] você
    [computer] o computador
    [other] o outro jogador
    [light] Claro
   *[dark] Escuro
  }
whose = { $by ->
    [you] de você
    [computer] do computador
    [other] do outro jogador
    [light] de Claro
   *[dark] de Escuro
  }
whose-piece = { $owner ->
    [you] sua peça
    [computer] uma peça inimiga
    [other] uma peça inimiga
    [light] uma peça de Claro
   *[dark] uma peça de Escuro
  }

## Who begins

begins = { who } começa.
start-guessed = { who } lança um dado, e { $owner ->
    [you] você diz
    [computer] o computador diz
    [other] o outro jogador diz
    [light] Claro diz
   *[dark] Escuro diz
  } “{ $guess }”. O dado cai { $fallen }.
begins-by-throw = { begins-with } { $own } contra { $other }.
begins-with = { who } começa:

## Throws and what they mean

throw-score = { who } lança: { $score }.
throw-nothing = { $by ->
    [you] Seu lançamento não vale nada.
   *[other] O lançamento { whose } não vale nada.
  }
throw-marked = { $marked ->
    [0] Nenhum marcado: { $score ->
        [0] não vale nada
       *[other] vale { $score }
      }
    [one] { $marked } marcado: { $score ->
        [0] não vale nada
       *[other] vale { $score }
      }
   *[other] { $marked } marcados: { $score ->
        [0] não valem nada
       *[other] valem { $score }
      }
  }.
throw-converted = { who } lança: “sim”. O { $number } vira { $score }.
throw-convertible = Um “sim” o transforma em { $score }.
throw-enters = Permite entrar.
throw-launches = É o número desta ave: { $piece }.
throw-again = { $moving ->
    [true] Uma jogada dá outro lançamento.
   *[false] Vem outro lançamento.
  }

## What is to do now

todo-throw = { $by ->
    [you] Sua vez de lançar.
   *[other] { who } lança.
  }
todo-start = Quem começa? { todo-throw }
todo-start-again = Nada decidido: { $own } contra { $other }. { todo-throw }
todo-start-higher = O lançamento mais alto começa.
todo-start-one = Começa quem for o único com 1.
todo-again-rosette = { $by ->
    [you] Uma roseta: lance de novo.
   *[other] { who } lança de novo.
  }
todo-again-capture = { $by ->
    [you] Uma captura: lance de novo.
   *[other] { who } lança de novo.
  }
todo-move = { $by ->
    [you] Sua vez: avance { $score }.
   *[other] { who } avança { $score }.
  }
todo-no-move = { who } não tem jogada possível.
todo-no-score = { $by ->
    [you] Sua vez termina.
    [light] A vez de Claro termina.
    [dark] A vez de Escuro termina.
    [other] A vez do outro jogador termina.
   *[computer] A vez do computador termina.
  }
todo-convert = { $by ->
    [you] Lançar outro astrágalo ou parar?
   *[other] Outro astrágalo para { who-inside }?
  }
todo-extra = { $by ->
    [you] Lançar de novo ou parar aqui?
   *[other] { who } pode lançar de novo.
  }
todo-award = { $by ->
    [you] Roseta! Pôr uma peça na Partida?
   *[other] { who } pode pôr uma peça.
  }
todo-forfeit = Olhos: { who-inside } tem de avançar { $score }.

## What happened

happened-moved = { who } moveu de { $from } para { $to }.
happened-moved-to = { who } moveu para { $to }.
happened-moved-in = { who } moveu da Partida para { $to }.
happened-moved-kind = { who } moveu uma ave ({ $piece }) de { $from } para { $to }.
happened-entered = { $alike ->
    [true] { who } pôs uma peça em { $to }.
   *[false] { who } pôs uma ave ({ $piece }) em { $to }.
  }
happened-turned = Ela virou as pintas para cima.
happened-off = { $alike ->
    [true] { who } retirou uma peça: { $off } de { $all }.
   *[false] { who } retirou uma ave ({ $piece }): { $off } de { $all }.
  }
happened-captured = { who } capturou { whose-piece }.
happened-captured-kind = { $owner ->
    [you] Sua ave foi capturada: { $piece }.
    [computer] Você capturou uma ave: { $piece }.
   *[other] { who } capturou uma ave: { $piece }.
  }
happened-captured-on = Estava em { $square }.
happened-sent-off = { $owner ->
    [you] Sua peça caiu numa pilha inimiga.
    [computer] O computador caiu numa pilha.
    [other] O outro jogador caiu numa pilha.
    [light] Claro caiu numa pilha inimiga.
   *[dark] Escuro caiu numa pilha inimiga.
  }
happened-sent-off-by = A pilha está em { $square }.
happened-again = { who } lança de novo.
happened-no-move = { todo-no-move }
happened-no-score = A vez termina.
happened-by-choice = { who } passou a vez.
happened-extra-declined = { who } parou aqui.
happened-award-declined = { who } deixou a peça na reserva.
happened-no-conversion = O astrágalo diz “não”. { todo-no-score }
happened-paid-fine = { who } { $amount ->
    [0] não tinha com que pagar
   *[other] pagou { $amount } pela roseta
  }. Pote: { $kitty }.
happened-paid-passed = { who } { $amount ->
    [0] não tinha com que pagar
   *[other] pagou { $amount } por passar por uma roseta
  }. Pote: { $kitty }.
happened-paid-landed = { $amount ->
    [0] O pote estava vazio: não há nada a receber.
   *[other] { who } recebeu { $amount } do pote e tem { $purse }.
  }
happened-paid-kitty = { who } ficou com o pote: { $amount }.
happened-paid-penalty = { who } { $amount ->
    [0] não pagou nada
   *[other] pagou { $amount } pelas aves que restaram
  }.
happened-paid-pool = { who } recebeu { $amount } do pote.

## Why a piece must wait for the other player

why-other-player = { $by ->
    [you] É a sua vez.
   *[other] É a vez { whose }.
  }
why-pending-forfeit = { $by ->
    [you] Primeiro você tem de avançar { $score } { $score ->
        [one] casa
       *[other] casas
      } com uma peça.
   *[other] Primeiro { who-inside } tem de avançar { $score } { $score ->
        [one] casa
       *[other] casas
      } com uma peça.
  }

## The end

result-all-off = { who } venceu por { $own } a { $other }.
result-won = { who } venceu.
result-stuck = Quem venceu só podia mover peças cobertas por peças inimigas: com estas regras, assim se vence.
result-resigned = { $by ->
    [computer] Você desistiu.
    [you] O computador desistiu.
   *[other] O outro jogador desistiu.
  }
result-points = { who } ganhou { $points } { $points ->
    [one] ponto
   *[other] pontos
  }.
result-purses = { $by ->
    [you] Você tem { $own }; { $owner ->
        [computer] o computador
       *[other] o outro jogador
      }, { $other }.
    [computer] Você tem { $other }; o computador, { $own }.
    [light] Claro tem { $own }; Escuro, { $other }.
   *[dark] Claro tem { $other }; Escuro, { $own }.
  }
story-luck = { $luck ->
    [much-for] Os dados ajudaram muito { who-inside }.
    [little-for] Os dados ajudaram um pouco { who-inside }.
    [little-against] Os dados prejudicaram um pouco { who-inside }.
    [much-against] Os dados prejudicaram muito { who-inside }.
   *[even] Os dados ajudaram os dois quase por igual.
  }
story-clean = { $by ->
    [you] Suas escolhas foram quase perfeitas.
   *[other] As escolhas { whose } foram quase perfeitas.
  }
story-small = { $by ->
    [you] Nenhuma das suas escolhas custou muito.
   *[other] Nenhuma das escolhas { whose } custou muito.
  }
story-many = { $by ->
    [you] Suas escolhas, juntas, custaram muito.
   *[other] As escolhas { whose }, juntas, custaram muito.
  }
story-nearly-lost = Uma escolha quase pôs tudo a perder.
story-one-choice = { $by ->
    [you] Uma das suas escolhas custou mais que as outras.
   *[other] Uma das escolhas { whose } custou mais que as outras.
  }
whose-start = { $by ->
    [you] Suas
    [computer] Do computador:
    [other] Do outro jogador:
    [light] De Claro:
   *[dark] De Escuro:
  }
result-draw = Empate.
result-draw-skips = Durante muito tempo, nenhuma peça pôde mover-se.
result-draw-length = A partida ficou longa demais.

## How the game went, in numbers

review-choices = { $by ->
    [you] Suas escolhas
   *[other] Escolhas { whose }
  }
end-brief = { $by ->
    [you] Dados { $dice }, escolhas { $own }.
   *[other] Dados { $dice }, escolhas { whose } { $own }.
  }
review-note = { $kind ->
    [chance] Em chance de vitória para { who-inside }, segundo a avaliação do computador. As linhas se somam.
    [points] Em saldo de pontos para { who-inside }, segundo a avaliação do computador. As linhas se somam.
   *[money] Em dinheiro para { who-inside }, segundo a avaliação do computador. As linhas se somam.
  }
