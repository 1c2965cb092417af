### Translated by machine, not yet read by a native speaker.

# What is stored, what is brought in, and what can go wrong with it.

engine-fault = Die Spiellogik hat dabei einen Fehler gemacht. Geschieht das noch einmal, sag es den Betreibern dieser Seite.
import-lost = Dieses Spiel hat die Spiellogik angehalten, deshalb wurde es nicht übernommen. Deine Spiele sind unverändert.

notice-damaged = Ein Teil dieses Spiels konnte nicht gelesen werden. Du kannst ab Eintrag { $n } weiterspielen. Was nicht gelesen werden konnte, liegt in „Meine Spiele“, wo du es exportieren kannst.
notice-unreadable = Dieses Spiel konnte nicht gelesen werden. Was davon übrig ist, liegt in „Meine Spiele“, wo du es exportieren kannst.
notice-written-again = Der Browser hatte dieses Spiel gelöscht. Es wurde noch einmal gespeichert, und nichts ist verloren.

notice-deleted-elsewhere = Dieses Spiel wurde in einem anderen Fenster gelöscht. Es wird nichts mehr davon gespeichert, außer du behältst es.
keep-game = Behalten und weiterspielen
let-game-go = Gelöscht lassen
