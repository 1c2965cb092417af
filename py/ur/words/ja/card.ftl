### Translated by machine, not yet read by a native speaker.

# The rule card beside the board: each rule in a few words. $picture is the name of an ornament or of a thing.

card-title = { $picture ->
    [rosette] ロゼット
    [eyes] 目玉模様
    [five-dots] 丸五つ
    [four-fives] 五つ丸四組
    [five] 小さい五つ丸
    [twelve] 丸十二
    [homeward] 行きと帰り
    [fork] 二つの道
    [side] 駒の面
    [capture] 駒取り
    [stack] 重ね
    [lots] サイコロ
    [pass] パス
    [bone] 二つ目の距骨
    [birds] 鳥
    [points] 点数
   *[kitty] ポット
  }
card-squares = { $squares }
card-throws = 出目
card-birds = 五羽の鳥
card-open = すべてのルール

## What a throw brings

card-enters = または盤に出す
card-throws-again = もう一度
card-turn-ends = 手番終わり
card-throw-says = { $lots }個のうち目印が上：{ $marked ->
    [0] なし
   *[other] { $marked }個
  }
card-value = 値{ $value }

## What a square does

card-enter-with = { $marked }個とも目印が上なら、駒をここに出せます。
card-again-rosette = もう一度振ります。
card-safe-rosettes = 取られません。
card-safe = 取られません。
card-unsafe = 駒を守りません。
card-award = 駒を1個スタートに置けます。
card-forfeit = 相手が駒を{ $score }マス進めます。
card-doubles = 同じ数だけさらに進みます。
card-mixed = 両者の駒が{ $limit }個まで重なります。
card-top-only = 動かせるのは一番上の駒だけです。
card-own-stack = 同じ側の駒は{ $limit }個まで重なり、取られません。
card-single = 同じ面が上の、1個だけの駒は取られます。
card-turned-safe = 丸の面の駒は安全です。
card-turn = 駒はここで丸の面になり、帰り道に入ります。
card-landed = ここに止まると、その鳥の値を受け取ります。
card-passed = { $single ->
    [true] 途中でロゼットを通り過ぎると、その鳥の値を一度払います。ロゼットに止まれば払いません。
   *[false] 通り過ぎると、その鳥の値を払います。
  }
card-fine = { $limited ->
    [true] ポットに{ $amount }、足りなければある分を払います。
   *[false] ポットに{ $amount }払います。
  }

## Other rules

card-twice = 無地の面の駒は行き、丸の面の駒は帰りです。
card-fork = 小さい区画はどちら回りでもかまいません。
card-capture-side = 同じ面が上の駒だけを取れます。
card-other-side = 違う面が上の駒は道をふさぎます。
card-again-capture = 駒を取ると、もう一度振ります。
card-safe-everywhere = 駒は取れません。相手の駒は道をふさぎます。
card-own-stack-free = 自分の駒は、どのマスにも一緒に置けます。
card-run-in = 相手の駒が2個以上あるマスに止まると、自分の駒が手元に戻ります。
card-stuck-wins = 動かせるはずの駒がすべて相手の駒の下敷きなら、あなたの勝ちです。
card-unbury = 動かせるはずの駒がすべて下敷きなら、1個を引き抜きます。
card-kit-rosette = ロゼットから出るときだけ、サイコロを{ $count }個振ります。
card-bars = 追加のひと振りは、それを得た駒には使えません。
card-may-pass = 進めずにパスしてもかまいません。
card-convert = 「はい」なら{ $table }。「いいえ」なら手番が終わります。
rule-convert-one = { $a }が{ $b }に
card-launch-order = { $fixed ->
    [true] 最初はこの順に盤に出します。
   *[false] どの順に出してもかまいません。
  }
card-launch-again = 取られた{ $kind }は、どれかのロゼットのすぐ手前に出し直します。
card-stake = 始めに各自が{ $purse ->
    [0] { $stake }払います。
   *[other] 持ち分{ $purse }から{ $stake }払います。
  }
card-kitty = 勝者のものになります。
card-pool = { $split ->
    [true] 最後に両者で分けます。
   *[false] 勝者のものになります。
  }
card-penalty = { $all ->
    [true] 敗者は、ゴールしていない鳥の値を、それぞれ勝者に払います。
   *[false] 敗者は、盤上に残った鳥の値を、それぞれ勝者に払います。
  }
card-points = 勝者は敗者の残りの駒で得点します。手元は{ $hand }点、スタートは{ $start }点、ほかはマスの値です。
rule-points-one = { $what }{ $value }点

card-bird = { $piece }：{ $score }で盤に出せます。値{ $value }。
