### Translated by machine, not yet read by a native speaker.

## Rulesets

# same as in English
rules-finkel = Finkel
    .line = O jogo mais conhecido: sete peças, quatro dados e rosetas que protegem e dão outro lançamento.
    .special = Um percurso curto com rosetas seguras. Só à roseta do meio chegam os dois jogadores: uma peça ali domina o centro do tabuleiro.
rules-british-museum = Museu Britânico
    .line = A corrida de Finkel com cinco peças: uma boa primeira partida.
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
    .line = Cinco peças, nenhuma roseta segura e outro lançamento por roseta e por captura.
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
    .special = Uma peça só entra quando os três dados caem marcados, e na quinta casa. Uma jogada com um lançamento que vale algo dá outro lançamento.
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
