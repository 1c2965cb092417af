### Translated by machine, not yet read by a native speaker.

# The lessons: what to do, and what has been learned. $from, $to, $own and $other are squares: where
# the right move begins and ends, where the learner's first piece stands, and where it would come to.
# $forced is how far the other player then moves a piece; $exit is the rulebook's sentence about leaving the
# board. No sentence here may claim more than every part and option makes true: the tests ask the engine.

lesson-aim = Bring { $n ->
    [one] deinen Stein
   *[other] alle deine { $n } { $birds ->
        [true] Vögel
       *[false] Steine
      }
  } ins Ziel, bevor es der Gegner schafft.
lesson-way = { $n } Felder führen { $back ->
    [true] hin und zurück, von
   *[false] von
  } { $first } bis { $last }: Die Linie zeigt den Weg.
lesson-enter-kind = Du hast eine { $score } gewürfelt, die Zahl dieses Vogels: { $piece }. Setz ihn auf { $to } ein.
    .after = Die Zahlen und Werte der Vögel: { $table }.
lesson-bird = { $name } { $score } (Wert { $value })
lesson-enter = Setz einen { $piece } aus dem Vorrat auf { $to } ein.
    .after = Gut gemacht. Von hier führt der Weg Feld für Feld weiter bis zum Ende.
lesson-again-rosette = Eine Rosette ist in Reichweite. Zieh von { $from } auf { $to }.
    .after = Eine Rosette: Du würfelst gleich noch einmal.
lesson-again-four = Du hast eine { $score } gewürfelt. Zieh von { $from } auf { $to }.
    .after = Nach diesen Regeln gibt eine { $score } noch einen Wurf, egal wo der Stein landet.
lesson-again-capture = Auf { $to } steht ein gegnerischer Stein. Zieh von { $from } auf { $to }.
    .after = Nach diesen Regeln gibt jeder Schlag noch einen Wurf.
lesson-again-lots = Hier gibt jeder Zug noch einen Wurf. Zieh von { $from } auf { $to }.
    .after = Du würfelst noch einmal. Nach einem Wurf, der nichts zählt, ist der Gegner dran.
lesson-capture = Auf { $to } steht ein gegnerischer Stein. Schlag ihn mit dem Stein auf { $from }.
    .after = Er kommt in den Vorrat seines Spielers zurück und muss neu eingesetzt werden.
lesson-unsafe = Auf der Rosette { $to } steht ein gegnerischer Stein. Schlag ihn von { $from } aus.
    .after = Nach diesen Regeln kann ein Stein auf einer Rosette geschlagen werden.
lesson-safe = Dein Stein auf { $own } könnte auf { $other } ziehen, aber der gegnerische Stein dort ist auf seiner Rosette sicher. Mach einen anderen Zug.
    .after = Auf einer Rosette wird kein Stein geschlagen: ein guter Platz zum Warten.
lesson-other-side = Dein Stein auf { $own } könnte auf { $other } ziehen, aber der gegnerische Stein dort zeigt seine andere Seite. Mach einen anderen Zug.
    .after = Nur Steine, die dieselbe Seite zeigen, schlagen einander. Ein Stein mit der anderen Seite oben versperrt das Feld.
lesson-own-stack = Auf { $to } steht schon einer deiner Steine. Stell den von { $from } dazu.
    .after = Hier dürfen deine Steine zusammen stehen.
lesson-mixed = Auf { $to } steht ein gegnerischer Stein, und dort bilden Steine beider Spieler Stapel. Lande auf ihm.
    .after = In diesem Stapel zieht der oberste Stein zuerst: Der gegnerische muss auf dich warten.
lesson-turn = Zieh von { $from } auf { $to }, und achte auf den Stein.
    .after = Er hat seine Tupfen nach oben gedreht und ist auf dem Heimweg.
lesson-twice = Hier kehrt der Weg um. Zieh von { $from } auf { $to }.
    .after = Von hier zieht der Stein über Felder heim, die er schon passiert hat.
lesson-doubles = Zieh von { $from } auf { $to }, ein Feld, das den Zug verdoppelt.
    .after = Der Stein ist gleich um denselben Wert weitergezogen.
lesson-award = Eine Rosette ist in Reichweite. Zieh von { $from } auf { $to }.
    .after = Ein Bonus: Du darfst noch einen Stein auf den Start setzen.
lesson-forfeit = Zieh von { $from } auf { $to }, und sieh, was es dich kostet.
    .after = Jetzt zieht der Gegner einen Stein um { $forced }, und dann bist du weiter dran.
lesson-run-in = Auf { $other } stehen zwei gegnerische Steine zusammen: Landest du dort, muss dein eigener Stein in den Vorrat zurück. Mach einen anderen Zug.
    .after = Zwei Steine zusammen sind sicher, und gefährlich für einen einzelnen gegnerischen Stein.
lesson-fine = Zieh von { $from } auf die Rosette { $to }.
    .after = Auf einer Rosette zu landen kostet eine Buße, die in den Topf kommt. { $kitty }
lesson-landed = Zieh von { $from } auf die Rosette { $to }.
    .after = Ein Vogel, der auf einer Rosette landet, nimmt seinen Wert aus dem Topf.
lesson-passed = Zieh von { $from } auf { $to }, an einer Rosette vorbei.
    .after = Dein Vogel ist an einer Rosette vorbeigezogen, ohne anzuhalten: Sein Wert ging in den Topf.
lesson-convert = Eine { $score } ist wenig. Wirf den zweiten Astragal: Bei Ja wird daraus { $converted }.
    .after = Ja ändert die Zahl. Bei Nein ist der Gegner dran: Das ist das Risiko.
lesson-off = Mit einer { $score } kann der Stein auf { $from } das Brett verlassen. Bring ihn ins Ziel.
    .after = Ein Stein mehr ist im Ziel. { $exit }
lesson-end = Das ist dein letzter Stein. Bring ihn von { $from } ins Ziel.
    .after = Alle deine Steine sind im Ziel: Du gewinnst. Jetzt kennst du das Spiel.
