### Translated by machine, not yet read by a native speaker.

position-over = Nesta posição a partida acabou.
position-dead = Nesta posição ninguém poderia mais mover.
position-count = { $player }: { $count } ao todo, mas pelas regras { $crew ->
    [one] é { $crew } peça
   *[other] são { $crew } peças
  }.
position-kind-twice = { $player }: duas vezes a mesma peça ({ $piece }).
position-not-on-path = { $player }: nenhuma peça chega a { $square }.
position-moves-on = Nenhuma peça fica em { $square }: ela segue logo adiante.
position-full = { $square }: pilha completa, no máximo { $limit } peças.
position-no-stack = Em { $square } só cabe uma peça.
position-two-owners = Em { $square } as peças dos dois jogadores nunca ficam juntas.
position-side = { $face ->
    [dotted] { $player }: em { $square } uma peça nunca mostra as pintas.
   *[blank] { $player }: em { $square } uma peça sempre mostra as pintas.
  }
position-kitty-empty = O pote está vazio.
position-purse-empty = { $player }: a bolsa está vazia.
position-money = O dinheiro soma { $total }, e não { $whole }.
position-all-home = { $player }: com todas as peças na chegada, a partida acabou.
position-nothing-to-choose = Nesta posição não há nada a escolher.
position-no-entry = { $player }: não há peça na reserva.
position-no-move = { $player }: nenhuma peça pode avançar { $score }.
position-barred = A peça que não pode mover não está em { $square }.
position-throw-not-due = Nesta posição não há lançamento a jogar.
position-no-such-throw = Os dados não podem cair assim.
position-other-kit = Nesta posição lançam-se outros dados. Número: { $due }.

edit-take-off-first = Tire uma antes, ou escolha outra casa.
edit-other-square = Escolha outra casa.
edit-leave-a-way = Deixe passagem para ao menos uma peça.
edit-leave-one = Deixe uma peça no tabuleiro ou na reserva.
edit-nothing-there = { $square }: não há nada.
edit-none-in-hand = { $player }: não há mais peça assim na reserva.
edit-none-home = { $player }: nenhuma peça está na chegada.
edit-free-one = Tire uma do tabuleiro: ela vai para a reserva.
edit-unreadable = Por estas regras, este texto não é uma posição. Veja “{ $word }”.

editor-status = Escolha uma peça e toque nas casas.
editor-status-more = Tudo pode ser desfeito.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = Quem joga?
editor-against = Contra o computador, você joga com: { $player }.
editor-leave = Voltar
editor-put = Pôr no tabuleiro
editor-take = Tirar
editor-turn = Virar
editor-up = Subir
editor-down = Descer
editor-more = { $what }: uma a mais
editor-less = { $what }: uma a menos
editor-to-play = tem a vez
editor-lots = O lançamento: toque num dado para virá-lo.
editor-die = { $up ->
    [true] Dado { $n }: marcado
   *[false] Dado { $n }: não marcado
  }
editor-bone = Primeiro astrágalo: { $n }
editor-answer = { $up ->
    [true] Segundo astrágalo: sim
   *[false] Segundo astrágalo: não lançado
  }
editor-tap = vire um dado
editor-not-thrown = Sem lançar
editor-pending = A decidir
editor-kit = Dados: { $count }
editor-empty = Tabuleiro vazio
editor-share = Compartilhar
editor-play = Jogar daqui
editor-computer = Contra o computador
editor-best = Qual é a melhor escolha aqui?
editor-moves = Quanto vale cada jogada
editor-before = { $player } antes do lançamento: { $value }.
editor-throw-first = Defina o lançamento para ver quanto vale cada jogada.
editor-text = A posição como texto
editor-use = Usar este texto
editor-copy = Copiar o texto
editor-link = Copiar o link
editor-print = Imprimir o diagrama
editor-puzzle = Fazer um problema
editor-puzzle-clear = { $kind ->
    [chance] Um problema: a melhor escolha fica à frente por { $margin } em vitórias de 100 partidas.
    [points] Um problema: a melhor escolha fica { $margin } à frente em saldo de pontos.
   *[money] Um problema: a melhor escolha rende { $margin } a mais em dinheiro.
  }
editor-puzzle-link = Copiar o link do problema
editor-puzzle-frame = Copiar o endereço dele para um quadro

what-if = E se…?
what-if-leave = Voltar a “Rever a partida”
