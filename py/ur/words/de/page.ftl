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
game-link = Link zu diesem Spiel kopieren
game-link-note = Der Link enthält die Regeln, die Würfe und die Züge, sonst nichts. Wird er geöffnet, geht das Spiel zwischen zwei Personen weiter.

## New game

setup-loading = Die Liste der Regeln wird geladen.
setup-options = Optionen { $changed ->
    [0] {""}
   *[other] ({ $changed } geändert)
  }
recommended-quick = Kurz
recommended-classic = Klassisch
recommended-deep = Anspruchsvoll
play = Spielen
facade-choose = Regeln wählen
new-game = Neues Spiel
new-refused = Diese Regeln lassen sich noch nicht spielen. { $reason }

## Playing

status-starting = Wird vorbereitet.
throw = Würfeln
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
real-wanted = { $by } wirft den zweiten Astragal. Was sagt er?
request-refused = Das hat nicht geklappt, und dein Spiel ist unverändert. { $reason }

## Panels

rulebook-title = Regeln
rulebook-open = Regeln lesen
path-show = Weg zeigen

compare-title = Zwei Regelwerke nebeneinander
compare-open = Vergleichen
fact-squares = { $n } Felder
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
tally-purse = Beutel
tally-kitty = Topf
tally-points = Punkte
tally-match = Wettkampf
tally-hand = Im Vorrat
tally-off = Im Ziel

games-title = Meine Spiele
games-export = Exportieren
import-rules = Diese Datei sagt nicht, nach welchen Regeln gespielt wurde. Wähl die Regeln:
import-refused = Diese Datei konnte nicht als Spiel gelesen werden. { $reason } Deine Spiele sind unverändert.
import-no-game = In dieser Datei ist kein Spiel von Ur. Deine Spiele sind unverändert.
link-refused = Dieser Link konnte nicht geöffnet werden: Ein Teil fehlt oder wurde geändert, oder er stammt von einer neueren Version. Kopiere noch einmal den ganzen Link, oder lade diese Seite neu. Deine Spiele sind unverändert.
load-refused = Dieses Spiel konnte nicht geöffnet werden. { $reason } Das Gespeicherte wurde nicht geändert.

settings-title = Einstellungen

keys-title = Tastatur
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
story-title = Die Geschichte des Bretts

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = Das Spiel wird geladen.
boot-rules = Die Regeln werden geladen.
boot-progress = Bisher geladen
boot-bytes = { $done } von { $total } MB
boot-failed = Das Spiel ist nicht gestartet. Was auf diesem Gerät gespeichert ist, geht nicht verloren.
# same as in English
boot-code = Code: { $code }
notice-memory = Dieser Browser lässt die Seite keine Spiele speichern. Sie bleiben nur erhalten, solange diese Seite offen ist. Exportiere die Spiele, die du behalten willst.
notice-memory-embed = Spiele in diesem Rahmen bleiben nur erhalten, solange die Seite offen ist.
notice-other-window = Dieses Spiel wurde in einem anderen Fenster fortgesetzt. Diese Seite zeigt, wo es hier stand.
notice-update = Eine neue Version dieser Seite ist da. Du verlierst nichts, wenn du sie verwendest.
# A part of the page that is fetched when it is first opened, such as the rules or the settings.
lazy-loading = Dieser Teil wird geladen.
lazy-failed = Dieser Teil konnte nicht geladen werden. Öffne ihn noch einmal, wenn du Netz hast.
notice-outdated = In einem anderen Fenster läuft eine neue Version dieser Seite. Lade neu, wann es dir passt.
take-update = Jetzt verwenden
address-unknown = „{ $value }“ in der Adresse dieser Seite gibt es nicht ({ $name }). Stattdessen gilt das Übliche.
address-conflict = In der Adresse dieser Seite passen { $one } und { $two } nicht zusammen. Das Erste gilt.
address-needs = In der Adresse dieser Seite braucht { $one } auch { $two }. Stattdessen kann man ein Spiel spielen.
