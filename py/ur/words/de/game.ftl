### Translated by machine, not yet read by a native speaker.

# Names, choices and reasons of a game (turns.ftl has what is to do and what happened). $from, $to and $square are
# squares, $piece the name of a piece; all come as finished words.

side-light = Hell
side-dark = Dunkel
piece = Stein
piece-blank = glatter Stein
piece-dotted = getupfter Stein
kind-swallow = Schwalbe
kind-storm-bird = Sturmvogel
kind-raven = Rabe
kind-rooster = Hahn
kind-eagle = Adler
ornament-rosette = Rosette
ornament-eyes = Augen
ornament-five-dots = fünf Tupfen
ornament-four-fives = vier Fünfer
ornament-five = kleiner Fünfer
ornament-twelve = zwölf Tupfen
ornament-plain = schlichtes Feld
square-start = Start
square-rosette = Rosette { $square }
square-ornament = { $square }, { $ornament }
hand = Vorrat
# Two sentences, two clauses, or two names read aloud, one after the other; each may itself be two.
sentences = { $first } { $second }
clauses = { $first }, { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = Lasst den Zufall entscheiden, wer beginnt: Werft eine Münze, oder versteckt einen Stein in einer Hand. Wer beginnt?
start-ask-thrower = Eine Person wirft einen einzelnen Würfel, die andere sagt voraus, wie er fällt. Wer wirft?
start-ask-guess = Der Gegner sagt voraus, wie der Würfel fällt. Was sagt er?
start-ask-result = Wirf jetzt den Würfel. Wie ist er gefallen?
start-marked = markiert
start-unmarked = nicht markiert

## What can be done

enter = { $piece } neu auf { $to }
move = { $from } auf { $to }
move-kind = { $piece }, { $move }
move-in = Vom Start auf { $to }
move-off = { $from } ins Ziel
by-way-of = { $to } über { $square }
act-then = { $act }: { $then }
act-throw = Noch einmal würfeln
act-convert = Den zweiten Astragal werfen: Ja zählt { $score }, bei Nein ist der Gegner dran
then-again = noch ein Wurf
then-captured = schlägt
then-sent-off = trifft auf einen gegnerischen Stapel und muss zurück in den Vorrat
then-onward = weiter auf { $to }
then-onward-off = weiter ins Ziel
then-turns = dreht sich um
then-pays = zahlt { $amount }
then-takes = nimmt { $amount }
then-extra = noch ein Wurf möglich
then-award = Einsetzen möglich
then-forfeit = der Gegner zieht { $score }
then-wins = gewinnt
then-ends = der Gegner ist dran
pass = Passen
pass-stuck = Weiter
pass-extra = Hier aufhören
pass-award = Im Vorrat lassen

## Why a piece cannot move

why-over = Das Spiel ist zu Ende.
why-no-throw = Erst würfeln.
why-no-score = Dieser Wurf zählt nichts, also zieht kein Stein.
why-barred = Dieser Stein hat den Wurf gebracht, also muss ihn ein anderer nutzen.
why-kit = { $rosette ->
    [true] Ein Stein auf einer Rosette zieht nur mit { $count } Würfeln.
   *[false] Ein Wurf mit { $count } Würfeln gilt nur für einen Stein, der eine Rosette verlässt.
  }
why-under = { $whose ->
    [enemy] Ein gegnerischer Stein liegt auf ihm.
   *[own] Ein anderer Stein von dir liegt auf ihm.
  }
why-too-far = { $score } ist zu weit: { $left ->
    [one] Es ist nur noch ein Schritt
   *[other] Es sind nur noch { $left } Schritte
  }, und der Wurf muss genau passen.
why-own = Auf { $square } steht schon ein Stein von dir.
why-safe = Der gegnerische Stein auf { $square } ist dort sicher{ $ornament ->
    [rosette] : Er steht auf einer Rosette
   *[other] { "" }
  }.
why-full = Der Stapel auf { $square } ist voll.
why-stack = { $whose ->
    [own] Der Stapel auf { $square } ist voll.
   *[enemy] Der Gegner hält { $square }.
  }
why-side = { $dots ->
    [true] Dein Stein würde auf { $square } seine Tupfen zeigen, der gegnerische dort zeigt keine
   *[false] Der gegnerische Stein auf { $square } zeigt seine Tupfen, deiner würde keine zeigen
  }: Nur ein Stein mit derselben Seite oben kann geschlagen werden.
why-turned = Der gegnerische Stein auf { $square } zeigt seine Tupfen und ist dort sicher.
why-blocked = { $square } ist nicht frei.
why-needs-all = Ein Stein wird nur eingesetzt, wenn alle { $marked } markiert sind.
why-needs-throw = Dieser Vogel wird mit einer { $score } eingesetzt: { $piece }.
why-order = Erst kommt ein anderer Vogel ins Spiel: { $before } vor { $piece }.
why-needs-kit = Steine werden mit dem Wurf von { $count } Würfeln eingesetzt.
why-no-entry = Mit diesem Wurf kann kein Stein eingesetzt werden.
why-pending-extra = Zuerst: noch einmal würfeln oder aufhören?
why-pending-award = Zuerst: einen Stein auf den Start setzen oder nicht?
