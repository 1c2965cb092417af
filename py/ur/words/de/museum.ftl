### Translated by machine, not yet read by a native speaker.

museum-lead = Das Spiel auf deiner eigenen Seite, im Unterricht und auf Papier. Es ist kostenlos, und nichts, was Besucher tun, verlässt das Gerät.

museum-embed-title = Das Spiel auf deine Seite setzen
museum-embed-note = Regeln, Sprache und Aussehen wählen, den Rahmen ansehen und ein paar Zeilen kopieren.
