### Translated by machine, not yet read by a native speaker.

# The proof of the dice: how they were fixed before the game, and what that proves.

dice-commit = Um número secreto, a semente, fixou todos os lançamentos antes do primeiro. Esta é a impressão digital dela (SHA-256), mostrada desde o início:
dice-later = Depois da partida, a semente aparece aqui, e cada lançamento pode ser refeito a partir dela.
dice-seed = A semente
dice-word = Sua palavra nela
dice-game = O nome da partida
dice-checking = Refazendo cada lançamento…
dice-right = { $n ->
    [one] O lançamento é o que a semente dá, e a semente corresponde à sua impressão digital.
   *[other] Todos os { $n } lançamentos são os que a semente dá, e a semente corresponde à sua impressão digital.
  }
dice-wrong = { $n ->
    [one] { $n } lançamento não é o que a semente dá.
   *[other] { $n } lançamentos não são os que a semente dá.
  }
dice-unkept = A semente não corresponde à impressão digital mostrada antes.
dice-typed = { $n ->
    [one] { $n } lançamento de dados reais foi digitado: a página não pode verificá-lo.
   *[other] { $n } lançamentos de dados reais foram digitados: a página não pode verificá-los.
  }
dice-imported = Esta partida veio sem uma semente nossa: seus dados não provam nada.
dice-proves-title = O que isto prova
dice-proves = Os lançamentos foram fixados antes da sua primeira jogada, não seguiram o seu jogo, e o computador que joga não os escolheu. Com uma palavra sua na semente, também não foram escolhidos de antemão.
dice-proves-nothing = Nada: estes lançamentos não podem ser refeitos a partir desta semente. O registro vem de outro lugar ou foi alterado.
dice-proves-not = Isto não prova nada contra alguém que possa alterar esta página. A prova mais forte são dados reais: você pode escolhê-los ao preparar uma partida.
dice-table = Cada lançamento
dice-n = Sorteio
dice-by = Quem
dice-fell = Lançado
dice-again = Pela semente
dice-how = Como: o sorteio número i é HMAC-SHA256 com a semente como chave sobre “ur-dice-1|palavra|partida|i”; o dado k cai conforme o bit k, o primeiro astrágalo conforme os dois bits mais baixos e o segundo conforme o mais baixo.
fell-yes = sim
fell-no = não
