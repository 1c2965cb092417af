# A public screen in a museum (?kiosk=1). Visitors stand in front of it and read in passing: short sentences.

## The screen that invites, while two computers play

# Largest words on the screen; people read them from some metres away.
kiosk-caption = A race game about 4,500 years old. Bring all your pieces home first.
# A line of the time line of the story: a year, and what happened then.
kiosk-dated = { $year }: { $what }
# On the one large button. limit: 24
kiosk-touch = Touch to play
# In place of the button while the game does not work.
kiosk-soon = Back soon
# Below the game while it does not work.
kiosk-soon-game = One moment. The game will go on by itself.

## The screen for choosing

# $minutes is how long a game takes; 0 where options change that: then it is not shown.
kiosk-lead = Bring all your pieces home first.{ $minutes ->
    [0] { "" }
   *[other] { " " }A game takes about { $minutes } min.
  }
kiosk-one = One player
kiosk-one-note = against the computer
# Below "Two players".
kiosk-two-note = at this screen
# Buttons. limit: 16
kiosk-larger = Larger words
# It moves everything down on the screen, for children and people in wheelchairs.
kiosk-lower = Bring it lower
kiosk-learn = Show me how
kiosk-home = Take it home

## During a game

# For the player opposite, while the other one acts. $by is Light or Dark.
kiosk-wait = Wait for { $by }.
# Somebody has touched "New game". The answers are "Go on" and "New game".
kiosk-end = End this game?
kiosk-still = Still playing?
kiosk-still-touch = Touch anywhere to go on.
kiosk-still-then = { $seconds ->
    [one] The game will close in { $seconds } second.
   *[other] The game will close in { $seconds } seconds.
  }
# Below a code that phones read with their camera.
kiosk-home-how = Point the camera of your phone at the code. The game opens there, free of charge and without an account.

## For the staff of the museum: how many games were played

kiosk-counts = Games on this screen
kiosk-counts-day = Day
kiosk-counts-started = Begun
kiosk-counts-finished = Finished
kiosk-counts-none = No game has been played yet.
kiosk-counts-note = These figures are only in the memory of this screen. Nothing is sent.
