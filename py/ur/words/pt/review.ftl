### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back, the proof of its dice. They are fetched with their views.

## The end of a game

result-tallies = A contagem
graph-title = { $kind ->
    [chance] Chance de vitória ao longo da partida
    [points] Pontos ao longo da partida
   *[money] Dinheiro ao longo da partida
  }
graph-start = Início
graph-end = Fim

## Looking back, move by move

look-first = Ir ao início
look-previous = Anterior
look-next = Seguinte
look-end = Ir ao fim
look-next-mark = Próxima marca
look-list = Todas as jogadas
look-play-on = Continuar daqui
look-play-on-note = O que se joga a partir daqui não é guardado.
look-count = { who }: { $marks ->
    [0] nenhuma marca
    [one] { $marks } marca
   *[other] { $marks } marcas
  } em { $choices ->
    [one] { $choices } escolha
   *[other] { $choices } escolhas
  }
look-accuracy = Precisão: { $n } de 100
look-accuracy-note = Precisão: 100 se cada escolha for a melhor, 50 se a escolha for ao acaso.
look-choices = O que se podia escolher, e o valor
look-played = (jogada)
look-because = Melhor: { $reason }.
look-legend = { $kind ->
    [chance] Uma marca indica uma escolha que custou, em 100 de chance de vitória:
    [points] Uma marca indica uma escolha que custou, em saldo de pontos:
   *[money] Uma marca indica uma escolha que custou, em dinheiro:
  }
mark-doubtful = ?! duvidosa, a partir de { $least }
    .name = duvidosa
    .sign = ?!
mark-slip = ? um deslize, a partir de { $least }
    .name = um deslize
    .sign = ?
mark-mistake = ?? um erro, a partir de { $least }
    .name = um erro
    .sign = ??

## The throws of a game

throws-title = Lançamentos desta partida
throws-note = Entre parênteses: quantos se esperam em média.
# same as in English
throws-count = { $count } ({ $due })
throws-marked = Marcados
throws-value = Resultado
level-top = { $won ->
    [true] Você venceu o nível mais alto que existe!
   *[other] Este é o nível mais alto: até um bom jogador perde muitas vezes aqui.
  } Uma nova partida com outras regras é um novo desafio.

## Dice that can be checked

dice-commit = Um número secreto, a semente, fixou todos os lançamentos antes do primeiro. Esta é a impressão digital dela (SHA-256), mostrada desde o início:
dice-later = Depois da partida, a semente aparece aqui, e cada lançamento pode ser refeito a partir dela.
dice-seed = A semente
dice-word = Sua palavra nela
dice-game = O nome da partida
dice-checking = Refazendo cada lançamento…
dice-right = { $n ->
    [one] O lançamento é o que a semente dá, e a semente corresponde à sua impressão digital.
   *[other] Todos os { $n } lançamentos são os que a semente dá, e a semente corresponde à sua impressão digital.
  }
dice-wrong = { $n ->
    [one] { $n } lançamento não é o que a semente dá.
   *[other] { $n } lançamentos não são os que a semente dá.
  }
dice-unkept = A semente não corresponde à impressão digital mostrada antes.
dice-typed = { $n ->
    [one] { $n } lançamento foi digitado a partir de dados reais: a página não pode verificá-lo.
   *[other] { $n } lançamentos foram digitados a partir de dados reais: a página não pode verificá-los.
  }
dice-imported = Esta partida veio sem uma semente nossa: seus dados não provam nada.
dice-proves-title = O que isto prova
dice-proves = Os lançamentos foram fixados antes da sua primeira jogada, não seguiram o seu jogo, e o computador que joga não os escolheu. Com uma palavra sua na semente, também não foram escolhidos de antemão.
dice-proves-nothing = Nada: estes lançamentos não podem ser refeitos a partir desta semente. O registro vem de outro lugar ou foi alterado.
dice-proves-not = Isto não prova nada contra alguém que possa alterar esta página. A prova mais forte são dados reais: você pode escolhê-los ao preparar uma partida.
dice-table = Cada lançamento
dice-n = Sorteio
dice-by = Quem
dice-fell = Lançado
dice-again = Pela semente
dice-how = Como: o sorteio número i é HMAC-SHA256 com a semente como chave sobre “ur-dice-1|palavra|partida|i”; o dado k cai conforme o bit k.
fell-yes = sim
fell-no = não

## Real dice, judged

fairness-throws = { $whose ->
    [page] Depois de { $n } lançamentos com os dados da página
   *[own] Depois de { $n } lançamentos com os seus dados
  }
fairness-fair = { fairness-throws }: eles parecem justos. Diferenças assim são acaso.
fairness-odd = { fairness-throws }: um pouco fora do comum, cerca de uma vez em { $once } tentativas com dados justos. Fique de olho neles.
fairness-unfair = { fairness-throws }: dados justos quase nunca cairiam assim, uma vez em { $once } tentativas ou menos.
fairness-all = Os dados são justos? Qual é o meu nível? Contar todas as minhas partidas
strength-says = Partidas contra o computador: { $games }. O nível do jogo é de cerca de { $level }; com 95 % de certeza, entre { $low } e { $high }.
strength-few = Partidas contra o computador: { $games }. São muito poucas para estimar o nível do jogo.
fairness-counting = Contando cada lançamento…
fairness-few = Até agora há menos de cinquenta lançamentos: é pouco para dizer algo.
fairness-kit = { $kind ->
    [bones] Astrágalos.
    [cubes] { $count } dados cúbicos.
   *[lots] { $count } dados.
  } { $text }

## Sound, size, statistics

stats-title = Resultados até agora
stats-rules = Regras
stats-level = Contra
stats-played = Terminadas
stats-won = Vencidas
stats-people = duas pessoas
stats-level-of = nível { $level }

look-learn = Aprender com os erros: { $n }
