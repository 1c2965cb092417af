### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = Link naar deze regels kopiëren

## New game

setup-opponent = Wie speelt
setup-level = Niveau van de computer
setup-side = Jij speelt
setup-real-dice = Echte dobbelstenen, met de hand gegooid en ingetypt
real-dice-none = voor niemand
real-dice-light = voor Licht
real-dice-dark = voor Donker
real-dice-both = voor beide
real-dice = Hoeveel vielen er gemerkt?
real-dice-n = { $n } van { $count } gemerkt
real-bones = Wat toont de eerste bikkel?
real-yes = hij zegt ja
real-no = hij zegt nee
opponent-computer = Jij en de computer
opponent-people = Twee personen hier
opponent-watch = De computer tegen zichzelf
play-as-light = Licht
play-as-dark = Donker

## Panels

games-none = Hier komt je eerste spel. Elk spel wordt vanzelf bewaard, worp voor worp.
games-name = { $rules }
# In place of the name of a game of which not even the rules can be read.
games-nameless = Spel
games-who = { $who ->
    [light] Jij (Licht) tegen de computer
    [dark] Jij (Donker) tegen de computer
    [watch] De computer tegen zichzelf
   *[people] Twee personen
  }
games-line = { games-who }; worpen en zetten: { $plies }, { $state }, { $date }
games-over = uitgespeeld
games-open = niet uitgespeeld
games-continue = Verderspelen
games-look = Bekijken
games-do = { $what }: { $name }
games-rename = Naam van { $name }
games-export-one = { $name } exporteren
games-delete = Verwijderen
games-delete-one = { $name } verwijderen
games-deleted = { $name } is verwijderd.
games-undelete = Terugzetten
games-import = Een spel uit een bestand importeren
import-go = Importeren
import-too-large = Dit bestand is te groot voor een spel. Je spellen zijn onveranderd.
settings-reset = Alle instellingen terugzetten
settings-look = Weergave
settings-play = Spelen
settings-effects = Beweging en geluid
settings-language = Taal en toetsenbord
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
setting-guide = Aangeven welke stukken je kunt zetten, en waarheen
setting-confirm = Vragen voordat een zet gespeeld wordt
setting-keys = Cijfertoetsen om te kiezen, en lettertoetsen zolang het bord de focus heeft
keys-open = Toetsenbord
keys-note = In een spel kies je met cijfers, en Enter gooit, tenzij een andere knop de focus heeft. Letters werken zolang het bord de focus heeft. Voor alles is er ook een knop.
key-arrows = naar het volgende vak, zoals het op het scherm ligt
key-ends = naar het eind van de rij; met Ctrl naar de hoeken van het bord
key-path = terug en vooruit over je route
key-movable = naar het volgende of vorige stuk dat je kunt zetten
key-go = gooien, een stuk oppakken, neerzetten
key-throw = gooien
key-nth = kiezen met het nummer in de lijst
key-undo = terug
key-redo = opnieuw
key-last = nog eens voorlezen wat er gebeurde
key-scores = voorraden en stand voorlezen
key-turn = voorlezen wat er te doen is
key-board = het hele bord voorlezen
key-say-path = de route voorlezen
key-flip = bord draaien
key-new = nieuw spel
key-help = deze lijst
key-escape = het stuk terugzetten, sluiten, de beweging afbreken
about-what = Het bordspel dat 4.500 jaar geleden in Ur gespeeld werd, met alle spelregels die onze bronnen beschrijven.
about-offline = Dit spel werkt zonder netwerk: wat het nodig heeft, staat op dit apparaat.
about-online = Zolang deze pagina voor het eerst open is, heeft ze het netwerk nog nodig.
# $languages are the languages whose words are on this device.
language-offline = Talen op dit apparaat: { $languages }
about-privacy = Wat er met je gegevens gebeurt
about-privacy-text = Niets verlaat dit apparaat. Er is geen account, geen cookie, geen tracker, en geen verzoek aan iemand anders dan de host van deze pagina. Je spellen worden in deze browser bewaard, en nergens anders; ‘Mijn spellen’ toont ze allemaal, en je kunt ze daar stuk voor stuk verwijderen. De host van de pagina houdt misschien een eigen logboek bij van welke bestanden zijn opgehaald.
about-licences = Licenties
about-part = Onderdeel
about-licence = Licentie
about-licences-note = De tekeningen zijn van ons, naar een voorwerp van 4.500 jaar oud. De regels staan met hun bronnen in elk regelboekje.

## Hints and the tutor

setting-values = De waardering van elke zet tonen
setting-tutor = Waarschuwen voor een dure zet
key-hint = een tip

## Dice that can be checked

setup-word = Een eigen woord, gemengd in de startwaarde van de dobbelstenen (niet verplicht)

## Sound, size, statistics

setting-sound = Geluid
sound-on = Aan
sound-off = Uit
setting-volume = Geluidssterkte
setting-big = Groot, voor een beamer

task-play = Jullie opdracht: speel het spel uit. Schrijf op wie wint, en na hoeveel worpen.
task-best = Jullie opdracht: stop zodra jullie voor het eerst kunnen kiezen. Welke keuze is de beste, en waarom? Schrijf één zin en vraag dan om een tip.
task-compare = Jullie opdracht: speel het spel uit en vergelijk het met een ander tweetal. Jullie hadden dezelfde worpen. Waar kozen jullie anders?
task-count = Jullie opdracht: turf de worpen. Welk getal komt het vaakst? Stop na dertig worpen.

# The heading of a list in My games.
games-damaged = Beschadigde spellen
games-damaged-note = Deze spellen, of delen ervan, konden niet gelezen worden. Ze blijven zoals ze gevonden zijn, tot je ze verwijdert.
# $name is that of the game, $date the day and time when the damage was found.
games-damaged-line = { $name }, beschadigd aangetroffen: { $date }
games-damaged-export = Het beschadigde spel { $name } exporteren
games-damaged-delete = Voorgoed verwijderen
games-damaged-delete-one = Het beschadigde spel { $name } voorgoed verwijderen
