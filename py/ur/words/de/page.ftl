### Translated by machine, not yet read by a native speaker.

# The words of the web page: buttons, panels, notices.

title = Das Königliche Spiel von Ur
skip = Zum Spiel springen
tools = Werkzeuge
board = Brett
controls = Du bist dran
log = Was geschehen ist
close = Schließen
menu-title = Menü
retry = Noch einmal versuchen
open-here = Hier öffnen
copied = Kopiert.
copy-title = Das kopieren
rules-link = Link zu diesen Regeln kopieren
game-link = Link zu diesem Spiel kopieren

## New game

setup-loading = Die Liste der Regeln wird geladen.
setup-options = Optionen { $changed ->
    [0] {""}
   *[other] ({ $changed } geändert)
  }
setup-opponent = Wer spielt
setup-level = Stufe des Computers
setup-side = Du spielst
setup-real-dice = Echte Würfel, von Hand geworfen und eingetippt
real-dice-none = für niemanden
real-dice-light = für Hell
real-dice-dark = für Dunkel
real-dice-both = für beide
opponent-computer = Du und der Computer
opponent-people = Zwei Personen hier
opponent-watch = Der Computer gegen sich selbst
play-as-light = Hell
play-as-dark = Dunkel
recommended-quick = Kurz
recommended-classic = Klassisch
recommended-deep = Anspruchsvoll
minutes = etwa { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
  }
play = Spielen
facade-choose = Regeln wählen
new-game = Neues Spiel
new-refused = Diese Regeln lassen sich noch nicht spielen. { $reason }

## Playing

status-starting = Das Spiel wird aufgebaut.
throw = Würfeln
throw-start = Würfeln, wer beginnt
throw-kit = { $kit } Würfel werfen
computer-thinks = Der Computer spielt
# same as in English
pause = Pause
go-on = Weiter
confirm = Diesen Zug spielen
confirm-not = Anderer Zug
confirm-move = { $move }? Wähl den Zug noch einmal, um ihn zu spielen.
peek-square = { $place }.
which-piece = Auf { $square } können { $n } Steine ziehen. Wähl zuerst den Stein.
actions = Was du tun kannst
undo = Zurück
redo = Wieder vor
again = Noch ein Spiel
again-match = Spiel { $game } von { $games }
again-swap = Seiten tauschen
flip = Brett drehen
real-dice = Wie viele sind markiert gefallen?
real-dice-n = { $n } von { $count } markiert
real-bones = Was zeigt der erste Astragal?
real-wanted = { $by } wirft den zweiten Astragal. Was sagt er?
real-yes = er sagt Ja
real-no = er sagt Nein
request-refused = Das hat nicht geklappt, und dein Spiel ist unverändert: { $reason }.

## Panels

rulebook-title = Regeln
rulebook-open = Regeln lesen
rulebook-legend = Bei jeder Zeile steht, woher sie kommt: aus einer Quelle, aus unserer Deutung einer unklaren Quelle oder aus unserer eigenen Entscheidung, wo die Quellen nichts sagen.
rulebook-sources = Quellen: { $sources }
path-show = Weg zeigen
status-source = Quelle: { $source }
status-reading = Deutung: { $source }
status-decision = Entscheidung: { $source }
section-board = Brett und Weg
section-throws = Würfe
section-entering = Einsetzen
section-moving = Ziehen
section-landing = Landen
section-extra = Noch ein Wurf
section-end = Das Ende
section-start = Wer beginnt
section-money = Einsätze
section-choices = Wahlmöglichkeiten
section-decisions = Entscheidungen

compare-title = Zwei Regelwerke nebeneinander
compare-open = Vergleichen
compare-with = { $rules } neben:
compare-second = Zweites Regelwerk
compare-facts = Auf einen Blick
compare-different = Was verschieden ist
compare-equal = In beiden gleich ({ $n })
compare-nothing = Diese Regeln sagen dazu nichts.
compare-paths = Der Weg von Hell in zwei Regelwerken: { $one } und { $two }
fact-line = In Kürze
fact-minutes = Dauer
fact-pieces = Steine pro Spieler
fact-own = nach eigenen Regeln
fact-throw = Wurf
fact-path = Weg
fact-squares = { $n } Felder
fact-special = Besonderheit
kit-lots = { $count } Würfel
kit-cubes = { $count } sechsseitige Würfel
kit-bones = { $count ->
    [one] { $count } Astragal
   *[other] { $count } Astragale
  }

moves-title = Züge
moves-none = Noch keine Züge.
# Before a move in the list of moves, for screen readers.
moves-throw = Wurf { $score }:
moves-copy = Spiel als Text kopieren

result-title = Das Spiel in Zahlen
result-tallies = Der Stand
tally-purse = Beutel
tally-kitty = Topf
tally-pool = Topf
tally-points = Punkte
tally-match = Wettkampf
tally-hand = Im Vorrat
tally-off = Im Ziel

games-title = Meine Spiele
games-none = Hier erscheint dein erstes Spiel. Jedes Spiel wird von selbst gespeichert, Wurf für Wurf.
games-name = { $rules }
games-line = Hell: { $light }, Dunkel: { $dark }; Würfe und Züge: { $plies }, { $state }, { $date }
games-over = beendet
games-open = nicht beendet
games-continue = Weiterspielen
games-look = Ansehen
games-do = { $what }: { $name }
games-rename = Name von { $name }
games-export = Exportieren
games-export-one = { $name } exportieren
games-delete = Löschen
games-delete-one = { $name } löschen
games-deleted = { $name } ist gelöscht.
games-undelete = Wiederherstellen
games-import = Ein Spiel aus einer Datei importieren
kind-human = eine Person
kind-computer = der Computer
import-rules = Diese Datei sagt nicht, nach welchen Regeln gespielt wurde. Wähl die Regeln:
import-go = Importieren
import-too-large = Diese Datei ist zu groß für ein Spiel. Deine Spiele sind unverändert.
import-refused = Diese Datei konnte nicht als Spiel gelesen werden: { $reason }. Deine Spiele sind unverändert.
import-no-game = In dieser Datei ist kein Spiel von Ur. Deine Spiele sind unverändert.
link-refused = Dieser Link konnte nicht geöffnet werden: Ein Teil fehlt oder wurde geändert, oder er stammt von einer neueren Version. Deine Spiele sind unverändert.
load-refused = Dieses Spiel konnte nicht geöffnet werden: { $reason }. Das Gespeicherte wurde nicht geändert.

settings-title = Einstellungen
settings-reset = Alle Einstellungen zurücksetzen
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

keys-title = Tastatur
keys-open = Tastatur
keys-note = Im Spiel wählen Ziffern, und die Eingabetaste würfelt, außer eine andere Schaltfläche hat den Fokus. Buchstaben gelten, solange das Brett den Fokus hat. Für alles gibt es auch eine Schaltfläche.
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
say-tally = { $name }: Hell { $light }, Dunkel { $dark }.
say-tally-one = { $name }: { $value }.
say-piece = { $square }: { $player }{ $side ->
    [blank] , glatt
    [dotted] , getupft
   *[none] {""}
  }.
say-empty = Auf dem Brett steht kein Stein.
say-path = Der Weg: { $squares }.

about-title = Über die Seite
about-what = Das Brettspiel, das vor 4.500 Jahren in Ur gespielt wurde, mit allen Regeln, die unsere Quellen beschreiben.
about-offline = Diese Seite funktioniert ohne Netz: Alles ist auf diesem Gerät.
about-online = Solange diese Seite zum ersten Mal geöffnet ist, braucht sie noch das Netz.
about-privacy = Was mit deinen Daten geschieht
about-privacy-text = Nichts verlässt dieses Gerät. Es gibt kein Konto, kein Cookie, keinen Tracker und keine Anfrage an andere als den Anbieter dieser Seite. Deine Spiele werden in diesem Browser gespeichert und sonst nirgends; „Meine Spiele“ zeigt sie alle, und du kannst dort jedes einzeln löschen. Der Anbieter der Seite führt vielleicht ein eigenes Protokoll darüber, welche Dateien abgerufen wurden.
about-licences = Arbeit anderer auf dieser Seite
about-part = Teil
about-licence = Lizenz
about-licences-note = Die Zeichnungen sind von uns, nach einem 4.500 Jahre alten Gegenstand. Die Regeln stehen mit ihren Quellen in jedem Regelheft.

## Starting, and when something goes wrong

boot-idle = Die Spiellogik startet gleich.
boot-runtime = Python wird geladen, das die Regeln ausführt.
boot-rules = Die Regeln werden geladen.
boot-ready = Bereit.
boot-progress = Bisher geladen
boot-bytes = { $done } von { $total } MB
boot-failed = Die Spiellogik ist nicht gestartet. Deine Spiele sind auf diesem Gerät sicher.
# same as in English
boot-code = Code: { $code }
notice-memory = Dieser Browser lässt die Seite keine Spiele speichern. Sie bleiben nur, solange diese Seite offen ist. Exportiere die Spiele, die du behalten willst.
notice-memory-embed = Spiele in diesem Rahmen bleiben nur, solange die Seite offen ist.
notice-other-window = Dieses Spiel wurde in einem anderen Fenster fortgesetzt. Diese Seite zeigt, wo es hier stand.
notice-update = Eine neue Version dieser Seite ist da. Du verlierst nichts, wenn du sie verwendest.
# A part of the page that is fetched when it is first opened, such as the rules or the settings.
lazy-loading = Dieser Teil wird geladen.
lazy-failed = Dieser Teil konnte nicht geladen werden. Öffne ihn noch einmal, wenn du Netz hast.
notice-outdated = In einem anderen Fenster läuft eine neue Version dieser Seite. Lade neu, wann es dir passt.
take-update = Jetzt verwenden
address-unknown = „{ $value }“ gibt es nicht ({ $name }). Wähl hier, was du spielen willst.
