### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = Een wedloop van ongeveer 4.500 jaar oud. Breng als eerste al je stukken thuis.
# same as in English
kiosk-dated = { $year }: { $what }
kiosk-touch = Raak aan om te spelen
kiosk-soon = Zo weer terug
kiosk-soon-game = Een ogenblik. Het spel gaat vanzelf verder.

## The screen for choosing

kiosk-lead = Breng als eerste al je stukken thuis.{ $minutes ->
    [0] { "" }
   *[other] { " " }Een spel duurt ongeveer { $minutes } min.
  }
kiosk-one = Alleen
kiosk-one-note = tegen de computer
kiosk-two-note = aan dit scherm
kiosk-larger = Grotere letters
kiosk-lower = Lager zetten
kiosk-learn = Laat het me zien
kiosk-home = Neem het mee

## During a game

kiosk-wait = { $by } is aan de beurt.
kiosk-end = Dit spel beëindigen?
kiosk-still = Speel je nog?
kiosk-still-touch = Raak het scherm aan om verder te spelen.
kiosk-still-then = { $seconds ->
    [one] Het spel wordt over { $seconds } seconde opgeruimd.
   *[other] Het spel wordt over { $seconds } seconden opgeruimd.
  }
kiosk-home-how = Richt de camera van je telefoon op de code. Het spel opent daar, gratis en zonder account.

## For the staff of the museum: how many games were played

kiosk-counts = Spellen op dit scherm
kiosk-counts-day = Dag
kiosk-counts-started = Begonnen
kiosk-counts-finished = Uitgespeeld
kiosk-counts-none = Er is nog geen spel gespeeld.
kiosk-counts-note = Deze cijfers staan alleen in het geheugen van dit scherm. Er wordt niets verstuurd.
