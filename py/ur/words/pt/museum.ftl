### Translated by machine, not yet read by a native speaker.

museum-lead = O jogo na sua própria página, na sala de aula e no papel. É grátis, e nada do que um visitante faz sai do dispositivo.

museum-embed-title = Coloque o jogo na sua página
museum-embed-note = Escolha as regras, o idioma e a aparência, veja o quadro e copie algumas linhas.
