### Translated by machine, not yet read by a native speaker.

museum-lead = Het spel op je eigen pagina, in de klas en op papier. Het is gratis, en niets van wat een bezoeker doet verlaat het apparaat.

museum-embed-title = Zet het spel op je pagina
museum-embed-note = Kies de regels, de taal en het uiterlijk, bekijk het kader en kopieer een paar regels.
