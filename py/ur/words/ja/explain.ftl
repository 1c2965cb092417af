### Translated by machine, not yet read by a native speaker.

# Answers to a tap: a square, a stack, a hand, a purse, the dice. $square and $to are squares, $by is a side as in turns.ftl.

explain-here = { $square }では：
explain-plain = { $square }では特別なことは何も起こりません。
explain-can-go = { $by ->
    [you] あなたの駒
    [computer] コンピュータの駒
    [other] 相手の駒
    [light] 明の駒
   *[dark] 暗の駒
  }は{ $score ->
    [0] { $to }に進めます。
   *[other] この{ $score }で{ $to }に進めます。
  }
explain-can-leave = { $by ->
    [you] あなたの駒
    [computer] コンピュータの駒
    [other] 相手の駒
    [light] 明の駒
   *[dark] 暗の駒
  }は{ $score ->
    [0] ゴールできます。
   *[other] この{ $score }でゴールできます。
  }
explain-sent-off = そこで相手の重ねにぶつかり、手元に戻ります。
explain-captures = { $by ->
    [you] あなた
    [computer] コンピュータ
    [other] 相手
    [light] 明
   *[dark] 暗
  }は{ $score ->
    [0] ここの駒を取れます。
   *[other] この出目で、ここの駒を取れます。
  }
explain-lands = { $by ->
    [you] あなたの駒
    [computer] コンピュータの駒
    [other] 相手の駒
    [light] 明の駒
   *[dark] 暗の駒
  }の一つが、{ $score ->
    [0] ここに来られます。
   *[other] この出目でここに来られます。
  }
explain-not-now = この出目では取られません。
explain-open = { $all }通りの振り方のうち{ $throws }通りで、ここの駒は取られます。
explain-closed = どの振り方でも、ここの駒は取られません。
explain-stack = 上から順に：{ $pieces }。
explain-stacked = { $by ->
    [you] あなたの
    [computer] コンピュータの
    [other] 相手の
    [light] 明の
   *[dark] 暗の
  }{ $side ->
    [dotted] 丸の面の駒
    [blank] 無地の面の駒
   *[none] 駒
  }{ $free ->
    [true] （{ stack-free }）
   *[false] （{ stack-buried }）
  }
explain-hand = { $by ->
    [you] あなた
    [computer] コンピュータ
    [other] 相手
    [light] 明
   *[dark] 暗
  }の手元の駒：{ $n }個。
explain-off = { $by ->
    [you] あなた
    [computer] コンピュータ
    [other] 相手
    [light] 明
   *[dark] 暗
  }のゴールした駒：{ $all }個のうち{ $n }個。
explain-purse = { $by ->
    [you] あなた
    [computer] コンピュータ
    [other] 相手
    [light] 明
   *[dark] 暗
  }の財布：{ $n }。
explain-kitty = ポットには{ $n }あります。
