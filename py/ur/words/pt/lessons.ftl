### Translated by machine, not yet read by a native speaker.

lesson-aim = { $birds ->
    [true] { $n ->
        [one] Leve sua ave à chegada antes do outro jogador.
       *[other] Leve todas as suas { $n } aves à chegada antes do outro jogador.
      }
   *[false] { $n ->
        [one] Leve sua peça à chegada antes do outro jogador.
       *[other] Leve todas as suas { $n } peças à chegada antes do outro jogador.
      }
  }
lesson-way = { $back ->
    [true] { $n } casas levam de { $first } a { $last }, ida e volta: a linha mostra o caminho.
   *[false] { $n } casas levam de { $first } a { $last }: a linha mostra o caminho.
  }
lesson-enter-kind = Você lançou { $score }, o número desta ave: { $piece }. Faça-a entrar em { $to }.
    .after = Os números e os valores das aves: { $table }.
lesson-bird = { $name } { $score } (valor { $value })
lesson-enter = Faça entrar uma { $piece }: da sua reserva para { $to }.
    .after = Muito bem. Daqui o percurso segue, casa por casa, até o fim.
lesson-again-rosette = Uma roseta está ao alcance. Mova de { $from } para { $to }.
    .after = Uma roseta: você lança de novo na hora.
lesson-again-four = Você lançou { $score }. Mova de { $from } para { $to }.
    .after = Nestas regras, um { $score } dá outro lançamento, seja qual for a casa onde a peça cai.
lesson-again-capture = Há uma peça inimiga em { $to }. Mova de { $from } para { $to }.
    .after = Nestas regras, cada captura dá outro lançamento.
lesson-again-lots = Aqui cada jogada dá outro lançamento. Mova de { $from } para { $to }.
    .after = Você lança de novo. Um lançamento que não vale nada encerra sua vez.
lesson-capture = Há uma peça inimiga em { $to }. Capture-a com a peça de { $from }.
    .after = Ela volta à reserva do seu jogador e tem de entrar de novo.
lesson-unsafe = Há uma peça inimiga na roseta { $to }. Capture-a a partir de { $from }.
    .after = Nestas regras, uma peça numa roseta pode ser capturada.
lesson-safe = Sua peça em { $own } poderia ir para { $other }, mas a peça inimiga ali está a salvo na roseta. Faça outra jogada.
    .after = Nenhuma peça é capturada numa roseta: é um bom lugar para esperar.
lesson-other-side = Sua peça em { $own } poderia ir para { $other }, mas a peça inimiga ali mostra a outra face. Faça outra jogada.
    .after = Só se capturam entre si peças que mostram a mesma face. Uma peça com a outra face para cima bloqueia.
lesson-own-stack = Uma das suas peças já está em { $to }. Ponha a de { $from } ao lado dela.
    .after = Aqui suas peças podem ficar juntas.
lesson-mixed = Há uma peça inimiga em { $to }, onde se empilham as peças dos dois jogadores. Caia em cima dela.
    .after = Nesta pilha, a peça de cima se move primeiro: a inimiga tem de esperar por você.
lesson-turn = Mova de { $from } para { $to } e observe a peça.
    .after = Ela virou as pintas para cima e está no caminho de volta.
lesson-twice = Aqui o percurso volta. Mova de { $from } para { $to }.
    .after = Daqui até a chegada, a peça passa por casas por onde já passou.
lesson-doubles = Mova de { $from } para { $to }, uma casa que dobra a jogada.
    .after = A peça avançou na hora outra vez o mesmo número.
lesson-award = Uma roseta está ao alcance. Mova de { $from } para { $to }.
    .after = Um bônus: você pode pôr outra peça no espaço de partida.
lesson-forfeit = Mova de { $from } para { $to } e veja o que isso lhe custa.
    .after = Agora o outro jogador avança { $forced } { $forced ->
        [one] casa
       *[other] casas
      } com uma peça, e depois sua vez continua.
lesson-run-in = Duas peças inimigas estão juntas em { $other }: cair ali mandaria sua própria peça de volta à reserva. Faça outra jogada.
    .after = Duas peças juntas estão a salvo e são um perigo para uma peça inimiga sozinha.
lesson-fine = Mova de { $from } para a roseta { $to }.
    .after = Cair numa roseta custa uma multa, paga ao pote. { $kitty }
lesson-landed = Mova de { $from } para a roseta { $to }.
    .after = Quem cai numa roseta recebe do pote o valor da ave.
lesson-passed = Mova de { $from } para { $to }, passando por uma roseta.
    .after = A sua ave passou por uma roseta sem parar: o valor dela foi para o pote.
lesson-convert = Um { $score } é pouco. Lance o segundo astrágalo: um “sim” o transforma em { $converted }.
    .after = “Sim” muda o número. “Não” encerra a vez: esse é o risco.
lesson-off = Com um { $score }, a peça de { $from } pode sair do tabuleiro. Retire-a.
    .after = Mais uma peça na chegada. { $exit }
lesson-end = Esta é sua última peça. Leve-a de { $from } para a chegada.
    .after = Todas as suas peças estão na chegada: você venceu. Agora você conhece o jogo.
