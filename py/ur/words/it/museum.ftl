### Translated by machine, not yet read by a native speaker.

museum-lead = Il gioco nella tua pagina, in classe e su carta. È gratuito, e nulla di ciò che fa un visitatore lascia il dispositivo.

museum-embed-title = Metti il gioco nella tua pagina
museum-embed-note = Scegli le regole, la lingua e l’aspetto, guarda la cornice e copia qualche riga.
