# The pages for museums and schools (museum.html).

museum-lead = The game in your own page, in class and on paper. It is free, and nothing that a visitor does leaves the device.

## The laboratory of rules

museum-lab-note = What does a rule do to the game? The computer plays many games, and measures it.

## Put the game in your page

museum-embed-title = Put the game in your page
museum-embed-note = Choose the rules, the language and the look, see the frame, and copy a few lines.
# The name of the group of choices, for screen readers.
museum-embed-choices = Choices
museum-embed-frame = The frame
museum-embed-shows = What it shows
museum-embed-looks = How it looks
museum-embed-mode = It opens with
# What the frame opens with: these follow museum-embed-mode as a list of choices.
museum-mode-play = A game
museum-mode-watch = Two computers playing
museum-mode-learn = A lesson
museum-mode-puzzle = Puzzle of the day
museum-mode-rules = The rules
museum-mode-compare = Two rulesets side by side
museum-mode-position = A position with a caption
museum-embed-position = Position
museum-embed-caption = Caption
# The language of the frame: that of each visitor.
museum-embed-visitors = The visitor’s own
museum-embed-controls = Buttons
museum-controls-full = All
museum-controls-min = Only those of the game
museum-controls-none = None: a picture
museum-embed-hints = Hints, when asked for
museum-embed-sound = Sound
museum-embed-store = Keep games on the visitor’s device
museum-embed-live = This is the frame as it will be. It takes the width that it is given, and never less than 280 by 420.
museum-embed-width = Width here
# Short words on buttons in a row, up to museum-shape-tall.
museum-width-full = Full
museum-embed-shape = Shape
museum-shape-wide = Wide
museum-shape-square = Square
museum-shape-tall = Tall
museum-embed-way = How it gets into your page
# The three ways, each with a note.
museum-way-frame = As a frame
museum-way-frame-note = No script is needed.
museum-way-element = With our script
museum-way-element-note = The frame finds its own height, and your page hears what happens in the game.
museum-way-oembed = By an address
museum-way-oembed-note = For systems that know oEmbed. It works where this site was built with its address.
museum-embed-lines = Lines to copy
museum-embed-copy = Copy
museum-embed-by-hand = The browser did not copy the lines. They are selected: copy them by hand.
museum-messages-title = Messages between your page and the frame
museum-messages-note = What the frame above says, as it comes. Messages about a game go only to the page that the parameter “origin” names. Our script names yours by itself.
museum-messages-send = Send to the frame:
museum-messages-from = The frame says
museum-messages-to = Your page may send
museum-embed-parameters = All parameters and messages are explained in { $file }.
