### Translated by machine, not yet read by a native speaker.

# same as in English
reason-and = { $first }; { $second }
reason-wins = vence a partida
reason-ends = termina a partida
reason-takes = { $way ->
    [one] captura uma peça que já tinha avançado { $way } casa
   *[other] captura uma peça que já tinha avançado { $way } casas
  }
reason-takes-again = { reason-takes }, e vem outro lançamento
reason-off = retira uma peça
reason-off-again = { reason-off }, e vem outro lançamento
reason-rosette = cai numa roseta, e vem outro lançamento
reason-again = vem outro lançamento
reason-money = recebe { $amount } do pote
reason-forfeit = { then-forfeit }
reason-covers = a peça de baixo não pode mover-se
reason-leaves = onde estava, a peça podia ser capturada (lançamentos: { $throws } de { $all })
reason-holds = { $throws ->
    [one] nega { $square } ao outro jogador, que poderia chegar lá com { $throws } lançamento de { $all }
   *[other] nega { $square } ao outro jogador, que poderia chegar lá com { $throws } lançamentos de { $all }
  }
reason-aims = { $throws ->
    [one] ameaça { $square } com { $throws } lançamento de { $all }
   *[other] ameaça { $square } com { $throws } lançamentos de { $all }
  }
reason-blocks = { $throws ->
    [one] com { $throws } lançamento de { $all }, o outro jogador fica sem jogada
   *[other] com { $throws } lançamentos de { $all }, o outro jogador fica sem jogada
  }
reason-race = { $ahead ->
    [one] fora de alcance, e cerca de { $ahead } lançamento à frente do outro jogador
   *[other] fora de alcance, e cerca de { $ahead } lançamentos à frente do outro jogador
  }
reason-least = nenhuma escolha é mais segura (lançamentos que podem capturar uma peça: { $throws } de { $all })
reason-tempo = depois há jogada (lançamentos: { $throws } de { $all })
reason-home = dali a peça pode ser retirada (lançamentos: { $throws } de { $all })
reason-nears = dali pode vir outro lançamento (lançamentos: { $throws } de { $all })
reason-earns = depois pode vir outro lançamento (lançamentos: { $throws } de { $all })
reason-homes = depois uma peça pode ser retirada (lançamentos: { $throws } de { $all })
reason-rear = a peça mais atrasada avança
reason-enters = faz entrar uma nova peça
reason-award = pode entrar mais uma peça
reason-forward = { $left ->
    [one] depois só falta à peça { $left } casa
   *[other] depois só faltam à peça { $left } casas
  }
reason-safe = o próximo lançamento não pode capturar a peça movida
reason-beyond = um só lançamento do outro jogador não poderia capturar a peça movida
reason-open = { $throws ->
    [one] a peça movida fica exposta a { $throws } lançamento de { $all }
   *[other] a peça movida fica exposta a { $throws } lançamentos de { $all }
  }
reason-convert = um “sim” o transforma em { $score }
reason-idle = nada se pode mover, nem com { $without } nem com { $score }
reason-yes = com um “sim”, { $reason }
reason-stay-safe = o próximo lançamento não pode capturar nenhuma peça
leaves-open = { $throws ->
    [one] Deixa sua peça em { $square } exposta a { $throws } lançamento de { $all }.
   *[other] Deixa sua peça em { $square } exposta a { $throws } lançamentos de { $all }.
  }
leaves-two = Deixa suas peças em { $square } expostas (lançamentos: { $throws } de { $all }).
leaves-stuck = { $throws ->
    [one] Com { $throws } lançamento de { $all }, só peças sob as suas poderiam mover-se, e o outro jogador venceria.
   *[other] Com { $throws } lançamentos de { $all }, só peças sob as suas poderiam mover-se, e o outro jogador venceria.
  }
