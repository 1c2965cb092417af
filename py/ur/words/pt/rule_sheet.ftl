### Translated by machine, not yet read by a native speaker.

sheet-aim = Objetivo
sheet-setup = Preparação
sheet-in = entra
sheet-out = sai
sheet-way = Seu percurso: { $n } casas. O percurso do outro jogador é a imagem no espelho.
sheet-birds = Cada ave entra na casa em que está desenhada.
sheet-marks = A marca após cada regra mostra de onde ela vem:
sheet-mark-source = uma fonte
sheet-mark-reading = nossa leitura de uma fonte pouco clara
sheet-mark-decision = nossa própria decisão, quando as fontes não dizem nada
sheet-print = Imprimir
sheet-origins = De onde vem isto
sheet-origin = De onde vem esta regra
sheet-throw = Lançamento
sheet-marked = { $n ->
    [one] { $n } marcado
   *[other] { $n } marcados
  }
sheet-score = Resultado
sheet-nothing = nada
sheet-chance = Probabilidade
sheet-chance-of = { $n } em { $all }
compare-alike = Estes dois se jogam do mesmo modo.

## The sections of a rulebook, and two rulesets side by side

minutes = cerca de { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
  }
rulebook-sources = Fontes: { $sources }
status-source = fonte: { $source }
status-reading = leitura: { $source }
status-decision = decisão: { $source }
section-board = Tabuleiro e percurso
section-throws = Lançamentos
section-entering = Entrada
section-moving = Movimento
section-landing = Cair numa casa
section-extra = Outro lançamento
section-end = O fim
section-start = Quem começa
section-money = Apostas
section-choices = Escolhas
compare-second = Segundo conjunto de regras
compare-facts = Em resumo
compare-different = O que difere
compare-equal = Igual nos dois ({ $n })
compare-nothing = Estas regras não falam disso.
fact-line = Em poucas palavras
fact-minutes = Duração
fact-pieces = Peças por jogador
fact-throw = Lançamento
fact-path = Percurso
fact-special = Particularidade
