# Answers to a tap: a square, a stack, a hand, a purse, the dice. $square and $to are squares, $by is a side as in turns.ftl.

explain-here = On { $square }:
explain-plain = Nothing special happens on { $square }.
explain-can-go = { $by ->
    [you] Your piece
    [computer] The computer’s piece
    [other] The other player’s piece
    [light] Light’s piece
   *[dark] Dark’s piece
  } can go to { $to }{ $score ->
    [0] { "" }
   *[other] { " " }with this { $score }
  }.
explain-can-leave = { $by ->
    [you] Your piece
    [computer] The computer’s piece
    [other] The other player’s piece
    [light] Light’s piece
   *[dark] Dark’s piece
  } can go home{ $score ->
    [0] { "" }
   *[other] { " " }with this { $score }
  }.
explain-sent-off = There it meets a stack of enemies and goes back to the hand.
explain-captures = { $by ->
    [you] You
    [computer] The computer
    [other] The other player
    [light] Light
   *[dark] Dark
  } can capture here{ $score ->
    [0] { "" }
   *[other] { " " }with this throw
  }.
explain-lands = { $by ->
    [you] One of your pieces
    [computer] One of the computer’s pieces
    [other] One of the other player’s pieces
    [light] One of Light’s pieces
   *[dark] One of Dark’s pieces
  } can come here{ $score ->
    [0] { "" }
   *[other] { " " }with this throw
  }.
explain-not-now = With this score it cannot be captured.
explain-open = { $throws } of { $all } throws can capture the piece here.
explain-closed = No throw can capture the piece here.
explain-stack = From the top: { $pieces }.
explain-stacked = { $by ->
    [you] your
    [computer] the computer’s
    [other] the other player’s
    [light] Light’s
   *[dark] Dark’s
  } { $side ->
    [dotted] dotted piece
    [blank] blank piece
   *[none] piece
  } { $free ->
    [true] ({ stack-free })
   *[false] ({ stack-buried })
  }
explain-hand = { $by ->
    [you] You have
    [computer] The computer has
    [other] The other player has
    [light] Light has
   *[dark] Dark has
  } { $n } in hand.
explain-off = { $by ->
    [you] You have
    [computer] The computer has
    [other] The other player has
    [light] Light has
   *[dark] Dark has
  } { $n } of { $all } home.
explain-purse = { $by ->
    [you] You have
    [computer] The computer has
    [other] The other player has
    [light] Light has
   *[dark] Dark has
  } { $n } in the purse.
explain-kitty = The kitty holds { $n }.
