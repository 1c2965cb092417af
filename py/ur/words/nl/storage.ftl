### Translated by machine, not yet read by a native speaker.

# What is stored, what is brought in, and what can go wrong with it.

engine-fault = De motor van het spel maakte hierbij een fout. Gebeurt dat nog eens, meld het dan aan de beheerders van deze pagina.
import-lost = Door dit spel stopte de motor van het spel, dus het is niet overgenomen. Je spellen zijn onveranderd.

notice-damaged = Een deel van dit spel kon niet gelezen worden. Je kunt verder vanaf regel { $n } van het verslag. Wat niet gelezen kon worden, staat in ‘Mijn spellen’, waar je het kunt exporteren.
notice-unreadable = Dit spel kon niet gelezen worden. Wat ervan over is, staat in ‘Mijn spellen’, waar je het kunt exporteren.
notice-written-again = De browser had dit spel verwijderd. Het is opnieuw bewaard, en er is niets verloren.

notice-deleted-elsewhere = Dit spel is in een ander venster verwijderd. Er wordt niets meer van bewaard, tenzij je het houdt.
keep-game = Houden en verderspelen
let-game-go = Verwijderd laten
