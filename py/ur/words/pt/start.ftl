### Translated by machine, not yet read by a native speaker.

start-lead = Um jogo de corrida de cerca de 4.500 anos. Lance os dados, capture o que estiver no caminho e leve todas as suas peças à chegada antes do outro jogador.
# same as in English
start-lead-rules = { $rules }: { $special }
start-play-note = { $rules } · { $opponent ->
    [people] duas pessoas aqui
    [watch] o computador joga contra si mesmo
   *[computer] contra o computador
  }{ start-length }
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { start-minutes }
  }
# same as in English
start-minutes = { $minutes } min
start-go-on = Continuar sua partida
start-go-on-note = { $rules } · { $plies ->
    [one] { $plies } lançamento ou jogada
   *[other] { $plies } lançamentos e jogadas
  }
start-two = Dois jogadores
start-about = Sobre as regras: { $rules }
start-players = Quem joga, nível e dados
start-play-these = Jogar: { $rules }
start-pieces = { $n ->
    [one] { $n } peça por jogador
   *[other] { $n } peças por jogador
  }
start-learn = Aprender jogando
start-learn-note = Poucos passos, uma regra em cada um
start-puzzle = Problema do dia
start-puzzles = Problemas
start-puzzle-note = Uma posição: qual é a melhor escolha?
start-puzzle-solved = Resolvido: amanhã há outro
start-story = A história do tabuleiro
start-story-note = Uma tumba, uma tabuleta e muitas suposições
start-editor = Montar uma posição
start-museum = Para museus e escolas
museum-lab-title = O laboratório de regras
start-filters = Mostrar só
start-ways = { $filter ->
    [short] { $n } de { $all }: partida curta
    [plain] { $n } de { $all }: corrida simples
    [stacking] { $n } de { $all }: as peças se empilham
    [betting] { $n } de { $all }: com apostas
   *[all] { $all } modos de jogar, e regras próprias
  }
filter-all = Todos
filter-short = Curtos
filter-plain = Corrida
filter-stacking = Com pilhas
filter-betting = Com apostas
