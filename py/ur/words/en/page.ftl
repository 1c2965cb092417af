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
game-link = Copy a link to this game
game-link-note = The link holds only the rules, the throws and the moves. A game opened by it goes on between two people.

## New game

setup-loading = Loading the list of rules.
setup-options = Options { $changed ->
    [0] {""}
   *[other] ({ $changed } changed)
  }
recommended-quick = Quick
recommended-classic = Classic
recommended-deep = Deep
play = Play
facade-choose = Choose the rules
new-game = New game
new-refused = These rules cannot be played yet. { $reason }

## Playing

status-starting = Getting ready.
throw = Throw
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
real-wanted = { $by } throws the second bone. What does it say?
request-refused = That did not work, and your game is unchanged. { $reason }

## Panels

rulebook-title = Rules
rulebook-open = Read the rules
path-show = Show the path

compare-title = Two rulesets side by side
compare-open = Compare
fact-squares = { $n } squares
kit-lots = { $count } dice
kit-cubes = { $count } cubes
kit-bones = { $count ->
    [one] { $count } knucklebone
   *[other] { $count } knucklebones
  }

moves-title = Moves
moves-none = No moves yet.
# Before a move in the list of moves, for screen readers.
moves-throw = Throw { $score }:
moves-copy = Copy the game as text

result-title = The game in numbers
tally-purse = Purse
tally-kitty = Kitty
tally-points = Points
tally-match = Match
tally-hand = In hand
tally-off = Home

games-title = My games
games-export = Export
import-rules = This file does not say which rules it was played by. Choose the rules:
import-refused = This file could not be read as a game. { $reason } Your games are unchanged.
import-no-game = There is no game of Ur in this file. Your games are unchanged.
link-refused = This link could not be opened: it is damaged, or a newer version made it. Copy the whole link again, or reload this page. Your games are unchanged.
load-refused = This game could not be opened. { $reason } Nothing stored was changed.

settings-title = Settings

keys-title = Keyboard
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
story-title = The story of the board

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = Loading the game.
boot-rules = Loading the rules.
boot-progress = Loaded so far
boot-bytes = { $done } of { $total } MB
boot-failed = The game did not start. Nothing stored on this device is lost.
boot-code = Code: { $code }
notice-memory = This browser does not let the page store games. They last only while this page is open. Export those you want to keep.
notice-memory-embed = Games in this frame last only while the page is open.
notice-other-window = This game was continued in another window. This page shows where it stood here.
notice-update = A new version of this page is ready. You lose nothing by using it.
# A part of the page that is fetched when it is first opened, such as the rules or the settings.
lazy-loading = This part is loading.
lazy-failed = This part could not be loaded. Open it again when there is a network.
notice-outdated = A new version of this page is in use in another window. Reload when it suits you.
take-update = Use it now
address-unknown = In the address of this page, “{ $value }” is not possible for { $name }. The usual one is used.
# $one and $two are parts of an address, such as mode=watch and players=hh.
address-conflict = In the address of this page, { $one } and { $two } do not go together. The first of them counts.
address-needs = In the address of this page, { $one } needs { $two }. A game can be played instead.
