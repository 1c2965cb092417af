### Translated by machine, not yet read by a native speaker.

museum-print-title = Para imprimir
museum-print-note = Tabuleiro, peças e dados de papel, e folhas de pontos.
sheets-lead = Tabuleiro, peças e dados para recortar, e folhas de pontos. Basta imprimir em preto e branco.
sheets-which = Folha
sheets-paper = Papel
sheets-preview = Prévia
sheets-pdf = Baixar em PDF
sheets-settings = Na janela de impressão, escolha este papel, a escala de 100% e nenhuma margem. Depois meça na folha a linha de 50 mm.
sheets-leaflet = As regras são impressas a partir do próprio jogo: leia lá as regras de um jogo e escolha Imprimir.
sheets-leaflets = As regras de cada jogo em PDF
sheets-check = Esta linha tem 50 mm:

paper-board-a3 = Tabuleiro em tamanho real, em uma página
    .how = Recorte o tabuleiro pelo contorno. O do Museu Britânico tem mais ou menos o mesmo tamanho.
paper-board-halves = Tabuleiro em tamanho real, em duas metades
    .how = Recorte as duas metades pelo contorno, uma delas com a tira hachurada. Cole a outra metade sobre a tira, de modo que as casas se toquem.
paper-board-small = Tabuleiro a 85%, em uma página
    .how = Recorte o tabuleiro pelo contorno.
paper-board-colour = Tabuleiro para colorir
    .how = O original é feito de concha, lápis-lazúli azul e calcário vermelho. Você pode escolher as cores que quiser.
paper-board-late = Tabuleiro posterior, a 85%
    .how = Recorte o tabuleiro pelo contorno. Estas regras o usam: { $rules }.
paper-pieces = Peças de duas faces
    .how = Recorte a tira inteira de um jogador, dobre-a na linha tracejada, cole-a e depois recorte os discos. Para regras sem face lisa, recorte só os discos com pintas.
paper-dice = Dados de quatro pontas
    .how = Recorte pelas linhas externas, dobre pelas tracejadas e cole as abas cinza. Um dado cai marcado quando uma ponta preta fica para cima. Moedas também servem: cara é marcado.
paper-birds = Aves: { $rules }
    .how = Recorte os discos. O número de cada disco faz a ave entrar no tabuleiro.
paper-score = Folha de pontos: { $rules }

sheets-date = Data
sheets-game = Partida
sheets-winner = Vencedor
sheets-in-all = { $player }, no total
sheets-points-caption = Quantas peças do perdedor estão em cada lugar, e os pontos do vencedor
sheets-player = Jogador
sheets-throw = Lançamento
sheets-move = Jogada
sheets-paid = Paga ou recebe
sheets-stake = Aposta
sheets-stakes-caption = O que cada jogador e o pote têm depois de cada jogada
sheets-birds-caption = As aves
sheets-number = Faz entrar
sheets-square = Em (Claro)
sheets-value = Valor
