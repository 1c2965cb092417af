### Translated by machine, not yet read by a native speaker.

# What there is to choose from: the rulesets.

## Rulesets

rules-finkel = Finkel
    .line = Das bekannteste Spiel: sieben Steine, vier Würfel und Rosetten, die sicher sind und noch einen Wurf geben.
    .special = Ein kurzer Weg mit sicheren Rosetten. Nur die in der Mitte erreichen beide Spieler: Ein Stein dort hält die Mitte des Bretts.
rules-british-museum = British Museum
    .line = Der Wettlauf von Finkel mit fünf Steinen: ein gutes erstes Spiel.
    .special = Alles, was Ur zum Wettlauf macht, und bald vorbei. Ein Wurf ohne Markierung ist verloren.
rules-biles = Biles
    .line = Sieben Steine auf dem kurzen Weg und drei Würfel, die vier zählen, wenn keiner markiert ist.
    .special = Mit drei Würfeln fällt die Vier häufiger, und jeder Wurf zählt mindestens eins.
rules-leaflet = Das Faltblatt
    .line = Der lange Weg um den kleinen Block. Eine Vier gibt noch einen Wurf; Rosetten schützen nur.
    .special = Den Zusatzwurf gibt eine Vier, nicht die Rosette. Im kleinen Block ziehen die Spieler einander entgegen.
rules-conventional = Herkömmlich
    .line = Der lange Weg mit Rosetten, die sicher sind und noch einen Wurf geben.
    .special = Jedes vierte Feld des Weges ist eine Rosette. Mit lauter Vieren geht ein Stein von einer zur nächsten, und jedes Mal würfelst du noch einmal.
rules-masters = Masters
    .line = Der lange Weg mit Rosetten, die noch einen Wurf geben, aber nicht sicher sind.
    .special = Kein Feld, das beide Spieler nutzen, ist sicher.
rules-blitz = Blitz
    .line = Fünf Steine, keine sicheren Rosetten und noch ein Wurf für jede Rosette und jeden Schlag.
    .special = Ein Schlag lohnt sich sofort: Du würfelst noch einmal.
rules-aseb = Aseb
    .line = Das spätere Brett mit zwanzig Feldern, wie man es aus Ägypten kennt: ein Block und ein langer Schweif.
    .special = Geradeaus den Schweif entlang: Die Spieler teilen sich zwölf Felder, bis ganz zum Schluss.
rules-murray = Murray
    .line = Den ganzen Weg hin und den ganzen Weg zurück: 27 Felder, der längste Wettlauf.
    .special = Steine auf dem Hinweg treffen Steine auf dem Heimweg, und deine eigenen Steine stehen einander im Weg. Nimm dir Zeit.
rules-bell = Bell
    .line = Ein Spiel um Einsätze: eine Buße für jede Rosette, und der Sieger nimmt den Topf.
    .special = Ein Stein wird nur eingesetzt, wenn alle drei Würfel markiert sind, und zwar auf dem fünften Feld. Ein Zug mit einem Wurf, der zählt, gibt noch einen Wurf.
rules-skiryuk = Skiryuk
    .line = Die meisten Ornamente haben eine Bedeutung; Steine drehen sich um und bilden Stapel.
    .special = Steine ziehen mit der glatten Seite oben hinaus und mit den Tupfen oben heim. Sie schlagen nur Steine, die dieselbe Seite zeigen, und können gegnerische Steine im Stapel verdecken.
rules-merit = Merit
    .line = Das Spiel aus der Schachtel von 1976: Doppelzüge, Boni, Strafzüge und Punkte am Ende.
    .special = Du bist dran, bis ein Wurf nichts zählt. Landest du auf Augen, bekommt der Gegner einen Zug.
rules-tablet = Die Tontafel
    .line = Das Spiel einer Tontafel von 177 v. Chr.: fünf Vögel, zwei Astragale und ein Topf.
    .special = Jeder Vogel hat seine eigene Zahl und seinen eigenen Wert. Ein zweiter Astragal ändert deine Zahl, oder der Gegner ist dran.
rules-race = Hausregeln
    .line = Bau dir deinen eigenen Wettlauf: Weg, Steine, Würfel, sichere Felder und Zusatzwürfe.
    .special = Du kannst jeden Teil wählen und deine Regeln mit einem Link weitergeben.
