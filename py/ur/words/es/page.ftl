### Translated by machine, not yet read by a native speaker.

title = Juego Real de Ur
skip = Ir al juego
tools = Herramientas
board = Tablero
controls = Tu turno
log = Lo que ha pasado
close = Cerrar
menu-title = Menú
retry = Intentar de nuevo
open-here = Abrirlo aquí
copied = Copiado.
copy-title = Copiar esto
game-link = Copiar un enlace a esta partida
game-link-note = El enlace contiene las reglas, las tiradas y las jugadas, y nada más. Al abrirlo, la partida sigue entre dos personas.

## New game

setup-loading = Cargando la lista de reglas.
setup-options = { $changed ->
    [0] Opciones
    [one] Opciones ({ $changed } cambiada)
   *[other] Opciones ({ $changed } cambiadas)
  }
recommended-quick = Rápido
recommended-classic = Clásico
recommended-deep = Profundo
play = Jugar
facade-choose = Elegir las reglas
new-game = Nueva partida
new-refused = Todavía no se puede jugar con estas reglas. { $reason }

## Playing

status-starting = Preparando.
throw = Tirar
throw-kit = Tirar { $kit } dados
computer-thinks = Juega el ordenador
pause = Pausa
go-on = Continuar
confirm = Hacer esta jugada
confirm-not = Otra jugada
confirm-move = ¿{ $move }? Elige la jugada otra vez para hacerla.
peek-square = { $place }.
which-piece = { $n } fichas pueden llegar a { $square }. Elige primero la ficha.
actions = Lo que puedes hacer
undo = Deshacer
redo = Rehacer
again = Jugar otra vez
again-match = Partida { $game } de { $games }
again-swap = Cambiar de lado
flip = Girar el tablero
real-wanted = Segunda taba ({ $by }): ¿qué dice?
request-refused = Eso no ha funcionado, y tu partida no ha cambiado. { $reason }

## Panels

rulebook-title = Reglas
rulebook-open = Leer las reglas
path-show = Mostrar el recorrido

compare-title = Dos reglamentos, uno al lado del otro
compare-open = Comparar
fact-squares = { $n } casillas
kit-lots = { $count } dados
kit-cubes = { $count } dados cúbicos
kit-bones = { $count ->
    [one] { $count } taba
   *[other] { $count } tabas
  }

moves-title = Jugadas
moves-none = Todavía no hay jugadas.
moves-throw = Tirada { $score }:
moves-copy = Copiar la partida como texto

result-title = La partida en cifras
tally-purse = Bolsa
tally-kitty = Bote
tally-points = Puntos
tally-match = Encuentro
tally-hand = En reserva
tally-off = En la meta

games-title = Mis partidas
games-export = Exportar
import-rules = Este archivo no dice con qué reglas se jugó. Elige las reglas:
import-refused = Este archivo no se ha podido leer como partida. { $reason } Tus partidas no han cambiado.
import-no-game = En este archivo no hay ninguna partida de Ur. Tus partidas no han cambiado.
link-refused = No se ha podido abrir este enlace: le falta una parte, se ha cambiado, o lo creó una versión más nueva. Copia otra vez el enlace entero, o vuelve a cargar esta página. Tus partidas no han cambiado.
load-refused = No se ha podido abrir esta partida. { $reason } Lo guardado no ha cambiado.

settings-title = Ajustes

keys-title = Teclado
say-tally = { $name }: Claro { $light }, Oscuro { $dark }.
say-tally-one = { $name }: { $value }.
say-piece = { $side ->
    [blank] { $square }: { $player }, ficha lisa.
    [dotted] { $square }: { $player }, ficha con pintas.
   *[none] { $square }: { $player }.
  }
say-empty = No hay ninguna ficha en el tablero.
say-path = El recorrido: { $squares }.

about-title = Acerca de
story-title = La historia del tablero

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = Cargando el juego.
boot-rules = Cargando las reglas.
boot-progress = Cargado hasta ahora
boot-bytes = { $done } de { $total } MB
boot-failed = El juego no ha arrancado. No se ha perdido nada de lo guardado en este dispositivo.
boot-code = Código: { $code }
notice-memory = Este navegador no deja que la página guarde partidas. Solo duran mientras esta página está abierta. Exporta las que quieras conservar.
notice-memory-embed = En este marco las partidas solo duran mientras la página está abierta.
notice-other-window = Esta partida ha seguido en otra ventana. Esta página muestra cómo estaba aquí.
notice-update = Hay lista una nueva versión de esta página. No pierdes nada al usarla.
lazy-loading = Esta parte se está cargando.
lazy-failed = No se ha podido cargar esta parte. Ábrela de nuevo cuando haya red.
notice-outdated = En otra ventana se usa una nueva versión de esta página. Vuelve a cargar la página cuando te venga bien.
take-update = Usarla ahora
address-unknown = En la dirección de esta página, «{ $value }» no existe para { $name }. Se usa lo habitual.
address-conflict = En la dirección de esta página, { $one } y { $two } no son compatibles. Vale lo primero.
address-needs = En la dirección de esta página, { $one } necesita { $two }. En su lugar se puede jugar una partida.
