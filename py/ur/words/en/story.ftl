# The story of the board: what was found, what was written about it, and what is guessed.

story-head = No rules were found with the board.
story-lead = A board from a tomb, a clay tablet more than two thousand years younger, and many guesses. It takes five minutes to read.

story-tomb = The tombs at Ur
    .one = From 1926 on Leonard Woolley excavated the royal tombs at Ur, in what is now Iraq. Among the finds were boards of twenty squares, about 4,500 years old.
    .two = The wood of the best-known board had decayed, and its mosaic had sunk. Woolley lifted the mosaic out of the earth with wax.
    .picture = The inlay lies crooked in the earth, where the wood has decayed.
story-board = The board
    .one = This board is now in the British Museum, number 1928,1009.379.a. Twenty plaques of shell are inlaid with lapis lazuli and red limestone and set in bitumen. Five of them carry a rosette.
    .two = It is a little longer than a sheet of A4 paper, and about half as wide.
    .picture = The board on a sheet of A4 paper: 30.1 centimetres long, 11 wide, 5.7 at the bridge, and 2.4 high.
    .sheet = A4 paper, 29.7 cm
    .long = 30.1 cm
story-finds = Pieces and dice
    .one = With one set lay seven white pieces of shell and seven black ones with five white dots. Six dice shaped like pyramids lay with it: two of the four corners of each were marked.
    .two = Other boards from the same excavation have the same twenty squares. Their ornaments differ, and some squares show animals. More than a hundred boards of this game are reported from the Mediterranean and the Middle East. On some later boards a long tail stands in place of the small block.
    .picture = Seven pieces for each player, and six dice with two marked corners each.
story-tablet = The tablet of 177 BC
    .one = In 177 or 176 BC the scribe Itti-Marduk-balāṭu wrote a clay tablet in Babylon, a copy of another tablet. It was found about 1880 and is now in the British Museum, number 33333B.
    .two = The tablet names five pieces after birds. As it is read, it says which number brings each bird on to the board, and on which square.
    .picture = The birds of the tablet, in our words
    .piece = Piece
    .number = Number that brings it in
    .house = Square of the path
story-reading = How its rules were read
    .one = Irving Finkel published his reading in 2007. Two knucklebones are thrown: one counts one to four, and the other can turn 1, 2, 3 and 4 into 5, 6, 7 and 10. Four birds enter with these, and the swallow with a 2. Play was for stakes.
    .two = The tablet does not say which way the pieces went, and the amounts paid are a suggestion by Finkel. It is not known how much of this was already played at Ur.
    .picture = What the second bone makes of the number on the first.
story-time = Time line
story-time-1 = { $tag ->
    [year] about 2600–2400 BC
   *[what] Boards, pieces and dice go into the tombs at Ur.
  }
story-time-2 = { $tag ->
    [year] 177 or 176 BC
   *[what] A scribe writes about the game.
  }
story-time-3 = { $tag ->
    [year] from 1926
   *[what] Woolley finds boards at Ur.
  }
story-time-4 = { $tag ->
    [year] 1952
   *[what] H. J. R. Murray describes the game in his history of board games.
  }
story-time-5 = { $tag ->
    [year] 1976
   *[what] Merit Games sells it in a box.
  }
story-time-6 = { $tag ->
    [year] 1990s
   *[what] The British Museum offers a shorter game.
  }
story-time-7 = { $tag ->
    [year] 2007
   *[what] Finkel publishes the rules of the tablet.
  }
story-known = What is known, and what is guessed
    .known = Known
    .guessed = Guessed
story-known-1 = The boards: their size, their material and their ornaments.
story-known-2 = One set: two times seven pieces, and six dice.
story-known-3 = The names of five birds, from the late tablet.
story-guess-1 = Which way the pieces went.
story-guess-2 = What a rosette did at Ur: another throw, safety, or both.
story-guess-3 = Whether eyes and dots had a meaning.
story-guess-4 = Whether the late rules were ever played at Ur.
story-grew = Rules that grew from this:
story-learn = Learn: { $rules }
story-end = Each ruleset here says where its rules come from.
story-all = See all rulesets
story-sources = Where this is from
story-sources-list = British Museum collection record of 1928,1009.379.a (size, material, Woolley’s wax). Ur Online, U.10478 (pieces and dice), U.9776 and U.11162 (other boards, years of the excavation). D. Walker, The Royal Game of Ur, leaflet (excavation). D. Skiryuk, rules with comments (number of boards). The conventional game, Murray, the British Museum, R. C. Bell (the game of the 1990s). I. L. Finkel, On the Rules for the Royal Game of Ur, 2007, page 16 (scribe, date, find and number of the tablet), and pages 16 to 32, known to us through two summaries with page numbers (birds, bones, stakes). The pages of Murray and Bell on the game are cited after the leaflet. Rules of Merit Games, 1976.
