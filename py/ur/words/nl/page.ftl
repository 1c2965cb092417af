### Translated by machine, not yet read by a native speaker.

# The words of the web page: buttons, panels, notices.

title = Het Koninklijk Spel van Ur
skip = Naar het spel
tools = Gereedschap
board = Bord
controls = Jouw beurt
log = Wat er gebeurde
close = Sluiten
# same as in English
menu-title = Menu
retry = Opnieuw proberen
open-here = Hier openen
copied = Gekopieerd.
copy-title = Dit kopiëren
game-link = Link naar dit spel kopiëren
game-link-note = De link bevat de regels, de worpen en de zetten, en verder niets. Een spel dat je ermee opent, gaat verder tussen twee personen.

## New game

setup-loading = De lijst met regels wordt geladen.
setup-options = Opties { $changed ->
    [0] {""}
   *[other] ({ $changed } gewijzigd)
  }
recommended-quick = Snel
recommended-classic = Klassiek
recommended-deep = Uitdagend
play = Spelen
facade-choose = Regels kiezen
new-game = Nieuw spel
new-refused = Deze regels zijn nog niet speelbaar. { $reason }

## Playing

status-starting = Wordt klaargezet.
throw = Gooien
throw-kit = { $kit } dobbelstenen gooien
computer-thinks = De computer speelt
pause = Pauze
go-on = Verder
confirm = Deze zet spelen
confirm-not = Andere zet
confirm-move = { $move }? Kies de zet nog eens om hem te spelen.
peek-square = { $place }.
which-piece = Op { $square } kunnen { $n } stukken komen. Kies eerst het stuk.
actions = Wat je kunt doen
undo = Terug
redo = Opnieuw
again = Nog een spel
again-match = Spel { $game } van { $games }
again-swap = Van kant wisselen
flip = Bord draaien
real-wanted = { $by } gooit de tweede bikkel. Wat zegt die?
request-refused = Dat lukte niet, en je spel is onveranderd. { $reason }

## Panels

rulebook-title = Regels
rulebook-open = Regels lezen
path-show = Route tonen

compare-title = Twee reglementen naast elkaar
compare-open = Vergelijken
fact-squares = { $n } vakken
kit-lots = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
  }
kit-cubes = { $count ->
    [one] { $count } zeszijdige dobbelsteen
   *[other] { $count } zeszijdige dobbelstenen
  }
kit-bones = { $count ->
    [one] { $count } bikkel
   *[other] { $count } bikkels
  }

moves-title = Zetten
moves-none = Nog geen zetten.
# Before a move in the list of moves, for screen readers.
moves-throw = Worp { $score }:
moves-copy = Spel als tekst kopiëren

result-title = Het spel in cijfers
tally-purse = Beurs
tally-kitty = Pot
tally-points = Punten
tally-match = Wedstrijd
tally-hand = In voorraad
tally-off = Thuis

games-title = Mijn spellen
games-export = Exporteren
import-rules = Dit bestand zegt niet volgens welke regels er gespeeld is. Kies de regels:
import-refused = Dit bestand kon niet als spel gelezen worden. { $reason } Je spellen zijn onveranderd.
import-no-game = In dit bestand zit geen spel van Ur. Je spellen zijn onveranderd.
link-refused = Deze link kon niet geopend worden: een deel ontbreekt of is gewijzigd, of een nieuwere versie heeft hem gemaakt. Kopieer de hele link nog eens, of laad deze pagina opnieuw. Je spellen zijn onveranderd.
load-refused = Dit spel kon niet geopend worden. { $reason } Wat bewaard is, is niet gewijzigd.

settings-title = Instellingen

keys-title = Toetsenbord
say-tally = { $name }: Licht { $light }, Donker { $dark }.
say-tally-one = { $name }: { $value }.
say-piece = { $square }: { $player }{ $side ->
    [blank] , glad
    [dotted] , gestippeld
   *[none] {""}
  }.
say-empty = Er staat geen stuk op het bord.
say-path = De route: { $squares }.

about-title = Over deze pagina
story-title = Het verhaal van het bord

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = Het spel wordt geladen.
boot-rules = De regels worden geladen.
boot-progress = Tot nu toe geladen
boot-bytes = { $done } van { $total } MB
boot-failed = Het spel is niet gestart. Wat op dit apparaat is opgeslagen, gaat niet verloren.
# same as in English
boot-code = Code: { $code }
notice-memory = Deze browser laat de pagina geen spellen bewaren. Ze bestaan alleen zolang deze pagina open is. Exporteer de spellen die je wilt houden.
notice-memory-embed = Spellen in dit kader bestaan alleen zolang de pagina open is.
notice-other-window = Dit spel is in een ander venster voortgezet. Deze pagina toont waar het hier stond.
notice-update = Er is een nieuwe versie van deze pagina. Je verliest niets als je die gebruikt.
# A part of the page that is fetched when it is first opened, such as the rules or the settings.
lazy-loading = Dit deel wordt geladen.
lazy-failed = Dit deel kon niet geladen worden. Open het opnieuw als er netwerk is.
notice-outdated = In een ander venster is een nieuwe versie van deze pagina in gebruik. Laad opnieuw wanneer het je uitkomt.
take-update = Nu gebruiken
address-unknown = ‘{ $value }’ in het adres van deze pagina bestaat niet ({ $name }). In plaats daarvan geldt het gebruikelijke.
address-conflict = In het adres van deze pagina gaan { $one } en { $two } niet samen. Het eerste geldt.
address-needs = In het adres van deze pagina heeft { $one } ook { $two } nodig. In plaats daarvan kan een spel gespeeld worden.
