### Translated by machine, not yet read by a native speaker.

card-title = { $picture ->
    [rosette] Roseta
    [eyes] Olhos
    [five-dots] Cinco pintas
    [four-fives] Quatro quinas
    [five] Quina pequena
    [twelve] Doze pintas
    [homeward] Ida e volta
    [fork] Dois caminhos
    [side] Faces
    [capture] Captura
    [stack] Pilhas
    [lots] Dados
    [pass] Passar
    [bone] Segundo astrágalo
    [birds] Aves
    [points] Pontos
   *[kitty] Pote
  }
# same as in English
card-squares = { $squares }
card-throws = O lançamento
card-birds = As aves
card-open = Todas as regras

## What a throw brings

card-enters = ou entrar
card-throws-again = de novo
card-turn-ends = fim da vez
card-throw-says = { $marked ->
    [0] Nenhum de { $lots } marcado:
    [one] { $marked } de { $lots } marcado:
   *[other] { $marked } de { $lots } marcados:
  }
card-value = valor { $value }

## What a square does

card-enter-with = As peças entram aqui com os { $marked } dados marcados.
card-again-rosette = Lance de novo.
card-safe-rosettes = Aqui não há captura.
card-safe = Aqui não há captura.
card-unsafe = Não protege.
card-award = Você pode pôr uma peça no seu espaço de partida.
card-forfeit = O outro jogador avança { $score } { $score ->
    [one] casa
   *[other] casas
  } com uma peça.
card-doubles = Avance outra vez o mesmo número.
card-mixed = Peças dos dois: pilhas até { $limit }.
card-top-only = Só a de cima se move.
card-own-stack = Peças de um só: pilhas até { $limit }, a salvo.
card-single = Uma peça sozinha com a mesma face para cima pode ser capturada.
card-turned-safe = Peças com pintas ficam a salvo.
card-turn = Aqui as peças viram as pintas para cima.
card-landed = Ao cair aqui, receba o valor da sua ave.
card-passed = { $single ->
    [true] Se passar por uma ou mais no caminho, pague uma vez o valor da ave, a não ser que caia numa roseta.
   *[false] Se passar por ela, pague o valor da sua ave.
  }
card-fine = { $limited ->
    [true] Pague { $amount } ao pote, ou tudo o que tiver.
   *[false] Pague { $amount } ao pote.
  }

## Other rules

card-twice = Na ida, face lisa para cima. Na volta, pintas.
card-fork = Dê a volta no bloco pequeno por qualquer dos lados.
card-capture-side = Só se captura uma peça com a mesma face.
card-other-side = Uma com a outra face bloqueia.
card-again-capture = Quem captura lança de novo.
card-safe-everywhere = Não há capturas: as peças inimigas bloqueiam.
card-own-stack-free = Suas peças podem dividir qualquer casa.
card-run-in = Duas ou mais peças inimigas mandam a sua de volta à reserva.
card-stuck-wins = Você vence se só poderia mover peças cobertas por peças inimigas.
card-unbury = Se você só poderia mover peças cobertas, puxe uma delas para fora.
card-kit-rosette = Lance { $count } dados para sair de uma roseta, e só então.
card-bars = A peça que ganhou o lançamento não pode usá-lo.
card-may-pass = Em vez de mover, você pode passar a vez.
card-convert = “Sim” muda { $table }. “Não” encerra a vez.
rule-convert-one = { $a } em { $b }
card-launch-order = { $fixed ->
    [true] Na primeira vez, elas entram nesta ordem.
   *[false] Elas entram em qualquer ordem.
  }
card-launch-again = Ave capturada ({ $kind }): entra de novo logo antes de qualquer roseta.
card-stake = { $purse ->
    [0] No início, cada jogador paga { $stake }.
   *[other] No início, cada jogador paga { $stake } dos seus { $purse }.
  }
card-kitty = Quem vence fica com ele.
card-pool = { $split ->
    [true] No fim, os jogadores o dividem.
   *[false] Quem vence fica com ele.
  }
card-penalty = { $all ->
    [true] Quem perde paga a quem vence o valor de cada ave fora da chegada.
   *[false] Quem perde paga a quem vence o valor de cada ave no tabuleiro.
  }
card-points = Quem vence ganha pontos pelo que resta a quem perde: { $hand } na reserva, { $start } no espaço de partida; nas outras casas, o valor da casa.
rule-points-one = { $what } { $value }

card-bird = { $piece }: entra com { $score }, valor { $value }.
