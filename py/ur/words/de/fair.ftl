### Translated by machine, not yet read by a native speaker.

# The proof of the dice: how they were fixed before the game, and what that proves.

dice-commit = Eine geheime Zahl, der Startwert, hat alle Würfe vor dem ersten festgelegt. Das ist ihr Fingerabdruck (SHA-256), von Anfang an gezeigt:
dice-later = Nach dem Spiel steht hier der Startwert, und jeder Wurf lässt sich daraus noch einmal berechnen.
dice-seed = Der Startwert
dice-word = Dein Wort darin
dice-game = Der Name des Spiels
dice-checking = Alle Würfe werden noch einmal berechnet …
dice-right = { $n ->
    [one] Der Wurf ergibt sich
   *[other] Alle { $n } Würfe ergeben sich
  } aus dem Startwert, und der Startwert passt zu seinem Fingerabdruck.
dice-wrong = { $n ->
    [one] Ein Wurf ergibt sich
   *[other] { $n } Würfe ergeben sich
  } nicht aus dem Startwert.
dice-unkept = Der Startwert passt nicht zu dem Fingerabdruck, der vorher gezeigt wurde.
dice-typed = { $n ->
    [one] Ein Wurf wurde mit echten Würfeln geworfen und eingetippt: Den
   *[other] { $n } Würfe wurden mit echten Würfeln geworfen und eingetippt: Die
  } kann die Seite nicht prüfen.
dice-imported = Dieses Spiel kam ohne Startwert von uns: Seine Würfel beweisen nichts.
dice-proves-title = Was das beweist
dice-proves = Die Würfe standen fest, bevor du gezogen hast, sie richteten sich nicht nach deinem Spiel, und der Computer hat sie nicht ausgesucht. Mit einem eigenen Wort im Startwert waren sie auch nicht vorher ausgewählt.
dice-proves-nothing = Nichts: Diese Würfe lassen sich aus diesem Startwert nicht noch einmal berechnen. Die Mitschrift stammt von anderswo oder wurde geändert.
dice-proves-not = Es beweist nichts gegen jemanden, der diese Seite ändern kann. Der stärkste Beweis sind echte Würfel: Du kannst sie wählen, wenn du ein Spiel einrichtest.
dice-table = Jeder Wurf
dice-n = Nummer
dice-by = Wer
dice-fell = Geworfen
dice-again = Aus dem Startwert
dice-how = So geht es: Ziehung Nummer i ist HMAC-SHA256 mit dem Startwert als Schlüssel über „ur-dice-1|Wort|Spiel|i“; Würfel k fällt wie Bit k, der erste Astragal wie die zwei niedrigsten Bits, der zweite wie das niedrigste.
fell-yes = ja
fell-no = nein
