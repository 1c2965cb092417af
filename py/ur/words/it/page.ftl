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
game-link = Copia un link a questa partita
game-link-note = Il link contiene le regole, i lanci e le mosse, e nient’altro. Aperta così, la partita continua tra due persone.

## New game

setup-loading = Si carica l’elenco delle regole.
setup-options = Opzioni { $changed ->
    [0] {""}
    [one] ({ $changed } cambiata)
   *[other] ({ $changed } cambiate)
  }
recommended-quick = Rapido
recommended-classic = Classico
recommended-deep = Profondo
play = Gioca
facade-choose = Scegli le regole
new-game = Nuova partita
new-refused = Con queste regole non si può ancora giocare. { $reason }

## Playing

status-starting = Preparazione in corso.
throw = Lancia
throw-kit = Lancia { $kit } dadi
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
real-wanted = { $by } lancia il secondo astragalo. Che cosa dice?
request-refused = Non ha funzionato, e la tua partita è rimasta com’era. { $reason }

## Panels

rulebook-title = Regole
rulebook-open = Leggi le regole
path-show = Mostra il percorso
compare-title = Due regolamenti affiancati
compare-open = Confronta
fact-squares = { $n } caselle
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
tally-purse = Borsa
tally-kitty = Piatto
tally-points = Punti
tally-match = Serie
tally-hand = In riserva
tally-off = All’arrivo
games-title = Le mie partite
games-export = Esporta
import-rules = Questo file non dice con quali regole si è giocato. Scegli le regole:
import-refused = Questo file non si è potuto leggere come partita. { $reason } Le tue partite sono rimaste com’erano.
import-no-game = In questo file non c’è nessuna partita di Ur. Le tue partite sono rimaste com’erano.
link-refused = Questo link non si è potuto aprire: una parte manca o è stata cambiata, oppure lo ha creato una versione più nuova. Copia di nuovo il link intero, o ricarica questa pagina. Le tue partite sono rimaste com’erano.
load-refused = Questa partita non si è potuta aprire. { $reason } Ciò che è salvato è rimasto com’era.
settings-title = Impostazioni
keys-title = Tastiera
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
story-title = La storia del tavoliere

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = Si carica il gioco.
boot-rules = Si caricano le regole.
boot-progress = Caricato finora
boot-bytes = { $done } di { $total } MB
boot-failed = Il gioco non si è avviato. Nulla di ciò che è salvato su questo dispositivo è perduto.
boot-code = Codice: { $code }
notice-memory = Questo browser non permette alla pagina di salvare partite. Durano solo finché questa pagina è aperta. Esporta le partite che vuoi conservare.
notice-memory-embed = In questo riquadro le partite durano solo finché la pagina è aperta.
notice-other-window = Questa partita è continuata in un’altra finestra. Questa pagina mostra a che punto era qui.
notice-update = È pronta una nuova versione di questa pagina. Usandola non perdi nulla.
lazy-loading = Questa parte si sta caricando.
lazy-failed = Questa parte non si è potuta caricare. Riaprila quando c’è una rete.
notice-outdated = In un’altra finestra è in uso una nuova versione di questa pagina. Ricarica quando ti è comodo.
take-update = Usala ora
address-unknown = Nell’indirizzo di questa pagina “{ $value }” non esiste per { $name }. Vale la scelta abituale.
address-conflict = Nell’indirizzo di questa pagina { $one } e { $two } non vanno insieme. Vale la prima indicazione.
address-needs = Nell’indirizzo di questa pagina { $one } richiede { $two }. Al suo posto si può giocare una partita.
