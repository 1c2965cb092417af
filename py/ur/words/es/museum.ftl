### Translated by machine, not yet read by a native speaker.

museum-lead = El juego en tu propia página, en clase y en papel. Es gratis, y nada de lo que hace un visitante sale del dispositivo.

museum-embed-title = Pon el juego en tu página
museum-embed-note = Elige las reglas, el idioma y el aspecto, mira el marco y copia unas líneas.
