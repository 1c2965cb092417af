# What is stored, what is brought in, and what can go wrong with it.

engine-fault = The program made a mistake with this. If it happens again, tell the people who run this page.
import-lost = This game stopped the program, so it was not imported. Your games are unchanged.

notice-damaged = Part of this game could not be read. You can go on from entry { $n }. What could not be read is kept in My games, where you can export it.
notice-unreadable = This game could not be read. What is left of it is kept in My games, where you can export it.
notice-written-again = The browser had deleted this game. It was stored again, and nothing is lost.

notice-deleted-elsewhere = This game was deleted in another window. Nothing more is stored of it, unless you keep it.
keep-game = Keep it and play on
let-game-go = Leave it deleted
