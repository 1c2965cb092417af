### Translated by machine, not yet read by a native speaker.

lab-which = Quali regole?
lab-which-note = Da due a quattro, a confronto.
lab-rules = Regole { $number }
lab-change = Un cambiamento nelle regole { $number }
lab-no-change = Nessun cambiamento
# same as in English
lab-option = { $option }: { $value }
lab-add = Aggiungi regole
lab-remove = Togli le regole { $number }
lab-who = Chi gioca?
lab-player-a = Giocatore A
lab-player-b = Giocatore B
lab-unequal = Due giocatori diversi mostrano anche quanto dipende dalla fortuna e quanto dalle scelte.
lab-against = { $a } contro { $b }
lab-played = { $a } contro { $b }.
lab-how-many = Quante partite per ogni regolamento?
lab-seed = Seme dei lanci
lab-seed-note = Lo stesso seme dà gli stessi numeri, qui e nel terminale.
lab-play = Gioca { $games } partite
lab-choose = Cambia
lab-stop = Ferma e conserva il lavoro fatto
lab-finished = Tutte le partite sono state giocate.
lab-kept = Fermato. Partite conservate: { $games }
lab-failed = Il computer non può continuare. Partite conservate: { $games }
lab-waiting = Il computer si sta preparando a giocare.
lab-questions = Domande
lab-ask-long = Murray è troppo lungo?
lab-ask-begin = Conta chi inizia?
lab-ask-choice = Dove contano di più le scelte?
lab-ask-b7 = Che cosa cambia se una pedina sola su B7 può essere catturata?
lab-ask-again = Una cattura che dà un altro lancio è ingiusta per chi è indietro?
lab-so-far = Finora: { $answer }
lab-answer-few = Le partite sono troppo poche per una risposta: meno di { $games }.
lab-answer-long = Sì, se hai meno di { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}: metà delle partite dura di più.
lab-answer-begin-helps = Iniziare aiuta in { $rules }.
lab-answer-begin-harms = È meglio non iniziare in { $rules }.
lab-answer-begin-both = Iniziare aiuta in { $helps }, ed è meglio non iniziare in { $harms }.
lab-answer-begin-none = Queste partite sono troppo poche per mostrare un vantaggio di uno dei due.
lab-answer-choice = Fra queste regole, le scelte contano di più in { $rules }.
lab-answer-behind-yes = Sì: secondo queste misure quel lancio danneggia chi è indietro.
lab-answer-behind-no = No: secondo queste misure quel lancio aiuta chi è indietro.
lab-answer-behind-both = Sì e no: secondo alcune di queste misure quel lancio danneggia chi è indietro, secondo altre lo aiuta.
lab-answer-unclear = Queste partite non bastano per dirlo: la differenza può essere dovuta al caso.
lab-answer-differences = { $count ->
    [0] Nessuna misura differisce più di quanto spieghi il caso.
    [one] { $count } misura su { $all } differisce più di quanto spieghi il caso.
   *[other] { $count } misure su { $all } differiscono più di quanto spieghi il caso.
}
lab-answer-most = Soprattutto: { $what }.
lab-line-long = { $rules }: metà delle partite dura più di { $throws } lanci (95%: da { $low } a { $high }), { $time }.
lab-line-first = { $rules }, vittorie di chi inizia: { $value }% (95%: da { $low }% a { $high }%).
lab-line-better = { $rules }, vittorie ({ $player }): { $value }% (95%: da { $low }% a { $high }%).
lab-line-behind = { $rules }, ritardo massimo del futuro vincitore: { $value } passi (95%: da { $low } a { $high }).
lab-sign-behind = { $apart ->
    [more] I futuri vincitori erano più indietro: questo fa propendere per il “no”.
   *[less] I futuri vincitori erano meno indietro: questo fa propendere per il “sì”.
  }
lab-sign-lead-changes = { $apart ->
    [more] Il comando cambia più spesso: questo fa propendere per il “no”.
   *[less] Il comando cambia meno spesso: questo fa propendere per il “sì”.
  }
lab-sign-late = { $apart ->
    [more] Il vincitore passa definitivamente in testa più tardi: questo fa propendere per il “no”.
   *[less] Il vincitore passa definitivamente in testa prima: questo fa propendere per il “sì”.
  }
lab-line-exact = { $rules }, se entrambi giocano alla perfezione, vittorie di chi inizia: { $value }%.
lab-line-mean = { $what }, in media: { $first } { $before }, { $second } { $after }
lab-line-share = { $what }: { $first } { $before }%, { $second } { $after }%
lab-example = Questo esempio è già stato misurato. Premi Gioca per misurarlo da te.
lab-interval = Il valore vero si trova, con il 95% di certezza, tra i due numeri che seguono “95%”.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = Partite: { $games }
lab-luck = Che cosa decide, su 100 partite
lab-by-luck = fortuna { $value }
lab-by-choices = scelte { $value }
lab-captured = Catture su ogni casella, ogni 100
lab-arrivals = Arrivi su ogni casella, ogni 100
lab-half = metà: { $throws }
lab-even = pari { $value }%
lab-more = più che in { $rules }, e non per caso
lab-less = meno che in { $rules }, e non per caso
lab-table = I numeri in una tabella
lab-measure = Misura (media delle partite)
lab-percent = { $value }%
lab-value = { $value } (95%: da { $low } a { $high })
lab-value-share = { $value }% (95%: da { $low }% a { $high }%)
lab-csv = Tabella (CSV)
lab-svg = Immagine (SVG)
lab-png = Immagine (PNG)
lab-link = Copia il link
lab-how = Tutte le regole a confronto
lab-notebook = Un notebook Jupyter per misurarle da te
