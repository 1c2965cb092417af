### Translated by machine, not yet read by a native speaker.

# Answers to a tap: a square, a stack, a hand, a purse, the dice. $square and $to are squares, $by is a side as in turns.ftl.

explain-here = Auf { $square }:
explain-plain = Auf { $square } geschieht nichts Besonderes.
explain-can-go = { $by ->
    [you] Dein Stein
    [computer] Der Stein des Computers
    [other] Der Stein des Gegners
    [light] Der helle Stein
   *[dark] Der dunkle Stein
  } kann{ $score ->
    [0] { "" }
   *[other] { " " }mit dieser { $score }
  } auf { $to } ziehen.
explain-can-leave = { $by ->
    [you] Dein Stein
    [computer] Der Stein des Computers
    [other] Der Stein des Gegners
    [light] Der helle Stein
   *[dark] Der dunkle Stein
  } kann{ $score ->
    [0] { "" }
   *[other] { " " }mit dieser { $score }
  } ins Ziel ziehen.
explain-sent-off = Dort trifft er auf einen gegnerischen Stapel und muss zurück in den Vorrat.
explain-captures = { $by ->
    [you] Du kannst
    [computer] Der Computer kann
    [other] Der Gegner kann
    [light] Hell kann
   *[dark] Dunkel kann
  } hier{ $score ->
    [0] { "" }
   *[other] { " " }mit diesem Wurf
  } schlagen.
explain-lands = { $by ->
    [you] Einer deiner Steine
    [computer] Ein Stein des Computers
    [other] Ein Stein des Gegners
    [light] Ein heller Stein
   *[dark] Ein dunkler Stein
  } kann{ $score ->
    [0] { "" }
   *[other] { " " }mit diesem Wurf
  } hierher ziehen.
explain-not-now = Mit diesem Wert kann er nicht geschlagen werden.
explain-open = Mit { $throws } von { $all } Würfen kann der Stein hier geschlagen werden.
explain-closed = Mit keinem Wurf kann der Stein hier geschlagen werden.
explain-stack = Von oben: { $pieces }.
explain-stacked = { $by ->
    [you] dein
    [computer] vom Computer ein
    [other] vom Gegner ein
    [light] von Hell ein
   *[dark] von Dunkel ein
  } { $side ->
    [dotted] getupfter Stein
    [blank] glatter Stein
   *[none] Stein
  } { $free ->
    [true] ({ stack-free })
   *[false] ({ stack-buried })
  }
explain-hand = { $by ->
    [you] Du hast
    [computer] Der Computer hat
    [other] Der Gegner hat
    [light] Hell hat
   *[dark] Dunkel hat
  } { $n } im Vorrat.
explain-off = { $by ->
    [you] Du hast
    [computer] Der Computer hat
    [other] Der Gegner hat
    [light] Hell hat
   *[dark] Dunkel hat
  } { $n } von { $all } im Ziel.
explain-purse = { $by ->
    [you] Du hast
    [computer] Der Computer hat
    [other] Der Gegner hat
    [light] Hell hat
   *[dark] Dunkel hat
  } { $n } im Beutel.
explain-kitty = Im Topf sind { $n }.
