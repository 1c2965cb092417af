### Translated by machine, not yet read by a native speaker.

puzzle-title = Aufgaben
puzzle-day-title = Aufgabe des Tages
puzzle-leave = Zurück zum Start
puzzle-leave-game = Zurück zum Spiel
puzzle-question = Welche Wahl ist die beste?
puzzle-aim = { $kind ->
    [chance] Es ist die, die am häufigsten gewinnt.
    [points] Es ist die, die im Mittel die meisten Punkte bringt.
   *[money] Es ist die, nach der im Mittel das meiste Geld bleibt.
  }
puzzle-not = Nicht der beste Zug: { $move }.
puzzle-yes = Ja: { $move }.

puzzle-tried = versucht
puzzle-next = Nächste Aufgabe
puzzle-play = Ab hier spielen
puzzle-list = Alle Aufgaben
puzzle-failed = Die Aufgabe konnte nicht geladen werden.
puzzle-made = Von Hand gemacht
puzzle-no-link = Dieser Link ist keine Aufgabe. { $reason }
puzzle-number = Aufgabe { $n }
puzzle-easy = leicht
puzzle-middling = mittel
puzzle-hard = schwer
puzzle-errors = Von 100 Entscheidungen hier sind falsch: bei Stufe 1 des Computers { $first }, bei Stufe 3 { $third }, bei Stufe 5 { $fifth }.
puzzle-unit = { $kind ->
    [chance] gewonnene Spiele von 100
    [points] Punkte netto im Mittel
   *[money] Marken im Mittel
  }
puzzle-rules = Regeln
puzzle-themes = Worum es geht

puzzle-theme-all = Alle
puzzle-theme-again = Zusatzwurf
puzzle-theme-award = Ein Stein mehr
puzzle-theme-build = Ruhige Züge
puzzle-theme-convert = Der zweite Astragal
puzzle-theme-cover = Einen Stein verdecken
puzzle-theme-enter = Einsetzen
puzzle-theme-forfeit = Zug nach den Augen
puzzle-theme-forgo = Auf einen Wurf verzichten
puzzle-theme-hit = Schlagen
puzzle-theme-home = Ins Ziel
puzzle-theme-run = Aus der Gefahr
puzzle-theme-spare = Nicht schlagen
puzzle-theme-stay = Nichts tun
puzzle-theme-wait = Auf der Rosette bleiben
puzzle-hardness = Wie schwer eine Aufgabe ist
puzzle-kept = Fehler zum Wiederholen: { $n }
puzzle-judged-exact = Die besten Züge sind sicher: Diese Stellungen sind gelöst.
puzzle-judged-rollouts = Die besten Züge stammen aus vielen Spielen des Computers gegen sich selbst.
puzzle-solved = gelöst
mistakes-title = Aus Fehlern lernen
mistakes-question = Was ist besser als „{ $move }“?
mistakes-none = Nichts hat dich viel gekostet. Gut gespielt.
mistakes-no-kept = Heute ist kein Fehler zu wiederholen.
mistakes-moment = Moment { $n } von { $all }
mistakes-next = Weiter: { $n } von { $all }
mistakes-again = Noch einmal fragen
mistakes-only = Nur diese Wahl war noch übrig, deshalb kommt die Frage noch einmal.
mistakes-done = Fertig
mistakes-keep = Für später aufheben
mistakes-kept = Aufgehoben: { puzzle-title }

against-capture = Der Stein auf { $square } bleibt ungeschlagen.
against-throw = Ein Zusatzwurf wird verschenkt.
against-home = Er bringt keinen Stein ins Ziel.
against-rosette = Er verlässt { $square }: Dorthin kann der Gegner bei { $throws } von { $all } Würfen kommen.
against-tempo = Danach ist nur bei { $throws } von { $all } Würfen ein Zug möglich.
against-enter = Er bringt keinen neuen Stein ins Spiel.
against-stays = Der Stein auf { $square } bleibt dort: Bei { $throws } von { $all } Würfen droht ihm ein Schlag.
against-aim = Danach ist seltener ein Schlag möglich: bei { $throws } von { $all } Würfen, nach der besten Wahl bei { $best }.
against-again = Danach kann seltener noch ein Wurf folgen: bei { $throws } von { $all } Würfen, nach der besten Wahl bei { $best }.
against-off = Danach kann seltener ein Stein ins Ziel kommen: bei { $throws } von { $all } Würfen, nach der besten Wahl bei { $best }.
against-reply = Danach kann der Gegner öfter noch einen Wurf bekommen: bei { $throws } von { $all } Würfen, nach der besten Wahl bei { $best }.
