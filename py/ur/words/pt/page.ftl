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
game-link = Copiar um link para esta partida
game-link-note = O link contém as regras, os lançamentos e as jogadas, e nada mais. Aberta por ele, a partida continua entre duas pessoas.

## New game

setup-loading = Carregando a lista de regras.
setup-options = Opções { $changed ->
    [0] {""}
    [one] ({ $changed } alterada)
   *[other] ({ $changed } alteradas)
  }
recommended-quick = Rápido
recommended-classic = Clássico
recommended-deep = Profundo
play = Jogar
facade-choose = Escolher as regras
new-game = Nova partida
new-refused = Ainda não é possível jogar com estas regras. { $reason }

## Playing

status-starting = Preparando.
throw = Lançar
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
real-wanted = { $by } lança o segundo astrágalo. O que ele diz?
request-refused = Não funcionou, e sua partida não mudou. { $reason }

## Panels

rulebook-title = Regras
rulebook-open = Ler as regras
path-show = Mostrar o percurso
compare-title = Dois conjuntos de regras lado a lado
compare-open = Comparar
fact-squares = { $n } { $n ->
    [one] casa
   *[other] casas
  }
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
tally-purse = Bolsa
tally-kitty = Pote
tally-points = Pontos
tally-match = Série
tally-hand = Na reserva
tally-off = Na chegada
games-title = Minhas partidas
games-export = Exportar
import-rules = Este arquivo não diz com que regras a partida foi jogada. Escolha as regras:
import-refused = Não foi possível ler este arquivo como partida. { $reason } Suas partidas não mudaram.
import-no-game = Não há nenhuma partida de Ur neste arquivo. Suas partidas não mudaram.
link-refused = Não foi possível abrir este link: falta uma parte dele, algo foi alterado ou uma versão mais nova o criou. Copie de novo o link inteiro ou recarregue esta página. Suas partidas não mudaram.
load-refused = Não foi possível abrir esta partida. { $reason } O que está guardado não foi alterado.
settings-title = Configurações
keys-title = Teclado
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
story-title = A história do tabuleiro

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = Carregando o jogo.
boot-rules = Carregando as regras.
boot-progress = Carregado até agora
boot-bytes = { $done } de { $total } MB
boot-failed = O jogo não iniciou. Nada do que está guardado neste dispositivo se perdeu.
boot-code = Código: { $code }
notice-memory = Este navegador não deixa a página guardar partidas. Elas só duram enquanto esta página está aberta. Exporte as partidas que quiser guardar.
notice-memory-embed = Neste quadro, as partidas só duram enquanto a página está aberta.
notice-other-window = Esta partida continuou em outra janela. Esta página mostra como ela estava aqui.
notice-update = Uma nova versão desta página está pronta. Você não perde nada ao usá-la.
lazy-loading = Esta parte está carregando.
lazy-failed = Não foi possível carregar esta parte. Abra-a de novo quando houver rede.
notice-outdated = Uma nova versão desta página está em uso em outra janela. Recarregue quando for conveniente.
take-update = Usar agora
address-unknown = No endereço desta página, “{ $value }” não existe para { $name }. Vale o valor habitual.
address-conflict = No endereço desta página, { $one } e { $two } não combinam. Vale o primeiro.
address-needs = No endereço desta página, { $one } precisa de { $two }. Em vez disso, pode-se jogar uma partida.
