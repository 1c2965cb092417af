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
rules-link = Link naar deze regels kopiëren
game-link = Link naar dit spel kopiëren

## New game

setup-loading = De lijst met regels wordt geladen.
setup-options = Opties { $changed ->
    [0] {""}
   *[other] ({ $changed } gewijzigd)
  }
setup-opponent = Wie speelt
setup-level = Niveau van de computer
setup-side = Jij speelt
setup-real-dice = Echte dobbelstenen, met de hand gegooid en ingetypt
real-dice-none = voor niemand
real-dice-light = voor Licht
real-dice-dark = voor Donker
real-dice-both = voor beide
opponent-computer = Jij en de computer
opponent-people = Twee personen hier
opponent-watch = De computer tegen zichzelf
play-as-light = Licht
play-as-dark = Donker
recommended-quick = Snel
recommended-classic = Klassiek
recommended-deep = Uitdagend
minutes = ongeveer { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
  }
play = Spelen
facade-choose = Regels kiezen
new-game = Nieuw spel
new-refused = Deze regels zijn nog niet speelbaar. { $reason }

## Playing

status-starting = Het spel wordt klaargezet.
throw = Gooien
throw-start = Gooien wie begint
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
real-dice = Hoeveel vielen er gemerkt?
real-dice-n = { $n } van { $count } gemerkt
real-bones = Wat toont de eerste bikkel?
real-wanted = { $by } gooit de tweede bikkel. Wat zegt die?
real-yes = hij zegt ja
real-no = hij zegt nee
request-refused = Dat lukte niet, en je spel is onveranderd: { $reason }.

## Panels

rulebook-title = Regels
rulebook-open = Regels lezen
rulebook-legend = Bij elke regel staat waar die vandaan komt: uit een bron, uit onze lezing van een onduidelijke bron, of uit onze eigen keuze waar de bronnen niets zeggen.
rulebook-sources = Bronnen: { $sources }
path-show = Route tonen
status-source = bron: { $source }
status-reading = lezing: { $source }
status-decision = eigen keuze: { $source }
section-board = Bord en route
section-throws = Worpen
section-entering = Inbrengen
section-moving = Zetten
section-landing = Landen
section-extra = Nog een worp
section-end = Het eind
section-start = Wie begint
section-money = Inzetten
section-choices = Keuzes
section-decisions = Eigen keuzes

compare-title = Twee reglementen naast elkaar
compare-open = Vergelijken
compare-with = { $rules } naast:
compare-second = Tweede reglement
compare-facts = In één oogopslag
compare-different = Wat verschilt
compare-equal = In beide gelijk ({ $n })
compare-nothing = Deze regels zeggen daar niets over.
compare-paths = De route van Licht in twee reglementen: { $one } en { $two }
fact-line = In het kort
fact-minutes = Duur
fact-pieces = Stukken per speler
fact-own = volgens eigen regels
fact-throw = Worp
fact-path = Route
fact-squares = { $n } vakken
fact-special = Bijzonder
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
result-tallies = De stand
tally-purse = Beurs
tally-kitty = Pot
tally-pool = Pot
tally-points = Punten
tally-match = Wedstrijd
tally-hand = In voorraad
tally-off = Thuis

games-title = Mijn spellen
games-none = Hier komt je eerste spel. Elk spel wordt vanzelf bewaard, worp voor worp.
games-name = { $rules }
games-line = Licht: { $light }, Donker: { $dark }; worpen en zetten: { $plies }, { $state }, { $date }
games-over = uitgespeeld
games-open = niet uitgespeeld
games-continue = Verder spelen
games-look = Bekijken
games-do = { $what }: { $name }
games-rename = Naam van { $name }
games-export = Exporteren
games-export-one = { $name } exporteren
games-delete = Verwijderen
games-delete-one = { $name } verwijderen
games-deleted = { $name } is verwijderd.
games-undelete = Terugzetten
games-import = Een spel uit een bestand importeren
kind-human = een persoon
kind-computer = de computer
import-rules = Dit bestand zegt niet volgens welke regels er gespeeld is. Kies de regels:
import-go = Importeren
import-too-large = Dit bestand is te groot voor een spel. Je spellen zijn onveranderd.
import-refused = Dit bestand kon niet als spel gelezen worden: { $reason }. Je spellen zijn onveranderd.
import-no-game = In dit bestand zit geen spel van Ur. Je spellen zijn onveranderd.
link-refused = Deze link kon niet geopend worden: een deel ontbreekt of is gewijzigd, of een nieuwere versie heeft hem gemaakt. Je spellen zijn onveranderd.
load-refused = Dit spel kon niet geopend worden: { $reason }. Wat bewaard is, is niet gewijzigd.

settings-title = Instellingen
settings-reset = Alle instellingen terugzetten
setting-theme = Kleuren
theme-auto = Zoals het systeem
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
setting-motion = Beweging
motion-off = Uit
motion-fast = Snel
motion-normal = Normaal
motion-slow = Langzaam
setting-board = Bord
board-auto = Passend op het scherm
board-wide = Liggend
board-turned = Staand
setting-facing = Als hier twee personen spelen, wijst het bord
facing-still = Altijd dezelfde kant op
facing-turns = Naar de speler die aan de beurt is
facing-table = Naar beide kanten van de tafel
setting-guide = Aangeven welke stukken kunnen zetten, en waarheen
setting-confirm = Vragen voordat een zet gespeeld wordt
setting-keys = Cijfertoetsen om te kiezen, en lettertoetsen zolang het bord de focus heeft

keys-title = Toetsenbord
keys-open = Toetsenbord
keys-note = In een spel kies je met cijfers, en Enter gooit, tenzij een andere knop de focus heeft. Letters werken zolang het bord de focus heeft. Voor alles is er ook een knop.
key-arrows = naar het volgende vak, zoals het op het scherm ligt
key-ends = naar het eind van de rij; met Ctrl naar de hoeken van het bord
key-path = terug en vooruit over je route
key-movable = naar het volgende of vorige stuk dat kan zetten
key-go = gooien, een stuk oppakken, neerzetten
key-throw = gooien
key-nth = kiezen met het nummer in de lijst
key-undo = terug
key-redo = opnieuw
key-last = nog eens zeggen wat er gebeurde
key-scores = voorraden en stand zeggen
key-turn = zeggen wat er te doen is
key-board = het hele bord zeggen
key-say-path = de route zeggen
key-flip = bord draaien
key-new = nieuw spel
key-help = deze lijst
key-escape = het stuk terugzetten, sluiten, de beweging afbreken
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
about-what = Het bordspel dat 4.500 jaar geleden in Ur gespeeld werd, met alle spelregels die onze bronnen beschrijven.
about-offline = Deze pagina werkt zonder netwerk: alles staat op dit apparaat.
about-online = Zolang deze pagina voor het eerst open is, heeft ze het netwerk nog nodig.
about-privacy = Wat er met je gegevens gebeurt
about-privacy-text = Niets verlaat dit apparaat. Er is geen account, geen cookie, geen tracker, en geen verzoek aan iemand anders dan de host van deze pagina. Je spellen worden in deze browser bewaard, en nergens anders; ‘Mijn spellen’ toont ze allemaal, en je kunt ze daar stuk voor stuk verwijderen. De host van de pagina houdt misschien een eigen logboek bij van welke bestanden zijn opgehaald.
about-licences = Werk van anderen op deze pagina
about-part = Onderdeel
about-licence = Licentie
about-licences-note = De tekeningen zijn van ons, naar een voorwerp van 4.500 jaar oud. De regels staan met hun bronnen in elk regelboekje.

## Starting, and when something goes wrong

boot-idle = De motor van het spel gaat starten.
boot-runtime = Python wordt geladen, dat de regels uitvoert.
boot-rules = De regels worden geladen.
boot-ready = Klaar.
boot-progress = Tot nu toe geladen
boot-bytes = { $done } van { $total } MB
boot-failed = De motor van het spel is niet gestart. Je spellen zijn veilig op dit apparaat.
# same as in English
boot-code = Code: { $code }
notice-memory = Deze browser laat de pagina geen spellen bewaren. Ze blijven alleen zolang deze pagina open is. Exporteer de spellen die je wilt houden.
notice-memory-embed = Spellen in dit kader blijven alleen zolang de pagina open is.
notice-other-window = Dit spel is in een ander venster voortgezet. Deze pagina toont waar het hier stond.
notice-update = Er is een nieuwe versie van deze pagina. Je verliest niets als je die gebruikt.
# A part of the page that is fetched when it is first opened, such as the rules or the settings.
lazy-loading = Dit deel wordt geladen.
lazy-failed = Dit deel kon niet geladen worden. Open het opnieuw als er netwerk is.
notice-outdated = In een ander venster is een nieuwe versie van deze pagina in gebruik. Laad opnieuw wanneer het je uitkomt.
take-update = Nu gebruiken
address-unknown = ‘{ $value }’ bestaat niet ({ $name }). Kies hier wat je wilt spelen.
