### Translated by machine, not yet read by a native speaker.

position-over = In deze stelling is het spel afgelopen.
position-dead = In deze stelling zou niemand ooit nog kunnen zetten.
position-count = { $player }: in totaal { $count }, maar volgens de regels { $crew ->
    [one] { $crew } stuk
   *[other] { $crew } stukken
  }.
position-kind-twice = { $player }: tweemal hetzelfde stuk ({ $piece }).
position-not-on-path = { $player }: geen stuk komt ooit op { $square }.
position-moves-on = Op { $square } blijft geen stuk staan: het gaat meteen verder.
position-full = { $square } is vol: hoogstens { $limit } stukken.
position-no-stack = Op { $square } is maar plaats voor één stuk.
position-two-owners = Op { $square } staan nooit stukken van beide spelers samen.
position-side = { $face ->
    [dotted] { $player }: op { $square } ligt een stuk nooit met de stippen boven.
   *[blank] { $player }: op { $square } ligt een stuk altijd met de stippen boven.
  }
position-kitty-empty = De pot is leeg.
position-purse-empty = { $player }: de beurs is leeg.
position-money = Het geld is samen { $total }, niet { $whole }.
position-all-home = { $player }: zijn alle stukken thuis, dan is het spel afgelopen.
position-nothing-to-choose = In deze stelling valt niets te kiezen.
position-no-entry = { $player }: er is geen stuk in voorraad.
position-no-move = { $player }: geen stuk kan { $score } vakken verder.
position-barred = Het stuk dat niet verder mag, staat niet op { $square }.
position-throw-not-due = In deze stelling is geen worp te spelen.
position-no-such-throw = Zo kunnen de dobbelstenen niet vallen.
position-other-kit = In deze stelling wordt met andere dobbelstenen gegooid. Aantal: { $due }.

edit-take-off-first = Neem er eerst een weg, of kies een ander vak.
edit-other-square = Kies een ander vak.
edit-leave-a-way = Laat voor minstens één stuk een weg open.
edit-leave-one = Laat een stuk op het bord of in voorraad.
edit-nothing-there = { $square } is leeg.
edit-none-in-hand = { $player }: er is geen stuk van die soort meer in voorraad.
edit-none-home = { $player }: er is geen stuk thuis.
edit-free-one = Neem er een van het bord: het gaat naar de voorraad.
edit-unreadable = Volgens deze regels is deze tekst geen stelling. Kijk naar ‘{ $word }’.

editor-status = Kies een stuk en tik dan op vakken.
editor-status-more = Alles is terug te nemen.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = Wie speelt er?
editor-against = Tegen de computer speel je { $player }.
editor-leave = Terug
editor-put = Op het bord zetten
editor-take = Wegnemen
editor-turn = Omdraaien
editor-up = Omhoog
editor-down = Omlaag
editor-more = { $what }: één meer
editor-less = { $what }: één minder
editor-to-play = aan zet
editor-lots = De worp: tik op een dobbelsteen om die om te draaien.
editor-die = { $up ->
    [true] Dobbelsteen { $n }: gemerkt
   *[false] Dobbelsteen { $n }: niet gemerkt
  }
editor-bone = Eerste bikkel: { $n }
editor-answer = { $up ->
    [true] Tweede bikkel: ja
   *[false] Tweede bikkel: niet gegooid
  }
editor-tap = tikken
editor-not-thrown = Geen worp
editor-pending = Te beslissen
editor-kit = Dobbelstenen: { $count }
editor-empty = Leeg bord
editor-share = Delen
editor-play = Vanaf hier spelen
editor-computer = Tegen de computer
editor-best = Wat is hier het beste?
editor-moves = Wat elke zet waard is
editor-before = { $player } vóór de worp: { $value }.
editor-throw-first = Stel de worp in om te zien wat elke zet waard is.
editor-text = De stelling als tekst
editor-use = Deze tekst gebruiken
editor-copy = Tekst kopiëren
editor-link = Link kopiëren
editor-print = Diagram afdrukken
editor-puzzle = Maak er een puzzel van
editor-puzzle-clear = { $kind ->
    [chance] Een puzzel: met de beste keuze win je { $margin } spellen meer van de 100.
    [points] Een puzzel: de beste keuze staat { $margin } punten netto voor.
   *[money] Een puzzel: de beste keuze levert { $margin } meer geld op.
  }
editor-puzzle-link = Link van de puzzel kopiëren
editor-puzzle-frame = Adres voor een kader kopiëren

what-if = Wat als?
what-if-leave = Terug naar de terugblik
