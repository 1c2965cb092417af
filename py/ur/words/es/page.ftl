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
rules-link = Copiar un enlace a estas reglas
game-link = Copiar un enlace a esta partida

## New game

setup-loading = Cargando la lista de reglas.
setup-options = { $changed ->
    [0] Opciones
    [one] Opciones ({ $changed } cambiada)
   *[other] Opciones ({ $changed } cambiadas)
  }
setup-opponent = Quién juega
setup-level = Nivel del ordenador
setup-side = Juegas con
setup-real-dice = Dados reales, tirados a mano e introducidos
real-dice-none = para nadie
real-dice-light = para Claro
real-dice-dark = para Oscuro
real-dice-both = para ambos
opponent-computer = Tú y el ordenador
opponent-people = Dos personas aquí
opponent-watch = Ver al ordenador jugar solo
play-as-light = Claro
play-as-dark = Oscuro
recommended-quick = Rápido
recommended-classic = Clásico
recommended-deep = Profundo
minutes = { $minutes ->
    [one] cerca de { $minutes } minuto
   *[other] unos { $minutes } minutos
  }
play = Jugar
facade-choose = Elegir las reglas
new-game = Nueva partida
new-refused = Todavía no se puede jugar con estas reglas. { $reason }

## Playing

status-starting = Preparando la partida.
throw = Tirar
throw-start = Tirar para ver quién empieza
throw-kit = Tirar { $kit } dados
computer-thinks = Juega el ordenador
pause = Pausa
go-on = Continuar
confirm = Jugar esta jugada
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
real-dice = ¿Cuántos han caído marcados?
real-dice-n = { $n ->
    [one] { $n } de { $count } marcado
   *[other] { $n } de { $count } marcados
  }
real-bones = ¿Qué muestra la primera taba?
real-wanted = Segunda taba ({ $by }): ¿qué dice?
real-yes = dice «sí»
real-no = dice «no»
request-refused = Eso no ha funcionado, y tu partida no ha cambiado: { $reason }.

## Panels

rulebook-title = Reglas
rulebook-open = Leer las reglas
rulebook-legend = Cada línea dice de dónde viene: de una fuente, de nuestra lectura de una fuente poco clara, o de nuestra propia decisión donde las fuentes no dicen nada.
rulebook-sources = Fuentes: { $sources }
path-show = Mostrar el recorrido
status-source = fuente: { $source }
status-reading = lectura: { $source }
status-decision = decisión: { $source }
section-board = Tablero y recorrido
section-throws = Tiradas
section-entering = Entrada
section-moving = Movimiento
section-landing = Llegada a una casilla
section-extra = Otra tirada
section-end = El final
section-start = Quién empieza
section-money = Apuestas
section-choices = Opciones
section-decisions = Decisiones

compare-title = Dos reglamentos, uno al lado del otro
compare-open = Comparar
compare-with = { $rules } junto a:
compare-second = Segundo reglamento
compare-facts = De un vistazo
compare-different = En qué se diferencian
compare-equal = Igual en ambos ({ $n })
compare-nothing = Estas reglas no lo mencionan.
compare-paths = El recorrido de Claro: { $one } y { $two }
fact-line = En pocas palabras
fact-minutes = Duración
fact-pieces = Fichas por jugador
fact-own = según su propia regla
fact-throw = Tirada
fact-path = Recorrido
fact-squares = { $n } casillas
fact-special = Lo especial
kit-lots = { $count } dados
kit-cubes = { $count } dados cúbicos
kit-bones = { $count } tabas

moves-title = Jugadas
moves-none = Todavía no hay jugadas.
moves-throw = Tirada { $score }:
moves-copy = Copiar la partida como texto

result-title = La partida en cifras
result-tallies = El recuento
tally-purse = Bolsa
tally-kitty = Bote
tally-pool = Bote
tally-points = Puntos
tally-match = Encuentro
tally-hand = En reserva
tally-off = En la meta

games-title = Mis partidas
games-none = Tu primera partida estará aquí. Cada partida se guarda sola, tirada a tirada.
games-name = { $rules }
games-line = Claro: { $light }, Oscuro: { $dark }; { $plies } tiradas y jugadas, { $state }, { $date }
games-over = terminada
games-open = sin terminar
games-continue = Continuar
games-look = Verla
games-do = { $what }: { $name }
games-rename = Nombre de la partida: { $name }
games-export = Exportar
games-export-one = Exportar: { $name }
games-delete = Eliminar
games-delete-one = Eliminar: { $name }
games-deleted = Partida eliminada: { $name }.
games-undelete = Restaurarla
games-import = Importar una partida de un archivo
kind-human = una persona
kind-computer = el ordenador
import-rules = Este archivo no dice con qué reglas se jugó. Elige las reglas:
import-go = Importar
import-too-large = Este archivo es demasiado grande para ser una partida. Tus partidas no han cambiado.
import-refused = Este archivo no se ha podido leer como partida: { $reason }. Tus partidas no han cambiado.
import-no-game = En este archivo no hay ninguna partida de Ur. Tus partidas no han cambiado.
link-refused = No se ha podido abrir este enlace: le falta una parte, se ha cambiado, o lo creó una versión más nueva. Tus partidas no han cambiado.
load-refused = No se ha podido abrir esta partida: { $reason }. Lo guardado no ha cambiado.

settings-title = Ajustes
settings-reset = Restablecer todos los ajustes
setting-theme = Colores
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
setting-motion = Movimiento
motion-off = Ninguno
motion-fast = Rápido
# same as in English
motion-normal = Normal
motion-slow = Lento
setting-board = Tablero
board-auto = Según la pantalla
# same as in English
board-wide = Horizontal
# same as in English
board-turned = Vertical
setting-facing = Cuando juegan dos personas aquí, el tablero mira
facing-still = Siempre al mismo lado
facing-turns = Al jugador que tiene el turno
facing-table = A los dos lados de la mesa
setting-guide = Marcar qué fichas pueden mover, y adónde
setting-confirm = Preguntar antes de hacer una jugada
setting-keys = Usar las cifras para elegir, y las letras cuando el tablero está seleccionado

keys-title = Teclado
keys-open = Teclado
keys-note = En una partida las cifras eligen, y la tecla Intro tira si no hay otro botón seleccionado. Las letras funcionan cuando el tablero está seleccionado. También hay un botón para todo.
key-arrows = a la casilla vecina, tal como se ve en la pantalla
key-ends = al final de la fila; con Ctrl, a las esquinas del tablero
key-path = atrás y adelante por tu recorrido
key-movable = a la siguiente ficha que puede mover, o a la anterior
key-go = tirar, tomar una ficha, soltarla
key-throw = tirar
key-nth = elegir por el número de la lista de opciones
key-undo = deshacer
key-redo = rehacer
key-last = repetir lo que ha pasado
key-scores = decir las reservas y los tanteos
key-turn = decir qué hay que hacer
key-board = decir todo el tablero
key-say-path = decir el recorrido
key-flip = girar el tablero
key-new = nueva partida
key-help = esta lista
key-escape = soltar la ficha, cerrar, acabar el movimiento
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
about-what = El juego de tablero que se jugaba en Ur hace 4500 años, con todos los reglamentos que describen nuestras fuentes.
about-offline = Esta página funciona sin red: todo está en este dispositivo.
about-online = Mientras esta página está abierta por primera vez, todavía necesita la red.
about-privacy = Qué pasa con tus datos
about-privacy-text = Nada sale de este dispositivo. No hay cuenta, ni cookies, ni rastreadores, ni peticiones a nadie más que al servidor de esta página. Tus partidas se guardan en este navegador y en ningún otro sitio; «Mis partidas» las muestra todas, y allí puedes eliminar cada una. El servidor de la página puede llevar su propio registro de los archivos pedidos.
about-licences = Obra de otros en esta página
about-part = Parte
about-licence = Licencia
about-licences-note = Los dibujos son nuestros, a partir de un objeto de hace 4500 años. Cada reglamento nombra sus fuentes.

## Starting, and when something goes wrong

boot-idle = El motor está a punto de arrancar.
boot-runtime = Cargando Python, que aplica las reglas.
boot-rules = Cargando las reglas.
boot-ready = Listo.
boot-progress = Cargado hasta ahora
boot-bytes = { $done } de { $total } MB
boot-failed = El motor no ha arrancado. Tus partidas están seguras en este dispositivo.
boot-code = Código: { $code }
notice-memory = Este navegador no deja que la página guarde partidas. Solo duran mientras esta página está abierta. Exporta las que quieras conservar.
notice-memory-embed = En este marco las partidas solo duran mientras la página está abierta.
notice-other-window = Esta partida ha seguido en otra ventana. Esta página muestra cómo estaba aquí.
notice-update = Hay lista una nueva versión de esta página. No pierdes nada al usarla.
lazy-loading = Esta parte se está cargando.
lazy-failed = No se ha podido cargar esta parte. Ábrela de nuevo cuando haya red.
notice-outdated = En otra ventana se usa una nueva versión de esta página. Vuelve a cargar la página cuando te venga bien.
take-update = Usarla ahora
address-unknown = No hay «{ $value }» para { $name }. Elige aquí a qué jugar.
