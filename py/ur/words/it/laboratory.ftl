### Translated by machine, not yet read by a native speaker.

lab-which = Quali regole?
lab-which-note = Da due a quattro, fianco a fianco.
lab-rules = Regole { $number }
lab-change = Un cambiamento nelle regole { $number }
lab-no-change = Nessun cambiamento
# same as in English
lab-option = { $option }: { $value }
lab-add = Aggiungi regole
lab-remove = Togli le regole { $number }
lab-who = Chi gioca?
lab-player-a = Lato A
lab-player-b = Lato B
lab-against = { $a } contro { $b }
lab-how-many = Quante partite per ciascuna?
lab-seed = Seme dei lanci
lab-seed-note = Lo stesso seme dà gli stessi numeri, qui e nel terminale.
lab-play = Gioca { $games } partite
lab-choose = Cambia
lab-stop = Ferma e tieni quello che è fatto
lab-finished = Tutte le partite sono giocate.
lab-kept = Fermato. Partite tenute: { $games }
lab-failed = Il computer non può continuare. Partite tenute: { $games }
lab-waiting = Il giocatore del computer si sta caricando.
lab-questions = Domande
lab-ask-long = Murray è troppo lungo?
lab-ask-begin = Conta chi inizia?
lab-ask-choice = Dove contano di più le scelte?
lab-ask-b7 = Che cosa cambia b7=unsafe?
lab-ask-again = Una cattura che dà un altro lancio è ingiusta per chi è in ritardo?
lab-so-far = Finora: { $answer }
lab-answer-few = Le partite sono troppo poche per una risposta: meno di { $games }.
lab-answer-long = Sì, se hai { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
} o meno.
lab-answer-begin-helps = Iniziare aiuta in { $rules }.
lab-answer-begin-harms = È meglio essere secondi in { $rules }.
lab-answer-begin-both = Iniziare aiuta in { $helps }, ed è meglio essere secondi in { $harms }.
lab-answer-begin-none = Non si vede un vantaggio di nessun lato.
lab-answer-choice = Le scelte contano di più in { $rules }.
lab-answer-behind-yes = Sì: la partita è decisa prima.
lab-answer-behind-no = No: la partita è decisa più tardi.
lab-answer-unclear = Queste partite non lo dicono: la differenza può essere un caso.
lab-answer-differences = { $count ->
    [0] Nessuna misura differisce più che per caso.
    [one] { $count } misura su { $all } differisce più che per caso.
   *[other] { $count } misure su { $all } differiscono più che per caso.
}
lab-line-long = { $rules }: metà delle partite richiede più di { $throws } lanci (95%: da { $low } a { $high }), { $time }.
lab-line-first = { $rules }: chi inizia vince il { $value }% (95%: da { $low }% a { $high }%).
lab-line-better = { $rules }: { $player } vince il { $value }% (95%: da { $low }% a { $high }%).
lab-line-late = { $rules }: decisa dopo il { $value }% dei lanci (95%: da { $low }% a { $high }%).
lab-line-mean = { $what }: { $after } invece di { $before }
lab-line-share = { $what }: { $after }% invece di { $before }%
lab-sample = Almeno { $games } partite per ciascuna.
lab-example = Questo esempio è stato misurato prima. Gioca per misurarlo da te.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = Partite: { $games }
lab-luck = Che cosa decide, su 100 partite
lab-by-luck = fortuna { $value }
lab-by-choices = scelte { $value }
lab-captured = Catture su ogni casella, su 100
lab-arrivals = Arrivi su ogni casella, su 100
lab-half = metà: { $throws }
lab-even = pari { $value }%
lab-more = più che in { $rules }, oltre il caso
lab-less = meno che in { $rules }, oltre il caso
lab-table = I numeri in una tabella
lab-measure = Misura
lab-percent = { $value }%
lab-value = { $value } (95%: da { $low } a { $high })
lab-value-share = { $value }% (95%: da { $low }% a { $high }%)
lab-csv = Tabella (CSV)
lab-svg = Immagine (SVG)
lab-png = Immagine (PNG)
lab-link = Link a questo
lab-how = Il confronto delle regole in più partite
lab-notebook = Un notebook per misurarle da te
