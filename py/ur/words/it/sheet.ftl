### Translated by machine, not yet read by a native speaker.

sheet-aim = Scopo
sheet-setup = Preparazione
sheet-in = entra
sheet-out = esce
sheet-way = Il tuo percorso: { $n } caselle. Il percorso dell’altro giocatore è l’immagine allo specchio.
sheet-print = Stampa
sheet-origins = Da dove viene questo
sheet-origin = Da dove viene questa regola
sheet-throw = Lancio
sheet-marked = { $n ->
    [one] { $n } segnato
   *[other] { $n } segnati
  }
sheet-score = Risultato
sheet-nothing = nulla
sheet-chance = Probabilità
sheet-chance-of = { $n } su { $all }
compare-alike = Questi due si giocano allo stesso modo.
