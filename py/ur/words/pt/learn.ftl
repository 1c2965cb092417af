### Translated by machine, not yet read by a native speaker.

## Lessons

lesson = Lição
lesson-starting = A lição está começando.
lesson-status = { $step } de { $steps }: { $text }
lesson-other = É uma jogada válida, mas não a deste passo. Tente outra.
lesson-next = Seguinte
lesson-again = Mais uma vez
lesson-play = Jogar uma partida
lesson-leave = Sair
lesson-back = Voltar à partida

## The first throw of a new player

first-to-throw = { $kind ->
    [bones] Pressione “Lançar”: o astrágalo cai num número de 1 a 4.
    [cubes] Pressione “Lançar”: conta quantos dados mostram a marca.
   *[lots] Pressione “Lançar”: conta quantos dados têm uma ponta marcada para cima.
  }
first-throw = { $kind ->
    [lots] Dados com ponta marcada para cima: { $marked } de { $count }. Isso vale { $score }.
   *[other] Seu lançamento vale { $score }.
  } Escolha uma peça e depois a casa.

## Hints and the tutor

hint = Dica
hint-says = Melhor: { $move }.
hint-only = A única jogada: { $move }.
hint-why = Por quê: { $reason }.
value-chance = { $value }%
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] chance de vitória: { $value }%
    [points] saldo de pontos: { $value }
   *[money] na bolsa: { $value }
  }
tutor-ask = { $kind ->
    [chance] Isso custa vitórias: { $value } em 100 partidas.
    [points] Isso custa cerca de { $value } { $value ->
        [one] ponto
       *[other] pontos
      }.
   *[money] Isso custa cerca de { $value } em dinheiro.
  }
tutor-better = Melhor: { $move } – { $reason }.
tutor-back = Voltar atrás
tutor-anyway = Jogar assim mesmo

## The end of a game

look-back = Rever a partida

## Looking back, move by move

look-title = Rever a partida
look-leave = Voltar à partida
look-cost = { $kind ->
    [chance] Vitórias perdidas: { $cost } em 100 partidas.
    [points] Custou cerca de { $cost } { $cost ->
        [one] ponto
       *[other] pontos
      }.
   *[money] Custou cerca de { $cost } em dinheiro.
  }

## Dice that can be checked

fair-title = Os dados desta partida
dice-open = Por que os dados são justos
dice-note = Um número secreto fixou todos os lançamentos antes do primeiro. A impressão digital dele:
dice-more = Verificar
