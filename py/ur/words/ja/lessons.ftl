### Translated by machine, not yet read by a native speaker.

# The lessons: what to do, and what has been learned. $from, $to, $own and $other are squares: where
# the right move begins and ends, where the learner's first piece stands, and where it would come to.
# $forced is how far the other player then moves a piece; $exit is the rulebook's sentence about leaving the
# board. No sentence here may claim more than every part and option makes true: the tests ask the engine.

lesson-aim = 先に{ $n ->
    [1] 駒をゴールさせましょう。
   *[other] { $birds ->
        [true] 鳥{ $n }羽
       *[false] 駒{ $n }個
      }をすべてゴールさせましょう。
  }
lesson-way = { $back ->
    [true] 線のとおり、{ $first }から{ $last }まで往復{ $n }マスです。
   *[false] 線のとおり、{ $first }から{ $last }まで{ $n }マスです。
  }
lesson-enter-kind = { $score }が出ました。{ $piece }の出目です。{ $to }に出してください。
    .after = 鳥の出目と値：{ $table }。
lesson-bird = { $name }{ $score }（値{ $value }）
lesson-enter = { $piece }を盤に出しましょう。手元から{ $to }へ。
    .after = よくできました。ここからコースは1マスずつ最後まで続きます。
lesson-again-rosette = ロゼットに届きます。{ $from }から{ $to }へ進めてください。
    .after = ロゼットです。すぐにもう一度振れます。
lesson-again-four = { $score }が出ました。{ $from }から{ $to }へ進めてください。
    .after = このルールでは、{ $score }が出れば、駒がどこに止まってももう一度振れます。
lesson-again-capture = { $to }に相手の駒があります。{ $from }から{ $to }へ進めてください。
    .after = このルールでは、駒を取るたびにもう一度振れます。
lesson-again-lots = ここでは、進めるたびにもう一度振れます。{ $from }から{ $to }へ進めてください。
    .after = もう一度振ります。数にならない目が出ると、手番が終わります。
lesson-capture = { $to }に相手の駒があります。{ $from }の駒で取ってください。
    .after = 取られた駒は持ち主の手元に戻り、出し直しになります。
lesson-unsafe = ロゼット{ $to }に相手の駒があります。{ $from }の駒で取ってください。
    .after = このルールでは、ロゼットの上の駒も取られます。
lesson-safe = { $own }の駒は{ $other }に届きますが、そこにいる相手の駒はロゼットの上で安全です。別の手を選んでください。
    .after = ロゼットの上の駒は取られません。待つのによい場所です。
lesson-other-side = { $own }の駒は{ $other }に届きますが、そこにいる相手の駒は違う面が上です。別の手を選んでください。
    .after = 同じ面が上の駒どうしだけが取り合えます。違う面が上の駒は道をふさぎます。
lesson-own-stack = { $to }にはもう自分の駒があります。{ $from }の駒をそこに並べてください。
    .after = ここでは自分の駒が一緒にいられます。
lesson-mixed = 両者の駒が重なる{ $to }に、相手の駒があります。その上に乗ってください。
    .after = この重ねでは上の駒が先に動きます。相手の駒は待つしかありません。
lesson-turn = { $from }から{ $to }へ進めて、駒の様子を見てください。
    .after = 丸の面に裏返り、帰り道に入りました。
lesson-twice = コースはここで折り返します。{ $from }から{ $to }へ進めてください。
    .after = ここからは、前に通ったマスを戻ってゴールへ向かいます。
lesson-doubles = { $to }は進む数が2倍になるマスです。{ $from }から進めてください。
    .after = 駒はすぐに同じ数だけさらに進みました。
lesson-award = ロゼットに届きます。{ $from }から{ $to }へ進めてください。
    .after = ボーナスです。別の駒をスタートに置けます。
lesson-forfeit = { $from }から{ $to }へ進めて、何を失うか見てください。
    .after = 今度は相手が駒を{ $forced }マス進め、その後あなたの手番が続きます。
lesson-run-in = { $other }には相手の駒が2個あります。そこに止まると、自分の駒が手元に戻ります。別の手を選んでください。
    .after = 2個そろった駒は安全で、1個だけの相手の駒には危険です。
lesson-fine = { $from }からロゼット{ $to }へ進めてください。
    .after = ロゼットに止まると、ポットに罰金を払います。{ $kitty }
lesson-landed = { $from }からロゼット{ $to }へ進めてください。
    .after = ロゼットに止まると、ポットからその鳥の値を受け取ります。
lesson-passed = ロゼットを通り過ぎて、{ $from }から{ $to }へ進めてください。
    .after = 鳥がロゼットに止まらずに通り過ぎたので、その値をポットに払いました。
lesson-convert = { $score }では少ししか進めません。二つ目の距骨を振ってください。「はい」なら{ $converted }になります。
    .after = 「はい」なら出目が変わります。「いいえ」なら手番が終わります。それが危険なところです。
lesson-off = { $score }なら、{ $from }の駒は盤から出られます。ゴールさせてください。
    .after = また一つゴールしました。{ $exit }
lesson-end = 最後の駒です。{ $from }からゴールさせてください。
    .after = 駒がすべてゴールし、あなたの勝ちです。これで遊び方が分かりました。
