### Translated by machine, not yet read by a native speaker.

engine-fault = El motor ha cometido un error. Si vuelve a pasar, díselo a los responsables de esta página.
import-lost = Esta partida detuvo el motor, así que no se ha importado. Tus partidas no han cambiado.

notice-damaged = Parte de esta partida no se ha podido leer. Puedes continuar desde la entrada { $n }. Lo que no se ha podido leer se conserva en «Mis partidas», donde puedes exportarlo.
notice-unreadable = Esta partida no se ha podido leer. Lo que queda de ella se conserva en «Mis partidas», donde puedes exportarlo.
notice-written-again = El navegador había borrado esta partida. Se ha guardado de nuevo, y no se ha perdido nada.

notice-deleted-elsewhere = Esta partida se eliminó en otra ventana. No se guarda nada más de ella, salvo que la conserves.
keep-game = Conservarla y seguir jugando
let-game-go = Dejarla eliminada
