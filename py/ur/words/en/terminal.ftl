# The game in the terminal: python3 -m ur play, and the list of rulesets.

terminal-welcome = { $name }. Light is { $light }, Dark is { $dark }. Type ? for help, q to stop.
terminal-person = a person
terminal-hand = In hand
terminal-off = Home
terminal-purse = Purse
terminal-kitty = Kitty { $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: press Enter to throw, or type your own throw.
terminal-ask-kit = { $by }: throw how many dice, { $kits }?
terminal-ask-action = { $by }: type the number of a move, or the move.
terminal-choice = { $number }  { $text }
# $choices are numbers of the list and moves in notation, with commas.
terminal-not-listed = That is not in the list. Type one of these: { $choices }.
terminal-help = Press Enter to throw, or to play the only move. Type a number to choose from the list, or a move as the list writes it. u takes back, t shows the game so far as text, q stops.
terminal-undone = Taken back.
terminal-no-undo = There is nothing to take back.
terminal-stopped = The game is stopped.
terminal-match = Game { $game } of { $games }. Points so far: Light { $light }, Dark { $dark }.
terminal-options = Options
# After the sentence that there are no such rules. $command is what to type.
terminal-rules = “{ $command }” lists the rulesets.
terminal-decision = decision
terminal-reading = reading
terminal-source = source
