### Translated by machine, not yet read by a native speaker.

# Learning: lessons on the page, hints, the tutor; the buttons to what a game was like and to the proof of its dice.

## Lessons

lesson = Lektion
lesson-starting = Die Lektion beginnt.
lesson-status = { $step } von { $steps }: { $text }
lesson-other = Das ist ein erlaubter Zug, aber nicht der, um den es hier geht. Versuch einen anderen.
lesson-next = Weiter
lesson-again = Noch einmal
lesson-play = Ein Spiel spielen
lesson-leave = Verlassen
lesson-back = Zurück zum Spiel

## The first throw of a new player

first-to-throw = Drück „Würfeln“: { $kind ->
    [bones] Der Astragal fällt auf eine Zahl von 1 bis 4.
    [cubes] Es zählt, wie viele Würfel eine Markierung zeigen.
   *[lots] Es zählt, wie viele markierte Ecken nach oben zeigen.
  }
first-throw = { $kind ->
    [lots] Markierte Ecken oben: { $marked } von { $count }. Das zählt { $score }.
   *[other] Dein Wurf zählt { $score }.
  } Wähl einen Stein, dann sein Feld.

## Hints and the tutor

hint = Tipp
hint-says = Bester Zug: { $move }.
hint-only = Einziger Zug: { $move }.
hint-why = Warum dieser Zug: { $reason }.
value-chance = { $value } %
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] Gewinnchance { $value } %
    [points] Punkte netto: { $value }
   *[money] im Beutel: { $value }
  }
tutor-ask = Das kostet { $kind ->
    [chance] { $value } Siege in 100 Spielen
    [points] Punkte, etwa { $value }
   *[money] Geld, etwa { $value }
  }.
tutor-better = Besser: { $move } – { $reason }.
tutor-back = Zurücknehmen
tutor-anyway = Trotzdem ziehen

## The end of a game

look-back = Rückblick

## Looking back, move by move

look-title = Rückblick
look-leave = Zurück zum Spiel
look-cost = { $kind ->
    [chance] Das hat { $cost } Siege in 100 Spielen gekostet.
    [points] Das hat Punkte gekostet, etwa { $cost }.
   *[money] Das hat Geld gekostet, etwa { $cost }.
  }

## Dice that can be checked

fair-title = Die Würfel dieses Spiels
dice-open = Warum die Würfel fair sind
dice-note = Eine geheime Zahl hat alle Würfe vor dem ersten festgelegt. Ihr Fingerabdruck:
dice-more = Nachprüfen
