### Translated by machine, not yet read by a native speaker.

lab-which = Welche Regeln?
lab-which-note = Zwei bis vier nebeneinander.
lab-rules = Regelwerk { $number }
lab-change = Eine Änderung an Regelwerk { $number }
lab-no-change = Keine Änderung
# same as in English
lab-option = { $option }: { $value }
lab-add = Regelwerk hinzufügen
lab-remove = Regelwerk { $number } entfernen
lab-who = Wer spielt?
lab-player-a = Spieler A
lab-player-b = Spieler B
lab-unequal = Zwei verschiedene Spieler zeigen auch, wie viel vom Glück abhängt und wie viel von den Entscheidungen.
lab-against = { $a } gegen { $b }
lab-played = { $a } gegen { $b }.
lab-how-many = Wie viele Spiele je Regelwerk?
lab-seed = Startwert der Würfe
lab-seed-note = Derselbe Startwert gibt dieselben Zahlen, hier und im Terminal.
lab-play = { $games } Spiele spielen
lab-choose = Ändern
lab-stop = Anhalten und behalten, was fertig ist
lab-finished = Alle Spiele sind gespielt.
lab-kept = Angehalten. Behaltene Spiele: { $games }
lab-failed = Der Computer kann nicht weiterspielen. Behaltene Spiele: { $games }
lab-waiting = Der Computerspieler wird geladen.
lab-questions = Fragen
lab-ask-long = Ist Murray zu lang?
lab-ask-begin = Macht es etwas aus, wer beginnt?
lab-ask-choice = Wo zählen Entscheidungen am meisten?
lab-ask-b7 = Was ändert sich, wenn ein einzelner Stein auf B7 geschlagen werden kann?
lab-ask-again = Ist ein Schlag mit Zusatzwurf unfair gegenüber der Seite, die zurückliegt?
lab-so-far = Bisher: { $answer }
lab-answer-few = Für eine Antwort sind es zu wenige Spiele: weniger als { $games }.
lab-answer-long = Ja, wenn du weniger als { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
} hast: Die Hälfte der Spiele dauert länger.
lab-answer-begin-helps = Beginnen hilft bei { $rules }.
lab-answer-begin-harms = Als Zweiter zu spielen ist besser bei { $rules }.
lab-answer-begin-both = Beginnen hilft bei { $helps }; bei { $harms } ist es besser, als Zweiter zu spielen.
lab-answer-begin-none = Es sind zu wenige Spiele, um einen Vorteil für eine Seite zu zeigen.
lab-answer-choice = Von diesen Regeln zählen Entscheidungen am meisten bei { $rules }.
lab-answer-behind-yes = Ja: Nach diesen Werten schadet der Zusatzwurf der Seite, die zurückliegt.
lab-answer-behind-no = Nein: Nach diesen Werten hilft der Zusatzwurf der Seite, die zurückliegt.
lab-answer-behind-both = Ja und nein: Nach manchen dieser Werte schadet der Zusatzwurf der Seite, die zurückliegt, nach anderen hilft er ihr.
lab-answer-unclear = Aus diesen Spielen lässt sich das nicht sagen: Der Unterschied kann Zufall sein.
lab-answer-differences = { $count ->
    [0] Keine Messgröße unterscheidet sich stärker, als der Zufall erklärt.
    [one] { $count } von { $all } Messgrößen unterscheidet sich stärker, als der Zufall erklärt.
   *[other] { $count } von { $all } Messgrößen unterscheiden sich stärker, als der Zufall erklärt.
}
lab-answer-most = Am meisten: { $what }.
lab-line-long = { $rules }: Die Hälfte der Spiele braucht mehr als { $throws } Würfe (95 %: { $low } bis { $high }), { $time }.
lab-line-first = { $rules }: Wer beginnt, gewinnt { $value } % (95 %: { $low } % bis { $high } %).
lab-line-better = { $rules }: { $player } gewinnt { $value } % (95 %: { $low } % bis { $high } %).
lab-line-behind = { $rules }: Im schlechtesten Moment lag der spätere Sieger { $value } Schritte zurück (95 %: { $low } bis { $high }).
lab-sign-behind = { $apart ->
    [more] Die späteren Sieger lagen weiter zurück: Das spricht für „Nein“.
   *[less] Die späteren Sieger lagen weniger weit zurück: Das spricht für „Ja“.
  }
lab-sign-lead-changes = { $apart ->
    [more] Die Führung wechselt öfter: Das spricht für „Nein“.
   *[less] Die Führung wechselt seltener: Das spricht für „Ja“.
  }
lab-sign-late = { $apart ->
    [more] Der Sieger führt später endgültig: Das spricht für „Nein“.
   *[less] Der Sieger führt früher endgültig: Das spricht für „Ja“.
  }
lab-line-exact = { $rules }, wenn beide Seiten perfekt spielen: Wer beginnt, gewinnt { $value } %.
lab-line-mean = { $what }, im Mittel: { $first } { $before }, { $second } { $after }
lab-line-share = { $what }: { $first } { $before } %, { $second } { $after } %
lab-example = Dieses Beispiel wurde schon vorher gemessen. Lass den Computer spielen, um es selbst zu messen.
lab-interval = Der wahre Wert liegt mit 95 % Sicherheit zwischen den beiden Zahlen hinter „95 %“.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = Spiele: { $games }
lab-luck = Was entscheidet, bei je 100 Spielen
lab-by-luck = Glück { $value }
lab-by-choices = Wahl { $value }
lab-captured = Schläge auf jedem Feld, von je 100
lab-arrivals = Ankünfte auf jedem Feld, von je 100
lab-half = Hälfte: { $throws }
lab-even = gleich { $value } %
lab-more = mehr als bei { $rules }, über den Zufall hinaus
lab-less = weniger als bei { $rules }, über den Zufall hinaus
lab-table = Die Zahlen als Tabelle
lab-measure = Messgröße (Mittel der Spiele)
lab-percent = { $value } %
lab-value = { $value } (95 %: { $low } bis { $high })
lab-value-share = { $value } % (95 %: { $low } % bis { $high } %)
lab-csv = Tabelle (CSV)
lab-svg = Bild (SVG)
lab-png = Bild (PNG)
lab-link = Link kopieren
lab-how = Alle Regeln im Vergleich
lab-notebook = Ein Jupyter-Notebook zum Selbermessen
