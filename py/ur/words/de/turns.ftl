### Translated by machine, not yet read by a native speaker.

# What is to do and what happened, to people. $by is who does it, $owner whose piece it is: "you" (a person who plays
# the computer or takes a lesson), "computer", "other" (the other player of a lesson), "light" or "dark" (two people, or
# two computers). The first sentence of each is a line of at most about 34 letters, the next of 48. $square and $to are
# squares: "B6", "the rosette A1", "the rosette in the middle".

side-you = Du
side-computer = Der Computer
side-other = Der Gegner
who = { $by ->
    [you] Du
    [computer] Der Computer
    [other] Der Gegner
    [light] Hell
   *[dark] Dunkel
  }
who-inside = { $by ->
    [you] du
    [computer] der Computer
    [other] der Gegner
    [light] Hell
   *[dark] Dunkel
  }
whose = { $by ->
    [you] von dir
    [computer] des Computers
    [other] des Gegners
    [light] von Hell
   *[dark] von Dunkel
  }
whose-piece = { $owner ->
    [you] deinen Stein
    [computer] einen Stein des Computers
    [other] einen Stein des Gegners
    [light] einen hellen Stein
   *[dark] einen dunklen Stein
  }

## Who begins

begins = { $by ->
    [you] Du beginnst.
   *[other] { who } beginnt.
  }
start-guessed = { $by ->
    [you] Du wirfst
   *[other] { who } wirft
  } einen Würfel, und { $owner ->
    [you] du sagst
    [computer] der Computer sagt
    [other] der Gegner sagt
    [light] Hell sagt
   *[dark] Dunkel sagt
  } „{ $guess }“. Er fällt: { $fallen }.
begins-by-throw = { begins-with } { $own } gegen { $other }.
begins-with = { $by ->
    [you] Du beginnst:
   *[other] { who } beginnt:
  }

## Throws and what they mean

throw-score = { $by ->
    [you] Du würfelst { $score }.
   *[other] { who } würfelt { $score }.
  }
throw-nothing = { $by ->
    [you] Dein Wurf zählt nichts.
   *[other] Der Wurf { whose } zählt nichts.
  }
throw-marked = { $marked ->
    [0] Keiner
   *[other] { $marked }
  } markiert: zählt { $score ->
    [0] nichts
   *[other] { $score }
  }.
throw-converted = { $by ->
    [you] Du wirfst
   *[other] { who } wirft
  } Ja: Aus { $number } wird { $score }.
throw-convertible = Bei Ja wird daraus { $score }.
throw-enters = Damit setzt man Steine ein.
throw-launches = Das ist die Zahl für: { $piece }.
throw-again = { $moving ->
    [true] Ein Zug bringt noch einen Wurf.
   *[false] Es folgt noch ein Wurf.
  }

## What is to do now

todo-throw = { $by ->
    [you] Du würfelst.
    [light] Hell würfelt.
    [dark] Dunkel würfelt.
   *[computer] { who } würfelt.
  }
todo-start = Wer beginnt? { todo-throw }
todo-start-again = Nicht entschieden: { $own } gegen { $other }. { todo-throw }
todo-start-higher = Der höhere Wurf beginnt.
todo-start-one = Es beginnt, wer als Einziger eine 1 hat.
todo-again-rosette = { $by ->
    [you] Rosette: Würfle noch einmal.
   *[other] { who } würfelt noch einmal.
  }
todo-again-capture = { $by ->
    [you] Schlag: Würfle noch einmal.
   *[other] { who } würfelt noch einmal.
  }
todo-move = { $by ->
    [you] Du bist dran: Zieh { $score }.
   *[other] { who } zieht { $score }.
  }
todo-no-move = { $by ->
    [you] Du kannst nicht ziehen.
   *[other] { who } kann nicht ziehen.
  }
todo-no-score = { $by ->
    [you] Jetzt ist der Gegner dran.
    [light] Jetzt ist Dunkel dran.
    [dark] Jetzt ist Hell dran.
   *[computer] Jetzt bist du dran.
  }
todo-convert = { $by ->
    [you] Zweiter Astragal oder aufhören?
   *[other] Wirft { who-inside } noch einen Astragal?
  }
todo-extra = { $by ->
    [you] Noch ein Wurf, oder aufhören?
   *[other] { who } darf noch einmal würfeln.
  }
todo-award = { $by ->
    [you] Rosette! Einen auf deinen Start?
   *[other] { who } darf einsetzen.
  }
todo-forfeit = Augen: { $by ->
    [you] Du musst { $score } ziehen.
   *[other] { who } muss { $score } ziehen.
  }

## What happened

happened-moved = { $by ->
    [you] Du ziehst
   *[other] { who } zieht
  } von { $from } auf { $to }.
happened-moved-to = { $by ->
    [you] Du ziehst
   *[other] { who } zieht
  } auf { $to }.
happened-moved-in = { $by ->
    [you] Du ziehst
   *[other] { who } zieht
  } vom Start auf { $to }.
happened-moved-kind = { who }: { $piece } von { $from } auf { $to }.
happened-entered = { $alike ->
    [true] { $by ->
        [you] Du setzt einen Stein auf { $to } ein.
       *[other] { who } setzt einen Stein auf { $to } ein.
      }
   *[false] { who }: { $piece } kommt auf { $to }.
  }
happened-turned = Der Stein zeigt jetzt seine Tupfen.
happened-off = { $alike ->
    [true] { $by ->
        [you] Du hast { $off } von { $all } im Ziel.
       *[other] { who } hat { $off } von { $all } im Ziel.
      }
   *[false] { who }: { $piece } im Ziel, { $off } von { $all }.
  }
happened-captured = { $by ->
    [you] Du schlägst
   *[other] { who } schlägt
  } { whose-piece }.
happened-captured-kind = { $owner ->
    [you] Dein Vogel ist geschlagen: { $piece }.
    [computer] Du schlägst einen Vogel: { $piece }.
    [other] Du schlägst einen Vogel: { $piece }.
    [light] Dunkel schlägt einen Vogel: { $piece }.
   *[dark] Hell schlägt einen Vogel: { $piece }.
  }
happened-captured-on = Er stand auf { $square }.
happened-sent-off = { $owner ->
    [you] Dein Stein trifft auf einen Stapel.
    [computer] Der Computer trifft auf einen Stapel.
    [other] Der Gegner trifft auf einen Stapel.
    [light] Hell trifft auf einen Stapel.
   *[dark] Dunkel trifft auf einen Stapel.
  }
happened-sent-off-by = Er steht auf { $square }.
happened-again = { $by ->
    [you] Du würfelst noch einmal.
   *[other] { who } würfelt noch einmal.
  }
happened-no-move = { todo-no-move }
happened-no-score = Der andere Spieler ist dran.
happened-by-choice = { $by ->
    [you] Du passt.
   *[other] { who } passt.
  }
happened-extra-declined = { $by ->
    [you] Du hörst hier auf.
   *[other] { who } hört hier auf.
  }
happened-award-declined = { $by ->
    [you] Du lässt den Stein im Vorrat.
   *[other] { who } lässt den Stein im Vorrat.
  }
happened-no-conversion = Der Astragal sagt Nein. { todo-no-score }
happened-paid-fine = { $amount ->
    [0] { $by ->
        [you] Du kannst nicht zahlen.
       *[other] { who } kann nicht zahlen.
      }
   *[other] { $by ->
        [you] Du zahlst { $amount } für die Rosette.
       *[other] { who } zahlt { $amount } für die Rosette.
      }
  } Im Topf: { $kitty }.
happened-paid-passed = { $amount ->
    [0] { $by ->
        [you] Du kannst nicht zahlen.
       *[other] { who } kann nicht zahlen.
      }
   *[other] { $by ->
        [you] Du zahlst { $amount } für die Rosette am Weg.
       *[other] { who } zahlt { $amount } für die Rosette am Weg.
      }
  } Im Topf: { $kitty }.
happened-paid-landed = { $amount ->
    [0] Der Topf ist leer: Es gibt nichts zu nehmen.
   *[other] { $by ->
        [you] Du nimmst { $amount } aus dem Topf und hast { $purse }.
       *[other] { who } nimmt { $amount } aus dem Topf und hat { $purse }.
      }
  }
happened-paid-kitty = { $by ->
    [you] Du nimmst den Topf: { $amount }.
   *[other] { who } nimmt den Topf: { $amount }.
  }
happened-paid-penalty = { $amount ->
    [0] { $by ->
        [you] Du zahlst nichts.
       *[other] { who } zahlt nichts.
      }
   *[other] { $by ->
        [you] Du zahlst { $amount } für die übrigen Vögel.
       *[other] { who } zahlt { $amount } für die übrigen Vögel.
      }
  }
happened-paid-pool = { $by ->
    [you] Du nimmst { $amount } aus dem Topf.
   *[other] { who } nimmt { $amount } aus dem Topf.
  }

## Why a piece must wait for the other player

why-other-player = { $by ->
    [you] Du bist dran.
   *[other] { who } ist dran.
  }
why-pending-forfeit = { $by ->
    [you] Zuerst musst du einen Stein um { $score } Felder ziehen.
   *[other] Zuerst muss { who-inside } einen Stein um { $score } Felder ziehen.
  }

## The end

result-all-off = { $by ->
    [you] Du hast { $own } zu { $other } gewonnen.
   *[other] { who } hat { $own } zu { $other } gewonnen.
  }
result-won = { $by ->
    [you] Du hast gewonnen.
   *[other] { who } hat gewonnen.
  }
result-stuck = Nur verdeckte Steine hätte der Sieger ziehen können: Nach diesen Regeln ist das ein Sieg.
result-resigned = { $by ->
    [computer] Du hast aufgegeben.
    [you] Der Computer hat aufgegeben.
   *[other] Der Gegner hat aufgegeben.
  }
result-points = { $by ->
    [you] Du bekommst
   *[other] { who } bekommt
  } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
result-purses = { $by ->
    [you] Du hast { $own }, { $owner ->
        [computer] der Computer
       *[other] der Gegner
      } { $other }.
    [computer] Du hast { $other }, der Computer { $own }.
    [light] Hell hat { $own }, Dunkel { $other }.
   *[dark] Hell hat { $other }, Dunkel { $own }.
  }
story-luck = { $luck ->
    [much-for] { $by ->
        [you] Die Würfel haben dir sehr geholfen.
        [computer] Die Würfel haben dem Computer sehr geholfen.
        [other] Die Würfel haben dem Gegner sehr geholfen.
        [light] Die Würfel haben Hell sehr geholfen.
       *[dark] Die Würfel haben Dunkel sehr geholfen.
      }
    [little-for] { $by ->
        [you] Die Würfel haben dir ein wenig geholfen.
        [computer] Die Würfel haben dem Computer ein wenig geholfen.
        [other] Die Würfel haben dem Gegner ein wenig geholfen.
        [light] Die Würfel haben Hell ein wenig geholfen.
       *[dark] Die Würfel haben Dunkel ein wenig geholfen.
      }
    [little-against] { $by ->
        [you] Die Würfel waren ein wenig gegen dich.
        [computer] Die Würfel waren ein wenig gegen den Computer.
        [other] Die Würfel waren ein wenig gegen den Gegner.
        [light] Die Würfel waren ein wenig gegen Hell.
       *[dark] Die Würfel waren ein wenig gegen Dunkel.
      }
    [much-against] { $by ->
        [you] Die Würfel waren sehr gegen dich.
        [computer] Die Würfel waren sehr gegen den Computer.
        [other] Die Würfel waren sehr gegen den Gegner.
        [light] Die Würfel waren sehr gegen Hell.
       *[dark] Die Würfel waren sehr gegen Dunkel.
      }
   *[even] Die Würfel haben beiden etwa gleich geholfen.
  }
story-clean = { $by ->
    [you] Deine Entscheidungen waren fast perfekt.
   *[other] Die Entscheidungen { whose } waren fast perfekt.
  }
story-small = { $by ->
    [you] Keine deiner Entscheidungen hat viel gekostet.
   *[other] Keine Entscheidung { whose } hat viel gekostet.
  }
story-many = { $by ->
    [you] Zusammen haben deine Entscheidungen viel gekostet.
   *[other] Zusammen haben die Entscheidungen { whose } viel gekostet.
  }
story-nearly-lost = Eine Entscheidung hätte fast das Spiel gekostet.
story-one-choice = { $by ->
    [you] Eine Entscheidung hat dich am meisten gekostet.
    [computer] Eine Entscheidung hat den Computer am meisten gekostet.
    [other] Eine Entscheidung hat den Gegner am meisten gekostet.
    [light] Eine Entscheidung hat Hell am meisten gekostet.
   *[dark] Eine Entscheidung hat Dunkel am meisten gekostet.
  }
whose-start = { $by ->
    [you] Deine Entscheidungen
    [computer] Entscheidungen des Computers
    [other] Entscheidungen des Gegners
    [light] Entscheidungen von Hell
   *[dark] Entscheidungen von Dunkel
  }
result-draw = Unentschieden.
result-draw-skips = Lange konnte kein Stein ziehen.
result-draw-length = Das Spiel wurde zu lang.

## How the game went, in numbers

review-choices = { whose-start }
# In a small place, for the whole table: two amounts such as +12.3 %.
end-brief = Würfel { $dice }. { whose-start } { $own }.
review-note = { $kind ->
    [chance] { $by ->
        [you] Als Gewinnchance für dich, wie der Computer sie einschätzt.
        [computer] Als Gewinnchance für den Computer, wie er sie selbst einschätzt.
        [other] Als Gewinnchance für den Gegner, wie der Computer sie einschätzt.
        [light] Als Gewinnchance für Hell, wie der Computer sie einschätzt.
       *[dark] Als Gewinnchance für Dunkel, wie der Computer sie einschätzt.
      }
    [points] { $by ->
        [you] Als Punkte netto für dich, wie der Computer sie einschätzt.
        [computer] Als Punkte netto für den Computer, wie er sie selbst einschätzt.
        [other] Als Punkte netto für den Gegner, wie der Computer sie einschätzt.
        [light] Als Punkte netto für Hell, wie der Computer sie einschätzt.
       *[dark] Als Punkte netto für Dunkel, wie der Computer sie einschätzt.
      }
   *[money] { $by ->
        [you] Als Geld für dich, wie der Computer es einschätzt.
        [computer] Als Geld für den Computer, wie er es selbst einschätzt.
        [other] Als Geld für den Gegner, wie der Computer es einschätzt.
        [light] Als Geld für Hell, wie der Computer es einschätzt.
       *[dark] Als Geld für Dunkel, wie der Computer es einschätzt.
      }
  } Die Zeilen ergeben zusammen die letzte.
