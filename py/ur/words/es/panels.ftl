### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = Copiar un enlace a estas reglas

## New game

setup-opponent = Quién juega
setup-level = Nivel del ordenador
setup-side = Juegas con
setup-real-dice = Dados reales, tirados a mano e introducidos
real-dice-none = para nadie
real-dice-light = para Claro
real-dice-dark = para Oscuro
real-dice-both = para ambos
real-dice = ¿Cuántos han caído marcados?
real-dice-n = { $n ->
    [one] { $n } de { $count } marcado
   *[other] { $n } de { $count } marcados
  }
real-bones = ¿Qué muestra la primera taba?
real-yes = dice «sí»
real-no = dice «no»
opponent-computer = Tú y el ordenador
opponent-people = Dos personas aquí
opponent-watch = Ver al ordenador jugar solo
play-as-light = Claro
play-as-dark = Oscuro

## Panels

games-none = Tu primera partida estará aquí. Cada partida se guarda sola, tirada a tirada.
games-name = { $rules }
games-nameless = Partida
games-who = { $who ->
    [light] Tú (Claro) contra el ordenador
    [dark] Tú (Oscuro) contra el ordenador
    [watch] El ordenador contra sí mismo
   *[people] Dos personas
  }
games-line = { games-who }; { $plies ->
    [one] { $plies } tirada o jugada
   *[other] { $plies } tiradas y jugadas
  }, { $state }, { $date }
games-over = terminada
games-open = sin terminar
games-continue = Continuar
games-look = Verla
games-do = { $what }: { $name }
games-rename = Nombre de la partida: { $name }
games-export-one = Exportar: { $name }
games-delete = Eliminar
games-delete-one = Eliminar: { $name }
games-deleted = Partida eliminada: { $name }.
games-undelete = Restaurarla
games-import = Importar una partida de un archivo
import-go = Importar
import-too-large = Este archivo es demasiado grande para ser una partida. Tus partidas no han cambiado.
settings-reset = Restablecer todos los ajustes
settings-look = Aspecto
settings-play = Juego
settings-effects = Movimiento y sonido
settings-language = Idioma y teclado
setting-theme = Colores
theme-auto = Como el sistema
theme-light = Claros
theme-dark = Oscuros
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
setting-guide = Marcar qué fichas pueden moverse, y adónde
setting-confirm = Preguntar antes de hacer una jugada
setting-keys = Usar las cifras para elegir, y las letras cuando el tablero está seleccionado
keys-open = Teclado
keys-note = En una partida las cifras eligen, y la tecla Intro tira si no hay otro botón seleccionado. Las letras funcionan cuando el tablero está seleccionado. También hay un botón para todo.
key-arrows = a la casilla vecina, tal como se ve en la pantalla
key-ends = al final de la fila; con Ctrl, a las esquinas del tablero
key-path = atrás y adelante por tu recorrido
key-movable = a la siguiente ficha que puede moverse, o a la anterior
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
about-what = El juego de tablero que se jugaba en Ur hace 4500 años, con todos los reglamentos que describen nuestras fuentes.
about-offline = Este juego funciona sin red: lo que necesita está en este dispositivo.
about-online = Mientras esta página está abierta por primera vez, todavía necesita la red.
language-offline = Idiomas en este dispositivo: { $languages }
about-privacy = Qué pasa con tus datos
about-privacy-text = Nada sale de este dispositivo. No hay cuenta, ni cookies, ni rastreadores, ni peticiones a nadie más que al servidor de esta página. Tus partidas se guardan en este navegador y en ningún otro sitio; «Mis partidas» las muestra todas, y allí puedes eliminar cada una. El servidor de la página puede llevar su propio registro de los archivos pedidos.
about-licences = Licencias
about-part = Parte
about-licence = Licencia
about-licences-note = Los dibujos son nuestros, a partir de un objeto de hace 4500 años. Cada reglamento nombra sus fuentes.

## Hints and the tutor

setting-values = Mostrar el valor de cada jugada
setting-tutor = Avisar antes de una jugada que cuesta mucho
key-hint = una pista

## Dice that can be checked

setup-word = Una palabra tuya, mezclada en la semilla de los dados (opcional)

## Sound, size, statistics

setting-sound = Sonido
sound-on = Activado
sound-off = Desactivado
setting-volume = Volumen
setting-big = Grande, para un proyector

task-play = Tarea: jugar la partida hasta el final y anotar quién gana y después de cuántas tiradas.
task-best = Tarea: parar la primera vez que puedas elegir. ¿Qué opción es la mejor y por qué? Escribir una frase y después pedir una pista.
task-compare = Tarea: jugar la partida hasta el final y compararla con la de otra pareja, que ha tenido las mismas tiradas. ¿Dónde fueron distintas las decisiones?
task-count = Tarea: llevar un recuento de las tiradas. ¿Qué número sale más a menudo? Parar después de treinta tiradas.

games-damaged = Partidas dañadas
games-damaged-note = Estas partidas, o partes de ellas, no se han podido leer. Se conservan tal como se encontraron hasta que las elimines.
games-damaged-line = { $name }, hallada con daños el { $date }
games-damaged-export = Exportar la partida dañada: { $name }
games-damaged-delete = Eliminar para siempre
games-damaged-delete-one = Eliminar para siempre la partida dañada: { $name }
