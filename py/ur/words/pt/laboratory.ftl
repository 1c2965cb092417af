### Translated by machine, not yet read by a native speaker.

lab-which = Quais regras?
lab-which-note = De duas a quatro, lado a lado.
lab-rules = Regras { $number }
lab-change = Uma mudança nas regras { $number }
lab-no-change = Sem mudança
# same as in English
lab-option = { $option }: { $value }
lab-add = Adicionar regras
lab-remove = Remover as regras { $number }
lab-who = Quem joga?
lab-player-a = Lado A
lab-player-b = Lado B
lab-against = { $a } contra { $b }
lab-how-many = Quantas partidas de cada?
lab-seed = Semente dos lançamentos
lab-seed-note = A mesma semente dá os mesmos números, aqui e no terminal.
lab-play = Jogar { $games } partidas
lab-choose = Mudar
lab-stop = Parar e guardar o que está feito
lab-finished = Todas as partidas foram jogadas.
lab-kept = Parado. Partidas guardadas: { $games }
lab-failed = O computador não pode continuar. Partidas guardadas: { $games }
lab-waiting = O jogador do computador está carregando.
lab-questions = Perguntas
lab-ask-long = Murray é longo demais?
lab-ask-begin = Importa quem começa?
lab-ask-choice = Onde as escolhas contam mais?
lab-ask-b7 = O que muda b7=unsafe?
lab-ask-again = Uma captura que lança de novo é injusta para o lado que está atrás?
lab-so-far = Até agora: { $answer }
lab-answer-few = Há poucas partidas para uma resposta: menos de { $games }.
lab-answer-long = Sim, se você tem { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
} ou menos.
lab-answer-begin-helps = Começar ajuda em { $rules }.
lab-answer-begin-harms = É melhor ser o segundo em { $rules }.
lab-answer-begin-both = Começar ajuda em { $helps }, e é melhor ser o segundo em { $harms }.
lab-answer-begin-none = Não se vê vantagem de nenhum lado.
lab-answer-choice = As escolhas contam mais em { $rules }.
lab-answer-behind-yes = Sim: a partida se decide mais cedo.
lab-answer-behind-no = Não: a partida se decide mais tarde.
lab-answer-unclear = Estas partidas não dizem: a diferença pode ser acaso.
lab-answer-differences = { $count ->
    [0] Nenhuma medida difere mais do que por acaso.
    [one] { $count } de { $all } medidas difere mais do que por acaso.
   *[other] { $count } de { $all } medidas diferem mais do que por acaso.
}
lab-line-long = { $rules }: metade das partidas leva mais de { $throws } lançamentos (95%: de { $low } a { $high }), { $time }.
lab-line-first = { $rules }: quem começa vence { $value }% (95%: de { $low }% a { $high }%).
lab-line-better = { $rules }: { $player } vence { $value }% (95%: de { $low }% a { $high }%).
lab-line-late = { $rules }: decidida depois de { $value }% dos lançamentos (95%: de { $low }% a { $high }%).
lab-line-mean = { $what }: { $after } em vez de { $before }
lab-line-share = { $what }: { $after }% em vez de { $before }%
lab-sample = Pelo menos { $games } partidas de cada.
lab-example = Este exemplo foi medido antes. Jogue para medir você mesmo.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = Partidas: { $games }
lab-luck = O que decide, de 100 partidas
lab-by-luck = sorte { $value }
lab-by-choices = escolhas { $value }
lab-captured = Capturas em cada casa, de 100
lab-arrivals = Chegadas a cada casa, de 100
lab-half = metade: { $throws }
lab-even = igual { $value }%
lab-more = mais do que em { $rules }, além do acaso
lab-less = menos do que em { $rules }, além do acaso
lab-table = Os números em uma tabela
lab-measure = Medida
lab-percent = { $value }%
lab-value = { $value } (95%: de { $low } a { $high })
lab-value-share = { $value }% (95%: de { $low }% a { $high }%)
lab-csv = Tabela (CSV)
lab-svg = Imagem (SVG)
lab-png = Imagem (PNG)
lab-link = Link para isto
lab-how = A comparação das regras em mais partidas
lab-notebook = Um notebook para medir você mesmo
