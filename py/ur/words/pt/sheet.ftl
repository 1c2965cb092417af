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
