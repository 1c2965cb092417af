### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = Copiar um link para estas regras

## New game

setup-opponent = Quem joga
setup-level = Nível do computador
setup-side = Você joga com
setup-real-dice = Dados reais, lançados à mão e digitados
real-dice-none = para ninguém
real-dice-light = para Claro
real-dice-dark = para Escuro
real-dice-both = para os dois
real-dice = Quantos caíram marcados?
real-dice-n = { $n ->
    [one] { $n } de { $count } marcado
   *[other] { $n } de { $count } marcados
  }
real-bones = O que mostra o primeiro astrágalo?
real-yes = ele diz “sim”
real-no = ele diz “não”
opponent-computer = Você e o computador
opponent-people = Duas pessoas aqui
opponent-watch = Ver o computador jogar contra si mesmo
play-as-light = Claro
play-as-dark = Escuro

## Panels

games-none = Sua primeira partida aparecerá aqui. Cada partida se guarda sozinha, lançamento por lançamento.
# same as in English
games-name = { $rules }
games-nameless = Partida
games-who = { $who ->
    [light] Você (Claro) contra o computador
    [dark] Você (Escuro) contra o computador
    [watch] O computador contra si mesmo
   *[people] Duas pessoas
  }
games-line = { games-who }; { $plies } { $plies ->
    [one] lançamento ou jogada
   *[other] lançamentos e jogadas
  }, { $state }, { $date }
games-over = terminada
games-open = não terminada
games-continue = Continuar
games-look = Ver a partida
# same as in English
games-do = { $what }: { $name }
games-rename = Nome da partida: { $name }
games-export-one = Exportar a partida: { $name }
games-delete = Excluir
games-delete-one = Excluir a partida: { $name }
games-deleted = Partida excluída: { $name }.
games-undelete = Recuperar
games-import = Importar uma partida de um arquivo
import-go = Importar
import-too-large = Este arquivo é grande demais para ser uma partida. Suas partidas não mudaram.
settings-reset = Restaurar todas as configurações
settings-look = Aparência
settings-play = Jogo
settings-effects = Movimento e som
settings-language = Idioma e teclado
setting-theme = Cores
theme-auto = Iguais às do sistema
theme-light = Claras
theme-dark = Escuras
theme-contrast = Alto contraste
setting-motion = Movimento
motion-off = Desligado
motion-fast = Rápido
# same as in English
motion-normal = Normal
motion-slow = Lento
setting-board = Tabuleiro
board-auto = Conforme a tela
board-wide = Na horizontal
board-turned = Na vertical
setting-facing = Quando duas pessoas jogam aqui, o tabuleiro fica voltado para
facing-still = Sempre o mesmo lado
facing-turns = O jogador da vez
facing-table = Os dois lados da mesa
setting-guide = Marcar que peças podem mover-se, e para onde
setting-confirm = Perguntar antes de fazer uma jogada
setting-keys = Usar teclas de números para as escolhas, e de letras quando o foco está no tabuleiro
keys-open = Teclado
keys-note = Numa partida, os números escolhem, e Enter lança, a não ser que outro botão tenha o foco. As letras funcionam quando o foco está no tabuleiro. Para tudo há também um botão.
key-arrows = à casa vizinha, como se vê na tela
key-ends = ao fim da fileira; com Ctrl, aos cantos do tabuleiro
key-path = para trás e para a frente no seu percurso
key-movable = à próxima peça que pode mover-se, ou à anterior
key-go = lançar, pegar uma peça, pôr a peça
key-throw = lançar
key-nth = escolher pelo número na lista de escolhas
key-undo = desfazer
key-redo = refazer
key-last = dizer de novo o que aconteceu
key-scores = dizer as reservas e os totais
key-turn = dizer o que há para fazer
key-board = dizer o tabuleiro inteiro
key-say-path = dizer o percurso
key-flip = girar o tabuleiro
key-new = nova partida
key-help = esta lista
key-escape = devolver a peça, fechar, encerrar o movimento
about-what = O jogo de tabuleiro que se jogava em Ur há 4.500 anos, com todos os conjuntos de regras que nossas fontes descrevem.
about-offline = Este jogo funciona sem rede: aquilo de que ele precisa está neste dispositivo.
about-online = Enquanto esta página está aberta pela primeira vez, ela ainda precisa da rede.
language-offline = Idiomas neste dispositivo: { $languages }
about-privacy = O que acontece com as suas informações
about-privacy-text = Nada sai deste dispositivo. Não há conta, nem cookie, nem rastreador, nem pedidos a ninguém além do servidor desta página. Suas partidas ficam neste navegador e em nenhum outro lugar; “Minhas partidas” mostra todas, e ali você pode excluir cada uma. O servidor da página pode manter um registro próprio dos arquivos que foram buscados.
about-licences = Licenças
about-part = Parte
about-licence = Licença
about-licences-note = Os desenhos são nossos, feitos a partir de um objeto de 4.500 anos. As regras são citadas com suas fontes em cada livro de regras.

## Hints and the tutor

setting-values = Mostrar o valor de cada jogada
setting-tutor = Avisar antes de uma jogada que custa caro
key-hint = uma dica

## Dice that can be checked

setup-word = Uma palavra sua, misturada à semente dos dados (opcional)

## Sound, size, statistics

setting-sound = Som
sound-on = Ligado
sound-off = Desligado
# same as in English
setting-volume = Volume
setting-big = Grande, para um projetor

task-play = Tarefa de vocês: joguem a partida até o fim. Anotem quem vence e depois de quantos lançamentos.
task-best = Tarefa de vocês: parem na primeira vez em que puderem escolher. Qual escolha é a melhor, e por quê? Escrevam uma frase e depois peçam uma dica.
task-compare = Tarefa de vocês: joguem a partida até o fim e comparem com a de outra dupla. Vocês tiveram os mesmos lançamentos. Onde fizeram outra escolha?
task-count = Tarefa de vocês: façam uma contagem dos lançamentos. Que número sai com mais frequência? Parem depois de trinta lançamentos.

games-damaged = Partidas danificadas
games-damaged-note = Não foi possível ler estas partidas, ou partes delas. Elas ficam guardadas como foram encontradas até que você as exclua.
games-damaged-line = { $name }, dano encontrado: { $date }
games-damaged-export = Exportar a partida danificada: { $name }
games-damaged-delete = Excluir para sempre
games-damaged-delete-one = Excluir para sempre a partida danificada: { $name }
