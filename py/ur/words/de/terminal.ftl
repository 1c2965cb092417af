### Translated by machine, not yet read by a native speaker.

# The game in the terminal: python3 -m ur play, and the list of rulesets.

terminal-welcome = { $name }. Hell: { $light }, Dunkel: { $dark }. Mit ? gibt es Hilfe, mit q hörst du auf.
terminal-person = eine Person
terminal-hand = Im Vorrat
terminal-off = Im Ziel
terminal-purse = Beutel
terminal-kitty = Topf { $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: Eingabetaste zum Würfeln, oder tipp deinen eigenen Wurf ein.
terminal-ask-kit = { $by }: mit wie vielen würfeln, { $kits }?
terminal-ask-action = { $by }: Tipp die Nummer eines Zuges ein, oder den Zug.
terminal-choice = { $number }  { $text }
terminal-not-listed = Das steht nicht in der Liste. Tipp eines davon ein: { $choices }.
terminal-help = Mit der Eingabetaste würfelst du oder spielst den einzigen Zug. Tipp eine Nummer aus der Liste ein, oder einen Zug, wie ihn die Liste schreibt. u nimmt zurück, t zeigt das bisherige Spiel als Text, q hört auf.
terminal-undone = Zurückgenommen.
terminal-no-undo = Es gibt nichts zurückzunehmen.
terminal-stopped = Das Spiel ist abgebrochen.
terminal-match = Spiel { $game } von { $games }. Punkte bisher: Hell { $light }, Dunkel { $dark }.
terminal-options = Optionen
terminal-rules = „{ $command }“ zeigt die Liste der Regeln.
terminal-decision = Entscheidung
terminal-reading = Deutung
terminal-source = Quelle
