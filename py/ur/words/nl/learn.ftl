### Translated by machine, not yet read by a native speaker.

# Learning: lessons on the page, hints, the tutor; the buttons to what a game was like and to the proof of its dice.

## Lessons

lesson = Les
lesson-starting = De les begint.
lesson-status = { $step } van { $steps }: { $text }
lesson-other = Dat is een geldige zet, maar niet die waar deze stap over gaat. Probeer een andere.
lesson-next = Volgende
lesson-again = Nog een keer
lesson-play = Een spel spelen
lesson-leave = Verlaten
lesson-back = Terug naar het spel

## The first throw of a new player

first-to-throw = Druk op ‘Gooien’: { $kind ->
    [bones] de bikkel valt op een getal van 1 tot 4.
    [cubes] het gaat erom hoeveel dobbelstenen gemerkt vallen.
   *[lots] het gaat erom hoeveel gemerkte hoeken omhoog wijzen.
  }
first-throw = { $kind ->
    [lots] Gemerkte hoeken boven: { $marked } van { $count }. Dat telt { $score }.
   *[other] Je worp telt { $score }.
  } Kies een stuk, dan zijn vak.

## Hints and the tutor

hint = Tip
hint-says = Beste zet: { $move }.
hint-only = De enige zet: { $move }.
hint-why = Waarom: { $reason }.
value-chance = { $value }%
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] winkans { $value }%
    [points] punten netto: { $value }
   *[money] in de beurs: { $value }
  }
tutor-ask = Dat kost { $kind ->
    [chance] { $value } gewonnen spellen van de 100
    [points] punten, ongeveer { $value }
   *[money] geld, ongeveer { $value }
  }.
tutor-better = Beter: { $move } – { $reason }.
tutor-back = Terugnemen
tutor-anyway = Toch zetten

## The end of a game

look-back = Terugblik

## Looking back, move by move

look-title = Terugblik
look-leave = Terug naar het spel
look-cost = { $kind ->
    [chance] Dat kostte { $cost } gewonnen spellen van de 100.
    [points] Dat kostte punten, ongeveer { $cost }.
   *[money] Dat kostte geld, ongeveer { $cost }.
  }

## Dice that can be checked

fair-title = De dobbelstenen van dit spel
dice-open = Waarom de dobbelstenen eerlijk zijn
dice-note = Een geheim getal legde alle worpen vast vóór de eerste. De vingerafdruk ervan:
dice-more = Controleren
