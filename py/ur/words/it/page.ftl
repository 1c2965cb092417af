### Translated by machine, not yet read by a native speaker.

title = Gioco reale di Ur
skip = Vai al gioco
tools = Strumenti
board = Tavoliere
controls = Il tuo turno
log = Che cosa è successo
close = Chiudi
# same as in English
menu-title = Menu
retry = Riprova
open-here = Apri qui
copied = Copiato.
copy-title = Copia questo
rules-link = Copia un link a queste regole
game-link = Copia un link a questa partita

## New game

setup-loading = Si carica l’elenco delle regole.
setup-options = Opzioni { $changed ->
    [0] {""}
    [one] ({ $changed } cambiata)
   *[other] ({ $changed } cambiate)
  }
setup-opponent = Chi gioca
setup-level = Livello del computer
setup-side = Giochi con
setup-real-dice = Dadi veri, lanciati a mano e digitati
real-dice-none = per nessuno
real-dice-light = per Chiaro
real-dice-dark = per Scuro
real-dice-both = per entrambi
opponent-computer = Tu e il computer
opponent-people = Due persone qui
opponent-watch = Guarda il computer giocare contro sé stesso
play-as-light = Chiaro
play-as-dark = Scuro
recommended-quick = Rapido
recommended-classic = Classico
recommended-deep = Profondo
minutes = circa { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
  }
play = Gioca
facade-choose = Scegli le regole
new-game = Nuova partita
new-refused = Con queste regole non si può ancora giocare. { $reason }

## Playing

status-starting = Si prepara la partita.
throw = Lancia
throw-start = Lancia per vedere chi comincia
throw-kit = Lancia { $kit }
computer-thinks = Gioca il computer
pause = Pausa
go-on = Continua
confirm = Gioca questa mossa
confirm-not = Un’altra mossa
confirm-move = Mossa: { $move }. Sceglila ancora una volta per giocarla.
# same as in English
peek-square = { $place }.
which-piece = { $n } pedine possono andare su { $square }. Scegli prima la pedina.
actions = Che cosa puoi fare
undo = Annulla
redo = Ripeti
again = Gioca ancora
again-match = Partita { $game } di { $games }
again-swap = Cambia lato
flip = Gira il tavoliere
real-dice = Quanti sono caduti segnati?
real-dice-n = { $n ->
    [one] { $n } su { $count } segnato
   *[other] { $n } su { $count } segnati
  }
real-bones = Che cosa mostra il primo astragalo?
real-wanted = { $by } lancia il secondo astragalo. Che cosa dice?
real-yes = dice “sì”
real-no = dice “no”
request-refused = Non ha funzionato, e la tua partita è rimasta com’era: { $reason }.

## Panels

rulebook-title = Regole
rulebook-open = Leggi le regole
rulebook-legend = Ogni riga dice da dove viene: una fonte, la nostra lettura di una fonte poco chiara, o una nostra decisione dove le fonti non dicono nulla.
rulebook-sources = Fonti: { $sources }
path-show = Mostra il percorso
status-source = fonte: { $source }
status-reading = lettura: { $source }
status-decision = decisione: { $source }
section-board = Tavoliere e percorso
section-throws = Lanci
section-entering = Entrare
section-moving = Muovere
section-landing = Fermarsi
section-extra = Un altro lancio
section-end = La fine
section-start = Chi comincia
section-money = Poste
section-choices = Scelte
section-decisions = Decisioni
compare-title = Due regolamenti affiancati
compare-open = Confronta
compare-with = { $rules } accanto a:
compare-second = Secondo regolamento
compare-facts = In sintesi
compare-different = Che cosa cambia
compare-equal = Uguale in entrambi ({ $n })
compare-nothing = Queste regole non ne parlano.
compare-paths = Il percorso di Chiaro: { $one } e { $two }
fact-line = In breve
fact-minutes = Durata
fact-pieces = Pedine a testa
fact-own = secondo le proprie regole
fact-throw = Lancio
fact-path = Percorso
fact-squares = { $n } caselle
fact-special = Particolarità
kit-lots = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
  }
kit-cubes = { $count ->
    [one] { $count } dado cubico
   *[other] { $count } dadi cubici
  }
kit-bones = { $count ->
    [one] { $count } astragalo
   *[other] { $count } astragali
  }
moves-title = Mosse
moves-none = Ancora nessuna mossa.
moves-throw = Lancio { $score }:
moves-copy = Copia la partita come testo
result-title = La partita in numeri
result-tallies = Il conto
tally-purse = Borsa
tally-kitty = Piatto
tally-pool = Piatto comune
tally-points = Punti
tally-match = Serie
tally-hand = In riserva
tally-off = All’arrivo
games-title = Le mie partite
games-none = La tua prima partita apparirà qui. Ogni partita si salva da sola, lancio per lancio.
# same as in English
games-name = { $rules }
games-line = Chiaro: { $light }, Scuro: { $dark }; { $plies ->
    [one] { $plies } lancio o mossa
   *[other] { $plies } lanci e mosse
  }, { $state }, { $date }
games-over = finita
games-open = non finita
games-continue = Continua
games-look = Guardala
# same as in English
games-do = { $what }: { $name }
games-rename = Nome della partita: { $name }
games-export = Esporta
games-export-one = Esporta la partita: { $name }
games-delete = Elimina
games-delete-one = Elimina la partita: { $name }
games-deleted = Partita eliminata: { $name }.
games-undelete = Ripristinala
games-import = Importa una partita da un file
kind-human = una persona
kind-computer = il computer
import-rules = Questo file non dice con quali regole si è giocato. Scegli le regole:
import-go = Importa
import-too-large = Questo file è troppo grande per essere una partita. Le tue partite sono rimaste com’erano.
import-refused = Questo file non si è potuto leggere come partita: { $reason }. Le tue partite sono rimaste com’erano.
import-no-game = In questo file non c’è nessuna partita di Ur. Le tue partite sono rimaste com’erano.
link-refused = Questo link non si è potuto aprire: una parte manca o è stata cambiata, oppure lo ha creato una versione più nuova. Le tue partite sono rimaste com’erano.
load-refused = Questa partita non si è potuta aprire: { $reason }. Ciò che è salvato è rimasto com’era.
settings-title = Impostazioni
settings-reset = Ripristina tutte le impostazioni
setting-theme = Colori
theme-auto = Come il sistema
theme-light = Chiari
theme-dark = Scuri
theme-contrast = Contrasto alto
setting-motion = Movimento
motion-off = Spento
motion-fast = Veloce
motion-normal = Normale
motion-slow = Lento
setting-board = Tavoliere
board-auto = Secondo lo schermo
board-wide = Orizzontale
board-turned = Verticale
setting-facing = Quando due persone giocano qui, il tavoliere è rivolto
facing-still = Sempre nello stesso verso
facing-turns = Verso chi è di turno
facing-table = Verso i due lati del tavolo
setting-guide = Segnare quali pedine possono muovere, e dove
setting-confirm = Chiedere prima di giocare una mossa
setting-keys = Usare i tasti numerici per le scelte, e le lettere quando il tavoliere ha il focus
keys-title = Tastiera
keys-open = Tastiera
keys-note = In una partita i numeri scelgono, e Invio lancia, a meno che un altro pulsante abbia il focus. Le lettere funzionano quando il tavoliere ha il focus. Per ogni cosa c’è anche un pulsante.
key-arrows = alla casella vicina, come si vede sullo schermo
key-ends = alla fine della fila; con Ctrl agli angoli del tavoliere
key-path = indietro e avanti lungo il tuo percorso
key-movable = alla prossima pedina che può muovere, o alla precedente
key-go = lancia, prendi una pedina, posala
key-throw = lancia
key-nth = scegli con il numero nell’elenco delle scelte
key-undo = annulla
key-redo = ripeti
key-last = di’ di nuovo che cosa è successo
key-scores = di’ le riserve e i totali
key-turn = di’ che cosa c’è da fare
key-board = di’ tutto il tavoliere
key-say-path = di’ il percorso
key-flip = gira il tavoliere
key-new = nuova partita
key-help = questo elenco
key-escape = rimetti la pedina, chiudi, ferma il movimento
say-tally = { $name }: Chiaro { $light }, Scuro { $dark }.
# same as in English
say-tally-one = { $name }: { $value }.
say-piece = { $square }: { $player }{ $side ->
    [blank] , faccia liscia
    [dotted] , pallini
   *[none] {""}
  }.
say-empty = Non c’è nessuna pedina sul tavoliere.
say-path = Il percorso: { $squares }.
about-title = Informazioni
about-what = Il gioco da tavolo che si giocava a Ur 4500 anni fa, con tutti i regolamenti che le nostre fonti descrivono.
about-offline = Questa pagina funziona senza rete: tutto è su questo dispositivo.
about-online = Mentre questa pagina è aperta per la prima volta, ha ancora bisogno della rete.
about-privacy = Che cosa succede ai tuoi dati personali
about-privacy-text = Nulla lascia questo dispositivo. Non ci sono account, cookie, tracciatori, né richieste ad altri che al server di questa pagina. Le tue partite sono salvate in questo browser e da nessun’altra parte; “Le mie partite” le mostra tutte, e lì puoi eliminarle una per una. Il server della pagina può tenere un proprio registro dei file richiesti.
about-licences = Lavori di altri in questa pagina
about-part = Parte
about-licence = Licenza
about-licences-note = I disegni sono nostri, tratti da un oggetto di 4500 anni fa. Le regole sono citate con le loro fonti in ogni regolamento.

## Starting, and when something goes wrong

boot-idle = Il motore di gioco sta per avviarsi.
boot-runtime = Si carica Python, che esegue le regole.
boot-rules = Si caricano le regole.
boot-ready = Pronto.
boot-progress = Caricato finora
boot-bytes = { $done } di { $total } MB
boot-failed = Il motore di gioco non si è avviato. Le tue partite sono al sicuro su questo dispositivo.
boot-code = Codice: { $code }
notice-memory = Questo browser non permette alla pagina di salvare partite. Durano solo finché questa pagina è aperta. Esporta le partite che vuoi conservare.
notice-memory-embed = In questo riquadro le partite durano solo finché la pagina è aperta.
notice-other-window = Questa partita è continuata in un’altra finestra. Questa pagina mostra a che punto era qui.
notice-update = È pronta una nuova versione di questa pagina. Usandola non perdi nulla.
lazy-loading = Questa parte si sta caricando.
lazy-failed = Questa parte non si è potuta caricare. Riaprila quando c’è una rete.
notice-outdated = In un’altra finestra è in uso una nuova versione di questa pagina. Ricarica quando ti è comodo.
take-update = Usala ora
address-unknown = Non esiste “{ $value }” per { $name }. Scegli qui a che cosa giocare.
