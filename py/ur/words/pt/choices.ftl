### Translated by machine, not yet read by a native speaker.

## Rulesets

# same as in English
rules-finkel = Finkel
    .line = O jogo mais conhecido: sete peças, quatro dados e rosetas que protegem e dão outro lançamento.
    .special = Um percurso curto com rosetas seguras. Só à roseta do meio chegam os dois jogadores: uma peça ali domina o centro do tabuleiro.
rules-british-museum = Museu Britânico
    .line = A mesma corrida com cinco peças: uma boa primeira partida.
    .special = Tudo o que faz de Ur uma corrida, e acaba logo. Um lançamento sem nenhum dado marcado se perde.
# same as in English
rules-biles = Biles
    .line = Sete peças no percurso curto e três dados, que valem quatro quando nenhum está marcado.
    .special = Com três dados, o quatro sai mais vezes, e todo lançamento vale pelo menos um.
rules-leaflet = O folheto
    .line = O percurso longo, em volta do bloco pequeno. Um quatro dá outro lançamento; as rosetas só protegem.
    .special = Quem dá o lançamento extra é o quatro, não a roseta. No bloco pequeno, os jogadores vão um ao encontro do outro.
rules-conventional = Convencional
    .line = O percurso longo, com rosetas que protegem e dão outro lançamento.
    .special = A cada quatro casas do percurso há uma roseta. Com quatros, a peça vai de uma a outra, e você lança de novo a cada vez.
# same as in English
rules-masters = Masters
    .line = O percurso longo, com rosetas que dão outro lançamento, mas não protegem.
    .special = Nenhuma casa que os dois jogadores usam é segura.
# same as in English
rules-blitz = Blitz
    .line = Cinco peças, nenhuma casa segura e outro lançamento por roseta e por captura.
    .special = A captura rende na hora: você lança de novo.
# same as in English
rules-aseb = Aseb
    .line = O tabuleiro posterior de vinte casas, conhecido do Egito: um bloco e uma longa cauda.
    .special = Em linha reta pela cauda: os jogadores dividem doze casas, até o fim.
# same as in English
rules-murray = Murray
    .line = Todo o caminho de ida e todo o de volta: 27 casas, a corrida mais longa.
    .special = As peças que vão encontram as que voltam, e as suas próprias se bloqueiam. Jogue com calma.
# same as in English
rules-bell = Bell
    .line = Um jogo com apostas: uma multa por roseta, e quem vence fica com o pote.
    .special = Uma peça só entra quando os três dados caem marcados, e na quinta casa. Todo lançamento que vale algo dá outro.
# same as in English
rules-skiryuk = Skiryuk
    .line = A maioria dos ornamentos tem um significado; as peças se viram e se empilham.
    .special = As peças vão com a face lisa para cima e voltam com as pintas. Só capturam peças que mostram a mesma face, e podem cobrir uma peça inimiga numa pilha.
# same as in English
rules-merit = Merit
    .line = O jogo de caixa de 1976: casas que dobram, bônus, prendas e pontos no fim.
    .special = Sua vez dura até um lançamento não valer nada. Quando você cai nos olhos, o outro jogador ganha uma jogada.
rules-tablet = A tabuleta
    .line = O jogo de uma tabuleta de argila de 177 a.C.: cinco aves, dois astrágalos e um pote.
    .special = Cada ave tem seu próprio número e seu próprio valor. Um segundo astrágalo pode mudar o número ou encerrar sua vez.
rules-race = Regras da casa
    .line = Monte sua própria corrida: percurso, peças, dados, proteção e lançamentos extras.
    .special = Você escolhe cada parte e pode enviar suas regras por um link.

## Options

option-pieces = Peças de cada um
    .note = Com menos peças, a partida é mais curta.
option-may-pass = Passar
    .note = A fonte diz “pode”. Quem passa não ganha lançamento extra.
option-may-pass-false = Proibido quando há jogada
option-may-pass-true = Permitido
option-decline-extra = Lançamentos extras
    .note = Se você recusar o lançamento, sua vez termina.
option-decline-extra-auto = Feitos automaticamente
option-decline-extra-ask = Perguntar a cada vez
option-a8c8 = Cantos A8 e C8
    .note = Ali uma peça inimiga bloqueia a casa e não pode ser capturada. No jogo de Skiryuk, isso só importa onde as peças escolhem por que lado dar a volta no bloco pequeno.
option-a8c8-plain = Como as outras casas
option-a8c8-safe = Uma peça ali fica a salvo
option-lots = Dados
    .note = O quatro sai mais vezes com três dados.
option-lots-3 = Três; nenhum marcado vale quatro
option-lots-4 = Quatro; nenhum marcado não vale nada
option-return = As últimas quatro casas
    .note = Se for o lado do outro jogador, os dois usam todas as vinte casas.
option-return-own = Do seu próprio lado
option-return-opposite = Do lado do outro jogador: a partida dura o dobro
option-stake = Aposta de cada jogador
    .note = Os dois jogadores a pagam antes do primeiro lançamento. Quem vence fica com tudo.
option-fine = Multa por uma roseta
    .note = Quem cai numa roseta paga a multa ao pote.
option-purse = O que cada jogador tem (vazio: sem limite)
    .note = Um jogador com bolsa nunca paga mais do que tem.
option-extra-needs-move = Um lançamento que vale algo, mas não move nada
    .note = Todo lançamento que vale algo dá outro. Aqui se trata de um lançamento que nenhuma peça pode usar.
option-extra-needs-move-false = Mesmo assim dá outro lançamento
option-extra-needs-move-true = Encerra a vez
option-bell-guess = Quem começa
    .note = Um jogador lança um dado, e o outro adivinha como ele vai cair.
option-bell-guess-false = O lançamento mais alto
option-bell-guess-true = Um palpite sobre um dado
option-path = Percurso
    .note = As casas por onde uma peça passa, da primeira à última.
option-path-main = De A4 e C4, por A1 e C1
option-path-alt = De A1 e C1 pela fileira até B4
option-path-short14 = Curto, 14 casas
option-path-long16 = Longo, 16 casas
option-path-late16 = Tabuleiro posterior, 16 casas
option-path-murray27 = Ida e volta, 27 casas
option-loop = Em volta do bloco pequeno
    .note = O caminho de B7 em volta do bloco pequeno e de volta a B7. Onde as peças escolhem o caminho, também podem ser capturadas em A7, A8, C7 e C8.
option-loop-opposite = Primeiro o lado do outro jogador
option-loop-own = Primeiro o seu próprio lado
option-loop-choice = Cada peça pode escolher
option-b7 = Os olhos em B7
    .note = Ali se empilham peças de um só jogador. Se a casa não é segura, uma peça sozinha pode ser capturada.
option-b7-safe = Casa segura
option-b7-unsafe = Uma peça sozinha pode ser capturada
option-stuck = Peças cobertas
    .note = O que acontece quando você não pode jogar só porque peças suas estão sob peças inimigas.
option-stuck-skip = A vez se perde
option-stuck-win = Você vence na hora (muitas partidas acabam assim)
option-stuck-unbury = Você puxa uma delas para fora e a move
option-bonus = O lançamento por uma roseta
    .note = Cair numa roseta dá outro lançamento.
option-bonus-any = Qualquer peça pode usá-lo
option-bonus-other = Outra peça tem de usá-lo
option-leave-rosette = Sair de uma roseta
    .note = Seis dados movem só peças que estão em rosetas; três dados, só as outras. Nenhum marcado de seis vale sete.
option-leave-rosette-3 = Três dados, como nas outras jogadas
option-leave-rosette-6 = Seis dados, escolhidos antes do lançamento
option-mixed = Pilhas mistas
    .note = As peças dos dois jogadores se empilham, até quatro, e só a de cima se move.
option-mixed-b3-b6 = Em B3 e B6
option-mixed-b3-b7 = Em B3 e B7
option-mixed-b3-b6-b7 = Em B3, B6 e B7
option-eyes-lifo = Pilhas nos olhos
    .note = Ali se empilham até quatro peças de um só jogador.
option-eyes-lifo-false = Qualquer peça pode sair
option-eyes-lifo-true = Só a peça de cima pode sair
option-b8-duel = A casa de virada B8
    .note = Ali a peça vira as pintas para cima, a meio caminho em volta do bloco pequeno.
option-b8-duel-false = Uma peça ali pode ser capturada
option-b8-duel-true = Uma peça ali fica a salvo
option-eyes-value = Uma peça deixada nos olhos
    .note = O que ganha quem vence por cada peça que o outro jogador tem ali.
option-eyes-value-4 = Quatro pontos
option-eyes-value-0 = Nenhum ponto
option-match = Partidas da série
    .note = Os pontos de todas as partidas são somados.
option-board = Tabuleiro
    .note = O tabuleiro de Ur tem um bloco pequeno; o posterior, uma longa cauda.
option-board-late = O tabuleiro posterior, ao qual os números da tabuleta se ajustam
option-board-ur = O tabuleiro de Ur
option-order = Primeira entrada
    .note = Se as aves entram pela primeira vez em ordem, da andorinha à águia. Uma ave capturada não precisa esperar pelas outras.
option-order-fixed = Em ordem
option-order-free = Em qualquer ordem
option-pass-fee = Passar por rosetas
    .note = O que uma ave paga quando passa por rosetas.
option-pass-fee-each = Seu valor por cada uma
option-pass-fee-once-unless-landing = Seu valor uma vez, ou nada se cair em uma
option-leftover = O pote no fim
    .note = Depois que quem perdeu pagou.
option-leftover-winner = Para quem vence
option-leftover-split = Dividido ao meio
option-penalty = Quem perde paga por
    .note = O que quem perde paga a quem vence, ave por ave.
option-penalty-on-board = Aves no tabuleiro
option-penalty-all-not-home = Todas as aves fora da chegada
option-rosette-throw = Cair numa roseta
    .note = A ave recebe do pote o seu valor.
option-rosette-throw-false = Não dá outro lançamento
option-rosette-throw-true = Dá também outro lançamento
option-zero = Nenhum marcado vale
    .note = Quanto vale um lançamento sem nenhum dado marcado: nada, ou um a mais que o número de dados.
option-safe = Uma peça numa roseta
    .note = A salvo quer dizer que nenhuma peça inimiga pode cair ali.
option-safe-rosettes = Fica a salvo
option-safe-none = Pode ser capturada
option-again = Outro lançamento por
    .note = Você pode escolher vários. Mesmo assim, uma jogada dá no máximo um lançamento.
option-again-rosette = Uma roseta
option-again-capture = Uma captura
option-again-four = Um quatro
option-again-none = Nada
option-capture = Cair numa peça inimiga
    .note = Uma peça capturada recomeça da reserva.
option-capture-yes = Captura a peça
option-capture-no = Não é possível

## Parts that do not fit: which, and what to change

misfit-number = { $option }: escolha um número inteiro de { $low } a { $high }.
misfit-zero = Com { $lots } dados, nenhum marcado vale 0 ou { $most }. Escolha um destes, ou outro número de dados.
misfit-again-capture = Onde nada é capturado, uma captura não pode dar outro lançamento. Permita capturas, ou tire o lançamento por captura.
misfit-again-four = Três dados só dão um quatro onde nenhum marcado vale quatro. Escolha isso, ou quatro dados, ou tire o lançamento pelo quatro.
misfit-locked = { $most ->
    [2] Na ida e volta sem capturas, mais de { $most } peças de cada um podem se bloquear para sempre. Escolha { $most } ou menos, ou permita capturas. Com dados que podem valer quatro, três peças são possíveis.
   *[other] Na ida e volta sem capturas, mais de { $most } peças de cada um podem se bloquear para sempre. Escolha { $most } ou menos, ou permita capturas.
  }
misfit-b7 = Uma pilha mista em B7 não tem uma peça sozinha para capturar. Deixe B7 segura, ou escolha pilhas mistas sem B7.
