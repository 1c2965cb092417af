### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

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

look-start = O início da partida.
look-turned = Aqui a partida mudou mais.
look-better = { $cost } Melhor: { $move } – { $reason }.
look-best = Nenhuma escolha era melhor.
look-near = Quase tão boa quanto a melhor. { $cost }
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
look-progress = Lançamentos e jogadas avaliados mais a fundo: { $looked } de { $all }
look-throws = O que podia ter saído no lançamento
look-chance = { $n } em { $all }
look-short = Demasiado curta para dizer algo.
look-legend = { $kind ->
    [chance] Uma marca indica uma escolha que custou tantas vitórias em 100 partidas:
    [points] Uma marca indica uma escolha que custou, em saldo de pontos:
   *[money] Uma marca indica uma escolha que custou, em dinheiro:
  }
look-limits = Os limites ajustam-se às regras, para que uma marca signifique sempre o mesmo: o nível 3 do computador recebe uma em cerca de 1 de cada { $doubtful } escolhas, ? ou ?? em 1 de cada { $slip }, ?? em 1 de cada { $mistake }.
look-dice = Os dados
look-luck = O número ao lado de um lançamento é a sorte dele.
look-band = A faixa em volta da linha é ± { $half }. Em nove de cada dez posições cujo valor exato se conhece, esse valor está na faixa.
mark-doubtful = ?! duvidosa, a partir de { $least }
    .name = duvidosa
    .sign = ?!
mark-slip = ? um deslize, a partir de { $least }
    .name = um deslize
    .sign = ?
mark-mistake = ?? um erro, a partir de { $least }
    .name = um erro
    .sign = ??
mark-found = bem vista: de longe a melhor, embora não pareça à primeira vista
    .name = bem vista

## A deep look at one choice

deep-look = Olhar mais fundo
deep-stop = Parar
deep-games = Continuações jogadas: { $games } de { $all }
deep-enough = Continuações jogadas: { $games }. É o bastante.
deep-estimate = Continuando: { $value } ± { $half }
deep-exact = Exato: { $value }
deep-best = A melhor, e não por acaso: { $move }.
deep-note = O computador continua as melhores escolhas por alguns lançamentos, os mesmos para cada uma, desconta a sorte deles e avalia o fim. Com 95% de certeza, o acaso não muda um valor em mais do que o número depois de ±.
deep-exact-note = Restam tão poucas posições possíveis que os valores são certos.

## The throws of a game

throws-title = Lançamentos desta partida: { $n }
throws-note = Entre parênteses: quantos se esperam em média.
# same as in English
throws-count = { $count } ({ $due })
throws-marked = Marcados
throws-value = Resultado
level-top = { $won ->
    [true] Você venceu o nível mais alto que existe!
   *[other] Este é o nível mais alto: até um bom jogador perde muitas vezes aqui.
  } Uma nova partida com outras regras é um novo desafio.

## Real dice, judged

fairness-throws = { $whose ->
    [page] Depois de { $n } lançamentos com os dados da página
   *[own] Depois de { $n } lançamentos com os seus dados
  }
fairness-fair = { fairness-throws }: eles parecem justos. Diferenças assim são acaso.
fairness-odd = { fairness-throws }: um pouco fora do comum, cerca de uma vez em { $once } tentativas com dados justos. Fique de olho neles.
fairness-unfair = { fairness-throws }: dados justos quase nunca cairiam assim, uma vez em { $once } tentativas ou menos.
fairness-all = Os dados são justos? Qual é o meu nível? Contar todas as minhas partidas
strength-says = Partidas contra o computador: { $games }. Seu nível é cerca de { $level }; com 95% de certeza, entre { $low } e { $high }.
strength-few = Partidas contra o computador: { $games }. São muito poucas para estimar seu nível.
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

look-whose = { $kind ->
    [chance] Chance de vitória
    [points] Pontos esperados
   *[money] Dinheiro esperado
  } { $by ->
    [you] (você)
    [computer] (o computador)
    [other] (o outro jogador)
    [light] (Claro)
   *[dark] (Escuro)
  }
graph-moment = Jogada { $n } de { $all }. { look-whose }: { $value }
