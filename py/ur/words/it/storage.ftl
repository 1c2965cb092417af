### Translated by machine, not yet read by a native speaker.

engine-fault = Il motore di gioco ha fatto un errore con questo. Se succede ancora, dillo a chi gestisce questa pagina.
import-lost = Questa partita ha fermato il motore di gioco, quindi non è stata importata. Le tue partite sono rimaste com’erano.
notice-damaged = Una parte di questa partita non si è potuta leggere. Puoi continuare dalla voce { $n }. Ciò che non si è potuto leggere resta in “Le mie partite”, dove puoi esportarlo.
notice-unreadable = Questa partita non si è potuta leggere. Ciò che ne rimane resta in “Le mie partite”, dove puoi esportarlo.
notice-written-again = Il browser aveva cancellato questa partita. È stata salvata di nuovo, e nulla è perduto.
notice-deleted-elsewhere = Questa partita è stata eliminata in un’altra finestra. Non ne viene più salvato nulla, a meno che tu non la tenga.
keep-game = Tienila e continua
let-game-go = Lasciala eliminata
