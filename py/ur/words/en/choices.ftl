# What there is to choose from: the rulesets.

## Rulesets

rules-finkel = Finkel
    .line = The best-known game: seven pieces, four dice, and rosettes that are safe and give another throw.
    .special = A short path with safe rosettes. Only the one in the middle can be reached by both players: a piece there holds the middle of the board.
rules-british-museum = British Museum
    .line = Finkel’s race with five pieces: a good first game.
    .special = All the rules of a race, in a short game. A throw with none marked is lost.
rules-biles = Biles
    .line = Seven pieces on the short path, and three dice that count four when none is marked.
    .special = With three dice a four is more common, and every throw counts at least one.
rules-leaflet = The leaflet
    .line = The long path round the small block. A four gives another throw; rosettes only protect.
    .special = A four gives the extra throw, and a rosette does not. In the small block the players move towards each other.
rules-conventional = Conventional
    .line = The long path, with rosettes that are safe and give another throw.
    .special = Every fourth square of the path is a rosette. With fours a piece goes from one to the next, and you throw again each time.
rules-masters = Masters
    .line = The long path, with rosettes that give another throw but are not safe.
    .special = No square that both players use is safe.
rules-blitz = Blitz
    .line = Five pieces, no safe rosettes, and another throw for every rosette and every capture.
    .special = A capture pays at once: you throw again.
rules-aseb = Aseb
    .line = The later board of twenty squares, known from Egypt: a block and a long tail.
    .special = Straight down the tail: the players share twelve squares, up to the very end.
rules-murray = Murray
    .line = All the way there and all the way back: 27 squares, the longest race.
    .special = Pieces going out meet pieces coming home, and your own pieces block each other. Take your time.
rules-bell = Bell
    .line = A game for stakes: a fine for every rosette, and the winner takes the kitty.
    .special = A piece enters only when all three dice are marked, and on the fifth square. A move with a throw that counts gives another throw.
rules-skiryuk = Skiryuk
    .line = Most ornaments have a meaning; pieces turn over and stack.
    .special = Pieces go out with the blank side up and come home with the dots up. They capture only pieces that show the same side, and can bury an enemy in a stack.
rules-merit = Merit
    .line = The boxed game of 1976: doubles, awards, forfeits, and points at the end.
    .special = Your turn lasts until a throw counts nothing. When you land on eyes, the other player gets a move.
rules-tablet = The tablet
    .line = The game of a clay tablet of 177 BC: five birds, two knucklebones and a kitty.
    .special = Each bird has its own number and its own value. A second bone may change your number, or end your turn.
rules-race = House rules
    .line = Make your own race: path, pieces, dice, safety and extra throws.
    .special = Choose every part, and share your rules with a link.
