### Translated by machine, not yet read by a native speaker.

position-over = In dieser Stellung ist das Spiel zu Ende.
position-dead = In dieser Stellung könnte niemand je wieder ziehen.
position-count = { $player }: insgesamt { $count }, nach den Regeln aber { $crew ->
    [one] { $crew } Stein
   *[other] { $crew } Steine
  }.
position-kind-twice = { $player }: zweimal derselbe Stein ({ $piece }).
position-not-on-path = { $player }: Kein Stein kommt je auf { $square }.
position-moves-on = Auf { $square } bleibt kein Stein stehen: Er zieht sofort weiter.
position-full = { $square } ist voll: höchstens { $limit } Steine.
position-no-stack = Auf { $square } ist nur für einen Stein Platz.
position-two-owners = Auf { $square } stehen nie Steine beider Spieler zusammen.
position-side = { $face ->
    [dotted] { $player }: Auf { $square } liegt ein Stein nie mit den Tupfen nach oben.
   *[blank] { $player }: Auf { $square } liegt ein Stein immer mit den Tupfen nach oben.
  }
position-kitty-empty = Der Topf ist leer.
position-purse-empty = { $player }: Der Beutel ist leer.
position-money = Das Geld ergibt zusammen { $total }, nicht { $whole }.
position-all-home = { $player }: Sind alle Steine im Ziel, ist das Spiel zu Ende.
position-nothing-to-choose = In dieser Stellung ist nichts zu wählen.
position-no-entry = { $player }: Kein Stein ist im Vorrat.
position-no-move = { $player }: Kein Stein kann { $score } Felder ziehen.
position-barred = Der Stein, der nicht ziehen darf, steht nicht auf { $square }.
position-throw-not-due = In dieser Stellung ist kein Wurf zu spielen.
position-no-such-throw = So können die Würfel nicht fallen.
position-other-kit = In dieser Stellung wird mit anderen Würfeln gewürfelt. Anzahl: { $due }.

edit-take-off-first = Nimm erst einen weg, oder wähl ein anderes Feld.
edit-other-square = Wähl ein anderes Feld.
edit-leave-a-way = Lass wenigstens einem Stein einen Weg offen.
edit-leave-one = Lass einen Stein auf dem Brett oder im Vorrat.
edit-nothing-there = { $square } ist leer.
edit-none-in-hand = { $player }: Ein solcher Stein ist nicht mehr im Vorrat.
edit-none-home = { $player }: Kein Stein ist im Ziel.
edit-free-one = Nimm einen vom Brett: Er kommt in den Vorrat.
edit-unreadable = Nach diesen Regeln ist dieser Text keine Stellung. Sieh dir „{ $word }“ an.

editor-status = Wähl einen Stein, dann tippe auf Felder.
editor-status-more = Alles lässt sich zurücknehmen.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = Wer spielt?
editor-against = Gegen den Computer spielst du { $player }.
editor-leave = Zurück
editor-put = Auf das Brett setzen
editor-take = Wegnehmen
editor-turn = Umdrehen
editor-up = Nach oben
editor-down = Nach unten
editor-more = { $what }: eins mehr
editor-less = { $what }: eins weniger
editor-to-play = ist dran
editor-lots = Der Wurf: Tippe auf einen Würfel, um ihn umzudrehen.
editor-die = { $up ->
    [true] Würfel { $n }: markiert
   *[false] Würfel { $n }: nicht markiert
  }
editor-bone = Erster Astragal: { $n }
editor-answer = { $up ->
    [true] Zweiter Astragal: ja
   *[false] Zweiter Astragal: nicht geworfen
  }
editor-tap = tippen
editor-not-thrown = Kein Wurf
editor-pending = Zu entscheiden
editor-kit = Würfel: { $count }
editor-empty = Leeres Brett
editor-share = Teilen
editor-play = Ab hier spielen
editor-computer = Gegen den Computer
editor-best = Was ist hier am besten?
editor-moves = Was jeder Zug wert ist
editor-before = { $player } vor dem Wurf: { $value }.
editor-throw-first = Stell den Wurf ein, um zu sehen, was jeder Zug wert ist.
editor-text = Die Stellung als Text
editor-use = Diesen Text übernehmen
editor-copy = Text kopieren
editor-link = Link kopieren
editor-print = Diagramm drucken
editor-puzzle = Aufgabe daraus machen
editor-puzzle-clear = { $kind ->
    [chance] Eine Aufgabe: Die beste Wahl bringt in 100 Spielen { $margin } Siege mehr.
    [points] Eine Aufgabe: Die beste Wahl liegt um { $margin } Punkte netto vorn.
   *[money] Eine Aufgabe: Die beste Wahl bringt { $margin } mehr an Geld.
  }
editor-puzzle-link = Link der Aufgabe kopieren
editor-puzzle-frame = Adresse für einen Rahmen kopieren

what-if = Was wäre, wenn?
what-if-leave = Zurück zum Rückblick
