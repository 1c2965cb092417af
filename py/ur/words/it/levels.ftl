### Translated by machine, not yet read by a native speaker.

level = Livello { $level }
level-1 = Principiante
    .line = Sceglie quasi a caso, ma coglie una vittoria quando la vede. Per una prima partita.
level-2 = Novizio
    .line = Vede le mosse semplici, e spesso non vede le altre.
level-3 = Apprendista
    .line = Trova molte buone mosse, e ogni tanto fa un errore evidente.
level-4 = Giocatore
    .line = Una partita alla pari: fa errori piccoli, non grandi.
level-5 = Giocatore di club
    .line = I suoi errori sono pochi e piccoli.
level-6 = Esperto
    .line = Sbaglia di rado. Ti servono un piano e un po’ di fortuna.
level-7 = Maestro
    .line = Il miglior gioco del computer: prevede diversi lanci.
