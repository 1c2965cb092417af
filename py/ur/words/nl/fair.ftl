### Translated by machine, not yet read by a native speaker.

# The proof of the dice: how they were fixed before the game, and what that proves.

dice-commit = Een geheim getal, de startwaarde, legde alle worpen vast vóór de eerste. Dit is de vingerafdruk ervan (SHA-256), vanaf het begin getoond:
dice-later = Na het spel staat de startwaarde hier, en kan elke worp daaruit opnieuw berekend worden.
dice-seed = De startwaarde
dice-word = Jouw woord daarin
dice-game = De naam van het spel
dice-checking = Elke worp wordt opnieuw berekend …
dice-right = { $n ->
    [one] De worp volgt
   *[other] Alle { $n } worpen volgen
  } uit de startwaarde, en de startwaarde past bij de vingerafdruk.
dice-wrong = { $n ->
    [one] Eén worp volgt
   *[other] { $n } worpen volgen
  } niet uit de startwaarde.
dice-unkept = De startwaarde past niet bij de vingerafdruk die eerder getoond werd.
dice-typed = { $n ->
    [one] Eén worp is met echte dobbelstenen gegooid en ingetypt: die
   *[other] { $n } worpen zijn met echte dobbelstenen gegooid en ingetypt: die
  } kan de pagina niet controleren.
dice-imported = Dit spel kwam zonder startwaarde van ons: de dobbelstenen ervan bewijzen niets.
dice-proves-title = Wat dit bewijst
dice-proves = De worpen lagen vast voordat je zette, ze volgden je spel niet, en de computer heeft ze niet gekozen. Met een eigen woord in de startwaarde waren ze ook niet van tevoren uitgezocht.
dice-proves-nothing = Niets: deze worpen volgen niet uit deze startwaarde. Het partijverslag komt ergens anders vandaan, of is gewijzigd.
dice-proves-not = Het bewijst niets tegen iemand die deze pagina kan wijzigen. Het sterkste bewijs zijn echte dobbelstenen: je kunt ze kiezen als je een spel begint.
dice-table = Elke worp
dice-n = Nummer
dice-by = Wie
dice-fell = Gegooid
dice-again = Uit de startwaarde
dice-how = Zo werkt het: trekking nummer i is HMAC-SHA256 met de startwaarde als sleutel over ‘ur-dice-1|woord|spel|i’; dobbelsteen k valt zoals bit k, de eerste bikkel zoals de laagste twee bits, de tweede zoals de laagste bit.
fell-yes = ja
fell-no = nee
