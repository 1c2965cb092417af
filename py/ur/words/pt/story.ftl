### Translated by machine, not yet read by a native speaker.

story-head = Com o tabuleiro não se encontraram regras.
story-lead = Um tabuleiro de uma tumba, uma tabuleta de argila mais de dois mil anos mais nova e muitas suposições. Leitura de cinco minutos.
story-tomb = As tumbas de Ur
    .one = A partir de 1926, Leonard Woolley escavou as tumbas reais de Ur, no atual Iraque. Entre os achados havia tabuleiros de vinte casas, com cerca de 4.500 anos.
    .two = A madeira do tabuleiro mais conhecido tinha apodrecido, e o mosaico tinha cedido. Woolley tirou o mosaico da terra com cera.
    .picture = A incrustação está torta na terra, onde a madeira apodreceu.
story-board = O tabuleiro
    .one = Este tabuleiro está hoje no Museu Britânico, com o número 1928,1009.379.a. Vinte placas de concha, incrustadas com lápis-lazúli e calcário vermelho, estão assentadas em betume. Cinco delas têm uma roseta.
    .two = Ele é um pouco mais comprido que uma folha de papel A4 e tem cerca de metade da largura.
    .picture = O tabuleiro sobre uma folha de papel A4: 30,1 centímetros de comprimento, 11 de largura, 5,7 na ponte e 2,4 de altura.
    .sheet = Papel A4, 29,7 cm
    .long = 30,1 cm
story-finds = Peças e dados
    .one = Um dos conjuntos tinha sete peças brancas de concha e sete pretas com cinco pintas brancas. Com ele havia seis dados em forma de pirâmide: duas das quatro pontas de cada um eram marcadas.
    .two = Outros tabuleiros da mesma escavação têm as mesmas vinte casas. Os ornamentos são diferentes, e algumas casas mostram animais. Há notícia de mais de cem tabuleiros deste jogo no Mediterrâneo e no Oriente Médio. Em alguns tabuleiros posteriores, uma longa cauda ocupa o lugar do bloco pequeno.
    .picture = Sete peças para cada jogador e seis dados, cada um com duas pontas marcadas.
story-tablet = A tabuleta de 177 a.C.
    .one = Em 177 ou 176 a.C., o escriba Itti-Marduk-balāṭu escreveu na Babilônia uma tabuleta de argila, cópia de outra. Ela foi encontrada por volta de 1880 e está hoje no Museu Britânico, com o número 33333B.
    .two = A tabuleta dá nomes de aves a cinco peças. Tal como é interpretada, ela diz que número põe cada ave no tabuleiro, e em que casa.
    .picture = As aves da tabuleta, em nossas palavras
    .piece = Peça
    .number = Número com que entra
    .house = Casa do percurso
story-reading = Como suas regras foram lidas
    .one = Irving Finkel publicou sua leitura em 2007. Lançam-se dois astrágalos: um vale de um a quatro, e o outro pode transformar 1, 2, 3 e 4 em 5, 6, 7 e 10. Com esses números entram quatro aves, e a andorinha com um 2. Jogava-se com apostas.
    .two = A tabuleta não diz por que caminho as peças iam, e as quantias pagas são uma sugestão de Finkel. Não se sabe quanto disso já se jogava em Ur.
    .picture = O que o segundo astrágalo faz do número do primeiro.
story-time = Linha do tempo
story-time-1 = { $tag ->
    [year] por volta de 2600–2400 a.C.
   *[what] Tabuleiros, peças e dados são postos nas tumbas de Ur.
  }
story-time-2 = { $tag ->
    [year] 177 ou 176 a.C.
   *[what] Um escriba escreve sobre o jogo.
  }
story-time-3 = { $tag ->
    [year] a partir de 1926
   *[what] Woolley encontra tabuleiros em Ur.
  }
story-time-4 = { $tag ->
    [year] 1952
   *[what] H. J. R. Murray descreve o jogo na sua história dos jogos de tabuleiro.
  }
story-time-5 = { $tag ->
    [year] 1976
   *[what] A Merit Games vende o jogo numa caixa.
  }
story-time-6 = { $tag ->
    [year] anos 1990
   *[what] O Museu Britânico oferece um jogo mais curto.
  }
story-time-7 = { $tag ->
    [year] 2007
   *[what] Finkel publica as regras da tabuleta.
  }
story-known = O que se sabe e o que se supõe
    .known = Sabe-se
    .guessed = Supõe-se
story-known-1 = Os tabuleiros: seu tamanho, seu material e seus ornamentos.
story-known-2 = Um conjunto: duas vezes sete peças e seis dados.
story-known-3 = Os nomes de cinco aves, pela tabuleta tardia.
story-guess-1 = Por que caminho as peças iam.
story-guess-2 = O que uma roseta fazia em Ur: dar outro lançamento, proteger, ou as duas coisas.
story-guess-3 = Se os olhos e as pintas tinham um significado.
story-guess-4 = Se as regras tardias alguma vez foram jogadas em Ur.
story-grew = Regras que nasceram disto:
story-learn = Aprender: { $rules }
story-end = Aqui, cada conjunto de regras diz de onde elas vêm.
story-all = Ver todos os conjuntos de regras
story-sources = De onde vem isto
story-sources-list = Ficha do Museu Britânico sobre 1928,1009.379.a (tamanho, material, a cera de Woolley). Ur Online, U.10478 (peças e dados), U.9776 e U.11162 (outros tabuleiros, anos da escavação). D. Walker, The Royal Game of Ur, folheto (escavação). D. Skiryuk, regras com comentários (número de tabuleiros). O jogo convencional, Murray, o Museu Britânico, R. C. Bell (o jogo dos anos 1990). I. L. Finkel, On the Rules for the Royal Game of Ur, 2007, página 16 (escriba, data, achado e número da tabuleta) e páginas 16 a 32, que conhecemos por dois resumos com números de página (aves, astrágalos, apostas). As páginas de Murray e Bell sobre o jogo são citadas conforme o folheto. Regras da Merit Games, 1976.
