### Translated by machine, not yet read by a native speaker.

side-light = Claro
side-dark = Escuro
piece = peça
piece-blank = peça lisa
piece-dotted = peça com pintas
kind-swallow = Andorinha
kind-storm-bird = Pássaro da tempestade
kind-raven = Corvo
kind-rooster = Galo
kind-eagle = Águia
ornament-rosette = roseta
ornament-eyes = olhos
ornament-five-dots = cinco pintas
ornament-four-fives = quatro quinas
ornament-five = quina pequena
ornament-twelve = doze pintas
ornament-plain = casa lisa
square-start = Partida
square-rosette = { $middle ->
    [true] { $square } (roseta do meio)
   *[false] { $square } (roseta)
  }
square-ornament = { $square } ({ $ornament })
hand = reserva
sentences = { $first } { $second }
clauses = { $first }, { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = O acaso decide quem começa: joguem uma moeda, ou escondam uma peça numa das mãos. Quem começa?
start-ask-thrower = Um de vocês lança um só dado, e o outro adivinha como ele vai cair. Quem lança?
start-ask-guess = O outro jogador adivinha como o dado vai cair. Qual é o palpite?
start-ask-result = Agora lance o dado. Como ele caiu?
start-marked = marcado
start-unmarked = não marcado

## What can be done

enter = entrada em { $to } ({ $piece })
move = de { $from } para { $to }
move-kind = { $piece }: { $move }
move-in = da Partida para { $to }
move-off = de { $from } para a chegada
by-way-of = { $to }, por { $square }
# same as in English
act-then = { $act }: { $then }
act-throw = Lançar de novo
act-convert = Lançar o segundo astrágalo: “sim” vale { $score }, “não” encerra a vez
then-again = lançar de novo
then-captured = captura
then-sent-off = encontra uma pilha inimiga e volta à reserva
then-onward = segue para { $to }
then-onward-off = segue para a chegada
then-turns = vira-se
then-pays = paga { $amount }
then-takes = recebe { $amount }
then-extra = pode lançar de novo
then-award = pode pôr uma peça na Partida
then-forfeit = o outro jogador avança { $score } { $score ->
    [one] casa
   *[other] casas
  }
then-wins = vence
then-ends = encerra a vez
pass = Passar
pass-stuck = Continuar
pass-extra = Parar aqui
pass-award = Deixar na reserva

## Why a piece cannot move

why-over = A partida acabou.
why-no-throw = Primeiro, lance.
why-no-score = Este lançamento não vale nada, e nada se move.
why-barred = Esta peça ganhou o lançamento; outra tem de usá-lo.
why-kit = { $rosette ->
    [true] Uma peça numa roseta só se move com { $count } dados.
   *[false] Um lançamento de { $count } dados é só para uma peça que sai de uma roseta.
  }
why-under = { $whose ->
    [enemy] Há uma peça inimiga sobre ela.
   *[own] Há outra peça sua sobre ela.
  }
why-too-far = { $left ->
    [one] { $score } é demais: só falta { $left } passo, e o lançamento tem de ser exato.
   *[other] { $score } é demais: só faltam { $left } passos, e o lançamento tem de ser exato.
  }
why-own = Há uma peça sua em { $square }.
why-safe = { $ornament ->
    [rosette] A peça inimiga em { $square } está a salvo ali: está numa roseta.
   *[other] A peça inimiga em { $square } está a salvo ali.
  }
why-full = A pilha em { $square } está completa.
why-stack = { $whose ->
    [own] A pilha em { $square } está completa.
   *[enemy] O outro jogador ocupa { $square }.
  }
why-side = { $dots ->
    [true] Sua peça mostraria as pintas em { $square }, e a peça inimiga ali não mostra: só se captura uma peça com a mesma face para cima.
   *[false] A peça inimiga em { $square } mostra as pintas, e a sua não mostraria: só se captura uma peça com a mesma face para cima.
  }
why-turned = A peça inimiga em { $square } mostra as pintas e está a salvo ali.
why-blocked = Casa ocupada: { $square }.
why-needs-all = Uma peça só entra quando os { $marked } dados caem marcados.
why-needs-throw = { $piece }: entra com { $score }.
why-order = Ordem de entrada: primeiro { $before }, depois { $piece }.
why-needs-kit = As peças entram com o lançamento de { $count } dados.
why-no-entry = Nenhuma peça pode entrar com este lançamento.
why-pending-extra = Primeiro: lançar de novo ou parar?
why-pending-award = Primeiro: pôr uma peça no espaço de partida ou não?
