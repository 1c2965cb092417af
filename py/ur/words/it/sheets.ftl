### Translated by machine, not yet read by a native speaker.

museum-print-title = Da stampare
museum-print-note = Tavoliere, pedine e dadi di carta, e fogli segnapunti.
sheets-lead = Tavoliere, pedine e dadi da ritagliare, e fogli segnapunti. Basta la stampa in bianco e nero.
sheets-which = Foglio
sheets-paper = Carta
sheets-preview = Anteprima
sheets-pdf = Scarica come PDF
sheets-settings = Nella finestra di stampa scegli questa carta, la scala 100% e nessun margine. Poi misura sul foglio la linea di 50 mm.
sheets-leaflet = Le regole si stampano dal gioco stesso: leggi lì le regole di un gioco e scegli Stampa.
sheets-leaflets = Le regole di ogni gioco in PDF
sheets-check = Questa linea è lunga 50 mm:

paper-board-a3 = Tavoliere a grandezza naturale, su una pagina
    .how = Ritaglia il tavoliere lungo il contorno. Quello del British Museum è grande più o meno così.
paper-board-halves = Tavoliere a grandezza naturale, in due metà
    .how = Ritaglia le due metà lungo il contorno, una con la striscia rigata. Incolla l’altra metà sulla striscia, in modo che le caselle si tocchino.
paper-board-small = Tavoliere all’85%, su una pagina
    .how = Ritaglia il tavoliere lungo il contorno.
paper-board-colour = Tavoliere da colorare
    .how = L’originale è di conchiglia, lapislazzuli blu e calcare rosso. Puoi scegliere i colori che vuoi.
paper-board-late = Tavoliere posteriore, all’85%
    .how = Ritaglia il tavoliere lungo il contorno. Lo usano queste regole: { $rules }.
paper-pieces = Pedine a due facce
    .how = Ritaglia l’intera striscia di un giocatore, piegala lungo la linea tratteggiata, incollala e poi ritaglia i dischi. Per le regole senza faccia liscia, ritaglia solo i dischi a pallini.
paper-dice = Dadi a quattro vertici
    .how = Ritaglia lungo le linee esterne, piega lungo quelle tratteggiate e incolla le linguette grigie. Un dado cade segnato quando in alto c’è un vertice nero. Vanno bene anche le monete: testa è segnato.
paper-birds = Uccelli: { $rules }
    .how = Ritaglia i dischi. Il numero su ogni disco fa entrare l’uccello sul tavoliere.
paper-score = Foglio segnapunti: { $rules }

sheets-date = Data
sheets-game = Partita
sheets-winner = Vincitore
sheets-in-all = { $player }, in tutto
sheets-points-caption = Dove sono le pedine di chi ha perso, e i punti di chi ha vinto
sheets-player = Giocatore
sheets-throw = Lancio
sheets-move = Mossa
sheets-paid = Paga o prende
sheets-stake = Posta
sheets-stakes-caption = Quanto hanno ogni giocatore e il piatto dopo ogni mossa
sheets-birds-caption = Gli uccelli
sheets-number = Lo fa entrare
sheets-square = Su (Chiaro)
sheets-value = Valore
