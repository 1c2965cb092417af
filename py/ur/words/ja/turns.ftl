### Translated by machine, not yet read by a native speaker.

# What is to do and what happened, to people. $by is who does it, $owner whose piece it is: "you" (a person who plays
# the computer or takes a lesson), "computer", "other" (the other player of a lesson), "light" or "dark" (two people, or
# two computers). The first sentence of each is a line of at most about 34 letters, the next of 48. $square and $to are
# squares: "B6", "the rosette A1", "the rosette in the middle".

side-you = あなた
side-computer = コンピュータ
side-other = 相手
who = { $by ->
    [you] あなた
    [computer] コンピュータ
    [other] 相手
    [light] 明
   *[dark] 暗
  }
who-inside = { who }
whose = { who }の
whose-piece = { $owner ->
    [you] あなたの駒
    [computer] コンピュータの駒
    [other] 相手の駒
    [light] 明の駒
   *[dark] 暗の駒
  }

## Who begins

begins = { who }が先手です。
start-guessed = { who }がサイコロを振り、{ $owner ->
    [you] あなた
    [computer] コンピュータ
    [other] 相手
    [light] 明
   *[dark] 暗
  }の予想は「{ $guess }」。結果は{ $fallen }です。
begins-by-throw = { begins-with }{ $own }対{ $other }。
begins-with = { who }が先手です：

## Throws and what they mean

throw-score = { who }の出目は{ $score }です。
throw-nothing = { who }の出目は数になりません。
throw-marked = { $marked ->
    [0] 目印なしは
   *[other] 目印{ $marked }個は
  }{ $score ->
    [0] 数になりません。
   *[other] { $score }です。
  }
throw-converted = { who }の距骨は「はい」：{ $number }が{ $score }になります。
throw-convertible = 「はい」なら{ $score }になります。
throw-enters = 駒を盤に出す出目です。
throw-launches = { $piece }の出目です。
throw-again = { $moving ->
    [true] 進めると、もう一度振れます。
   *[false] 続けてもう一度振れます。
  }

## What is to do now

todo-throw = { $by ->
    [you] 振ってください。
    [light] 明が振ります。
    [dark] 暗が振ります。
   *[computer] { who }が振ります。
  }
todo-start = 先手はどちら？ { todo-throw }
todo-start-again = { $own }対{ $other }でまだ決まりません。{ todo-throw }
todo-start-higher = 出目の大きいほうが先手です。
todo-start-one = 一方だけが1を出せば、先手です。
todo-again-rosette = { $by ->
    [you] ロゼットです。もう一度どうぞ。
   *[other] { who }がもう一度振ります。
  }
todo-again-capture = { $by ->
    [you] 駒取りです。もう一度どうぞ。
   *[other] { who }がもう一度振ります。
  }
todo-move = { $by ->
    [you] { $score }マス進めてください。
   *[other] { who }が{ $score }マス進めます。
  }
todo-no-move = { $by ->
    [you] 動かせる駒がありません。
   *[other] { who }は動かせません。
  }
todo-no-score = { $by ->
    [you] あなたの手番が終わります。
    [light] 明の手番が終わります。
    [dark] 暗の手番が終わります。
   *[computer] { who }の手番が終わります。
  }
todo-convert = { $by ->
    [you] 二つ目の距骨を振りますか？
   *[other] { who-inside }は二つ目を振りますか？
  }
todo-extra = { $by ->
    [you] もう一度振りますか？
   *[other] { who }はもう一度振れます。
  }
todo-award = { $by ->
    [you] 駒をスタートに置きますか？
   *[other] { who }は駒を出せます。
  }
todo-forfeit = 目玉模様：{ who-inside }が{ $score }マス進めます。

## What happened

happened-moved = { who }が{ $from }から{ $to }へ進めました。
happened-moved-to = { who }が{ $to }へ進めました。
happened-moved-in = { who }がスタートから{ $to }へ進めました。
happened-moved-kind = { who }が{ $piece }を{ $from }から{ $to }へ進めました。
happened-entered = { who }が{ $alike ->
    [true] 駒
   *[false] { $piece }
  }を{ $to }に出しました。
happened-turned = 丸の面が上になりました。
happened-off = { who }の{ $alike ->
    [true] 駒
   *[false] { $piece }
  }がゴール：{ $off }/{ $all }。
happened-captured = { who }が{ whose-piece }を取りました。
happened-captured-kind = { $owner ->
    [you] あなたの{ $piece }が取られました。
    [computer] コンピュータの{ $piece }を取りました。
    [other] { who }が相手の{ $piece }を取りました。
    [light] { who }が明の{ $piece }を取りました。
   *[dark] { who }が暗の{ $piece }を取りました。
  }
happened-captured-on = { $square }にいた駒です。
happened-sent-off = { whose-piece }が重ねにぶつかりました。
happened-sent-off-by = 重ねがあるのは{ $square }です。
happened-again = { $by ->
    [you] もう一度振れます。
   *[other] { who }がもう一度振ります。
  }
happened-no-move = { todo-no-move }
happened-no-score = 手番が終わります。
happened-by-choice = { who }がパスしました。
happened-extra-declined = { who }はここでやめました。
happened-award-declined = { who }は駒を手元に残しました。
happened-no-conversion = 「いいえ」が出ました。{ todo-no-score }
happened-paid-fine = { who }は{ $amount ->
    [0] 払えるチップがありませんでした。
   *[other] ロゼットの罰金{ $amount }を払いました。
  }ポットは{ $kitty }です。
happened-paid-passed = { who }は{ $amount ->
    [0] 払えるチップがありませんでした。
   *[other] ロゼットを通過して{ $amount }払いました。
  }ポットは{ $kitty }です。
happened-paid-landed = { $amount ->
    [0] ポットは空で、受け取れません。
   *[other] { who }がポットから{ $amount }受け取り、持ち分は{ $purse }です。
  }
happened-paid-kitty = { who }がポットを取りました：{ $amount }。
happened-paid-penalty = { who }は{ $amount ->
    [0] 何も払いませんでした。
   *[other] 残った鳥の分{ $amount }を払いました。
  }
happened-paid-pool = { who }がポットから{ $amount }受け取りました。

## Why a piece must wait for the other player

why-other-player = { whose }手番です。
why-pending-forfeit = 先に{ who-inside }が駒を{ $score }マス進めなければなりません。

## The end

result-all-off = { who }が{ $own }対{ $other }で勝ちました。
result-won = { who }が勝ちました。
result-stuck = 勝者の動かせるはずの駒はすべて下敷き。このルールでは勝ちです。
result-resigned = { $by ->
    [computer] あなたが投了しました。
    [you] コンピュータが投了しました。
   *[other] 相手が投了しました。
  }
result-points = { who }が{ $points }点を得ました。
result-purses = { $by ->
    [you] あなたは{ $own }、{ $owner ->
        [computer] コンピュータ
       *[other] 相手
      }は{ $other }です。
    [computer] あなたは{ $other }、コンピュータは{ $own }です。
    [light] 明は{ $own }、暗は{ $other }です。
   *[dark] 明は{ $other }、暗は{ $own }です。
  }
story-luck = { $luck ->
    [much-for] サイコロは{ who-inside }に大いに味方しました。
    [little-for] サイコロは{ who-inside }に少し味方しました。
    [little-against] サイコロは{ who-inside }に少し不利でした。
    [much-against] サイコロは{ who-inside }に大きく不利でした。
   *[even] サイコロの運は、ほぼ互角でした。
  }
story-clean = { whose-start }選択はほぼ完璧でした。
story-small = { whose }選択に、大きな損失はありませんでした。
story-many = { whose-start }選択は、合わせると大きな損失でした。
story-nearly-lost = 一つの選択で負けるところでした。
story-one-choice = { who-inside }の損失の多くは一つの選択によるものです。
whose-start = { who }の
result-draw = 引き分けです。
result-draw-skips = 長い間、どの駒も動けませんでした。
result-draw-length = ゲームが長くなりすぎました。

## How the game went, in numbers

review-choices = { whose-start }選択
# In a small place, for the whole table: two amounts such as +12.3 %.
end-brief = サイコロ{ $dice }。{ whose-start }選択{ $own }。
review-note = { $kind ->
    [chance] { who-inside }の勝つ確率を、コンピュータが評価したものです。各行を足すと合計になります。
    [points] { who-inside }の差し引きの点数を、コンピュータが評価したものです。各行を足すと合計になります。
   *[money] { who-inside }のチップを、コンピュータが評価したものです。各行を足すと合計になります。
  }
