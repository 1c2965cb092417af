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
museum-embed-live = This is the frame as it will be. It takes the width that it is given. Give it at least 280 by 420 pixels.
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
museum-way-oembed-note = For systems that know oEmbed. The address keeps the rules alone; everything else is as usual.
museum-embed-lines = Lines to copy
museum-embed-copy = Copy
museum-by-hand = The browser copied nothing. The text is selected: copy it by hand.
# Below the lines. $sandbox is a word in them, $header a line that a web server sends.
museum-embed-open = The frame needs no more than “{ $sandbox }” as long as the host of the game sends “{ $header }”. It does now.
museum-embed-closed = The host of the game does not send “{ $header }”. So the frame needs “{ $sandbox }”.
museum-messages-title = Messages between your page and the frame
museum-messages-note = What the frame above says, as it comes. Messages about a game go only to the page that the parameter “origin” names. Our script names yours by itself.
museum-messages-send = Send to the frame:
museum-messages-from = The frame says
museum-messages-to = Your page may send
museum-embed-parameters = All parameters and messages, explained

## The game on a public screen, such as one in a gallery

museum-kiosk-title = On a public screen
museum-kiosk-note = A screen that invites visitors, plays with them, and begins again for the next ones.
museum-kiosk-lead = Two computers play until somebody touches the screen. Nothing is typed, nothing leads out, and nothing is stored. After its first load the screen needs no network.
museum-kiosk-lang = First language
museum-kiosk-others = Other languages
museum-kiosk-others-note = Visitors can choose among all languages. Tick some, and they choose among these and the first one.
# Two choices, each with a note.
museum-kiosk-stands = How the screen stands
museum-kiosk-flat = It lies flat, like a table
museum-kiosk-flat-note = Two players sit opposite each other. Each has dice and a button of their own.
museum-kiosk-upright = It stands or hangs
museum-kiosk-upright-note = Two players share the dice and the buttons.
# A heading; what follows is set in seconds.
museum-kiosk-waits = When nobody touches it
museum-kiosk-idle = Seconds until it asks “Still playing?”
museum-kiosk-warn = Seconds to answer
# A heading, and the name of a button on the public screen.
museum-kiosk-home = Take it home
museum-kiosk-home-address = Address for visitors
museum-kiosk-home-note = Their phones read it as a QR code. If it is empty, they get the address of this site, if this site is on the web.
museum-kiosk-home-wrong = An address here begins with https://, has no spaces, and is no longer than 300 characters.
museum-kiosk-address = Address of the screen
museum-kiosk-try = Try it
museum-kiosk-tab = It opens in a new tab. Close that tab to come back here.
museum-kiosk-how = How it gets onto the screen
# A command follows.
museum-kiosk-browser = Open the address in a browser without bars and menus, for example like this:
museum-kiosk-power = After a loss of power it begins with the invitation as soon as the browser opens the address again.
museum-kiosk-counts = To see how many games were begun and finished each day, touch the four corners of the screen, clockwise from the upper left. These figures are only in its memory.
museum-kiosk-parameters = All parameters, explained
