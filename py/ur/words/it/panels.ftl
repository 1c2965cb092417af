### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = Copia un link a queste regole

## New game

setup-opponent = Chi gioca
setup-level = Livello del computer
setup-side = Giochi con
setup-real-dice = Dadi veri, lanciati a mano e digitati
real-dice-none = per nessuno
real-dice-light = per Chiaro
real-dice-dark = per Scuro
real-dice-both = per entrambi
real-dice = Quanti sono caduti segnati?
real-dice-n = { $n ->
    [one] { $n } su { $count } segnato
   *[other] { $n } su { $count } segnati
  }
real-bones = Che cosa mostra il primo astragalo?
real-yes = dice “sì”
real-no = dice “no”
opponent-computer = Tu e il computer
opponent-people = Due persone qui
opponent-watch = Guarda il computer giocare contro sé stesso
play-as-light = Chiaro
play-as-dark = Scuro

## Panels

games-none = La tua prima partita apparirà qui. Ogni partita si salva da sola, lancio per lancio.
# same as in English
games-name = { $rules }
games-nameless = Partita
games-who = { $who ->
    [light] Tu (Chiaro) contro il computer
    [dark] Tu (Scuro) contro il computer
    [watch] Il computer contro sé stesso
   *[people] Due persone
  }
games-line = { games-who }; { $plies ->
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
games-export-one = Esporta la partita: { $name }
games-delete = Elimina
games-delete-one = Elimina la partita: { $name }
games-deleted = Partita eliminata: { $name }.
games-undelete = Ripristinala
games-import = Importa una partita da un file
import-go = Importa
import-too-large = Questo file è troppo grande per essere una partita. Le tue partite sono rimaste com’erano.
settings-reset = Ripristina tutte le impostazioni
settings-look = Aspetto
settings-play = Gioco
settings-effects = Movimento e suono
settings-language = Lingua e tastiera
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
about-what = Il gioco da tavolo che si giocava a Ur 4500 anni fa, con tutti i regolamenti che le nostre fonti descrivono.
about-offline = Questo gioco funziona senza rete: ciò che gli serve è su questo dispositivo.
about-online = Alla prima apertura questa pagina ha ancora bisogno della rete.
language-offline = Lingue su questo dispositivo: { $languages }
about-privacy = Che cosa succede ai tuoi dati personali
about-privacy-text = Nulla lascia questo dispositivo. Non ci sono account, cookie, tracciatori, né richieste ad altri che al server di questa pagina. Le tue partite sono salvate in questo browser e da nessun’altra parte; “Le mie partite” le mostra tutte, e lì puoi eliminarle una per una. Il server della pagina può tenere un proprio registro dei file richiesti.
about-licences = Licenze
about-part = Parte
about-licence = Licenza
about-licences-note = I disegni sono nostri, tratti da un oggetto di 4500 anni fa. Le regole sono citate con le loro fonti in ogni regolamento.

## Hints and the tutor

setting-values = Mostrare il valore di ogni mossa
setting-tutor = Avvisare prima di una mossa che costa molto
key-hint = un suggerimento

## Dice that can be checked

setup-word = Una tua parola, mescolata al seme dei dadi (facoltativa)

## Sound, size, statistics

setting-sound = Suono
sound-on = Acceso
sound-off = Spento
# same as in English
setting-volume = Volume
setting-big = Grande, per un proiettore

task-play = Il vostro compito: giocate la partita fino alla fine. Scrivete chi vince e dopo quanti lanci.
task-best = Il vostro compito: fermatevi la prima volta che potete scegliere. Qual è la scelta migliore, e perché? Scrivete una frase, poi chiedete un suggerimento.
task-compare = Il vostro compito: giocate la partita fino alla fine e confrontatela con quella di un’altra coppia. Avevate gli stessi lanci. Dove avete scelto diversamente?
task-count = Il vostro compito: tenete un conteggio dei lanci. Quale numero esce più spesso? Fermatevi dopo trenta lanci.

games-damaged = Partite danneggiate
games-damaged-note = Queste partite, o parti di esse, non si sono potute leggere. Restano come sono state trovate finché non le elimini.
games-damaged-line = { $name }, danno trovato: { $date }
games-damaged-export = Esporta la partita danneggiata: { $name }
games-damaged-delete = Elimina per sempre
games-damaged-delete-one = Elimina per sempre la partita danneggiata: { $name }
