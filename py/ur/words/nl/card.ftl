### Translated by machine, not yet read by a native speaker.

# The rule card beside the board: each rule in a few words. $picture is the name of an ornament or of a thing.

card-title = { $picture ->
    [rosette] Rozet
    [eyes] Ogen
    [five-dots] Vijf stippen
    [four-fives] Vier vijven
    [five] Kleine vijf
    [twelve] Twaalf stippen
    [homeward] Heen en terug
    [fork] Twee routes
    [side] Kanten
    [capture] Slaan
    [stack] Stapels
    [lots] Dobbelstenen
    [pass] Passen
    [bone] Tweede bikkel
    [birds] Vogels
    [points] Punten
   *[kitty] Pot
  }
card-squares = { $squares }
card-throws = De worp
card-birds = De vogels
card-open = Alle regels

## What a throw brings

card-enters = of nieuw
card-throws-again = nog eens
card-turn-ends = beurt om
card-throw-says = { $marked ->
    [0] Geen
   *[other] { $marked }
  } van { $lots } gemerkt:
card-value = waarde { $value }

## What a square does

card-enter-with = Hier breng je stukken in, als alle { $marked } gemerkt zijn.
card-again-rosette = Gooi nog eens.
card-safe-rosettes = Hier veilig.
card-safe = Hier veilig.
card-unsafe = Beschermt niet.
card-award = Je mag een stuk op je start zetten.
card-forfeit = De tegenstander zet een stuk { $score } vakken verder.
card-doubles = Ga verder met dezelfde waarde.
card-mixed = Stukken van beide spelers vormen stapels, tot { $limit } hoog.
card-top-only = Alleen het bovenste stuk mag verder.
card-own-stack = Stukken van één speler vormen stapels, tot { $limit } hoog, en zijn veilig.
card-single = Een enkel stuk met dezelfde kant boven kan geslagen worden.
card-turned-safe = Gestippelde stukken zijn veilig.
card-turn = Hier draait een stuk zijn stippen naar boven, voor de weg naar huis.
card-landed = Landen: pak de waarde van je vogel.
card-passed = { $single ->
    [true] Voorbijgaan: betaal die waarde één keer, tenzij je op een rozet landt.
   *[false] Voorbijgaan: betaal die waarde.
  }
card-fine = Betaal { $amount } aan de pot{ $limited ->
    [true] , of alles wat je hebt
   *[false] { "" }
  }.

## Other rules

card-twice = Gladde stukken gaan heen. Gestippelde stukken zijn op weg naar huis.
card-fork = Ga links of rechts om het kleine blok.
card-capture-side = Sla alleen stukken met dezelfde kant boven.
card-other-side = Een stuk met de andere kant boven blokkeert.
card-again-capture = Na slaan gooi je nog eens.
card-safe-everywhere = Er wordt niet geslagen: vijandelijke stukken blokkeren.
card-own-stack-free = Je stukken mogen op elk vak samen staan.
card-run-in = Twee of meer vijandelijke stukken sturen je stuk terug naar de voorraad.
card-stuck-wins = Je wint als je alleen stukken zou kunnen zetten die onder vijandelijke stukken liggen.
card-unbury = Zou je alleen bedekte stukken kunnen zetten, trek er dan een uit.
card-kit-rosette = Gooi { $count } dobbelstenen om een rozet te verlaten, en alleen dan.
card-bars = Het stuk dat de worp opleverde, mag die niet gebruiken.
card-may-pass = Je mag passen in plaats van zetten.
card-convert = Ja verandert { $table }. Nee beëindigt de beurt.
rule-convert-one = { $a } in { $b }
card-launch-order = { $fixed ->
    [true] Eerst in deze volgorde.
   *[false] Eerst in een volgorde naar keuze.
  }
card-launch-again = Na slaan opnieuw vlak voor een rozet naar keuze: { $kind }.
card-stake = Elke speler betaalt eerst { $stake }{ $purse ->
    [0] { "" }
   *[other] { " " }van { $purse }
  }.
card-kitty = De winnaar krijgt hem.
card-pool = { $split ->
    [true] Aan het eind wordt hij gedeeld.
   *[false] De winnaar krijgt hem.
  }
card-penalty = { $all ->
    [true] De verliezer betaalt de winnaar de waarde van elke vogel die niet thuis is.
   *[false] De verliezer betaalt de winnaar de waarde van elke vogel op het bord.
  }
card-points = De winnaar krijgt punten voor de resterende stukken van de verliezer: { $hand } in de voorraad, { $start } op de start, anders de waarde van het vak.
rule-points-one = { $what } { $value }

card-bird = { $piece }: komt in het spel met een { $score }, waarde { $value }.
