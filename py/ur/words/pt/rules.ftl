### Translated by machine, not yet read by a native speaker.

## The board

rule-board-ur = O tabuleiro das tumbas reais tem { $squares } casas: um bloco grande e um bloco pequeno, ligados por uma ponte.
rule-board-late = O tabuleiro posterior tem { $squares } casas: um bloco de doze e uma cauda de oito.
rule-pieces = Cada jogador começa com { $count } { $count ->
    [one] peça
   *[other] peças
  } na reserva.
rule-pieces-kinds = Cada jogador começa com estas aves na reserva: { $kinds }.
rule-sides = Cada peça tem uma face lisa e uma face com pintas. Ela entra com a face lisa para cima.
rule-spaces = Cada jogador tem dois espaços ao lado do tabuleiro: um espaço de partida antes da primeira casa do percurso e um de chegada depois da última.
rule-path = O percurso tem { $count } casas. Claro passa por { $squares }; o percurso de Escuro é a imagem no espelho.
rule-fork = Uma peça pode dar a volta por estas casas em qualquer dos dois sentidos e mantém o sentido que tomou: { $squares }.
rule-twice = O percurso passa duas vezes por algumas casas, para Claro por estas: { $squares }.
rule-shared = Os dois jogadores usam estas casas: { $squares }.
rule-private = Só um jogador usa cada uma destas casas: { $squares }.
rule-unused = Nenhuma peça chega a estas casas, porque as peças entram depois delas: { $squares }.

## Who begins

rule-start-lot = O acaso decide quem começa.
rule-start-higher = Cada jogador lança uma vez, e começa quem tira o resultado mais alto. Se os resultados são iguais, os dois lançam de novo. A primeira jogada usa um novo lançamento.
rule-start-guess = O acaso decide quem lança um só dado. O outro jogador adivinha como ele vai cair e começa se o palpite está certo. Se está errado, começa o jogador que lançou.
rule-start-one = Os dois jogadores lançam até que exatamente um deles tire 1. Esse jogador começa, e esse 1 é a primeira jogada.

## The throws

rule-lots = { $none ->
    [0] Lance { $count } dados em forma de pirâmide e conte os que caem com uma ponta marcada para cima. Um lançamento sem nenhum marcado não vale nada.
   *[other] Lance { $count } dados em forma de pirâmide e conte os que caem com uma ponta marcada para cima. Um lançamento sem nenhum marcado vale { $none }.
  }
rule-lots-table = { $kind ->
    [cubes] Lance { $count } dados cúbicos. Um dado está marcado se cai com a marca para cima.
   *[other] Lance { $count } dados em forma de pirâmide. Um dado está marcado se cai com uma ponta marcada para cima.
  } O que o lançamento vale depende de quantos caem marcados: { $table }.
rule-lots-one = { $marked ->
    [0] nenhum marcado { $score ->
        [0] não vale nada
       *[other] vale { $score }
      }
    [one] { $marked } marcado { $score ->
        [0] não vale nada
       *[other] vale { $score }
      }
   *[other] { $marked } marcados { $score ->
        [0] não valem nada
       *[other] valem { $score }
      }
  }
rule-kit-rosette = { $usual } dados decidem quem começa. Antes de cada lançamento seguinte, escolha { $usual } ou { $count } dados, se tiver peças para as duas opções. { $count } dados movem só uma peça que está numa roseta, e { $usual } dados nunca movem uma peça dessas. Um lançamento de { $count } dados sem nenhum marcado vale { $none }.
rule-bones = Lance um astrágalo. Ele mostra um número de { $low } a { $high }.
rule-convert = Em vez de jogar o número, você pode lançar um segundo astrágalo, que diz “sim” ou “não”. “Sim” muda o número ({ $table }); “não” encerra a vez. Se o número não move nenhuma peça, você ainda pode lançar o segundo astrágalo ou encerrar a vez.

## Entering

rule-enter-count = Uma peça entra na casa a que o lançamento chega, contando do início do percurso: para Claro, { $squares }. Ela pode entrar enquanto outras estão no tabuleiro.
rule-enter-kit = As peças entram com um lançamento de { $count } dados.
rule-enter-with = Uma peça só entra quando os { $marked } dados caem marcados. Ela vai direto à casa { $step } do percurso, { $square }. Com esse lançamento, você pode, em vez disso, avançar { $score } { $score ->
    [one] casa
   *[other] casas
  } com uma peça.
rule-enter-start = Uma peça só entra quando os { $marked } dados caem marcados, ou como bônus. Ela é posta no espaço de partida. Quando todos caem marcados, você escolhe: fazer entrar uma peça ou avançar { $score } { $score ->
    [one] casa
   *[other] casas
  } com uma peça.
rule-launch = Cada ave entra com seu próprio número, na sua própria casa (para Claro): { $table }.
rule-launch-one = { $kind } { $score } em { $to }
rule-launch-order = { $fixed ->
    [true] As aves entram pela primeira vez nesta ordem. Entre uma entrada e outra, as aves que estão no tabuleiro podem mover-se.
   *[false] As aves podem entrar em qualquer ordem.
  }
rule-launch-again = Uma ave capturada ({ $kind }) entra de novo numa casa à sua escolha logo antes de uma roseta (para Claro): { $squares }.

## Moving

rule-move = Mova uma peça para a frente no seu percurso tantas casas quanto o resultado, nem mais nem menos.
rule-must = { $second ->
    [true] Se pode jogar, você tem de jogar ou lançar o segundo astrágalo.
   *[false] Se pode jogar, você tem de jogar.
  } Fazer entrar uma peça também é uma jogada.
rule-may-pass = Você pode passar a vez mesmo que possa jogar. Quem passa não ganha lançamento extra.
rule-over = As peças podem passar por cima de quaisquer outras.
rule-top-only = Em { $squares }, só a peça de cima de uma pilha pode mover-se.
rule-turn = Uma peça que cai em { $square } ou passa por essa casa vira a face com pintas para cima e fica assim. Primeiro ela se vira; depois valem as regras da casa onde cai.
rule-lost-throw-ends = Um lançamento que não move nada se perde, e a vez termina{ $second ->
    [true] , a não ser que você lance o segundo astrágalo
   *[false] { "" }
  }.
rule-lost-throw-kept = Um lançamento que vale algo, mas não move nada, ainda dá outro lançamento. Só um lançamento que não vale nada encerra a vez.
rule-skips = Depois de { $limit } lançamentos perdidos em seguida, somando os dos dois jogadores, a partida termina empatada.
rule-stuck-wins = Se você não pode jogar só porque peças suas estão sob peças inimigas, você vence na hora. Muitas partidas acabam assim.
rule-unbury = Se você não pode jogar só porque peças suas estão sob peças inimigas, você puxa uma delas para fora e a move.

## Landing

rule-own-blocks = { $alone ->
    [true] Duas peças suas nunca dividem uma casa.
   *[false] Em todas as outras casas, duas peças suas nunca dividem uma casa.
  }
rule-safe-rosettes = Uma peça numa roseta está a salvo: nenhuma peça inimiga pode cair ali ({ $squares }).
rule-safe-everywhere = Nada é capturado: uma peça inimiga bloqueia sua casa.
rule-safe = Uma peça está a salvo em { $squares }: nenhuma peça inimiga pode cair ali.
rule-capture = Quem cai numa peça inimiga a captura: ela volta à reserva do seu jogador. Isso pode acontecer em { $squares }.
rule-unsafe = As rosetas não protegem: uma peça pode ser capturada em { $squares }.
rule-mixed = Em { $squares } se empilham as peças dos dois jogadores, até { $limit }. Uma nova peça fica por cima, e nada é capturado.
rule-own-stack = Em { $squares } se empilham peças de um só jogador, até { $limit }. Enquanto elas estão ali, o outro jogador não pode cair nessa casa.
rule-own-stack-open = Em { $squares } se empilham peças de um só jogador, até { $limit }.
rule-own-stack-free = Qualquer número de peças suas pode dividir uma casa.
rule-single = Em { $squares }, uma peça inimiga sozinha que mostra a mesma face que a sua pode ser capturada. Duas ou mais peças inimigas, ou uma que mostra a outra face, fecham a casa.
rule-capture-side = Quem cai numa peça inimiga que mostra a mesma face que a sua a captura: ela volta à reserva do seu jogador. Isso pode acontecer em { $squares }.
rule-other-side = Uma peça inimiga que mostra a outra face bloqueia a casa.
rule-turned-safe = Uma peça com pintas em { $squares } não pode ser capturada; uma lisa pode.
rule-capture-one = Quem cai numa peça inimiga sozinha a captura: ela volta à reserva do seu jogador. Isso pode acontecer em { $squares }.
rule-run-in = Cair em duas ou mais peças inimigas manda sua própria peça de volta à reserva.
rule-doubles = Uma peça que cai numa destas casas avança na hora outra vez o mesmo número: { $squares }.
rule-award = Uma peça que cai numa roseta ({ $squares }) permite pôr outra peça da reserva no espaço de partida.
rule-forfeit = Quando sua peça cai nos olhos ({ $squares }), o outro jogador avança na hora { $score } { $score ->
    [one] casa
   *[other] casas
  } com uma peça. Essa jogada ganha seus próprios bônus e pode vencer a partida; os olhos em que ela cai não fazem nada. Depois sua vez continua.

## Extra throws

rule-again-rosette = Cair numa roseta ({ $squares }) dá outro lançamento.
rule-again-capture = Uma captura dá outro lançamento.
rule-again-score = Uma jogada com um { $score } dá outro lançamento. Um { $score } que não move nada não dá nenhum, e a jogada que vence a partida também não.
rule-again-lots = Uma jogada com um lançamento que vale algo dá outro lançamento.
rule-no-rosette = As rosetas não dão lançamento extra.
rule-chain = { $any ->
    [true] Uma jogada dá no máximo um lançamento extra, e a jogada seguinte pode dar outro. Qualquer das suas peças pode usá-lo.
   *[false] Uma jogada dá no máximo um lançamento extra, e a jogada seguinte pode dar outro.
  }
rule-bars = A peça que ganhou o lançamento não pode usá-lo. Se nenhuma outra pode, o lançamento se perde.

## Choices

rule-ask-extra = Você decide se quer um lançamento extra. Se não quer, sua vez termina.
rule-award-choice = Você não precisa usar o bônus.
rule-forfeit-must = O outro jogador tem de fazer a jogada dos olhos se alguma peça pode.

## Money and points

rule-stake = { $limited ->
    [true] Cada jogador começa com { $purse } e paga { $stake } ao pote antes do primeiro lançamento. Um jogador nunca paga mais do que tem.
   *[false] Cada jogador paga { $stake } ao pote antes do primeiro lançamento. Uma bolsa pode ficar abaixo de zero.
  }
rule-fine = { $limited ->
    [true] Quem cai numa roseta paga { $amount } ao pote, ou o que ainda resta na sua bolsa.
   *[false] Quem cai numa roseta paga { $amount } ao pote.
  }
rule-values = Cada ave tem um valor: { $values }.
# same as in English
rule-value = { $kind } { $value }
rule-landed = Uma ave que cai numa roseta recebe do pote o seu valor.
rule-passed = { $single ->
    [true] Uma ave que passa por rosetas paga ao pote o seu valor uma vez, ou nada se cair em uma.
   *[false] Uma ave paga ao pote o seu valor por cada roseta por que passa, antes que se cumpram as regras da casa onde cai.
  } Ao entrar, não passa por nenhuma.
rule-kitty = Quem vence fica com o pote.
rule-penalty = { $all ->
    [true] Quem perde paga a quem vence o valor de cada ave que não está na chegada, inclusive as da reserva.
   *[false] Quem perde paga a quem vence o valor de cada ave que ainda está no tabuleiro.
  }
rule-pool = { $split ->
    [true] Depois, o pote é dividido ao meio. Se sobra uma ficha, ela fica com quem vence.
   *[false] Depois, quem vence fica com o pote.
  }

## The end

rule-off-exact = Uma peça só vai para a chegada com o resultado exato: um passo além da sua última casa (para Claro, { $last }).
rule-end = O primeiro jogador a levar todas as peças à chegada vence, e a partida termina na hora.
rule-points = Quem vence ganha pontos por cada peça que resta a quem perde: { $hand } por uma na reserva, { $start } por uma no espaço de partida e, pelas outras, o valor da casa em que estão ({ $table }).
rule-match = Os pontos de { $games } partidas são somados.
rule-length = Uma partida de { $limit } lançamentos é encerrada como empate.
