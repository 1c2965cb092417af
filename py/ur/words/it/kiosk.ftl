### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = Un gioco di corsa di circa 4500 anni fa. Porta tutte le tue pedine all’arrivo prima dell’altro giocatore.
# same as in English
kiosk-dated = { $year }: { $what }
kiosk-touch = Tocca per giocare
kiosk-soon = Torniamo subito
kiosk-soon-game = Un momento. La partita riprende da sola.

## The screen for choosing

kiosk-lead = Porta tutte le tue pedine all’arrivo prima dell’altro giocatore.{ $minutes ->
    [0] { "" }
   *[other] { " " }Una partita dura circa { $minutes } min.
  }
kiosk-one = Un giocatore
kiosk-one-note = contro il computer
kiosk-two-note = a questo schermo
kiosk-larger = Testo più grande
kiosk-lower = Più in basso
kiosk-learn = Mostrami come
kiosk-home = Portalo a casa

## During a game

kiosk-wait = Tocca a { $by }.
kiosk-end = Terminare questa partita?
kiosk-still = Stai ancora giocando?
kiosk-still-touch = Tocca un punto qualsiasi per continuare.
kiosk-still-then = { $seconds ->
    [one] La partita verrà chiusa tra { $seconds } secondo.
   *[other] La partita verrà chiusa tra { $seconds } secondi.
  }
kiosk-home-how = Inquadra il codice con la fotocamera del telefono. Il gioco si apre lì, gratis e senza account.

## For the staff of the museum: how many games were played

kiosk-counts = Partite su questo schermo
kiosk-counts-day = Giorno
kiosk-counts-started = Iniziate
kiosk-counts-finished = Finite
kiosk-counts-none = Non è ancora stata giocata nessuna partita.
kiosk-counts-note = Queste cifre sono solo nella memoria di questo schermo. Non viene inviato nulla.
