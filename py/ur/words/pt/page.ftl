### Translated by machine, not yet read by a native speaker.

title = Jogo Real de Ur
skip = Ir para o jogo
tools = Ferramentas
board = Tabuleiro
controls = Sua vez
log = O que aconteceu
close = Fechar
# same as in English
menu-title = Menu
retry = Tentar de novo
open-here = Abrir aqui
copied = Copiado.
copy-title = Copie isto
rules-link = Copiar um link para estas regras
game-link = Copiar um link para esta partida

## New game

setup-loading = Carregando a lista de regras.
setup-options = Opções { $changed ->
    [0] {""}
    [one] ({ $changed } alterada)
   *[other] ({ $changed } alteradas)
  }
setup-opponent = Quem joga
setup-level = Nível do computador
setup-side = Você joga com
setup-real-dice = Dados reais, lançados à mão e digitados
real-dice-none = para ninguém
real-dice-light = para Claro
real-dice-dark = para Escuro
real-dice-both = para os dois
opponent-computer = Você e o computador
opponent-people = Duas pessoas aqui
opponent-watch = Ver o computador jogar contra si mesmo
play-as-light = Claro
play-as-dark = Escuro
recommended-quick = Rápido
recommended-classic = Clássico
recommended-deep = Profundo
minutes = cerca de { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
  }
play = Jogar
facade-choose = Escolher as regras
new-game = Nova partida
new-refused = Ainda não é possível jogar com estas regras. { $reason }

## Playing

status-starting = Preparando a partida.
throw = Lançar
throw-start = Lançar para ver quem começa
throw-kit = Lançar { $kit }
computer-thinks = O computador joga
pause = Pausar
go-on = Continuar
confirm = Fazer esta jogada
confirm-not = Outra jogada
confirm-move = Jogada: { $move }. Escolha mais uma vez para jogar.
# same as in English
peek-square = { $place }.
which-piece = { $n ->
    [one] { $n } peça pode ir para { $square }. Escolha primeiro a peça.
   *[other] { $n } peças podem ir para { $square }. Escolha primeiro a peça.
  }
actions = O que você pode fazer
undo = Desfazer
redo = Refazer
again = Jogar de novo
again-match = Partida { $game } de { $games }
again-swap = Trocar de lado
flip = Girar o tabuleiro
real-dice = Quantos caíram marcados?
real-dice-n = { $n ->
    [one] { $n } de { $count } marcado
   *[other] { $n } de { $count } marcados
  }
real-bones = O que mostra o primeiro astrágalo?
real-wanted = { $by } lança o segundo astrágalo. O que ele diz?
real-yes = ele diz “sim”
real-no = ele diz “não”
request-refused = Não funcionou, e sua partida não mudou: { $reason }.

## Panels

rulebook-title = Regras
rulebook-open = Ler as regras
rulebook-legend = Cada linha diz de onde vem: uma fonte, nossa leitura de uma fonte pouco clara ou nossa própria decisão, quando as fontes não dizem nada.
rulebook-sources = Fontes: { $sources }
path-show = Mostrar o percurso
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
section-decisions = Decisões
compare-title = Dois conjuntos de regras lado a lado
compare-open = Comparar
compare-with = { $rules } ao lado de:
compare-second = Segundo conjunto de regras
compare-facts = Em resumo
compare-different = O que difere
compare-equal = Igual nos dois ({ $n })
compare-nothing = Estas regras não falam disso.
compare-paths = O percurso de Claro: { $one } e { $two }
fact-line = Em poucas palavras
fact-minutes = Duração
fact-pieces = Peças de cada um
fact-own = conforme as próprias regras
fact-throw = Lançamento
fact-path = Percurso
fact-squares = { $n } { $n ->
    [one] casa
   *[other] casas
  }
fact-special = Particularidade
kit-lots = { $count } { $count ->
    [one] dado
   *[other] dados
  }
kit-cubes = { $count } { $count ->
    [one] dado cúbico
   *[other] dados cúbicos
  }
kit-bones = { $count } { $count ->
    [one] astrágalo
   *[other] astrágalos
  }
moves-title = Jogadas
moves-none = Ainda não há jogadas.
moves-throw = Lançamento { $score }:
moves-copy = Copiar a partida como texto
result-title = A partida em números
result-tallies = A contagem
tally-purse = Bolsa
tally-kitty = Pote
tally-pool = Pote comum
tally-points = Pontos
tally-match = Série
tally-hand = Na reserva
tally-off = Na chegada
games-title = Minhas partidas
games-none = Sua primeira partida aparecerá aqui. Cada partida se guarda sozinha, lançamento por lançamento.
# same as in English
games-name = { $rules }
games-line = Claro: { $light }, Escuro: { $dark }; { $plies } { $plies ->
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
games-export = Exportar
games-export-one = Exportar a partida: { $name }
games-delete = Excluir
games-delete-one = Excluir a partida: { $name }
games-deleted = Partida excluída: { $name }.
games-undelete = Recuperar
games-import = Importar uma partida de um arquivo
kind-human = uma pessoa
kind-computer = o computador
import-rules = Este arquivo não diz com que regras a partida foi jogada. Escolha as regras:
import-go = Importar
import-too-large = Este arquivo é grande demais para ser uma partida. Suas partidas não mudaram.
import-refused = Não foi possível ler este arquivo como partida: { $reason }. Suas partidas não mudaram.
import-no-game = Não há nenhuma partida de Ur neste arquivo. Suas partidas não mudaram.
link-refused = Não foi possível abrir este link: falta uma parte, ou ela foi alterada, ou foi feito por uma versão mais nova. Suas partidas não mudaram.
load-refused = Não foi possível abrir esta partida: { $reason }. O que está guardado não foi alterado.
settings-title = Configurações
settings-reset = Restaurar todas as configurações
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
keys-title = Teclado
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
say-tally = { $name }: Claro { $light }, Escuro { $dark }.
# same as in English
say-tally-one = { $name }: { $value }.
say-piece = { $square }: { $player }{ $side ->
    [blank] , face lisa
    [dotted] , com pintas
   *[none] {""}
  }.
say-empty = Não há peças no tabuleiro.
say-path = O percurso: { $squares }.
about-title = Sobre
about-what = O jogo de tabuleiro que se jogava em Ur há 4.500 anos, com todos os conjuntos de regras que nossas fontes descrevem.
about-offline = Esta página funciona sem rede: tudo está neste dispositivo.
about-online = Enquanto esta página está aberta pela primeira vez, ela ainda precisa da rede.
about-privacy = O que acontece com as suas informações
about-privacy-text = Nada sai deste dispositivo. Não há conta, nem cookie, nem rastreador, nem pedidos a ninguém além do servidor desta página. Suas partidas ficam neste navegador e em nenhum outro lugar; “Minhas partidas” mostra todas, e ali você pode excluir cada uma. O servidor da página pode manter um registro próprio dos arquivos que foram buscados.
about-licences = Trabalhos de outros nesta página
about-part = Parte
about-licence = Licença
about-licences-note = Os desenhos são nossos, feitos a partir de um objeto de 4.500 anos. As regras são citadas com suas fontes em cada livro de regras.

## Starting, and when something goes wrong

boot-idle = O motor do jogo vai iniciar.
boot-runtime = Carregando Python, que executa as regras.
boot-rules = Carregando as regras.
boot-ready = Pronto.
boot-progress = Carregado até agora
boot-bytes = { $done } de { $total } MB
boot-failed = O motor do jogo não iniciou. Suas partidas estão seguras neste dispositivo.
boot-code = Código: { $code }
notice-memory = Este navegador não deixa a página guardar partidas. Elas só duram enquanto esta página está aberta. Exporte as partidas que quiser guardar.
notice-memory-embed = Neste quadro, as partidas só duram enquanto a página está aberta.
notice-other-window = Esta partida continuou em outra janela. Esta página mostra como ela estava aqui.
notice-update = Uma nova versão desta página está pronta. Você não perde nada ao usá-la.
lazy-loading = Esta parte está carregando.
lazy-failed = Não foi possível carregar esta parte. Abra-a de novo quando houver rede.
notice-outdated = Uma nova versão desta página está em uso em outra janela. Recarregue quando for conveniente.
take-update = Usar agora
address-unknown = Não existe “{ $value }” para { $name }. Escolha aqui o que jogar.
