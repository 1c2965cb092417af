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
lab-player-a = Jogador A
lab-player-b = Jogador B
lab-unequal = Dois jogadores diferentes mostram também quanto depende da sorte e quanto das escolhas.
lab-against = { $a } contra { $b }
lab-played = { $a } contra { $b }.
lab-how-many = Quantas partidas com cada conjunto de regras?
lab-seed = Semente dos lançamentos
lab-seed-note = A mesma semente dá os mesmos números, aqui e no terminal.
lab-play = Jogar { $games } partidas
lab-choose = Mudar
lab-stop = Parar e guardar o que já foi feito
lab-finished = Todas as partidas foram jogadas.
lab-kept = Parado. Partidas guardadas: { $games }
lab-failed = O computador não consegue continuar. Partidas guardadas: { $games }
lab-waiting = O computador está se preparando para jogar.
lab-questions = Perguntas
lab-ask-long = Murray é longo demais?
lab-ask-begin = Importa quem começa?
lab-ask-choice = Onde as escolhas contam mais?
lab-ask-b7 = O que muda se uma peça sozinha em B7 pode ser capturada?
lab-ask-again = É injusto para quem está atrás que uma captura dê outro lançamento?
lab-so-far = Até agora: { $answer }
lab-answer-few = Há poucas partidas para uma resposta: menos de { $games }.
lab-answer-long = Sim, se você tem menos de { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
}: metade das partidas dura mais.
lab-answer-begin-helps = Começar ajuda em { $rules }.
lab-answer-begin-harms = É melhor não começar em { $rules }.
lab-answer-begin-both = Começar ajuda em { $helps }, e é melhor não começar em { $harms }.
lab-answer-begin-none = Estas partidas são poucas demais para mostrar uma vantagem de um dos dois.
lab-answer-choice = Destas regras, as escolhas contam mais em { $rules }.
lab-answer-behind-yes = Sim: segundo estas medidas, esse lançamento prejudica quem está atrás.
lab-answer-behind-no = Não: segundo estas medidas, esse lançamento ajuda quem está atrás.
lab-answer-behind-both = Sim e não: segundo algumas destas medidas, esse lançamento prejudica quem está atrás; segundo outras, ajuda.
lab-answer-unclear = Estas partidas não bastam para saber: a diferença pode ser obra do acaso.
lab-answer-differences = { $count ->
    [0] Nenhuma medida difere mais do que o acaso explica.
    [one] { $count } de { $all } medidas difere mais do que o acaso explica.
   *[other] { $count } de { $all } medidas diferem mais do que o acaso explica.
}
lab-answer-most = Sobretudo: { $what }.
lab-line-long = { $rules }: metade das partidas dura mais de { $throws } lançamentos (95%: de { $low } a { $high }), { $time }.
lab-line-first = { $rules }: quem começa vence { $value }% das partidas (95%: de { $low }% a { $high }%).
lab-line-better = { $rules }: { $player } vence { $value }% das partidas (95%: de { $low }% a { $high }%).
lab-line-behind = { $rules }: no pior momento, o futuro vencedor estava { $value } passos atrás (95%: de { $low } a { $high }).
lab-sign-behind = { $apart ->
    [more] Os futuros vencedores estavam mais atrás: isso fala a favor do “não”.
   *[less] Os futuros vencedores estavam menos atrás: isso fala a favor do “sim”.
  }
lab-sign-lead-changes = { $apart ->
    [more] A liderança troca mais vezes: isso fala a favor do “não”.
   *[less] A liderança troca menos vezes: isso fala a favor do “sim”.
  }
lab-sign-late = { $apart ->
    [more] O vencedor assume a liderança de vez mais tarde: isso fala a favor do “não”.
   *[less] O vencedor assume a liderança de vez mais cedo: isso fala a favor do “sim”.
  }
lab-line-exact = { $rules }, se os dois lados jogam com perfeição: quem começa vence { $value }% das partidas.
lab-line-mean = { $what }, em média: { $first } { $before }, { $second } { $after }
lab-line-share = { $what }: { $first } { $before }%, { $second } { $after }%
lab-example = Este exemplo foi medido antes. Pressione Jogar para fazer a sua medição.
lab-interval = O valor verdadeiro está, com 95% de certeza, entre os dois números que vêm depois de “95%”.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = Partidas: { $games }
lab-luck = O que decide em 100 partidas
lab-by-luck = sorte { $value }
lab-by-choices = escolhas { $value }
lab-captured = Capturas em cada casa, de cada 100
lab-arrivals = Chegadas a cada casa, de cada 100
lab-half = metade: { $throws }
lab-even = igual { $value }%
lab-more = mais do que em { $rules }, e não por acaso
lab-less = menos do que em { $rules }, e não por acaso
lab-table = Os números em uma tabela
lab-measure = Medida (média das partidas)
lab-percent = { $value }%
lab-value = { $value } (95%: de { $low } a { $high })
lab-value-share = { $value }% (95%: de { $low }% a { $high }%)
lab-csv = Tabela (CSV)
lab-svg = Imagem (SVG)
lab-png = Imagem (PNG)
lab-link = Copiar o link
lab-how = Todas as regras comparadas
lab-notebook = Um caderno Jupyter para fazer as suas medições
