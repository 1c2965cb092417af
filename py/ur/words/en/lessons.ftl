# The lessons: what to do, and what has been learned. $from, $to, $own and $other are squares: where
# the right move begins and ends, where the learner's first piece stands, and where it would come to.
# $forced is how far the other player then moves a piece; $exit is the rulebook's sentence about leaving the
# board. No sentence here may claim more than every part and option makes true: the tests ask the engine.

lesson-aim = Bring { $n ->
    [one] your piece
   *[other] all your { $n } { $birds ->
        [true] birds
       *[false] pieces
      }
  } home before the other player does.
lesson-way = { $n } squares lead { $back ->
    [true] there and back, from
   *[false] from
  } { $first } to { $last }: the line shows the way.
lesson-enter-kind = You have thrown a { $score }, the number of your { $piece }. Bring it in on { $to }.
    .after = The birds’ numbers and values: { $table }.
lesson-bird = { $name } { $score } (value { $value })
lesson-enter = Bring a { $piece } in: from your hand to { $to }.
    .after = Well done. From here the path goes on, square by square, to the end.
lesson-again-rosette = A rosette is in reach. Move { $from } to { $to }.
    .after = A rosette: you throw again at once.
lesson-again-four = You have thrown a { $score }. Move { $from } to { $to }.
    .after = In these rules a { $score } gives another throw, wherever the piece lands.
lesson-again-capture = An enemy stands on { $to }. Move { $from } to { $to }.
    .after = In these rules every capture gives another throw.
lesson-again-lots = Here every move gives another throw. Move { $from } to { $to }.
    .after = You throw again. A throw that counts nothing ends your turn.
lesson-capture = An enemy stands on { $to }. Capture it with the piece on { $from }.
    .after = It goes back to its player’s hand and has to enter again.
lesson-unsafe = An enemy stands on the rosette { $to }. Capture it from { $from }.
    .after = In these rules a piece on a rosette can be captured.
lesson-safe = Your piece on { $own } could come to { $other }, but the enemy there is safe on its rosette. Make another move.
    .after = No piece is captured on a rosette: it is a good place to wait.
lesson-other-side = Your piece on { $own } could come to { $other }, but the enemy there shows its other side. Make another move.
    .after = Only pieces that show the same side capture each other. A piece with its other side up blocks.
lesson-own-stack = One of your pieces stands on { $to } already. Put the one on { $from } beside it.
    .after = Here your pieces may stand together.
lesson-mixed = An enemy stands on { $to }, where pieces of both players stack. Land on top of it.
    .after = In this stack the top piece moves first: the enemy has to wait for you.
lesson-turn = Move { $from } to { $to }, and watch the piece.
    .after = It has turned its dots up, and is on its way home.
lesson-twice = The path turns back here. Move { $from } to { $to }.
    .after = From here the piece goes home over squares it has passed before.
lesson-doubles = Move { $from } to { $to }, a square that doubles the move.
    .after = The piece went on at once by the same score.
lesson-award = A rosette is in reach. Move { $from } to { $to }.
    .after = An award: you may put another piece on the start.
lesson-forfeit = Move { $from } to { $to }, and see what it costs you.
    .after = Now the other player moves a piece by { $forced }, and then your turn goes on.
lesson-run-in = Two enemies stand together on { $other }: landing there would send your own piece back to your hand. Make another move.
    .after = Two pieces together are safe, and dangerous for a single enemy.
lesson-fine = Move { $from } to the rosette { $to }.
    .after = Landing on a rosette costs a fine, paid into the kitty. { $kitty }
lesson-landed = Move { $from } to the rosette { $to }.
    .after = Landing on a rosette takes the bird’s value from the kitty.
lesson-passed = Move { $from } to { $to }, past a rosette.
    .after = Your bird passed a rosette without stopping: its value went into the kitty.
lesson-convert = A { $score } is not much. Throw the second bone: yes makes it { $converted }.
    .after = Yes changes the number. No ends the turn: that is the risk.
lesson-off = With a { $score } the piece on { $from } can leave the board. Take it home.
    .after = One more piece is home. { $exit }
lesson-end = This is your last piece. Take it home from { $from }.
    .after = All your pieces are home: you win. Now you know the game.
