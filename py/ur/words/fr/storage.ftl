### Translated by machine, not yet read by a native speaker.

engine-fault = Le moteur a fait une erreur. Si cela se reproduit, dites-le aux responsables de cette page.
import-lost = Cette partie a arrêté le moteur : elle n’a pas été importée. Vos parties sont inchangées.

notice-damaged = Des données de cette partie n’ont pas pu être lues. Vous pouvez continuer à partir de l’entrée { $n }. Ce qui n’a pas pu être lu est gardé dans « Mes parties », où vous pouvez l’exporter.
notice-unreadable = Cette partie n’a pas pu être lue. Ce qu’il en reste est gardé dans « Mes parties », où vous pouvez l’exporter.
notice-written-again = Le navigateur avait supprimé cette partie. Elle a été enregistrée de nouveau, et rien n’est perdu.

notice-deleted-elsewhere = Cette partie a été supprimée dans une autre fenêtre. Plus rien n’en est enregistré, sauf si vous la gardez.
keep-game = La garder et continuer
let-game-go = La laisser supprimée
