### Translated by machine, not yet read by a native speaker.

# Names, choices and reasons of a game (turns.ftl has what is to do and what happened). $from, $to and $square are
# squares, $piece the name of a piece; all come as finished words.

side-light = Licht
side-dark = Donker
piece = stuk
piece-blank = glad stuk
piece-dotted = gestippeld stuk
kind-swallow = Zwaluw
kind-storm-bird = Stormvogel
kind-raven = Raaf
kind-rooster = Haan
kind-eagle = Arend
ornament-rosette = rozet
ornament-eyes = ogen
ornament-five-dots = vijf stippen
ornament-four-fives = vier vijven
ornament-five = kleine vijf
ornament-twelve = twaalf stippen
ornament-plain = leeg vak
square-start = start
square-rosette = rozet { $square }
square-ornament = { $square }, { $ornament }
hand = voorraad
# Two sentences, two clauses, or two names read aloud, one after the other; each may itself be two.
sentences = { $first } { $second }
clauses = { $first }, { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = Laat het toeval beslissen wie begint: gooi een munt op, of verberg een stuk in één hand. Wie begint?
start-ask-thrower = Een van jullie gooit één dobbelsteen, en de ander voorspelt hoe die valt. Wie gooit?
start-ask-guess = De tegenstander voorspelt hoe de dobbelsteen valt. Wat is de voorspelling?
start-ask-result = Gooi nu de dobbelsteen. Hoe is die gevallen?
start-marked = gemerkt
start-unmarked = niet gemerkt

## What can be done

enter = Nieuw op { $to } ({ $piece })
move = { $from } naar { $to }
move-kind = { $piece }, { $move }
move-in = Van de start naar { $to }
move-off = { $from } naar huis
by-way-of = { $to } via { $square }
act-then = { $act }: { $then }
act-throw = Nog eens gooien
act-convert = De tweede bikkel gooien: ja telt { $score }, nee beëindigt de beurt
then-again = nog een worp
then-captured = slaat
then-sent-off = stuit op een vijandelijke stapel en moet terug naar de voorraad
then-onward = door naar { $to }
then-onward-off = door naar huis
then-turns = draait om
then-pays = betaalt { $amount }
then-takes = pakt { $amount }
then-extra = nog een worp mogelijk
then-award = inbrengen mogelijk
then-forfeit = de tegenstander zet { $score }
then-wins = wint
then-ends = beëindigt de beurt
pass = Passen
pass-stuck = Verder
pass-extra = Hier stoppen
pass-award = In voorraad laten

## Why a piece cannot move

why-over = Het spel is afgelopen.
why-no-throw = Gooi eerst.
why-no-score = Deze worp telt niets, dus er wordt niets verzet.
why-barred = Dit stuk heeft de worp opgeleverd, dus een ander stuk moet hem gebruiken.
why-kit = { $rosette ->
    [true] Een stuk op een rozet gaat alleen met { $count } dobbelstenen verder.
   *[false] Een worp met { $count } dobbelstenen is alleen voor een stuk dat een rozet verlaat.
  }
why-under = { $whose ->
    [enemy] Er ligt een vijandelijk stuk op.
   *[own] Er ligt een ander stuk van jou op.
  }
why-too-far = { $score } is te ver: { $left ->
    [one] er is nog maar { $left } stap
   *[other] er zijn nog maar { $left } stappen
  }, en de worp moet precies passen.
why-own = Op { $square } staat al een stuk van jou.
why-safe = Het vijandelijke stuk op { $square } is daar veilig{ $ornament ->
    [rosette] : het staat op een rozet
   *[other] { "" }
  }.
why-full = De stapel op { $square } is vol.
why-stack = { $whose ->
    [own] De stapel op { $square } is vol.
   *[enemy] De tegenstander bezet { $square }.
  }
why-side = { $dots ->
    [true] Jouw stuk zou op { $square } zijn stippen tonen, en het vijandelijke stuk daar toont er geen
   *[false] Het vijandelijke stuk op { $square } toont zijn stippen, en jouw stuk zou dat niet doen
  }: alleen een stuk met dezelfde kant boven kan geslagen worden.
why-turned = Het vijandelijke stuk op { $square } toont zijn stippen en is daar veilig.
why-blocked = { $square } is niet vrij.
why-needs-all = Een stuk komt alleen in het spel als alle { $marked } gemerkt zijn.
why-needs-throw = Deze vogel komt in het spel met een { $score }: { $piece }.
why-order = Eerst komt een andere vogel in het spel: { $before } vóór { $piece }.
why-needs-kit = Stukken komen in het spel met de worp van { $count } dobbelstenen.
why-no-entry = Met deze worp kan geen stuk in het spel komen.
why-pending-extra = Eerst: nog eens gooien, of stoppen?
why-pending-award = Eerst: een stuk op de start zetten, of niet?
