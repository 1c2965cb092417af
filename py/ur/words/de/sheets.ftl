### Translated by machine, not yet read by a native speaker.

museum-print-title = Zum Drucken
museum-print-note = Brett, Steine und Würfel aus Papier, und Wertungsblätter.
sheets-lead = Brett, Steine und Würfel zum Ausschneiden, und Wertungsblätter. Schwarz-Weiß-Druck genügt.
sheets-which = Blatt
sheets-paper = Papier
sheets-preview = Vorschau
sheets-pdf = Als PDF herunterladen
sheets-settings = Im Druckdialog dieses Papier, die Größe 100 % und keine Ränder wählen. Dann auf dem Blatt die Linie von 50 mm nachmessen.
sheets-leaflet = Die Regeln druckt das Spiel selbst: dort die Regeln eines Spiels lesen und „Drucken“ wählen.
sheets-check = Diese Linie ist 50 mm lang:

paper-board-a3 = Brett in voller Größe, auf einer Seite
    .how = Das Brett an seinem Umriss ausschneiden. Das Brett im British Museum ist etwa so groß.
paper-board-halves = Brett in voller Größe, in zwei Hälften
    .how = Beide Hälften an ihren Umrissen ausschneiden, die eine mit dem schraffierten Streifen. Die andere Hälfte auf den Streifen kleben, sodass die Felder aneinanderstoßen.
paper-board-small = Brett, auf 85 % verkleinert, auf einer Seite
    .how = Das Brett an seinem Umriss ausschneiden.
paper-board-colour = Brett zum Ausmalen
    .how = Das Original ist aus Muschel, blauem Lapislazuli und rotem Kalkstein. Du kannst alle Farben nehmen.
paper-board-late = Späteres Brett, auf 85 % verkleinert
    .how = Das Brett an seinem Umriss ausschneiden. Diese Regeln verwenden es: { $rules }.
paper-pieces = Steine mit zwei Seiten
    .how = Den ganzen Streifen eines Spielers ausschneiden, an der gestrichelten Linie falten, zusammenkleben und dann die Scheiben ausschneiden. Für Regeln ohne glatte Seite nur die Scheiben mit Tupfen ausschneiden.
paper-dice = Würfel mit vier Ecken
    .how = An den äußeren Linien schneiden, an den gestrichelten falten und die grauen Laschen kleben. Ein Würfel fällt markiert, wenn eine schwarze Ecke oben liegt. Münzen tun es auch: Kopf ist markiert.
paper-birds = Vögel: { $rules }
    .how = Die Scheiben ausschneiden. Die Zahl auf jeder Scheibe bringt den Vogel ins Spiel.
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
