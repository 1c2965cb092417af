### Translated by machine, not yet read by a native speaker.

# Reasons for a move, after "Best: A4 to A1 – ", and what the tutor says about a move. $square is a square, $throws of $all
# are equally likely throws.

reason-and = { $first }, { $second }
reason-wins = er gewinnt das Spiel
reason-ends = er beendet das Spiel
reason-takes = er schlägt einen Stein, der schon { $way ->
    [one] { $way } Feld
   *[other] { $way } Felder
  } weit war
reason-takes-again = { reason-takes }, und es folgt noch ein Wurf
reason-off = er bringt einen Stein ins Ziel
reason-off-again = { reason-off }, und es folgt noch ein Wurf
reason-rosette = er endet auf einer Rosette: Es folgt noch ein Wurf
reason-again = es folgt noch ein Wurf
reason-throw = noch ein Wurf ist mehr wert als aufzuhören
reason-leaves = der Stein entgeht { $throws } von { $all } Würfen
reason-aims = er bedroht { $square } mit { $throws } von { $all } Würfen
reason-blocks = bei { $throws } von { $all } Würfen kann der Gegner nicht ziehen
reason-enters = er bringt einen neuen Stein ins Spiel
reason-award = noch ein Stein darf eingesetzt werden
reason-forward = der Stein hat danach noch { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
  } vor sich
reason-safe = dort steht der Stein sicher
reason-open = dort droht ein Schlag bei { $throws } von { $all } Würfen
reason-convert = bei Ja wird daraus { $score }
reason-nothing = jeder Zug ist weniger wert
reason-stay-safe = die Steine stehen dort sicher, wo sie sind
reason-none = der Wurf entscheidet

leaves-open = Danach droht deinem Stein auf { $square } ein Schlag bei { $throws } von { $all } Würfen.
