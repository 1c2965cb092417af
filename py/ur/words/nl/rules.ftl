### Translated by machine, not yet read by a native speaker.

# The rulebook: one sentence for each fact of a rule. $squares, $kinds, $table and
# $values are lists of finished words.

## The board

rule-board-ur = Het bord uit de koningsgraven heeft { $squares } vakken: een groot en een klein blok, verbonden door een brug.
rule-board-late = Het latere bord heeft { $squares } vakken: een blok van twaalf en een staart van acht.
rule-pieces = Elke speler begint met { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
  } in de voorraad.
rule-pieces-kinds = Elke speler begint met deze vogels in de voorraad: { $kinds }.
rule-sides = Elk stuk heeft een gladde kant en een kant met stippen. Het komt in het spel met de gladde kant boven.
rule-spaces = Elke speler heeft twee plekken naast het bord: een start vóór het eerste vak van de route en een thuis na het laatste.
rule-path = De route heeft { $count } vakken. Licht gaat over { $squares }; de route van Donker is het spiegelbeeld.
rule-fork = Een stuk mag in beide richtingen over deze vakken, en blijft op de weg die het neemt: { $squares }.
rule-twice = Een route gaat twee keer over sommige vakken, voor Licht over deze: { $squares }.
rule-shared = Beide spelers gebruiken deze vakken: { $squares }.
rule-private = Elk van deze vakken wordt door maar één speler gebruikt: { $squares }.
rule-unused = Op deze vakken staat nooit een stuk, omdat stukken pas daarna in het spel komen: { $squares }.

## Who begins

rule-start-lot = Het toeval beslist wie begint.
rule-start-higher = Elke speler gooit één keer, en wie de hoogste waarde heeft, begint. Bij gelijke waarden gooien beide opnieuw. Voor de eerste zet wordt opnieuw gegooid.
rule-start-guess = Het toeval beslist wie één dobbelsteen gooit. De andere speler voorspelt hoe die valt, en begint als dat klopt. Klopt het niet, dan begint de speler die gooide.
rule-start-one = Beide spelers gooien tot precies één van hen 1 gooit. Die speler begint, en die 1 is de eerste zet.

## The throws

rule-lots = Gooi { $count } vierzijdige dobbelstenen, en tel hoeveel er gemerkt vallen, met een gemerkte hoek boven. Een worp zonder gemerkte dobbelsteen telt { $none ->
    [0] niets
   *[other] { $none }
  }.
rule-lots-table = { $kind ->
    [cubes] Gooi { $count } zeszijdige dobbelstenen. Een dobbelsteen is gemerkt als er een merkteken boven ligt.
   *[other] Gooi { $count } vierzijdige dobbelstenen. Een dobbelsteen is gemerkt als er een gemerkte hoek boven ligt.
  } Wat de worp telt, hangt af van hoeveel er gemerkt zijn: { $table }.
rule-lots-one = { $marked ->
    [0] geen
   *[other] { $marked }
  } gemerkt { $score ->
    [0] telt niets
   *[other] telt { $score }
  }
rule-kit-rosette = { $usual } dobbelstenen beslissen wie begint. Kies vóór elke latere worp { $usual } of { $count } dobbelstenen, als je stukken voor beide hebt. Met { $count } dobbelstenen gaat alleen een stuk verder dat op een rozet staat, en met { $usual } dobbelstenen nooit zo’n stuk. Is geen van { $count } gemerkt, dan telt de worp { $none }.
rule-bones = Gooi een bikkel. Hij toont een getal van { $low } tot { $high }.
rule-convert = In plaats van het getal te spelen, mag je een tweede bikkel gooien, die ja of nee zegt. Ja verandert het getal ({ $table }); nee beëindigt de beurt. Kun je met het getal geen stuk zetten, dan mag je toch de tweede bikkel gooien, of de beurt beëindigen.

## Entering

rule-enter-count = Een stuk komt in het spel op het vak waar de worp uitkomt, geteld vanaf het begin van de route: voor Licht { $squares }. Dat mag ook als er andere op het bord zijn.
rule-enter-kit = Stukken komen in het spel met een worp van { $count } dobbelstenen.
rule-enter-with = Een stuk komt alleen in het spel als alle { $marked } gemerkt vallen. Het gaat meteen naar vak { $step } van de route, { $square }. Met die worp mag je in plaats daarvan een stuk { $score } vakken verder zetten.
rule-enter-start = Een stuk komt alleen in het spel als alle { $marked } gemerkt vallen, of als bonus. Het komt op de start. Als alle gemerkt vallen, kies je: een stuk inbrengen, of er een { $score } vakken verder zetten.
rule-launch = Elke vogel komt in het spel met zijn eigen getal, op zijn eigen vak (voor Licht): { $table }.
rule-launch-one = { $kind } met { $score } op { $to }
rule-launch-order = { $fixed ->
    [true] De vogels komen eerst in deze volgorde in het spel. Vogels op het bord mogen tussendoor verder.
   *[false] De vogels mogen in elke volgorde in het spel komen.
  }
rule-launch-again = Deze vogel komt, als hij geslagen is, opnieuw in het spel op een vak naar keuze vlak voor een rozet (voor Licht): { $kind } op { $squares }.

## Moving

rule-move = Zet één stuk vooruit over zijn route, met de hele waarde.
rule-must = { $second ->
    [true] Als je kunt zetten, moet je zetten of de tweede bikkel gooien.
   *[false] Als je kunt zetten, moet je dat doen.
  } Een stuk inbrengen is ook een zet.
rule-may-pass = Je mag passen, ook al kun je zetten. Passen levert geen extra worp op.
rule-over = Stukken mogen alle andere stukken voorbijgaan.
rule-top-only = Op { $squares } mag alleen het bovenste stuk van een stapel verder.
rule-turn = Een stuk dat op { $square } landt of er voorbijgaat, draait zijn kant met stippen naar boven en houdt die boven. Eerst draait het om; dan gelden de regels voor het landen.
rule-lost-throw-ends = Een worp die niets verzet, is verloren, en de beurt is voorbij{ $second ->
    [true] , tenzij je de tweede bikkel gooit
   *[false] { "" }
  }.
rule-lost-throw-kept = Een worp die telt maar niets verzet, geeft toch nog een worp. Alleen een worp die niets telt, beëindigt de beurt.
rule-skips = Na { $limit } verloren worpen achter elkaar, van beide spelers samen, eindigt het spel in een gelijkspel.
rule-stuck-wins = Als je alleen niet kunt zetten doordat stukken van jou onder vijandelijke stukken liggen, win je meteen. Veel spellen eindigen zo.
rule-unbury = Als je alleen niet kunt zetten doordat stukken van jou onder vijandelijke stukken liggen, trek je er een uit en zet je dat stuk.

## Landing

rule-own-blocks = { $alone ->
    [true] Twee van je stukken staan nooit op één vak.
   *[false] Op alle andere vakken staan nooit twee van je stukken samen.
  }
rule-safe-rosettes = Een stuk op een rozet is veilig: een vijandelijk stuk mag daar niet landen ({ $squares }).
rule-safe-everywhere = Er wordt niet geslagen: een vijandelijk stuk blokkeert zijn vak.
rule-safe = Een stuk is veilig op { $squares }: een vijandelijk stuk mag daar niet landen.
rule-capture = Wie op een vijandelijk stuk landt, slaat het: het gaat terug naar de voorraad van zijn speler. Dit kan gebeuren op { $squares }.
rule-unsafe = Rozetten beschermen niet: een stuk kan geslagen worden op { $squares }.
rule-mixed = Op { $squares } vormen stukken van beide spelers stapels, tot { $limit } hoog. Een nieuw stuk komt bovenop, en er wordt niets geslagen.
rule-own-stack = Op { $squares } vormen stukken van één speler stapels, tot { $limit } hoog. Zolang ze daar staan, mag de tegenstander daar niet landen.
rule-own-stack-open = Op { $squares } vormen stukken van één speler stapels, tot { $limit } hoog.
rule-own-stack-free = Op één vak mogen zoveel eigen stukken staan als je wilt.
rule-single = Op { $squares } kan een enkel vijandelijk stuk geslagen worden dat dezelfde kant toont als jouw stuk. Twee of meer vijandelijke stukken, of één dat zijn andere kant toont, sluiten het vak af.
rule-capture-side = Wie op een vijandelijk stuk landt dat dezelfde kant toont, slaat het: het gaat terug naar de voorraad van zijn speler. Dit kan gebeuren op { $squares }.
rule-other-side = Een vijandelijk stuk dat zijn andere kant toont, blokkeert het vak.
rule-turned-safe = Een gestippeld stuk op { $squares } kan niet geslagen worden; een glad stuk wel.
rule-capture-one = Wie op een enkel vijandelijk stuk landt, slaat het: het gaat terug naar de voorraad van zijn speler. Dit kan gebeuren op { $squares }.
rule-run-in = Land je op twee of meer vijandelijke stukken, dan gaat je eigen stuk terug naar je voorraad.
rule-doubles = Een stuk dat op een van deze vakken landt, gaat meteen met dezelfde waarde verder: { $squares }.
rule-award = Landt je stuk op een rozet ({ $squares }), dan mag je nog een stuk uit je voorraad op de start zetten.
rule-forfeit = Landt je stuk op ogen ({ $squares }), dan zet de tegenstander meteen een stuk { $score } vakken verder. Die zet levert hem zijn eigen bonussen op en kan het spel winnen; ogen waarop hij landt, doen niets. Daarna gaat jouw beurt verder.

## Extra throws

rule-again-rosette = Wie op een rozet landt ({ $squares }), gooit nog eens.
rule-again-capture = Slaan geeft nog een worp.
rule-again-score = Een zet met een { $score } geeft nog een worp. Een { $score } die niets verzet, geeft er geen, en de zet die wint ook niet.
rule-again-lots = Een zet met een worp die telt, geeft nog een worp.
rule-no-rosette = Rozetten geven geen extra worp.
rule-chain = Eén zet levert hooguit één extra worp op, en de volgende zet kan er weer een opleveren.{ $any ->
    [true] { " " }Elk van je stukken mag hem gebruiken.
   *[false] { "" }
  }
rule-bars = Het stuk dat de worp opleverde, mag hem niet gebruiken. Kan geen ander stuk dat, dan is de worp verloren.

## Choices

rule-ask-extra = Je wordt gevraagd of je een extra worp wilt. Zo niet, dan is je beurt voorbij.
rule-award-choice = Je hoeft de bonus niet te nemen.
rule-forfeit-must = De tegenstander moet de zet na ogen doen als dat kan.

## Money and points

rule-stake = { $limited ->
    [true] Elke speler begint met { $purse } en betaalt daarvan vóór de eerste worp { $stake } aan de pot. Een speler betaalt nooit meer dan hij heeft.
   *[false] Elke speler betaalt vóór de eerste worp { $stake } aan de pot. Een beurs mag onder nul komen.
  }
rule-fine = Wie op een rozet landt, betaalt { $amount } aan de pot{ $limited ->
    [true] , of wat er nog in de beurs zit
   *[false] { "" }
  }.
rule-values = Elke vogel heeft een waarde: { $values }.
rule-value = { $kind } { $value }
rule-landed = Een vogel die op een rozet landt, pakt zijn waarde uit de pot.
rule-passed = { $single ->
    [true] Een vogel die rozetten voorbijgaat, betaalt zijn waarde één keer aan de pot, of niets als hij op een rozet landt.
   *[false] Een vogel betaalt zijn waarde aan de pot voor elke rozet die hij voorbijgaat, voordat zijn landing wordt afgerekend.
  } Bij het inbrengen gaat hij er geen voorbij.
rule-kitty = De winnaar krijgt de pot.
rule-penalty = { $all ->
    [true] De verliezer betaalt de winnaar de waarde van elke vogel die niet thuis is, ook die in de voorraad.
   *[false] De verliezer betaalt de winnaar de waarde van elke vogel die nog op het bord is.
  }
rule-pool = { $split ->
    [true] Dan wordt de pot gedeeld. Een fiche die overblijft, is voor de winnaar.
   *[false] Dan krijgt de winnaar de pot.
  }

## The end

rule-off-exact = Een stuk komt alleen thuis met de precieze waarde: één stap voorbij zijn laatste vak (voor Licht { $last }).
rule-end = De eerste speler die alle stukken thuisbrengt, wint, en het spel is meteen afgelopen.
rule-points = De winnaar krijgt punten voor elk stuk dat de verliezer nog heeft: { $hand } voor een in de voorraad, { $start } voor een op de start, en voor de andere de waarde van hun vak ({ $table }).
rule-match = De punten van { $games } spellen worden opgeteld.
rule-length = Een spel van { $limit } worpen wordt gestopt en eindigt in een gelijkspel.
