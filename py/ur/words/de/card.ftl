### Translated by machine, not yet read by a native speaker.

# The rule card beside the board: each rule in a few words. $picture is the name of an ornament or of a thing.

card-title = { $picture ->
    [rosette] Rosette
    [eyes] Augen
    [five-dots] Fünf Tupfen
    [four-fives] Vier Fünfer
    [five] Kleiner Fünfer
    [twelve] Zwölf Tupfen
    [homeward] Hin und zurück
    [fork] Zwei Wege
    [side] Seiten
    [capture] Schlagen
    [stack] Stapel
    [lots] Würfel
    [pass] Passen
    [bone] Zweiter Astragal
    [birds] Vögel
    [points] Punkte
   *[kitty] Topf
  }
card-squares = { $squares }
card-throws = Der Wurf
card-birds = Die Vögel
card-open = Alle Regeln

## What a throw brings

card-enters = oder neu
card-throws-again = noch einmal
card-turn-ends = Wechsel
card-throw-says = { $marked ->
    [0] Keiner
   *[other] { $marked }
  } von { $lots } markiert:
card-value = Wert { $value }

## What a square does

card-enter-with = Hier wird eingesetzt, wenn alle { $marked } markiert sind.
card-again-rosette = Noch einmal würfeln.
card-safe-rosettes = Hier sicher.
card-safe = Hier sicher.
card-unsafe = Kein Schutz.
card-award = Du darfst einen Stein auf deinen Start setzen.
card-forfeit = Der Gegner zieht einen Stein um { $score } Felder.
card-doubles = Weiterziehen um denselben Wert.
card-mixed = Steine beider Spieler bilden Stapel, bis zu { $limit } hoch.
card-top-only = Nur der oberste Stein darf ziehen.
card-own-stack = Steine eines Spielers bilden Stapel, bis zu { $limit } hoch, und sind sicher.
card-single = Ein einzelner Stein mit derselben Seite oben kann geschlagen werden.
card-turned-safe = Getupfte Steine sind sicher.
card-turn = Hier dreht sich ein Stein für den Heimweg um: Tupfen nach oben.
card-landed = Landen: Nimm den Wert deines Vogels.
card-passed = { $single ->
    [true] Vorbeiziehen: Zahl den Wert einmal, außer du landest auf einer.
   *[false] Vorbeiziehen: Zahl diesen Wert.
  }
card-fine = Zahl { $amount } in den Topf{ $limited ->
    [true] , oder alles, was du hast
   *[false] { "" }
  }.

## Other rules

card-twice = Glatte Steine ziehen hinaus. Getupfte Steine sind auf dem Heimweg.
card-fork = Zieh auf einem der beiden Wege um den kleinen Block.
card-capture-side = Schlag nur Steine mit derselben Seite oben.
card-other-side = Ein Stein mit der anderen Seite oben versperrt das Feld.
card-again-capture = Nach einem Schlag würfelst du noch einmal.
card-safe-everywhere = Es wird nicht geschlagen: Gegnerische Steine versperren ihr Feld.
card-own-stack-free = Deine Steine dürfen auf jedem Feld zusammen stehen.
card-run-in = Zwei oder mehr gegnerische Steine schicken deinen Stein in den Vorrat zurück.
card-stuck-wins = Du gewinnst, wenn nur Steine ziehen könnten, die unter gegnerischen liegen.
card-unbury = Könnten nur Steine unter gegnerischen ziehen, zieh einen davon heraus.
card-kit-rosette = Wirf { $count } Würfel, um eine Rosette zu verlassen, und nur dann.
card-bars = Der Stein, der den Wurf gebracht hat, darf ihn nicht nutzen.
card-may-pass = Du darfst passen, statt zu ziehen.
card-convert = Ja ändert { $table }. Bei Nein ist der Gegner dran.
rule-convert-one = { $a } zu { $b }
card-launch-order = { $fixed ->
    [true] Zuerst in dieser Reihenfolge.
   *[false] Zuerst in beliebiger Reihenfolge.
  }
card-launch-again = Geschlagen neu vor einer Rosette nach Wahl: { $kind }.
card-stake = Jeder zahlt zuerst { $stake }{ $purse ->
    [0] { "" }
   *[other] { " " }von { $purse }
  } ein.
card-kitty = Der Sieger nimmt ihn.
card-pool = { $split ->
    [true] Am Ende wird er geteilt.
   *[false] Der Sieger nimmt ihn.
  }
card-penalty = { $all ->
    [true] Der Verlierer zahlt dem Sieger den Wert jedes Vogels, der nicht im Ziel ist.
   *[false] Der Verlierer zahlt dem Sieger den Wert jedes Vogels auf dem Brett.
  }
card-points = Der Sieger bekommt Punkte für die restlichen Steine des Verlierers: { $hand } im Vorrat, { $start } auf dem Start, sonst den Wert des Feldes.
rule-points-one = { $what } { $value }

card-bird = { $piece }: kommt mit einer { $score } ins Spiel, Wert { $value }.
