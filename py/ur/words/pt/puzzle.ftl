### Translated by machine, not yet read by a native speaker.

puzzle-title = Problemas
puzzle-day-title = Problema do dia
puzzle-leave = Voltar ao início
puzzle-leave-game = Voltar à partida
puzzle-question = Qual é a melhor escolha?
puzzle-aim = { $kind ->
    [chance] É a que ganha mais vezes.
    [points] É a que dá mais pontos em média.
   *[money] É a que deixa mais dinheiro em média.
  }
puzzle-not = Não é a melhor: { $move }.
puzzle-yes = Sim: { $move }.

puzzle-tried = tentada
puzzle-next = Próximo problema
puzzle-play = Continuar daqui
puzzle-list = Todos os problemas
puzzle-failed = Não foi possível carregar o problema.
puzzle-made = Feito à mão
puzzle-no-link = Este link não é um problema. { $reason }
puzzle-number = Problema { $n }
puzzle-easy = fácil
puzzle-middling = médio
puzzle-hard = difícil
puzzle-errors = Em 100 escolhas aqui, o nível 1 do computador erra { $first }, o nível 3 erra { $third }, o nível 5 erra { $fifth }.
puzzle-unit = { $kind ->
    [chance] partidas vencidas em 100
    [points] saldo médio de pontos
   *[money] dinheiro em média
  }
puzzle-rules = Regras
puzzle-themes = Tema do problema

puzzle-theme-all = Todos
puzzle-theme-again = Outro lançamento
puzzle-theme-award = Uma peça a mais
puzzle-theme-build = Jogadas tranquilas
puzzle-theme-convert = O segundo astrágalo
puzzle-theme-cover = Cobrir uma peça inimiga
puzzle-theme-enter = Entrar
puzzle-theme-forfeit = Uma jogada após os olhos
puzzle-theme-forgo = Abrir mão de um lançamento
puzzle-theme-hit = Capturar
puzzle-theme-home = Retirar
puzzle-theme-run = Sair do perigo
puzzle-theme-spare = Não capturar
puzzle-theme-stay = Não fazer nada
puzzle-theme-wait = Ficar na roseta
puzzle-hardness = Dificuldade do problema
puzzle-kept = Erros a revisar: { $n }
puzzle-judged-exact = As melhores escolhas são certas: estas posições estão resolvidas.
puzzle-judged-rollouts = As melhores escolhas vêm de muitas partidas que o computador jogou contra si mesmo.
puzzle-solved = resolvido
mistakes-title = Aprender com os erros
mistakes-question = O que é melhor que { $move }?
mistakes-none = Nada lhe custou caro. Bem jogado.
mistakes-no-kept = Hoje não há erros a revisar.
mistakes-moment = Momento { $n } de { $all }
mistakes-next = Próximo: { $n } de { $all }
mistakes-again = Perguntar de novo
mistakes-only = Só restava esta escolha, por isso a pergunta volta mais uma vez.
mistakes-done = Pronto
mistakes-keep = Guardar para depois
mistakes-kept = Guardado: { puzzle-title }

against-capture = Não captura a peça em { $square }.
against-throw = Abre mão de lançar de novo.
against-home = Não retira nenhuma peça.
against-rosette = Deixa { $square }: o outro jogador pode chegar lá (lançamentos: { $throws } de { $all }).
against-tempo = Depois há jogada com menos lançamentos: { $throws } de { $all }.
against-enter = Não faz entrar nenhuma peça nova.
against-stays = A peça em { $square } fica lá e pode ser capturada (lançamentos: { $throws } de { $all }).
against-aim = Depois uma peça pode ser capturada com menos lançamentos: { $throws } de { $all }, depois da melhor escolha { $best }.
against-again = Depois pode vir outro lançamento com menos lançamentos: { $throws } de { $all }, depois da melhor escolha { $best }.
against-off = Depois uma peça pode ser retirada com menos lançamentos: { $throws } de { $all }, depois da melhor escolha { $best }.
against-reply = Depois o outro jogador pode ganhar outro lançamento com mais lançamentos: { $throws } de { $all }, depois da melhor escolha { $best }.
