# The game in the terminal: python3 -m ur play, and the list of rulesets.

terminal-welcome = { $name }. Light is { $light }, Dark is { $dark }. Type ? for help, q to stop.
terminal-person = a person
terminal-hand = In hand
terminal-off = Home
terminal-purse = Purse
terminal-kitty = Kitty { $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: Enter throws, or type what your own lots say.
terminal-ask-kit = { $by }: how many lots, { $kits }?
terminal-ask-action = { $by }: a number, or a move as it is written.
terminal-choice = { $number }  { $text }
terminal-not-understood = That is not understood: { $why }
terminal-help = Enter throws, and plays the only move. A number chooses from the list; a move can be typed as it is written there. u takes back, t shows the game so far as text, q stops.
terminal-undone = Taken back.
terminal-no-undo = There is nothing to take back.
terminal-stopped = The game is stopped.
terminal-match = Game { $game } of { $games }. Points so far: Light { $light }, Dark { $dark }.
terminal-options = Options
terminal-decision = decision
terminal-reading = reading
terminal-source = source
