### Translated by machine, not yet read by a native speaker.

# The story of the board: what was found, what was written about it, and what is guessed.

story-head = Bei dem Brett lagen keine Regeln.
story-lead = Ein Brett aus einem Grab, eine mehr als zweitausend Jahre jüngere Tontafel und viele Vermutungen. Das Lesen dauert fünf Minuten.

story-tomb = Die Gräber von Ur
    .one = Ab 1926 grub Leonard Woolley die Königsgräber von Ur im heutigen Irak aus. Unter den Funden waren Bretter mit zwanzig Feldern, rund 4.500 Jahre alt.
    .two = Das Holz des bekanntesten Bretts war zerfallen, sein Mosaik eingesunken. Woolley hob das Mosaik mit Wachs aus der Erde.
    .picture = Die Einlagen liegen schief in der Erde, wo das Holz zerfallen ist.
story-board = Das Brett
    .one = Dieses Brett ist heute im British Museum, Nummer 1928,1009.379.a. Zwanzig Plättchen aus Muschelschale, mit Lapislazuli und rotem Kalkstein eingelegt, sitzen in Bitumen. Fünf von ihnen tragen eine Rosette.
    .two = Es ist etwas länger als ein A4-Blatt und ungefähr halb so breit.
    .picture = Das Brett auf einem A4-Blatt: 30,1 Zentimeter lang, 11 breit, an der Brücke 5,7, und 2,4 hoch.
    .sheet = A4-Blatt, 29,7 cm
    .long = 30,1 cm
story-finds = Steine und Würfel
    .one = Bei einem Spiel lagen sieben weiße Steine aus Muschelschale und sieben schwarze mit fünf weißen Tupfen. Dazu kamen sechs Würfel in Pyramidenform: Zwei der vier Ecken waren bei jedem markiert.
    .two = Andere Bretter aus derselben Grabung haben dieselben zwanzig Felder. Ihre Ornamente sind anders, und manche Felder zeigen Tiere. Mehr als hundert Bretter dieses Spiels sind aus dem Mittelmeerraum und dem Nahen Osten bekannt. Auf manchen späteren Brettern steht ein langer Schweif anstelle des kleinen Blocks.
    .picture = Sieben Steine für jeden Spieler und sechs Würfel mit je zwei markierten Ecken.
story-tablet = Die Tontafel von 177 v. Chr.
    .one = Im Jahr 177 oder 176 v. Chr. schrieb der Schreiber Itti-Marduk-balāṭu in Babylon eine Tontafel, die Abschrift einer anderen. Sie wurde um 1880 gefunden und ist heute im British Museum, Nummer 33333B.
    .two = Die Tontafel benennt fünf Steine nach Vögeln. So, wie sie gelesen wird, sagt sie, mit welcher Zahl jeder Vogel aufs Brett kommt und auf welches Feld.
    .picture = Die Vögel der Tontafel, in unseren Worten
    .piece = Stein
    .number = Zahl zum Einsetzen
    .house = Feld des Weges
story-reading = Wie ihre Regeln gelesen wurden
    .one = Irving Finkel veröffentlichte seine Deutung 2007. Zwei Astragale werden geworfen: Einer zählt eins bis vier, der andere kann 1, 2, 3 und 4 in 5, 6, 7 und 10 verwandeln. Mit diesen Zahlen kommen vier Vögel ins Spiel, die Schwalbe mit einer 2. Gespielt wurde um Einsätze.
    .two = Die Tontafel sagt nicht, welchen Weg die Steine nahmen, und die Höhe der Zahlungen ist ein Vorschlag von Finkel. Man weiß nicht, wie viel davon schon in Ur gespielt wurde.
    .picture = Was der zweite Astragal aus der Zahl des ersten macht.
story-time = Zeitleiste
story-time-1 = { $tag ->
    [year] um 2600–2400 v. Chr.
   *[what] Bretter, Steine und Würfel kommen in die Gräber von Ur.
  }
story-time-2 = { $tag ->
    [year] 177 oder 176 v. Chr.
   *[what] Ein Schreiber schreibt über das Spiel.
  }
story-time-3 = { $tag ->
    [year] ab 1926
   *[what] Woolley findet Bretter in Ur.
  }
story-time-4 = { $tag ->
    [year] 1952
   *[what] H. J. R. Murray beschreibt das Spiel in seiner Geschichte der Brettspiele.
  }
story-time-5 = { $tag ->
    [year] 1976
   *[what] Merit Games verkauft es in einer Schachtel.
  }
story-time-6 = { $tag ->
    [year] 1990er-Jahre
   *[what] Das British Museum bietet ein kürzeres Spiel an.
  }
story-time-7 = { $tag ->
    [year] 2007
   *[what] Finkel veröffentlicht die Regeln der Tontafel.
  }
story-known = Was man weiß und was man vermutet
    .known = Bekannt
    .guessed = Vermutet
story-known-1 = Die Bretter: ihre Größe, ihr Material und ihre Ornamente.
story-known-2 = Ein Spiel: zweimal sieben Steine und sechs Würfel.
story-known-3 = Die Namen von fünf Vögeln, aus der späten Tontafel.
story-guess-1 = Welchen Weg die Steine nahmen.
story-guess-2 = Was eine Rosette in Ur brachte: noch einen Wurf, Sicherheit oder beides.
story-guess-3 = Ob Augen und Tupfen eine Bedeutung hatten.
story-guess-4 = Ob die späten Regeln je in Ur gespielt wurden.
story-grew = Regeln, die daraus entstanden:
story-learn = Lernen: { $rules }
story-end = Jedes Regelwerk hier sagt, woher seine Regeln kommen.
story-all = Alle Regelwerke ansehen
story-sources = Woher das kommt
story-sources-list = Sammlungseintrag des British Museum zu 1928,1009.379.a (Größe, Material, Woolleys Wachs). Ur Online, U.10478 (Steine und Würfel), U.9776 und U.11162 (andere Bretter, Jahre der Grabung). D. Walker, The Royal Game of Ur, Faltblatt (Grabung). D. Skiryuk, Regeln mit Kommentaren (Zahl der Bretter). Das herkömmliche Spiel, Murray, das British Museum, R. C. Bell (das Spiel der 1990er-Jahre). I. L. Finkel, On the Rules for the Royal Game of Ur, 2007, Seite 16 (Schreiber, Datum, Fund und Nummer der Tontafel) und Seiten 16 bis 32, uns durch zwei Zusammenfassungen mit Seitenzahlen bekannt (Vögel, Astragale, Einsätze). Die Seiten von Murray und Bell über das Spiel sind nach dem Faltblatt zitiert. Regeln von Merit Games, 1976.
