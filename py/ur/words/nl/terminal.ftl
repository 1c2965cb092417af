### Translated by machine, not yet read by a native speaker.

# The game in the terminal: python3 -m ur play, and the list of rulesets.

terminal-welcome = { $name }. Licht: { $light }, Donker: { $dark }. Typ ? voor hulp, q om te stoppen.
terminal-person = een persoon
terminal-hand = In voorraad
terminal-off = Thuis
terminal-purse = Beurs
terminal-kitty = Pot { $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: druk op Enter om te gooien, of typ je eigen worp.
terminal-ask-kit = { $by }: hoeveel dobbelstenen gooien, { $kits }?
terminal-ask-action = { $by }: typ het nummer van een zet, of de zet.
terminal-choice = { $number }  { $text }
terminal-not-listed = Dat staat niet in de lijst. Typ een van deze: { $choices }.
terminal-help = Druk op Enter om te gooien, of om de enige zet te spelen. Typ een nummer om uit de lijst te kiezen, of een zet zoals de lijst die schrijft. u neemt terug, t toont het spel tot nu toe als tekst, q stopt.
terminal-undone = Teruggenomen.
terminal-no-undo = Er is niets om terug te nemen.
terminal-stopped = Het spel is gestopt.
terminal-match = Spel { $game } van { $games }. Punten tot nu toe: Licht { $light }, Donker { $dark }.
terminal-options = Opties
terminal-rules = ‘{ $command }’ toont de lijst van regels.
terminal-decision = eigen keuze
terminal-reading = lezing
terminal-source = bron
