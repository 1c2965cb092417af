### Translated by machine, not yet read by a native speaker.

terminal-welcome = { $name }. Claro: { $light }. Escuro: { $dark }. Digite ? para ajuda, q para parar.
terminal-person = uma pessoa
terminal-hand = Na reserva
terminal-off = Na chegada
terminal-purse = Bolsa
terminal-kitty = Pote { $kitty }
# same as in English
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: tecle Enter para lançar, ou digite seu próprio lançamento.
terminal-ask-kit = { $by }: lançar quantos dados, { $kits }?
terminal-ask-action = { $by }: digite o número de uma jogada, ou a jogada.
# same as in English
terminal-choice = { $number }  { $text }
terminal-not-listed = Isso não está na lista. Digite uma destas opções: { $choices }.
terminal-help = Tecle Enter para lançar, ou para fazer a única jogada. Digite um número para escolher da lista, ou uma jogada como a lista a escreve. u volta atrás, t mostra a partida até aqui como texto, q para.
terminal-undone = Jogada desfeita.
terminal-no-undo = Não há nada para desfazer.
terminal-stopped = A partida foi interrompida.
terminal-match = Partida { $game } de { $games }. Pontos até agora: Claro { $light }, Escuro { $dark }.
terminal-options = Opções
terminal-rules = “{ $command }” mostra a lista dos conjuntos de regras.
terminal-decision = decisão
terminal-reading = leitura
terminal-source = fonte
