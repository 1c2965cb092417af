### Translated by machine, not yet read by a native speaker.

# The rulebook: one sentence for each fact of a rule. $squares, $kinds, $table and
# $values are lists of finished words.

## The board

rule-board-ur = 王墓から出た盤は{ $squares }マスで、大きい区画と小さい区画が橋でつながっています。
rule-board-late = 後の時代の盤は{ $squares }マスで、12マスの区画と8マスの尾があります。
rule-pieces = 各自、手元に駒{ $count }個を持って始めます。
rule-pieces-kinds = 各自、手元に次の鳥を持って始めます：{ $kinds }。
rule-sides = どの駒にも無地の面と丸の面があります。盤に出すときは無地の面が上です。
rule-spaces = 各自、盤の脇に二つの場所があります。コースの最初のマスの前がスタート、最後のマスの先がゴールです。
rule-path = コースは{ $count }マスです。明は{ $squares }の順に進みます。暗のコースはその鏡写しです。
rule-fork = 駒は次のマスをどちら回りに進んでもよく、選んだ道は変えません：{ $squares }。
rule-twice = コースには2回通るマスがあります。明では次のマスです：{ $squares }。
rule-shared = 次のマスは両者が使います：{ $squares }。
rule-private = 次のマスは、それぞれ一方だけが使います：{ $squares }。
rule-unused = 駒はその先のマスに出るので、次のマスには止まりません：{ $squares }。

## Who begins

rule-start-lot = 先手は運で決めます。
rule-start-higher = それぞれ一度ずつ振り、出目の大きいほうが先手です。同じなら両者とも振り直します。最初の一手は新しく振ります。
rule-start-guess = どちらがサイコロを1個振るかを運で決めます。もう一方が結果を予想し、当たれば先手になります。外れれば、振った側が先手です。
rule-start-one = 一方だけが1を出すまで、両者が振ります。1を出した側が先手で、その1が最初の一手になります。

## The throws

rule-lots = 正四面体のサイコロを{ $count }個振り、目印の角が上になったものを数えます。目印が一つも上でなければ{ $none ->
    [0] 数になりません。
   *[other] { $none }になります。
  }
rule-lots-table = { $kind ->
    [cubes] 六面サイコロを{ $count }個振ります。目印のある面が上になれば「目印が上」です。
   *[other] 正四面体のサイコロを{ $count }個振ります。目印の角が上になれば「目印が上」です。
  }出目は目印が上の数で決まります：{ $table }。
rule-lots-one = { $marked ->
    [0] 目印なし
   *[other] 目印{ $marked }個
  }は{ $score ->
    [0] 数にならない
   *[other] { $score }
  }
rule-kit-rosette = 先手はサイコロ{ $usual }個で決めます。その後は振る前に、どちらの振り方にも動かせる駒があれば、{ $usual }個か{ $count }個かを選びます。{ $count }個ならロゼットの上の駒だけを動かせ、{ $usual }個ではその駒を動かせません。{ $count }個とも目印なしは{ $none }になります。
rule-bones = 距骨を一つ振ります。{ $low }から{ $high }までの数が出ます。
rule-convert = その数で進める代わりに、「はい」か「いいえ」が出る二つ目の距骨を振ることができます。「はい」なら数が変わり（{ $table }）、「いいえ」なら手番が終わります。その数で動かせる駒がなくても、二つ目の距骨を振るか、手番を終えることができます。

## Entering

rule-enter-count = 駒はコースの始めから出目の数だけ数えたマスに出します。明なら{ $squares }です。ほかの駒が盤にあっても出せます。
rule-enter-kit = 駒を盤に出すには、サイコロを{ $count }個振ります。
rule-enter-with = { $marked }個とも目印が上のときだけ、駒を盤に出せます。駒はコースの{ $step }マス目、{ $square }に直接入ります。代わりに、その出目で駒を{ $score }マス進めてもかまいません。
rule-enter-start = { $marked }個とも目印が上のとき、またはボーナスとしてだけ、駒を出せます。駒はスタートに置きます。すべて目印が上のときは、駒を出すか、駒を{ $score }マス進めるかを選びます。
rule-launch = 鳥はそれぞれ自分の出目で、自分のマスに出ます（明の場合）：{ $table }。
rule-launch-one = { $kind }は{ $score }で{ $to }
rule-launch-order = { $fixed ->
    [true] 最初はこの順に出します。その間に盤上の鳥を進めてもかまいません。
   *[false] どの順に出してもかまいません。
  }
rule-launch-again = 取られた{ $kind }は、ロゼットのすぐ手前のマスから一つを選んで出し直します（明の場合）：{ $squares }。

## Moving

rule-move = 駒を1個選び、コースに沿って出目の数だけ進めます。
rule-must = { $second ->
    [true] 動かせるときは、必ず駒を動かすか、二つ目の距骨を振ります。
   *[false] 動かせるときは、必ず動かします。
  }駒を盤に出すのも一手です。
rule-may-pass = 動かせるときでもパスできます。パスでは追加のひと振りを得られません。
rule-over = 駒はほかのどの駒も飛び越せます。
rule-top-only = { $squares }では、重ねの一番上の駒だけを動かせます。
rule-turn = { $square }に止まるか通り過ぎた駒は、丸の面が上になり、そのまま変わりません。先に裏返ってから、止まったときのルールを当てはめます。
rule-lost-throw-ends = 何も動かせないひと振りは無効で、{ $second ->
    [true] 二つ目の距骨を振らなければ、手番が終わります。
   *[false] 手番が終わります。
  }
rule-lost-throw-kept = 数になるのに何も動かせないひと振りでも、もう一度振れます。手番が終わるのは、数にならないひと振りのときだけです。
rule-skips = 両者合わせて続けて{ $limit }回、ひと振りが無効になると、引き分けです。
rule-stuck-wins = 自分の駒が相手の駒の下敷きになっているせいで動かせないなら、すぐにあなたの勝ちです。多くのゲームがこれで終わります。
rule-unbury = 自分の駒が相手の駒の下敷きになっているせいで動かせないなら、そのうち1個を引き抜いて進めます。

## Landing

rule-own-blocks = { $alone ->
    [true] 自分の駒を2個、同じマスに置くことはできません。
   *[false] ほかのマスでは、自分の駒を2個、同じマスに置くことはできません。
  }
rule-safe-rosettes = ロゼットの上の駒は安全です。相手の駒はそこに止まれません（{ $squares }）。
rule-safe-everywhere = 駒は取れません。相手の駒があるマスはふさがっています。
rule-safe = { $squares }の駒は安全です。相手の駒はそこに止まれません。
rule-capture = 相手の駒の上に止まると、その駒を取ります。取られた駒は持ち主の手元に戻ります。取れるのは{ $squares }です。
rule-unsafe = ロゼットは駒を守りません。{ $squares }で駒を取れます。
rule-mixed = { $squares }では両者の駒が{ $limit }個まで重なります。新しい駒は一番上に乗り、取られる駒はありません。
rule-own-stack = { $squares }では同じ側の駒が{ $limit }個まで重なります。そこに駒がある間、もう一方は止まれません。
rule-own-stack-open = { $squares }では同じ側の駒が{ $limit }個まで重なります。
rule-own-stack-free = 自分の駒は、いくつでも同じマスに置けます。
rule-single = { $squares }では、自分の駒と同じ面が上の、1個だけの相手の駒を取れます。相手の駒が2個以上か、違う面が上なら、そのマスはふさがっています。
rule-capture-side = 自分の駒と同じ面が上の相手の駒の上に止まると、その駒を取ります。取られた駒は持ち主の手元に戻ります。取れるのは{ $squares }です。
rule-other-side = 違う面が上の相手の駒は、そのマスをふさぎます。
rule-turned-safe = { $squares }では、丸の面の駒は取られませんが、無地の面の駒は取られます。
rule-capture-one = 1個だけの相手の駒の上に止まると、その駒を取ります。取られた駒は持ち主の手元に戻ります。取れるのは{ $squares }です。
rule-run-in = 相手の駒が2個以上あるマスに止まると、自分の駒が手元に戻ります。
rule-doubles = 次のどれかのマスに止まった駒は、すぐに同じ数だけさらに進みます：{ $squares }。
rule-award = 駒がロゼット（{ $squares }）に止まると、手元の別の駒をスタートに置けます。
rule-forfeit = 自分の駒が目玉模様（{ $squares }）に止まると、すぐに相手が駒を{ $score }マス進めます。その一手でも相手はボーナスを得られ、勝つこともあります。ただし、その駒が目玉模様に止まっても何も起こりません。その後、あなたの手番が続きます。

## Extra throws

rule-again-rosette = ロゼット（{ $squares }）に止まると、もう一度振れます。
rule-again-capture = 駒を取ると、もう一度振れます。
rule-again-score = { $score }で進めると、もう一度振れます。{ $score }が出ても何も動かせないときと、その一手で勝つときは振れません。
rule-again-lots = 数になるひと振りで動かすと、もう一度振れます。
rule-no-rosette = ロゼットでは追加のひと振りを得られません。
rule-chain = 一手で得られる追加のひと振りは最大1回で、次の一手でまた得られることがあります。{ $any ->
    [true] どの駒に使ってもかまいません。
   *[false] { "" }
  }
rule-bars = 追加のひと振りは、それを得た駒には使えません。ほかに動かせる駒がなければ、そのひと振りは無効です。

## Choices

rule-ask-extra = 追加のひと振りをするかどうか、たずねられます。しなければ手番が終わります。
rule-award-choice = ボーナスは受け取らなくてもかまいません。
rule-forfeit-must = あなたが目玉模様に止まったとき、相手は動かせる駒があれば必ず進めます。

## Money and points

rule-stake = { $limited ->
    [true] 各自{ $purse }を持って始め、最初のひと振りの前に、そこから{ $stake }をポットに払います。持っている以上に払うことはありません。
   *[false] 最初のひと振りの前に、各自{ $stake }をポットに払います。財布は0を下回ることがあります。
  }
rule-fine = ロゼットに止まった側は、ポットに{ $amount }{ $limited ->
    [true] 払います。足りなければ財布の残りを払います。
   *[false] 払います。
  }
rule-values = 鳥にはそれぞれ値があります：{ $values }。
rule-value = { $kind }{ $value }
rule-landed = ロゼットに止まった鳥は、ポットから自分の値を受け取ります。
rule-passed = { $single ->
    [true] ロゼットを通り過ぎた鳥は、自分の値を一度ポットに払います。ロゼットに止まれば払いません。
   *[false] 鳥は、通り過ぎたロゼットごとに自分の値をポットに払います。止まったマスの扱いはその後です。
  }盤に出すときは通過になりません。
rule-kitty = 勝者がポットを取ります。
rule-penalty = { $all ->
    [true] 敗者は、手元も含めてゴールしていない鳥の値を、それぞれ勝者に払います。
   *[false] 敗者は、盤上に残った鳥の値を、それぞれ勝者に払います。
  }
rule-pool = { $split ->
    [true] その後、ポットを半分ずつ分けます。余った1枚は勝者のものです。
   *[false] その後、勝者がポットを取ります。
  }

## The end

rule-off-exact = 駒は、最後のマス（明では{ $last }）の一つ先にちょうど届く出目でだけ、盤から出てゴールします。
rule-end = 先に駒をすべてゴールさせたほうが勝ちで、ゲームはそこで終わります。
rule-points = 勝者は、敗者に残った駒ごとに得点します。手元の駒は{ $hand }点、スタートの駒は{ $start }点、ほかはマスの値です（{ $table }）。
rule-match = { $games }戦の点数を合計します。
rule-length = { $limit }回振っても終わらないゲームは引き分けとします。
