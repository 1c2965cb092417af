### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = Linha { $line }: { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = “{ $text }” – { $reason }

## Rules

refused-no-rules = Não está indicado com que regras a partida foi jogada.
refused-rules = Aqui não há regras chamadas “{ $rules }”.
refused-option = Estas regras não têm a opção “{ $option }”.
# $values are words of the notation, with commas.
refused-value-of = A opção “{ $option }” aceita um destes valores: { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = “{ $key }” aparece duas vezes.
refused-level = Não há nível “{ $level }”.

## Records and links

refused-too-long = É longo demais para uma partida.
refused-no-record = Não é o registro de uma partida.
refused-version = Vem de outra versão deste jogo e não pode ser lido aqui.
refused-damaged = Está danificado, ou alguém o alterou.
# $n is the number of an entry in the record.
refused-at = A entrada { $n } não condiz com o que vem antes dela.
refused-no-moves = Não há nenhuma jogada nele.
refused-link = Não é um link para uma partida, ou falta o final dele.
refused-no-link = Esta partida é longa demais para um link, ou começa em uma posição. Guarde-a como arquivo.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = Uma linha que começa com um colchete tem um nome, um texto entre aspas e um colchete que fecha.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = Em “{ $tag }” está “{ $stated }”, mas as jogadas levam a “{ $given }”.
refused-comment = Um comentário fica entre chaves, e depois de cada barra invertida nele deve vir um sinal adequado.
# $example is "start light 2-1".
refused-start = Um início se escreve assim: “{ $example }”.
refused-first = Uma partida começa com o seu início, ou com o número da vez.

## Moves and throws

refused-turn = { $by ->
    [light] Aqui é a vez de Claro.
   *[dark] Aqui é a vez de Escuro.
  }
refused-without-throw = Falta um lançamento antes.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = Com estas regras o lançamento “{ $throw }” vale { $score }, não { $stated }.
# $throws are the names of throws, with commas.
refused-throw = Este lançamento não é possível aqui. São possíveis: { $throws }.
refused-no-throw-now = Isto não pode ser lançado agora.
# $moves are moves in notation, with commas.
refused-move = Esta jogada não é possível aqui. São possíveis: { $moves }.
refused-pass-only = Nenhuma jogada é possível aqui.
# $could are moves or pieces in notation, with commas.
refused-unclear = Isto pode significar mais de uma coisa. Escreva uma destas: { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = O sinal “{ $sign }” não corresponde a esta jogada.
refused-pass = Passar não é permitido aqui.
refused-over = A partida já tinha acabado.
refused-entry = Com estas regras, isto não é possível aqui.
refused-undo = Não há nada para desfazer.
refused-redo = Não há nada para refazer.

## Records of other programs

refused-goes-on = Com estas regras a partida continua aqui.
refused-unplayed = O lançamento anterior, { $score }, não foi jogado.
refused-unsaid = Estas regras pedem aqui uma escolha que o arquivo não dá.
# $move and $lost are examples in notation.
refused-word = Não é nem uma jogada como { $move } nem um lançamento perdido como { $lost }.
refused-no-such-throw = Com estas regras nenhum lançamento corresponde a isto, ou mais de um.
refused-disagree = { $what ->
    [capture] O arquivo e estas regras discordam sobre se esta jogada captura.
   *[rosette] O arquivo e estas regras discordam sobre se esta jogada termina em uma roseta.
  }

## Positions

# $example is a position in notation.
refused-position = Uma posição se escreve assim: “{ $example }”.
refused-square = Não há casa “{ $square }” nestas regras.
refused-piece = “{ $piece }” não pode estar em { $square } nestas regras.
refused-stack = Estas peças não podem estar em { $square } com estas regras.
refused-count = { $by ->
    [light] Peças de Claro: { $n } ao todo, mas com estas regras são { $all }.
   *[dark] Peças de Escuro: { $n } ao todo, mas com estas regras são { $all }.
  }
refused-same-kind = { $by ->
    [light] Claro tem a mesma ave duas vezes.
   *[dark] Escuro tem a mesma ave duas vezes.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = O que está em “{ $key }” não é possível nestas regras.
refused-won = { $by ->
    [light] Todas as peças de Claro estão na chegada, então Claro venceu.
   *[dark] Todas as peças de Escuro estão na chegada, então Escuro venceu.
  }

## Puzzles made of positions

refused-puzzle-position = Não se pode jogar nada nesta posição.
refused-puzzle-throw = Um problema precisa de um lançamento.
refused-puzzle-choice = Não há o que escolher aqui: um problema precisa de duas escolhas ou mais.
refused-puzzle-close = Nenhuma escolha é claramente a melhor aqui.
