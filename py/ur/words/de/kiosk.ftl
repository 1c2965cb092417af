### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = Ein rund 4.500 Jahre alter Wettlauf. Bring alle deine Steine vor dem Gegner ins Ziel.
# same as in English
kiosk-dated = { $year }: { $what }
kiosk-touch = Zum Spielen berühren
kiosk-soon = Gleich geht es weiter
kiosk-soon-game = Einen Moment. Das Spiel geht von selbst weiter.

## The screen for choosing

kiosk-lead = Bring alle deine Steine vor dem Gegner ins Ziel.{ $minutes ->
    [0] { "" }
   *[other] { " " }Ein Spiel dauert etwa { $minutes } min.
  }
kiosk-one = Allein
kiosk-one-note = gegen den Computer
kiosk-two-note = an diesem Bildschirm
kiosk-larger = Größere Schrift
kiosk-lower = Tiefer stellen
kiosk-learn = Zeig es mir
kiosk-home = Mitnehmen

## During a game

kiosk-wait = { $by } ist dran.
kiosk-end = Dieses Spiel beenden?
kiosk-still = Spielst du noch?
kiosk-still-touch = Tippe irgendwohin, um weiterzuspielen.
kiosk-still-then = { $seconds ->
    [one] Das Spiel wird in { $seconds } Sekunde weggeräumt.
   *[other] Das Spiel wird in { $seconds } Sekunden weggeräumt.
  }
kiosk-home-how = Richte die Kamera deines Telefons auf den Code. Dort öffnet sich das Spiel, kostenlos und ohne Konto.

## For the staff of the museum: how many games were played

kiosk-counts = Spiele an diesem Bildschirm
kiosk-counts-day = Tag
kiosk-counts-started = Begonnen
kiosk-counts-finished = Beendet
kiosk-counts-none = Es wurde noch kein Spiel gespielt.
kiosk-counts-note = Diese Zahlen stehen nur im Speicher dieses Bildschirms. Nichts wird gesendet.
