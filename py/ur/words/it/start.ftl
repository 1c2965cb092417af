### Translated by machine, not yet read by a native speaker.

start-lead = Un gioco di corsa di circa 4500 anni fa. Lancia i dadi, cattura ciò che ti sbarra la strada e porta tutte le tue pedine all’arrivo prima dell’altro giocatore.
# same as in English
start-lead-rules = { $rules }: { $special }
start-play-note = { $rules } · { $opponent ->
    [people] due persone qui
    [watch] il computer gioca contro sé stesso
   *[computer] contro il computer
  }{ start-length }
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { start-minutes }
  }
# same as in English
start-minutes = { $minutes } min
start-go-on = Continua la tua partita
start-go-on-note = { $rules } · { $plies ->
    [one] { $plies } lancio o mossa
   *[other] { $plies } lanci e mosse
  }
start-two = Due giocatori
start-about = Su queste regole: { $rules }
start-players = Chi gioca, livello e dadi
start-play-these = Gioca: { $rules }
start-pieces = { $n ->
    [one] { $n } pedina a testa
   *[other] { $n } pedine a testa
  }
start-learn = Impara giocando
start-learn-note = Pochi passi, una regola per ciascuno
start-puzzle = Problema del giorno
start-puzzles = Problemi
start-puzzle-note = Una posizione: qual è la scelta migliore?
start-puzzle-solved = Risolto: domani ce n’è un altro
start-story = La storia del tavoliere
start-story-note = Una tomba, una tavoletta e molte ipotesi
start-editor = Componi una posizione
start-museum = Per musei e scuole
museum-lab-title = Il laboratorio delle regole
start-filters = Mostra solo
start-ways = { $filter ->
    [short] { $n } su { $all }: partita breve
    [plain] { $n } su { $all }: semplice corsa
    [stacking] { $n } su { $all }: le pedine si impilano
    [betting] { $n } su { $all }: con poste
   *[all] { $all } modi di giocare, e regole tue
  }
filter-all = Tutti
filter-short = Brevi
filter-plain = Corsa
filter-stacking = Con pile
filter-betting = Con poste
