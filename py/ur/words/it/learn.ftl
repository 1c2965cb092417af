### Translated by machine, not yet read by a native speaker.

## Lessons

lesson = Lezione
lesson-starting = La lezione sta per cominciare.
lesson-status = { $step } di { $steps }: { $text }
lesson-other = È una mossa valida, ma non quella di questo passo. Provane un’altra.
lesson-next = Avanti
lesson-again = Ancora una volta
lesson-play = Gioca una partita
lesson-leave = Esci
lesson-back = Torna alla partita

## The first throw of a new player

first-to-throw = { $kind ->
    [bones] Premi “Lancia”: l’astragalo cade su un numero da 1 a 4.
    [cubes] Premi “Lancia”: conta quanti dadi mostrano il segno.
   *[lots] Premi “Lancia”: conta quanti vertici segnati restano in alto.
  }
first-throw = { $kind ->
    [lots] Vertici segnati in alto: { $marked } su { $count }. Vale { $score }.
   *[other] Il tuo lancio vale { $score }.
  } Scegli una pedina, poi la casella.

## Hints and the tutor

hint = Aiuto
hint-says = La migliore: { $move }.
hint-only = L’unica mossa: { $move }.
hint-why = Perché: { $reason }.
value-chance = { $value }%
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] probabilità di vittoria: { $value }%
    [points] saldo dei punti: { $value }
   *[money] nella borsa: { $value }
  }
tutor-ask = { $kind ->
    [chance] Costa { $value } vittorie su 100 partite.
    [points] Costa circa { $value } { $value ->
        [one] punto
       *[other] punti
      }.
   *[money] Costa circa { $value } in denaro.
  }
tutor-better = Meglio: { $move } – { $reason }.
tutor-back = Ritira la mossa
tutor-anyway = Gioca lo stesso

## The end of a game

look-back = Rivedi la partita

## Looking back, move by move

look-title = Rivedere la partita
look-leave = Torna alla partita
look-cost = { $kind ->
    [chance] È costata { $cost } vittorie su 100 partite.
    [points] È costata circa { $cost } { $cost ->
        [one] punto
       *[other] punti
      }.
   *[money] È costata circa { $cost } in denaro.
  }

## Dice that can be checked

fair-title = I dadi di questa partita
dice-open = Perché i dadi sono equi
dice-note = Un numero segreto ha fissato tutti i lanci prima del primo. La sua impronta:
dice-more = Controlla
