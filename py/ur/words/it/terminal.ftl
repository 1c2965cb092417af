### Translated by machine, not yet read by a native speaker.

terminal-welcome = { $name }. Chiaro: { $light }. Scuro: { $dark }. Digita ? per l’aiuto, q per fermarti.
terminal-person = una persona
terminal-hand = In riserva
terminal-off = All’arrivo
terminal-purse = Borsa
terminal-kitty = Piatto { $kitty }
# same as in English
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: premi Invio per lanciare, o digita il tuo lancio.
terminal-ask-kit = { $by }: quanti dadi lanciare, { $kits }?
terminal-ask-action = { $by }: digita il numero di una mossa, o la mossa.
# same as in English
terminal-choice = { $number }  { $text }
terminal-not-listed = Questo non è nell’elenco. Digita una di queste voci: { $choices }.
terminal-help = Premi Invio per lanciare, o per giocare l’unica mossa. Digita un numero per scegliere dall’elenco, o una mossa come la scrive l’elenco. u ritira la mossa, t mostra come testo la partita fin qui, q ferma.
terminal-undone = Mossa ritirata.
terminal-no-undo = Non c’è nulla da ritirare.
terminal-stopped = La partita è interrotta.
terminal-match = Partita { $game } di { $games }. Punti finora: Chiaro { $light }, Scuro { $dark }.
terminal-options = Opzioni
terminal-rules = “{ $command }” mostra l’elenco delle regole.
terminal-decision = decisione
terminal-reading = lettura
terminal-source = fonte
