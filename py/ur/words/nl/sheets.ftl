### Translated by machine, not yet read by a native speaker.

museum-print-title = Om af te drukken
museum-print-note = Bord, stukken en dobbelstenen van papier, en scorebladen.
sheets-lead = Bord, stukken en dobbelstenen om uit te knippen, en scorebladen. Afdrukken in zwart-wit is genoeg.
sheets-which = Blad
sheets-paper = Papier
sheets-preview = Voorbeeld
sheets-pdf = Downloaden als PDF
sheets-settings = Kies in het afdrukvenster dit papier, een schaal van 100% en geen marges. Meet daarna op het blad de lijn van 50 mm.
sheets-leaflet = De regels druk je vanuit het spel zelf af: lees daar de regels van een spel en kies Afdrukken.
sheets-leaflets = De regels van elk spel als PDF
sheets-check = Deze lijn is 50 mm lang:

paper-board-a3 = Bord op ware grootte, op één pagina
    .how = Knip het bord langs de omtrek uit. Het bord in het British Museum is ongeveer even groot.
paper-board-halves = Bord op ware grootte, in twee helften
    .how = Knip beide helften langs hun omtrek uit, één met de gearceerde strook. Plak de andere helft op de strook, zodat de vakken elkaar raken.
paper-board-small = Bord op 85%, op één pagina
    .how = Knip het bord langs de omtrek uit.
paper-board-colour = Bord om in te kleuren
    .how = Het origineel is van schelp, blauwe lapis lazuli en rode kalksteen. Je mag alle kleuren kiezen.
paper-board-late = Later bord, op 85%
    .how = Knip het bord langs de omtrek uit. Deze regels gebruiken het: { $rules }.
paper-pieces = Stukken met twee kanten
    .how = Knip de hele strook van een speler uit, vouw die langs de stippellijn, plak die dicht en knip dan de schijven uit. Knip voor regels zonder gladde kant alleen de schijven met stippen uit.
paper-dice = Dobbelstenen met vier hoeken
    .how = Knip langs de buitenste lijnen, vouw langs de stippellijnen en plak de grijze flapjes vast. Een dobbelsteen valt gemerkt als een zwarte hoek boven ligt. Munten kunnen ook: kop is gemerkt.
paper-birds = Vogels: { $rules }
    .how = Knip de schijven uit. Het getal op elke schijf brengt de vogel op het bord.
paper-score = Scoreblad: { $rules }

sheets-date = Datum
sheets-game = Spel
sheets-winner = Winnaar
sheets-in-all = { $player }, in totaal
sheets-points-caption = Hoeveel stukken van de verliezer waar staan, en de punten van de winnaar
sheets-player = Speler
sheets-throw = Worp
sheets-move = Zet
sheets-paid = Betaalt of krijgt
sheets-stake = Inzet
sheets-stakes-caption = Wat elke speler en de pot na elke zet hebben
sheets-birds-caption = De vogels
sheets-number = Brengt hem in
sheets-square = Op (Licht)
sheets-value = Waarde
