### Translated by machine, not yet read by a native speaker.

terminal-welcome = { $name }. Claro: { $light }, Oscuro: { $dark }. Escribe ? para ver la ayuda, q para parar.
terminal-person = una persona
terminal-hand = En reserva
terminal-off = En la meta
terminal-purse = Bolsa
terminal-kitty = Bote { $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: pulsa Intro para tirar, o escribe tu propia tirada.
terminal-ask-kit = { $by }: ¿cuántos dados tirar, { $kits }?
terminal-ask-action = { $by }: escribe el número de una jugada, o la jugada.
terminal-choice = { $number }  { $text }
terminal-not-listed = Eso no está en la lista. Escribe una de estas opciones: { $choices }.
terminal-help = Pulsa Intro para tirar, o para hacer la única jugada. Escribe un número para elegir de la lista, o una jugada como la escribe la lista. u deshace, t muestra la partida hasta ahora como texto, q para.
terminal-undone = Deshecho.
terminal-no-undo = No hay nada que deshacer.
terminal-stopped = La partida se ha detenido.
terminal-match = Partida { $game } de { $games }. Puntos hasta ahora: Claro { $light }, Oscuro { $dark }.
terminal-options = Opciones
terminal-rules = «{ $command }» muestra la lista de reglamentos.
terminal-decision = decisión
terminal-reading = lectura
terminal-source = fuente
