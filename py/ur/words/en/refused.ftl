# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = Line { $line }: { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = “{ $text }” – { $reason }

## Rules

refused-no-rules = Nothing says which rules the game was played by.
refused-rules = There are no rules named “{ $rules }” here.
refused-option = These rules have no option “{ $option }”.
# $values are words of the notation, with commas.
refused-value-of = The option “{ $option }” takes one of these: { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = “{ $key }” is given twice.
refused-level = There is no level “{ $level }”.

## Records and links

refused-too-long = It is too long for a game.
refused-no-record = It is not the record of a game.
refused-version = It comes from another version of this game, and cannot be read here.
refused-damaged = It is damaged, or somebody has changed it.
# $n is the number of an entry in the record.
refused-at = Entry { $n } does not follow from what comes before it.
refused-no-moves = There is no move in it.
refused-link = It is not a link to a game, or its end is missing.
refused-no-link = This game is too long for a link, or begins at a position. Save it as a file.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = A line that begins with a square bracket needs a name, a text in quotation marks and a closing bracket.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = “{ $tag }” says “{ $stated }”, but the moves lead to “{ $given }”.
# A comment is read as a JSON string: \\ and \n are right, \a is not.
refused-comment = A comment stands between curly brackets, and a backslash in it must be followed by a character that fits.
# $example is "start light 2-1".
refused-start = A start is written like this: “{ $example }”.
refused-first = A game begins with its start, or with the number of a turn.

## Moves and throws

refused-turn = { $by ->
    [light] It is Light’s turn here.
   *[dark] It is Dark’s turn here.
  }
refused-without-throw = A throw has to come before it.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = The throw “{ $throw }” counts { $score } by these rules, not { $stated }.
# $throws are the names of throws, with commas.
refused-throw = This throw is not possible here. Possible throws: { $throws }.
refused-no-throw-now = This cannot be thrown now.
# $moves are moves in notation, with commas.
refused-move = This move is not possible here. Possible moves: { $moves }.
refused-pass-only = No move is possible here.
# $could are moves or pieces in notation, with commas.
refused-unclear = This can mean more than one thing. Write one of these: { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = The sign “{ $sign }” does not fit this move.
refused-pass = Passing is not allowed here.
refused-over = The game had already ended.
refused-entry = By these rules this is not possible here.
refused-undo = There is nothing to take back.
refused-redo = There is nothing to play again.

## Records of other programs

refused-goes-on = By these rules the game goes on here.
refused-unplayed = The throw of { $score } before this was not played.
refused-unsaid = These rules ask for a choice here, and the file does not give it.
# $move and $lost are examples in notation.
refused-word = This is neither a move like { $move } nor a lost throw like { $lost }.
refused-no-such-throw = By these rules no throw fits this, or more than one throw does.
refused-disagree = { $what ->
    [capture] The file and these rules do not agree on whether this move captures.
   *[rosette] The file and these rules do not agree on whether this move ends on a rosette.
  }

## Positions

# $example is a position in notation.
refused-position = A position is written like this: “{ $example }”.
refused-square = There is no square “{ $square }” in these rules.
refused-piece = “{ $piece }” cannot stand on { $square } by these rules.
refused-stack = These pieces cannot stand on { $square } by these rules.
refused-count = { $by ->
    [light] Pieces of Light: { $n } in all, but these rules have { $all }.
   *[dark] Pieces of Dark: { $n } in all, but these rules have { $all }.
  }
refused-same-kind = { $by ->
    [light] Light has the same bird twice.
   *[dark] Dark has the same bird twice.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = What stands at “{ $key }” is not possible by these rules.
refused-won = { $by ->
    [light] All pieces of Light are home, so Light has won.
   *[dark] All pieces of Dark are home, so Dark has won.
  }

## Puzzles made of positions

refused-puzzle-position = Nothing can be played in this position.
refused-puzzle-throw = A puzzle needs a throw.
refused-puzzle-choice = There is nothing to choose here: a puzzle needs two choices or more.
refused-puzzle-close = No choice here is clearly the best.
