### Translated by machine, not yet read by a native speaker.

# Answers to a tap: a square, a stack, a hand, a purse, the dice. $square and $to are squares, $by is a side as in turns.ftl.

explain-here = Op { $square }:
explain-plain = Op { $square } gebeurt niets bijzonders.
explain-can-go = { $by ->
    [you] Jouw stuk
    [computer] Het stuk van de computer
    [other] Het stuk van de tegenstander
    [light] Het lichte stuk
   *[dark] Het donkere stuk
  } kan{ $score ->
    [0] { "" }
   *[other] { " " }met deze { $score }
  } naar { $to }.
explain-can-leave = { $by ->
    [you] Jouw stuk
    [computer] Het stuk van de computer
    [other] Het stuk van de tegenstander
    [light] Het lichte stuk
   *[dark] Het donkere stuk
  } kan{ $score ->
    [0] { "" }
   *[other] { " " }met deze { $score }
  } naar huis.
explain-sent-off = Daar stuit het op een vijandelijke stapel en moet het terug naar de voorraad.
explain-captures = { $by ->
    [you] Jij kunt
    [computer] De computer kan
    [other] De tegenstander kan
    [light] Licht kan
   *[dark] Donker kan
  } hier{ $score ->
    [0] { "" }
   *[other] { " " }met deze worp
  } slaan.
explain-lands = { $by ->
    [you] Een van jouw stukken
    [computer] Een stuk van de computer
    [other] Een stuk van de tegenstander
    [light] Een licht stuk
   *[dark] Een donker stuk
  } kan hier{ $score ->
    [0] { "" }
   *[other] { " " }met deze worp
  } komen.
explain-not-now = Met deze waarde kan het niet geslagen worden.
explain-open = Met { $throws } van de { $all } worpen kan het stuk hier geslagen worden.
explain-closed = Met geen enkele worp kan het stuk hier geslagen worden.
explain-stack = Van bovenaf: { $pieces }.
explain-stacked = { $by ->
    [you] van jou een
    [computer] van de computer een
    [other] van de tegenstander een
    [light] van Licht een
   *[dark] van Donker een
  } { $side ->
    [dotted] gestippeld stuk
    [blank] glad stuk
   *[none] stuk
  } { $free ->
    [true] ({ stack-free })
   *[false] ({ stack-buried })
  }
explain-hand = { $by ->
    [you] Je hebt
    [computer] De computer heeft
    [other] De tegenstander heeft
    [light] Licht heeft
   *[dark] Donker heeft
  } er { $n } in de voorraad.
explain-off = { $by ->
    [you] Je hebt
    [computer] De computer heeft
    [other] De tegenstander heeft
    [light] Licht heeft
   *[dark] Donker heeft
  } er { $n } van de { $all } thuis.
explain-purse = { $by ->
    [you] Je hebt
    [computer] De computer heeft
    [other] De tegenstander heeft
    [light] Licht heeft
   *[dark] Donker heeft
  } { $n } in de beurs.
explain-kitty = In de pot zit { $n }.
