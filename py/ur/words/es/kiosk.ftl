### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = Un juego de carreras de hace unos 4500 años. Lleva antes que nadie todas tus fichas a la meta.
# same as in English
kiosk-dated = { $year }: { $what }
kiosk-touch = Toca para jugar
kiosk-soon = Volvemos enseguida
kiosk-soon-game = Un momento. La partida seguirá sola.

## The screen for choosing

kiosk-lead = Lleva antes que nadie todas tus fichas a la meta.{ $minutes ->
    [0] { "" }
   *[other] { " " }Una partida dura unos { $minutes } min.
  }
kiosk-one = Un jugador
kiosk-one-note = contra el ordenador
kiosk-two-note = en esta pantalla
kiosk-larger = Letra más grande
kiosk-lower = Más abajo
kiosk-learn = Enséñame
kiosk-home = Llévatelo

## During a game

kiosk-wait = Le toca a { $by }.
kiosk-end = ¿Terminar esta partida?
kiosk-still = ¿Sigues jugando?
kiosk-still-touch = Toca en cualquier sitio para seguir.
kiosk-still-then = { $seconds ->
    [one] La partida se cerrará en { $seconds } segundo.
   *[other] La partida se cerrará en { $seconds } segundos.
  }
kiosk-home-how = Apunta al código con la cámara del teléfono. El juego se abre allí, gratis y sin cuenta.

## For the staff of the museum: how many games were played

kiosk-counts = Partidas en esta pantalla
kiosk-counts-day = Día
kiosk-counts-started = Empezadas
kiosk-counts-finished = Terminadas
kiosk-counts-none = Todavía no se ha jugado ninguna partida.
kiosk-counts-note = Estas cifras solo están en la memoria de esta pantalla. No se envía nada.
