### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = Link zu diesen Regeln kopieren

## New game

setup-opponent = Wer spielt
setup-level = Stufe des Computers
setup-side = Du spielst
setup-real-dice = Echte Würfel, von Hand geworfen und eingetippt
real-dice-none = für niemanden
real-dice-light = für Hell
real-dice-dark = für Dunkel
real-dice-both = für beide
real-dice = Wie viele sind markiert gefallen?
real-dice-n = { $n } von { $count } markiert
real-bones = Was zeigt der erste Astragal?
real-yes = er sagt Ja
real-no = er sagt Nein
opponent-computer = Du und der Computer
opponent-people = Zwei Personen hier
opponent-watch = Der Computer gegen sich selbst
play-as-light = Hell
play-as-dark = Dunkel

## Panels

games-none = Hier erscheint dein erstes Spiel. Jedes Spiel wird von selbst gespeichert, Wurf für Wurf.
games-name = { $rules }
# In place of the name of a game of which not even the rules can be read.
games-nameless = Spiel
games-who = { $who ->
    [light] Du (Hell) gegen den Computer
    [dark] Du (Dunkel) gegen den Computer
    [watch] Der Computer gegen sich selbst
   *[people] Zwei Personen
  }
games-line = { games-who }; Würfe und Züge: { $plies }, { $state }, { $date }
games-over = beendet
games-open = nicht beendet
games-continue = Weiterspielen
games-look = Ansehen
games-do = { $what }: { $name }
games-rename = Name von { $name }
games-export-one = { $name } exportieren
games-delete = Löschen
games-delete-one = { $name } löschen
games-deleted = { $name } ist gelöscht.
games-undelete = Wiederherstellen
games-import = Ein Spiel aus einer Datei importieren
import-go = Importieren
import-too-large = Diese Datei ist zu groß für ein Spiel. Deine Spiele sind unverändert.
settings-reset = Alle Einstellungen zurücksetzen
settings-look = Aussehen
settings-play = Spielen
settings-effects = Bewegung und Ton
settings-language = Sprache und Tastatur
setting-theme = Farben
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
setting-motion = Bewegung
motion-off = Aus
motion-fast = Schnell
# same as in English
motion-normal = Normal
motion-slow = Langsam
setting-board = Brett
board-auto = Passend zum Bildschirm
board-wide = Waagerecht
board-turned = Senkrecht
setting-facing = Wenn hier zwei Personen spielen, zeigt das Brett
facing-still = Immer in dieselbe Richtung
facing-turns = Zum Spieler, der dran ist
facing-table = Zu beiden Seiten des Tisches
setting-guide = Zeigen, welche Steine ziehen können und wohin
setting-confirm = Vor jedem Zug nachfragen
setting-keys = Zifferntasten zum Wählen, und Buchstabentasten, solange das Brett den Fokus hat
keys-open = Tastatur
keys-note = Im Spiel wählen Ziffern, und die Eingabetaste würfelt, außer ein anderer Knopf hat den Fokus. Buchstaben gelten, solange das Brett den Fokus hat. Für alles gibt es auch einen Knopf.
key-arrows = zum nächsten Feld, wie es auf dem Bildschirm liegt
key-ends = zum Ende der Reihe; mit Strg zu den Ecken des Bretts
key-path = auf deinem Weg zurück und vor
key-movable = zum nächsten oder vorigen Stein, der ziehen kann
key-go = würfeln, einen Stein nehmen, ihn absetzen
key-throw = würfeln
key-nth = wählen nach der Nummer in der Liste
key-undo = rückgängig
key-redo = wiederholen
key-last = noch einmal ansagen, was geschehen ist
key-scores = Vorräte und Stand ansagen
key-turn = ansagen, was zu tun ist
key-board = das ganze Brett ansagen
key-say-path = den Weg ansagen
key-flip = Brett drehen
key-new = neues Spiel
key-help = diese Liste
key-escape = den Stein zurückstellen, schließen, die Bewegung beenden
about-what = Das Brettspiel, das vor 4.500 Jahren in Ur gespielt wurde, mit allen Regeln, die unsere Quellen beschreiben.
about-offline = Dieses Spiel funktioniert ohne Netz: Was es braucht, ist auf diesem Gerät.
about-online = Solange diese Seite zum ersten Mal geöffnet ist, braucht sie noch das Netz.
# $languages are the languages whose words are on this device.
language-offline = Sprachen auf diesem Gerät: { $languages }
about-privacy = Was mit deinen Daten geschieht
about-privacy-text = Nichts verlässt dieses Gerät. Es gibt kein Konto, kein Cookie, keinen Tracker und keine Anfrage an andere als den Anbieter dieser Seite. Deine Spiele werden in diesem Browser gespeichert und sonst nirgends; „Meine Spiele“ zeigt sie alle, und du kannst dort jedes einzeln löschen. Der Anbieter der Seite führt vielleicht ein eigenes Protokoll darüber, welche Dateien abgerufen wurden.
about-licences = Lizenzen
about-part = Teil
about-licence = Lizenz
about-licences-note = Die Zeichnungen sind von uns, nach einem 4.500 Jahre alten Gegenstand. Die Regeln stehen mit ihren Quellen in jedem Regelheft.

## Hints and the tutor

setting-values = Bewertung jedes Zuges anzeigen
setting-tutor = Vor einem teuren Zug warnen
key-hint = ein Tipp

## Dice that can be checked

setup-word = Ein eigenes Wort, das in den Startwert der Würfel einfließt (freiwillig)

## Sound, size, statistics

setting-sound = Ton
sound-on = An
sound-off = Aus
setting-volume = Lautstärke
setting-big = Groß, für einen Projektor

task-play = Euer Auftrag: Spielt das Spiel zu Ende. Schreibt auf, wer gewinnt und nach wie vielen Würfen.
task-best = Euer Auftrag: Haltet an, sobald ihr zum ersten Mal wählen könnt. Welche Wahl ist die beste, und warum? Schreibt einen Satz und lasst euch dann einen Tipp geben.
task-compare = Euer Auftrag: Spielt das Spiel zu Ende und vergleicht es mit einem anderen Paar. Ihr hattet dieselben Würfe. Wo habt ihr anders gewählt?
task-count = Euer Auftrag: Führt eine Strichliste der Würfe. Welche Zahl kommt am häufigsten? Hört nach dreißig Würfen auf.

# The heading of a list in My games.
games-damaged = Beschädigte Spiele
games-damaged-note = Diese Spiele, oder Teile davon, konnten nicht gelesen werden. Sie bleiben, wie sie gefunden wurden, bis du sie löschst.
# $name is that of the game, $date the day and time when the damage was found.
games-damaged-line = { $name }, als beschädigt erkannt: { $date }
games-damaged-export = Das beschädigte Spiel { $name } exportieren
games-damaged-delete = Endgültig löschen
games-damaged-delete-one = Das beschädigte Spiel { $name } endgültig löschen
