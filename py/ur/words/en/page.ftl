# The words of the web page: buttons, panels, notices.

title = The Royal Game of Ur
skip = Skip to the game
tools = Tools
board = Board
controls = Your turn
log = What happened
close = Close
menu-title = Menu
retry = Try again
open-here = Open it here
copied = Copied.
copy-title = Copy this
rules-link = Copy a link to these rules
game-link = Copy a link to this game

## New game

setup-loading = Loading the list of rules.
setup-options = Options { $changed ->
    [0] {""}
   *[other] ({ $changed } changed)
  }
setup-opponent = Who plays
setup-level = Level of the computer
setup-side = You play
setup-real-dice = Real dice, thrown by hand and typed in
real-dice-none = for no one
real-dice-light = for Light
real-dice-dark = for Dark
real-dice-both = for both
opponent-computer = You and the computer
opponent-people = Two people here
opponent-watch = Watch the computer play itself
play-as-light = Light
play-as-dark = Dark
recommended-quick = Quick
recommended-classic = Classic
recommended-deep = Deep
minutes = about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  }
play = Play
facade-choose = Choose the rules
new-game = New game
new-refused = These rules cannot be played yet. { $reason }

## Playing

status-starting = Setting up the game.
throw = Throw
throw-start = Throw to see who begins
throw-kit = Throw { $kit }
computer-thinks = The computer plays
pause = Pause
go-on = Go on
confirm = Play this move
confirm-not = Another move
confirm-move = { $move }? Choose it once more to play it.
peek-square = { $place }.
which-piece = { $n } pieces can come to { $square }. Choose the piece first.
actions = What you can do
undo = Undo
redo = Redo
again = Play again
again-match = Game { $game } of { $games }
again-swap = Change sides
flip = Turn the board
real-dice = How many fell marked?
real-dice-n = { $n } of { $count } marked
real-bones = What does the first bone show?
real-wanted = { $by } throws the second bone. What does it say?
real-yes = it says yes
real-no = it says no
request-refused = That did not work, and your game is unchanged: { $reason }.

## Panels

rulebook-title = Rules
rulebook-open = Read the rules
rulebook-legend = Each line says where it comes from: a source, our reading of an unclear source, or our own decision where the sources say nothing.
rulebook-sources = Sources: { $sources }
path-show = Show the path
status-source = source: { $source }
status-reading = reading: { $source }
status-decision = decision: { $source }
section-board = Board and path
section-throws = Throws
section-entering = Entering
section-moving = Moving
section-landing = Landing
section-extra = Another throw
section-end = The end
section-start = Who begins
section-money = Stakes
section-choices = Choices
section-decisions = Decisions

compare-title = Two rulesets side by side
compare-open = Compare
compare-with = { $rules } beside:
compare-second = Second ruleset
compare-facts = At a glance
compare-different = What differs
compare-equal = The same in both ({ $n })
compare-nothing = These rules do not mention it.
compare-paths = The path of Light in { $one } and in { $two }
fact-line = In short
fact-minutes = Length
fact-pieces = Pieces each
fact-own = by its own rules
fact-throw = Throw
fact-path = Path
fact-squares = { $n } squares
fact-special = Special
kit-lots = { $count } lots
kit-cubes = { $count } cubes
kit-bones = { $count } knucklebones

moves-title = Moves
moves-none = No moves yet.
# Before a move in the list of moves, for screen readers.
moves-throw = Throw { $score }:
moves-copy = Copy the game as text

result-title = The game in numbers
result-tallies = The count
tally-purse = Purse
tally-kitty = Kitty
tally-pool = Pool
tally-points = Points
tally-match = Match
tally-hand = In hand
tally-off = Home

games-title = My games
games-none = Your first game will be here. Every game is stored by itself, throw by throw.
games-name = { $rules }
games-line = Light: { $light }, Dark: { $dark }; { $plies } throws and moves, { $state }, { $date }
games-over = finished
games-open = not finished
games-continue = Continue
games-look = Look at it
games-do = { $what }: { $name }
games-rename = Name of { $name }
games-export = Export
games-export-one = Export { $name }
games-delete = Delete
games-delete-one = Delete { $name }
games-deleted = { $name } is deleted.
games-undelete = Restore it
games-import = Import a game from a file
kind-human = a person
kind-computer = the computer
import-rules = This file does not say which rules it was played by. Choose the rules:
import-go = Import
import-too-large = This file is too large to be a game. Your games are unchanged.
import-refused = This file could not be read as a game: { $reason }. Your games are unchanged.
import-no-game = There is no game of Ur in this file. Your games are unchanged.
link-refused = This link could not be opened: part of it is missing or was changed, or a newer version made it. Your games are unchanged.
load-refused = This game could not be opened: { $reason }. What is stored was not changed.

settings-title = Settings
settings-reset = Reset all settings
setting-theme = Colours
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
setting-motion = Motion
motion-off = Off
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
setting-board = Board
board-auto = To fit the screen
board-wide = Horizontal
board-turned = Vertical
setting-facing = When two people play here, the board faces
facing-still = Always the same way
facing-turns = The player whose turn it is
facing-table = Both sides of the table
setting-guide = Mark which pieces can move, and where
setting-confirm = Ask before a move is played
setting-keys = Use digit keys for choices, and letter keys while the focus is on the board

keys-title = Keyboard
keys-open = Keyboard
keys-note = In a game digits choose, and Enter throws unless another button has the focus. Letters work while the focus is on the board. There is a button for everything too.
key-arrows = to the next square, as it lies on the screen
key-ends = to the end of the row; with Ctrl to the corners of the board
key-path = back and forward along your path
key-movable = to the next piece that can move, or the one before
key-go = throw, pick a piece, put it down
key-throw = throw
key-nth = choose by the number in the list of choices
key-undo = undo
key-redo = redo
key-last = say again what happened
key-scores = say hands and scores
key-turn = say what is to do
key-board = say the whole board
key-say-path = say the path
key-flip = turn the board
key-new = new game
key-help = this list
key-escape = put the piece back, close, end the motion
say-tally = { $name }: Light { $light }, Dark { $dark }.
say-tally-one = { $name }: { $value }.
say-piece = { $square }: { $player }{ $side ->
    [blank] , blank
    [dotted] , dotted
   *[none] {""}
  }.
say-empty = No piece is on the board.
say-path = The path: { $squares }.

about-title = About
about-what = The board game that was played in Ur 4,500 years ago, with every set of rules that our sources describe.
about-offline = This page works without the network: everything is on this device.
about-online = While this page is open for the first time, it still needs the network.
about-privacy = What happens to your data
about-privacy-text = Nothing leaves this device. There is no account, no cookie, no tracker, and no request to anyone but the host of this page. Your games are stored in this browser, and nowhere else; “My games” shows them all, and you can delete each one there. The host of the page may keep a log of its own of which files were fetched.
about-licences = Work of others in this page
about-part = Part
about-licence = Licence
about-licences-note = The drawings are ours, after an object 4,500 years old. The rules are named with their sources in every rulebook.

## Starting, and when something goes wrong

boot-idle = The engine is about to start.
boot-runtime = Loading Python, which runs the rules.
boot-rules = Loading the rules.
boot-ready = Ready.
boot-progress = Loaded so far
boot-bytes = { $done } of { $total } MB
boot-failed = The engine did not start. Your games are safe on this device.
boot-code = Code: { $code }
notice-memory = This browser does not let the page store games. They last only while this page is open. Export the games you want to keep.
notice-memory-embed = Games in this frame last only while the page is open.
notice-other-window = This game was continued in another window. This page shows where it stood here.
notice-update = A new version of this page is ready. You lose nothing by using it.
# A part of the page that is fetched when it is first opened, such as the rules or the settings.
lazy-loading = This part is loading.
lazy-failed = This part could not be loaded. Open it again when there is a network.
notice-outdated = A new version of this page is in use in another window. Reload when it suits you.
take-update = Use it now
address-unknown = There is no “{ $value }” for { $name }. Choose here what to play.
