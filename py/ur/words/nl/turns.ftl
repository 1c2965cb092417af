### Translated by machine, not yet read by a native speaker.

# What is to do and what happened, to people. $by is who does it, $owner whose piece it is: "you" (a person who plays
# the computer or takes a lesson), "computer", "other" (the other player of a lesson), "light" or "dark" (two people, or
# two computers). The first sentence of each is a line of at most about 34 letters, the next of 48. $square and $to are
# squares: "B6", "the rosette A1", "the rosette in the middle".

side-you = Jij
side-computer = De computer
side-other = De tegen{ "\u00AD" }stander
who = { $by ->
    [you] Jij
    [computer] De computer
    [other] De tegenstander
    [light] Licht
   *[dark] Donker
  }
who-inside = { $by ->
    [you] jou
    [computer] de computer
    [other] de tegenstander
    [light] Licht
   *[dark] Donker
  }
whose = { $by ->
    [you] van jou
    [computer] van de computer
    [other] van de tegenstander
    [light] van Licht
   *[dark] van Donker
  }
whose-piece = { $owner ->
    [you] jouw stuk
    [computer] een stuk van de computer
    [other] een stuk van de tegenstander
    [light] een licht stuk
   *[dark] een donker stuk
  }

## Who begins

begins = { $by ->
    [you] Jij begint.
   *[other] { who } begint.
  }
start-guessed = { $by ->
    [you] Je gooit
   *[other] { who } gooit
  } een dobbelsteen, en { $owner ->
    [you] jij zegt
    [computer] de computer zegt
    [other] de tegenstander zegt
    [light] Licht zegt
   *[dark] Donker zegt
  } ‘{ $guess }’. Die valt: { $fallen }.
begins-by-throw = { begins-with } { $own } tegen { $other }.
begins-with = { $by ->
    [you] Jij begint:
   *[other] { who } begint:
  }

## Throws and what they mean

throw-score = { $by ->
    [you] Je gooit { $score }.
   *[other] { who } gooit { $score }.
  }
throw-nothing = { $by ->
    [you] Je worp telt niets.
   *[other] De worp { whose } telt niets.
  }
throw-marked = { $marked ->
    [0] Geen
   *[other] { $marked }
  } gemerkt: telt { $score ->
    [0] niets
   *[other] { $score }
  }.
throw-converted = { $by ->
    [you] Je gooit
   *[other] { who } gooit
  } ja: { $number } wordt { $score }.
throw-convertible = Ja maakt er { $score } van.
throw-enters = Zo komen stukken in het spel.
throw-launches = Dat is het getal van: { $piece }.
throw-again = { $moving ->
    [true] Een zet levert nog een worp op.
   *[false] Er volgt nog een worp.
  }

## What is to do now

todo-throw = { $by ->
    [you] Jij gooit.
    [light] Licht gooit.
    [dark] Donker gooit.
   *[computer] { who } gooit.
  }
todo-start = Wie begint? { todo-throw }
todo-start-again = Niet beslist: { $own } tegen { $other }. { todo-throw }
todo-start-higher = De hoogste worp begint.
todo-start-one = De enige speler met een 1 begint.
todo-again-rosette = { $by ->
    [you] Een rozet: gooi nog eens.
   *[other] { who } gooit nog eens.
  }
todo-again-capture = { $by ->
    [you] Geslagen: gooi nog eens.
   *[other] { who } gooit nog eens.
  }
todo-move = { $by ->
    [you] Jouw beurt: zet { $score }.
   *[other] { who } zet { $score }.
  }
todo-no-move = { $by ->
    [you] Je kunt niet zetten.
   *[other] { who } kan niet zetten.
  }
todo-no-score = { $by ->
    [you] Je beurt is voorbij.
    [light] De beurt van Licht is voorbij.
    [dark] De beurt van Donker is voorbij.
    [other] De beurt van de tegenstander is voorbij.
   *[computer] De beurt van de computer is voorbij.
  }
todo-convert = { $by ->
    [you] De tweede bikkel, of stoppen?
   *[other] Een tweede bikkel voor { who-inside }?
  }
todo-extra = { $by ->
    [you] Nog een worp, of hier stoppen?
   *[other] { who } mag nog eens gooien.
  }
todo-award = { $by ->
    [you] Een rozet! Een stuk op je start?
   *[other] { who } mag een stuk inbrengen.
  }
todo-forfeit = Ogen: { $by ->
    [you] jij moet { $score } zetten.
   *[other] { who-inside } moet { $score } zetten.
  }

## What happened

happened-moved = { $by ->
    [you] Je zet
   *[other] { who } zet
  } van { $from } naar { $to }.
happened-moved-to = { $by ->
    [you] Je zet
   *[other] { who } zet
  } naar { $to }.
happened-moved-in = { $by ->
    [you] Je zet
   *[other] { who } zet
  } van de start naar { $to }.
happened-moved-kind = { who }: { $piece } van { $from } naar { $to }.
happened-entered = { $alike ->
    [true] { $by ->
        [you] Je brengt een stuk in op { $to }.
       *[other] { who } brengt een stuk in op { $to }.
      }
   *[false] { who }: { $piece } komt op { $to }.
  }
happened-turned = Het stuk toont nu zijn stippen.
happened-off = { $alike ->
    [true] { $by ->
        [you] Je hebt er { $off } van de { $all } thuis.
       *[other] { who } heeft er { $off } van de { $all } thuis.
      }
   *[false] { who }: { $piece } thuis, { $off } van de { $all }.
  }
happened-captured = { $by ->
    [you] Je slaat
   *[other] { who } slaat
  } { whose-piece }.
happened-captured-kind = { $owner ->
    [you] Jouw vogel is geslagen: { $piece }.
    [computer] Je slaat een vogel: { $piece }.
    [other] Je slaat een vogel: { $piece }.
    [light] Donker slaat een vogel: { $piece }.
   *[dark] Licht slaat een vogel: { $piece }.
  }
happened-captured-on = Dat was op { $square }.
happened-sent-off = { $owner ->
    [you] Jouw stuk stuit op een stapel.
    [computer] De computer stuit op een stapel.
    [other] De tegenstander stuit op een stapel.
    [light] Licht stuit op een stapel.
   *[dark] Donker stuit op een stapel.
  }
happened-sent-off-by = Die staat op { $square }.
happened-again = { $by ->
    [you] Je gooit nog eens.
   *[other] { who } gooit nog eens.
  }
happened-no-move = { todo-no-move }
happened-no-score = De beurt is voorbij.
happened-by-choice = { $by ->
    [you] Je past.
   *[other] { who } past.
  }
happened-extra-declined = { $by ->
    [you] Je stopt hier.
   *[other] { who } stopt hier.
  }
happened-award-declined = { $by ->
    [you] Je laat het stuk in de voorraad.
   *[other] { who } laat het stuk in de voorraad.
  }
happened-no-conversion = De bikkel zegt nee. { todo-no-score }
happened-paid-fine = { $amount ->
    [0] { $by ->
        [you] Je hebt niets om mee te betalen.
       *[other] { who } heeft niets om mee te betalen.
      }
   *[other] { $by ->
        [you] Je betaalt { $amount } voor de rozet.
       *[other] { who } betaalt { $amount } voor de rozet.
      }
  } In de pot: { $kitty }.
happened-paid-passed = { $amount ->
    [0] { $by ->
        [you] Je hebt niets om mee te betalen.
       *[other] { who } heeft niets om mee te betalen.
      }
   *[other] { $by ->
        [you] Je betaalt { $amount } voor een rozet onderweg.
       *[other] { who } betaalt { $amount } voor een rozet onderweg.
      }
  } In de pot: { $kitty }.
happened-paid-landed = { $amount ->
    [0] De pot is leeg: er is niets te pakken.
   *[other] { $by ->
        [you] Je pakt { $amount } uit de pot en hebt { $purse }.
       *[other] { who } pakt { $amount } uit de pot en heeft { $purse }.
      }
  }
happened-paid-kitty = { $by ->
    [you] Je krijgt de pot: { $amount }.
   *[other] { who } krijgt de pot: { $amount }.
  }
happened-paid-penalty = { $amount ->
    [0] { $by ->
        [you] Je betaalt niets.
       *[other] { who } betaalt niets.
      }
   *[other] { $by ->
        [you] Je betaalt { $amount } voor de resterende vogels.
       *[other] { who } betaalt { $amount } voor de resterende vogels.
      }
  }
happened-paid-pool = { $by ->
    [you] Je krijgt { $amount } uit de pot.
   *[other] { who } krijgt { $amount } uit de pot.
  }

## Why a piece must wait for the other player

why-other-player = { $by ->
    [you] Jij bent aan de beurt.
   *[other] { who } is aan de beurt.
  }
why-pending-forfeit = { $by ->
    [you] Eerst moet jij een stuk { $score } vakken verder zetten.
   *[other] Eerst moet { who-inside } een stuk { $score } vakken verder zetten.
  }

## The end

result-all-off = { $by ->
    [you] Jij hebt gewonnen met { $own }–{ $other }.
   *[other] { who } heeft gewonnen met { $own }–{ $other }.
  }
result-won = { $by ->
    [you] Jij hebt gewonnen.
   *[other] { who } heeft gewonnen.
  }
result-stuck = De winnaar had alleen bedekte stukken kunnen zetten: volgens deze regels wint dat.
result-resigned = { $by ->
    [computer] Je hebt opgegeven.
    [you] De computer heeft opgegeven.
   *[other] De tegenstander heeft opgegeven.
  }
result-points = { $by ->
    [you] Je krijgt
   *[other] { who } krijgt
  } { $points } { $points ->
    [one] punt
   *[other] punten
  }.
result-purses = { $by ->
    [you] Jij hebt { $own }, { $owner ->
        [computer] de computer
       *[other] de tegenstander
      } { $other }.
    [computer] Jij hebt { $other }, de computer { $own }.
    [light] Licht heeft { $own }, Donker { $other }.
   *[dark] Licht heeft { $other }, Donker { $own }.
  }
story-luck = { $luck ->
    [much-for] De dobbelstenen hebben { who-inside } veel geholpen.
    [little-for] De dobbelstenen hebben { who-inside } een beetje geholpen.
    [little-against] De dobbelstenen waren een beetje tegen { who-inside }.
    [much-against] De dobbelstenen waren sterk tegen { who-inside }.
   *[even] De dobbelstenen hebben beiden ongeveer evenveel geholpen.
  }
story-clean = { $by ->
    [you] Jouw keuzes waren bijna perfect.
   *[other] De keuzes { whose } waren bijna perfect.
  }
story-small = Geen enkele keuze { whose } kostte veel.
story-many = { $by ->
    [you] Jouw keuzes kostten samen veel.
   *[other] De keuzes { whose } kostten samen veel.
  }
story-nearly-lost = Eén keuze kostte bijna het spel.
story-one-choice = Eén keuze kostte { who-inside } het meest.
whose-start = { $by ->
    [you] Jouw keuzes
    [computer] Keuzes van de computer
    [other] Keuzes van de tegenstander
    [light] Keuzes van Licht
   *[dark] Keuzes van Donker
  }
result-draw = Gelijkspel.
result-draw-skips = Lang kon er niets gezet worden.
result-draw-length = Het spel duurde te lang.

## How the game went, in numbers

review-choices = { whose-start }
# In a small place, for the whole table: two amounts such as +12.3 %.
end-brief = Dobbelstenen { $dice }. { whose-start } { $own }.
review-note = { $kind ->
    [chance] In winkans voor { who-inside }, zoals de computer die inschat.
    [points] In punten netto voor { who-inside }, zoals de computer die inschat.
   *[money] In geld voor { who-inside }, zoals de computer dat inschat.
  } De rijen geven samen de laatste.
