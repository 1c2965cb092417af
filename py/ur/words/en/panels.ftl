# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = Copy a link to these rules

## New game

setup-opponent = Who plays
setup-level = Level of the computer
setup-side = You play
setup-real-dice = Real dice, thrown by hand and typed in
real-dice-none = for no one
real-dice-light = for Light
real-dice-dark = for Dark
real-dice-both = for both
# At the table, in place of the dice:
real-dice = How many fell marked?
real-dice-n = { $n } of { $count } marked
real-bones = What does the first bone show?
real-yes = it says yes
real-no = it says no
opponent-computer = You and the computer
opponent-people = Two people here
opponent-watch = Watch the computer play itself
play-as-light = Light
play-as-dark = Dark

## Panels

games-none = Your first game will be here. Every game is stored by itself, throw by throw.
games-name = { $rules }
# In place of the name of a game of which not even the rules can be read.
games-nameless = Game
# The players of a game: a person with this side and the computer, the computer twice, or two people.
games-who = { $who ->
    [light] You (Light) against the computer
    [dark] You (Dark) against the computer
    [watch] The computer against itself
   *[people] Two people
  }
games-line = { games-who }; { $plies ->
    [one] { $plies } throw or move
   *[other] { $plies } throws and moves
  }, { $state }, { $date }
games-over = finished
games-open = not finished
games-continue = Continue
games-look = Look at it
games-do = { $what }: { $name }
games-rename = Name of { $name }
games-export-one = Export { $name }
games-delete = Delete
games-delete-one = Delete { $name }
games-deleted = { $name } is deleted.
games-undelete = Restore it
games-import = Import a game from a file
import-go = Import
import-too-large = This file is too large to be a game. Your games are unchanged.
settings-reset = Reset all settings
settings-look = Look
settings-play = Playing
settings-effects = Motion and sound
settings-language = Language and keyboard
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
about-what = The board game that was played in Ur 4,500 years ago, with every set of rules that our sources describe.
about-offline = This game works without the network: what it needs is on this device.
about-online = While this page is open for the first time, it still needs the network.
# $languages are the languages whose words are on this device.
language-offline = Languages on this device: { $languages }
about-privacy = What happens to your data
about-privacy-text = Nothing leaves this device. There is no account, no cookie, no tracker, and no request to anyone but the host of this page. Your games are stored in this browser, and nowhere else; “My games” shows them all, and you can delete each one there. The host of the page may keep a log of its own of which files were fetched.
about-licences = Licences
about-part = Part
about-licence = Licence
about-licences-note = The drawings are ours, after an object 4,500 years old. The rules are named with their sources in every rulebook.

## Hints and the tutor

setting-values = Show the value of each move
setting-tutor = Warn before a move that costs much
key-hint = a hint

## Dice that can be checked

setup-word = Your own word, mixed into the seed of the dice (optional)

## Sound, size, statistics

setting-sound = Sound
sound-on = On
sound-off = Off
setting-volume = Volume
setting-big = Large, for a projector

## The task of a class, which a teacher's link brings (museum.html#teachers)

task-play = Your task: play the game to the end. Write down who wins, and after how many throws.
task-best = Your task: stop when you can choose for the first time. Which choice is best, and why? Write one sentence, and then ask for a hint.
task-compare = Your task: play the game to the end, and compare it with another pair. You had the same throws. Where did you choose differently?
task-count = Your task: keep a tally of the throws. Which number comes most often? Stop after thirty throws.

# The heading of a list in My games.
games-damaged = Damaged games
games-damaged-note = These games, or parts of them, could not be read. They are kept as they were found until you delete them.
# $name is that of the game, $date the day and time when the damage was found.
games-damaged-line = { $name }, found damaged on { $date }
games-damaged-export = Export the damaged game { $name }
games-damaged-delete = Delete for good
games-damaged-delete-one = Delete the damaged game { $name } for good
