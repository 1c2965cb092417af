### Translated by machine, not yet read by a native speaker.

puzzle-title = Problemi
puzzle-day-title = Problema del giorno
puzzle-leave = Torna all’inizio
puzzle-leave-game = Torna alla partita
puzzle-question = Qual è la scelta migliore?
puzzle-aim = { $kind ->
    [chance] È quella che vince più spesso.
    [points] È quella che porta in media più punti.
   *[money] È quella che lascia in media più denaro.
  }
puzzle-not = Non è la migliore: { $move }.
puzzle-yes = Sì: { $move }.

puzzle-tried = provata
puzzle-next = Problema seguente
puzzle-play = Continua a giocare da qui
puzzle-list = Tutti i problemi
puzzle-failed = Non è stato possibile caricare il problema.
puzzle-made = Fatto a mano
puzzle-no-link = Questo link non è un problema. { $reason }
puzzle-number = Problema { $n }
puzzle-easy = facile
puzzle-middling = medio
puzzle-hard = difficile
puzzle-errors = Su 100 scelte qui, errori del computer: { $first } al livello 1, { $third } al livello 3, { $fifth } al livello 5.
puzzle-unit = { $kind ->
    [chance] partite vinte su 100
    [points] punti in media
   *[money] gettoni in media
  }
puzzle-rules = Regole
puzzle-themes = Tema del problema

puzzle-theme-all = Tutti
puzzle-theme-again = Un altro lancio
puzzle-theme-award = Una pedina in più
puzzle-theme-build = Mosse tranquille
puzzle-theme-convert = Il secondo astragalo
puzzle-theme-cover = Coprire una pedina
puzzle-theme-enter = Entrare
puzzle-theme-forfeit = Una mossa dopo gli occhi
puzzle-theme-forgo = Rinunciare a un lancio
puzzle-theme-hit = Catturare
puzzle-theme-home = Portare all’arrivo
puzzle-theme-run = Uscire dal pericolo
puzzle-theme-spare = Non catturare
puzzle-theme-stay = Non fare nulla
puzzle-theme-wait = Restare sulla rosetta
puzzle-hardness = Quanto è difficile un problema
puzzle-kept = Errori da ripassare: { $n }
puzzle-judged-exact = Le scelte migliori sono certe: queste posizioni sono risolte.
puzzle-judged-rollouts = Le scelte migliori vengono da molte partite che il computer ha giocato contro sé stesso.
puzzle-solved = risolto
mistakes-title = Imparare dagli errori
mistakes-question = Che cosa è meglio di { $move }?
mistakes-none = Niente ti è costato molto. Ben giocato.
mistakes-no-kept = Oggi non ci sono errori da ripassare.
mistakes-moment = Momento { $n } di { $all }
mistakes-next = Avanti: { $n } di { $all }
mistakes-again = Chiedi di nuovo
mistakes-only = Restava solo questa scelta, perciò la domanda torna ancora una volta.
mistakes-done = Fatto
mistakes-keep = Conserva per dopo
mistakes-kept = Conservato: { puzzle-title }

against-capture = Non cattura la pedina su { $square }.
against-throw = Rinuncia a lanciare di nuovo.
against-home = Non porta nessuna pedina all’arrivo.
against-rosette = Lascia { $square }: l’altro giocatore può arrivarci (lanci: { $throws } su { $all }).
against-tempo = Poi meno lanci permettono una mossa: { $throws } su { $all }.
against-enter = Non fa entrare nessuna nuova pedina.
against-stays = La pedina su { $square } resta lì e può essere catturata (lanci: { $throws } su { $all }).
against-aim = Poi meno lanci possono catturare una pedina: { $throws } su { $all }, contro { $best } dopo la scelta migliore.
against-again = Poi meno lanci possono darne un altro: { $throws } su { $all }, contro { $best } dopo la scelta migliore.
against-off = Poi meno lanci possono portare una pedina all’arrivo: { $throws } su { $all }, contro { $best } dopo la scelta migliore.
against-reply = Poi più lanci possono darne un altro all’altro giocatore: { $throws } su { $all }, contro { $best } dopo la scelta migliore.
