### Translated by machine, not yet read by a native speaker.

sheet-aim = Scopo
sheet-setup = Preparazione
sheet-in = entra
sheet-out = esce
sheet-way = Il tuo percorso: { $n } caselle. Quello dell’altro giocatore è speculare.
sheet-birds = Ogni uccello entra sulla casella in cui è disegnato.
sheet-marks = Il segno dopo ogni regola mostra da dove viene:
sheet-mark-source = da una fonte
sheet-mark-reading = dalla nostra lettura di una fonte poco chiara
sheet-mark-decision = da una nostra decisione dove le fonti non dicono nulla
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

## The sections of a rulebook, and two rulesets side by side

minutes = circa { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
  }
rulebook-sources = Fonti: { $sources }
status-source = fonte: { $source }
status-reading = lettura: { $source }
status-decision = decisione: { $source }
section-board = Tavoliere e percorso
section-throws = Lanci
section-entering = Entrare
section-moving = Muovere
section-landing = Fermarsi
section-extra = Lancio extra
section-end = La fine
section-start = Chi comincia
section-money = Poste
section-choices = Scelte
compare-second = Secondo regolamento
compare-facts = In sintesi
compare-different = Che cosa cambia
compare-equal = Uguale in entrambi ({ $n })
compare-nothing = Queste regole non ne parlano.
fact-line = In breve
fact-minutes = Durata
fact-pieces = Pedine a testa
fact-throw = Lancio
fact-path = Percorso
fact-special = Particolarità
