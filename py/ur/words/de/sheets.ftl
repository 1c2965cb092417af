### Translated by machine, not yet read by a native speaker.

museum-print-title = Zum Drucken
museum-print-note = Brett, Steine und Würfel aus Papier, und Wertungsblätter.
sheets-lead = Brett, Steine und Würfel zum Ausschneiden, und Wertungsblätter. Schwarz-Weiß-Druck genügt.
sheets-which = Blatt
sheets-paper = Papier
sheets-preview = Vorschau
sheets-pdf = Als PDF herunterladen
sheets-settings = Wähle im Druckdialog dieses Papier, die Größe 100 % und keine Ränder. Miss dann auf dem Blatt die Linie von 50 mm nach.
sheets-leaflet = Die Regeln druckt das Spiel selbst: Lies dort die Regeln eines Spiels und wähle „Drucken“.
sheets-leaflets = Die Regeln jedes Spiels als PDF
sheets-check = Diese Linie ist 50 mm lang:

paper-board-a3 = Brett in voller Größe, auf einer Seite
    .how = Schneide das Brett an seinem Umriss aus. Das Brett im British Museum ist etwa so groß.
paper-board-halves = Brett in voller Größe, in zwei Hälften
    .how = Schneide beide Hälften an ihren Umrissen aus, die eine mit dem schraffierten Streifen. Klebe die andere Hälfte so auf den Streifen, dass die Felder aneinanderstoßen.
paper-board-small = Brett, auf 85 % verkleinert, auf einer Seite
    .how = Schneide das Brett an seinem Umriss aus.
paper-board-colour = Brett zum Ausmalen
    .how = Das Original ist aus Muschel, blauem Lapislazuli und rotem Kalkstein. Du kannst alle Farben nehmen.
paper-board-late = Späteres Brett, auf 85 % verkleinert
    .how = Schneide das Brett an seinem Umriss aus. Diese Regeln verwenden es: { $rules }.
paper-pieces = Steine mit zwei Seiten
    .how = Schneide den ganzen Streifen eines Spielers aus, falte ihn an der gestrichelten Linie, klebe ihn zusammen und schneide dann die Scheiben aus. Für Regeln ohne glatte Seite schneide nur die Scheiben mit Tupfen aus.
paper-dice = Würfel mit vier Ecken
    .how = Schneide an den äußeren Linien, falte an den gestrichelten und klebe die grauen Laschen fest. Ein Würfel fällt markiert, wenn eine schwarze Ecke oben liegt. Münzen tun es auch: Kopf ist markiert.
paper-birds = Vögel: { $rules }
    .how = Schneide die Scheiben aus. Die Zahl auf jeder Scheibe bringt den Vogel ins Spiel.
paper-score = Wertungsblatt: { $rules }

sheets-date = Datum
sheets-game = Spiel
sheets-winner = Sieger
sheets-in-all = { $player }, insgesamt
sheets-points-caption = Wie viele Steine des Verlierers wo stehen, und die Punkte des Siegers
sheets-player = Spieler
sheets-throw = Wurf
sheets-move = Zug
sheets-paid = Zahlt / nimmt
sheets-stake = Einsatz
sheets-stakes-caption = Was beide Spieler und der Topf nach jedem Zug haben
sheets-birds-caption = Die Vögel
sheets-number = Setzt ihn ein
sheets-square = Auf (Hell)
sheets-value = Wert
