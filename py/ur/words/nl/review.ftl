### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

## The end of a game

result-tallies = De stand
graph-title = { $kind ->
    [chance] Winkans in de loop van het spel
    [points] Punten in de loop van het spel
   *[money] Geld in de loop van het spel
  }
graph-start = Begin
graph-end = Eind

## Looking back, move by move

look-start = Het begin van het spel.
look-turned = Hier veranderde het spel het meest.
look-better = { $cost } Beter: { $move } – { $reason }.
look-best = Geen keuze was beter.
look-near = Bijna zo goed als de beste. { $cost }
look-first = Naar het begin
look-previous = Eerder
# same as in English
look-next = Later
look-end = Naar het eind
look-next-mark = Volgende teken
look-list = Alle zetten
look-play-on = Vanaf hier verderspelen
look-play-on-note = Wat je vanaf hier verderspeelt, wordt niet bewaard.
look-count = { $by ->
    [you] Jij
    [computer] De computer
    [light] Licht
   *[dark] Donker
  }: { $marks ->
    [0] geen tekens
    [one] { $marks } teken
   *[other] { $marks } tekens
  } bij { $choices ->
    [one] { $choices } keuze
   *[other] { $choices } keuzes
  }
look-accuracy = Nauwkeurigheid { $n } van 100
look-accuracy-note = Nauwkeurigheid: 100 als elke keuze de beste is, 50 als er willekeurig gekozen wordt.
look-choices = Wat er te kiezen was, met de waardering
look-played = (gespeeld)
look-because = De beste zet: { $reason }.
look-progress = Worpen en zetten grondiger beoordeeld: { $looked } van de { $all }
look-throws = Wat de worp had kunnen zijn
look-chance = { $n } van de { $all }
look-short = Te kort om er iets over te zeggen.
look-legend = { $kind ->
    [chance] Een teken staat voor een keuze die zoveel gewonnen spellen van de 100 kostte:
    [points] Een teken staat voor een keuze die zoveel punten netto kostte:
   *[money] Een teken staat voor een keuze die zoveel geld kostte:
  }
look-limits = De grenzen passen bij de regels, zodat een teken overal hetzelfde betekent: niveau 3 van de computer krijgt er een bij ongeveer 1 van de { $doubtful } keuzes, ? of ?? bij 1 van de { $slip }, ?? bij 1 van de { $mistake }.
look-dice = De dobbelstenen
look-luck = Het getal naast een worp: het geluk dat hij bracht.
look-band = De band om de lijn is ± { $half }. In negen van de tien stellingen waarvan de exacte waarde bekend is, ligt die waarde in de band.
# $least is a number such as 2.0.
mark-doubtful = ?! twijfelachtig, vanaf { $least }
    .name = twijfelachtig
    .sign = ?!
mark-slip = ? onnauwkeurig, vanaf { $least }
    .name = onnauwkeurig
    .sign = ?
mark-mistake = ?? een fout, vanaf { $least }
    .name = een fout
    .sign = ??
mark-found = goed gevonden: verreweg de beste, al zie je dat niet meteen
    .name = goed gevonden

## A deep look at one choice

deep-look = Dieper kijken
deep-stop = Stoppen
deep-games = Verdergespeeld: { $games } van { $all } keer
deep-enough = Verdergespeeld: { $games } keer. Dat is genoeg.
deep-estimate = Verdergespeeld: { $value } ± { $half }
# same as in English
deep-exact = Exact: { $value }
deep-best = Niet alleen door toeval de beste: { $move }.
deep-note = De computer speelt de beste keuzes enkele worpen verder, dezelfde voor elke keuze, haalt het geluk eruit en beoordeelt het einde. Met 95% zekerheid verandert toeval een waarde niet meer dan het getal achter ±.
deep-exact-note = Er kunnen nog zo weinig stellingen komen dat de waarden zeker zijn.

## The throws of a game

throws-title = Worpen van dit spel: { $n }
throws-note = Tussen haakjes: hoeveel er gemiddeld te verwachten zijn.
throws-count = { $count } ({ $due })
throws-marked = Gemerkt
throws-value = Waarde
level-top = { $won ->
    [true] Je hebt het hoogste niveau verslagen!
   *[other] Dit is het hoogste niveau: ook een goede speler verliest hier vaak.
  } Een nieuw spel met andere regels is een nieuwe puzzel.

## Real dice, judged

fairness-throws = Na { $n ->
    [one] { $n } worp
   *[other] { $n } worpen
  } met { $whose ->
    [page] de dobbelstenen van de pagina
   *[own] jouw dobbelstenen
  }
fairness-fair = { fairness-throws }: ze lijken eerlijk. Zulke verschillen zijn toeval.
fairness-odd = { fairness-throws }: een beetje ongewoon, met eerlijke dobbelstenen ongeveer één keer op { $once } pogingen. Houd ze in de gaten.
fairness-unfair = { fairness-throws }: eerlijke dobbelstenen vallen bijna nooit zo, hooguit één keer op { $once } pogingen.
fairness-all = Zijn de dobbelstenen eerlijk? Hoe sterk speel ik? Al mijn spellen nagaan
strength-says = Spellen tegen de computer: { $games }. Je speelt ongeveer op niveau { $level }, met 95% zekerheid tussen niveau { $low } en niveau { $high }.
strength-few = Spellen tegen de computer: { $games }. Dat zijn er te weinig om je niveau te schatten.
fairness-counting = Elke worp wordt geteld …
fairness-few = Er zijn nog geen vijftig worpen: te weinig om iets te zeggen.
fairness-kit = { $kind ->
    [bones] Bikkels.
    [cubes] { $count } zeszijdige dobbelstenen.
   *[lots] { $count } dobbelstenen.
  } { $text }

## Sound, size, statistics

stats-title = Resultaten tot nu toe
stats-rules = Regels
stats-level = Tegen
stats-played = Uitgespeeld
stats-won = Gewonnen
stats-people = twee personen
stats-level-of = niveau { $level }

look-learn = Leren van fouten: { $n }

look-whose = { $kind ->
    [chance] Winkans
    [points] Verwachte punten
   *[money] Verwacht geld
  } ({ who })
graph-moment = Zet { $n } van { $all }. { look-whose }: { $value }
