### Translated by machine, not yet read by a native speaker.

# Reasons for a move, after "Best: A4 to A1 – ", and what the tutor says about a move. $square is a square, $throws of $all
# are equally likely throws.

reason-and = { $first }; { $second }
reason-wins = hij wint het spel
reason-ends = hij beëindigt het spel
reason-takes = hij slaat een stuk dat al { $way ->
    [one] { $way } vak
   *[other] { $way } vakken
  } ver was
reason-takes-again = { reason-takes }, en er volgt nog een worp
reason-off = hij brengt een stuk thuis
reason-off-again = { reason-off }, en er volgt nog een worp
reason-rosette = hij eindigt op een rozet, en er volgt nog een worp
reason-again = er volgt nog een worp
reason-money = hij pakt { $amount } uit de pot
reason-forfeit = { then-forfeit }
reason-covers = het stuk eronder kan niet weg
reason-leaves = waar het stuk stond, kon het geslagen worden bij { $throws } van de { $all } worpen
reason-holds = hij houdt de tegenstander weg van { $square }, waar die met { $throws } van de { $all } worpen zou kunnen komen
reason-aims = hij bedreigt { $square } met { $throws } van de { $all } worpen
reason-blocks = bij { $throws } van de { $all } worpen kan de tegenstander niet zetten
reason-race = { $ahead ->
    [one] buiten bereik, en ongeveer { $ahead } worp voor op de tegenstander
   *[other] buiten bereik, en ongeveer { $ahead } worpen voor op de tegenstander
  }
reason-least = geen keuze is veiliger (bij { $throws } van de { $all } worpen kan er een stuk geslagen worden)
reason-tempo = daarna is er een zet mogelijk bij { $throws } van de { $all } worpen
reason-home = van daar kan het stuk thuiskomen bij { $throws } van de { $all } worpen
reason-nears = van daar kan nog een worp volgen bij { $throws } van de { $all } worpen
reason-earns = daarna kan nog een worp volgen bij { $throws } van de { $all } worpen
reason-homes = daarna kan een stuk thuiskomen bij { $throws } van de { $all } worpen
reason-rear = het achterste stuk gaat vooruit
reason-enters = hij brengt een nieuw stuk in
reason-award = er mag nog een stuk in het spel
reason-forward = het stuk heeft dan nog { $left ->
    [one] { $left } vak
   *[other] { $left } vakken
  } te gaan
reason-safe = de volgende worp kan het gezette stuk niet slaan
reason-beyond = met één worp zou de tegenstander het gezette stuk niet kunnen slaan
reason-open = het gezette stuk kan geslagen worden bij { $throws } van de { $all } worpen
reason-convert = ja maakt er { $score } van
reason-idle = er valt niets te zetten, niet met { $without } en niet met { $score }
reason-yes = { $reason } (met ja)
reason-stay-safe = de volgende worp kan geen stuk slaan

leaves-open = Dan kan je stuk op { $square } geslagen worden bij { $throws } van de { $all } worpen.
leaves-two = Dan kunnen je stukken op { $square } geslagen worden bij { $throws } van de { $all } worpen.
leaves-stuck = Bij { $throws } van de { $all } worpen zouden dan alleen stukken onder de jouwe kunnen zetten, en de tegenstander zou winnen.
