# Sheets to print (museum.html#print): their names and how they are used.

museum-print-title = To print
museum-print-note = Board, pieces and dice of paper, and score sheets.
sheets-lead = Board, pieces and dice to cut out, and score sheets. Black-and-white printing is enough.
sheets-which = Sheet
sheets-paper = Paper
sheets-preview = Preview
sheets-pdf = Download as PDF
sheets-settings = In the print dialog, choose this paper, a scale of 100 % and no margins. Then measure the line of 50 mm on the sheet.
sheets-leaflet = The rules of each game, to read and print
sheets-leaflets = The rules of each game as PDF
sheets-check = This line is 50 mm long:

## The name of each sheet, and what stands at its head

paper-board-a3 = Board at full size, on one page
    .how = Cut out the board along its outline. The board in the British Museum is about as large.
paper-board-halves = Board at full size, in two halves
    .how = Cut out both halves along their outlines, one with its hatched strip. Glue the other half on to the strip, so that the squares meet.
paper-board-small = Board at 85 %, on one page
    .how = Cut out the board along its outline.
paper-board-colour = Board to colour in
    .how = The original is made of shell, blue lapis lazuli and red limestone. You may choose any colours.
paper-board-late = Later board, at 85 %
    .how = Cut out the board along its outline. These rules use it: { $rules }.
paper-board-late-halves = Later board, in two halves
    .how = Cut out both halves along their outlines, one with its hatched strip. Glue the other half on to the strip, so that the squares meet. These rules use this board: { $rules }.
paper-pieces = Pieces with two sides
    .how = Cut out the whole strip of a player, fold it along the dashed line, glue it, and then cut out the discs. For rules whose path passes no square twice, cut out the dotted discs alone.
paper-dice = Dice with four corners
    .how = Cut along the outer lines, fold along the dashed lines, and glue the grey flaps. A die falls marked when a black corner is on top. Coins will do too: heads is marked.
paper-birds = Birds: { $rules }
    .how = Cut out the discs. The number on each disc brings the bird on to the board.
paper-score = Score sheet: { $rules }

## Tables; the heads of columns are narrow

# limit: 14
sheets-date = Date
# limit: 14
sheets-game = Game
# limit: 14
sheets-winner = Winner
sheets-in-all = { $player }, in all
sheets-points-caption = How many of the loser’s pieces are where, and the winner’s points
# limit: 14
sheets-player = Player
# limit: 14
sheets-throw = Throw
# limit: 14
sheets-move = Move
# limit: 18
sheets-paid = Pays or takes
# limit: 14
sheets-stake = Stake
sheets-stakes-caption = What each player and the kitty have after every move
sheets-birds-caption = The birds
sheets-number = Brings it in
sheets-square = On (Light)
sheets-value = Value
