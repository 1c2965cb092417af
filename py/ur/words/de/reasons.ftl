### Translated by machine, not yet read by a native speaker.

# Reasons for a move, after "Best: A4 to A1 – ", and what the tutor says about a move. $square is a square, $throws of $all
# are equally likely throws.

reason-and = { $first }; { $second }
reason-wins = er gewinnt das Spiel
reason-ends = er beendet das Spiel
reason-takes = er schlägt einen Stein, der schon { $way ->
    [one] { $way } Feld
   *[other] { $way } Felder
  } weit war
reason-takes-again = { reason-takes }, und es folgt noch ein Wurf
reason-off = er bringt einen Stein ins Ziel
reason-off-again = { reason-off }, und es folgt noch ein Wurf
reason-rosette = er endet auf einer Rosette, und es folgt noch ein Wurf
reason-again = es folgt noch ein Wurf
reason-money = er nimmt { $amount } aus dem Topf
reason-forfeit = { then-forfeit }
reason-covers = der Stein darunter kann nicht ziehen
reason-leaves = wo der Stein stand, drohte ein Schlag bei { $throws } von { $all } Würfen
reason-holds = er verwehrt dem Gegner { $square }, wohin dieser mit { $throws } von { $all } Würfen kommen könnte
reason-aims = er bedroht { $square } mit { $throws } von { $all } Würfen
reason-blocks = bei { $throws } von { $all } Würfen kann der Gegner nicht ziehen
reason-race = { $ahead ->
    [one] außer Reichweite, und etwa { $ahead } Wurf näher am Ende als der Gegner
   *[other] außer Reichweite, und etwa { $ahead } Würfe näher am Ende als der Gegner
  }
reason-least = keine Wahl ist sicherer (ein Schlag droht bei { $throws } von { $all } Würfen)
reason-tempo = danach ist bei { $throws } von { $all } Würfen ein Zug möglich
reason-home = von dort kann der Stein bei { $throws } von { $all } Würfen ins Ziel kommen
reason-nears = von dort kann bei { $throws } von { $all } Würfen noch ein Wurf folgen
reason-earns = danach kann bei { $throws } von { $all } Würfen noch ein Wurf folgen
reason-homes = danach kann bei { $throws } von { $all } Würfen ein Stein ins Ziel kommen
reason-rear = der hinterste Stein kommt voran
reason-enters = er bringt einen neuen Stein ins Spiel
reason-award = noch ein Stein darf eingesetzt werden
reason-forward = der Stein hat danach noch { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
  } vor sich
reason-safe = der nächste Wurf kann den gezogenen Stein nicht schlagen
reason-beyond = mit einem Wurf könnte der Gegner den gezogenen Stein nicht schlagen
reason-open = dem gezogenen Stein droht ein Schlag bei { $throws } von { $all } Würfen
reason-convert = bei Ja wird daraus { $score }
reason-idle = weder mit { $without } noch mit { $score } lässt sich etwas ziehen
reason-yes = { $reason } (bei Ja)
reason-stay-safe = der nächste Wurf kann keinen Stein schlagen

leaves-open = Danach droht deinem Stein auf { $square } ein Schlag bei { $throws } von { $all } Würfen.
leaves-two = Danach droht deinen Steinen auf { $square } ein Schlag bei { $throws } von { $all } Würfen.
leaves-stuck = Bei { $throws } von { $all } Würfen könnten danach nur Steine unter deinen ziehen, und der Gegner gewänne.
