### Translated by machine, not yet read by a native speaker.

# Learning: lessons on the page, hints, the tutor; the buttons to what a game was like and to the proof of its dice.

## Lessons

lesson = レッスン
lesson-starting = レッスンを始めます。
lesson-status = { $step }/{ $steps }：{ $text }
lesson-other = ルールにかなった手ですが、ここで学ぶ手ではありません。別の手を試してください。
lesson-next = 次へ
lesson-again = もう一度
lesson-play = ゲームをする
lesson-leave = やめる
lesson-back = ゲームに戻る

## The first throw of a new player

first-to-throw = 「振る」を押してください。{ $kind ->
    [bones] 距骨は1から4までの数を示します。
    [cubes] 出目は、目印が上の六面サイコロの数で決まります。
   *[lots] 出目は、目印の角が上のサイコロの数で決まります。
  }
first-throw = { $kind ->
    [lots] { $count }個のうち{ $marked }個の目印が上なので、出目は{ $score }です。
   *[other] 出目は{ $score }です。
  }駒を選び、次にマスを選んでください。

## Hints and the tutor

hint = ヒント
hint-says = 最善：{ $move }。
hint-only = 唯一の手：{ $move }。
hint-why = 理由：{ $reason }。
value-chance = { $value }%
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] 勝つ確率{ $value }%
    [points] 差し引き{ $value }点
   *[money] 財布に{ $value }
  }
tutor-ask = その手の損失は{ $kind ->
    [chance] 勝つ確率で{ $value }ポイントです。
    [points] 約{ $value }点です。
   *[money] チップ約{ $value }枚です。
  }
tutor-better = もっとよい手：{ $move }（{ $reason }）。
tutor-back = 待った
tutor-anyway = このまま進める

## The end of a game

look-back = 振り返る

## Looking back, move by move

look-title = 振り返り
look-leave = ゲームに戻る
look-cost = { $kind ->
    [chance] 損失は勝つ確率で{ $cost }ポイントです。
    [points] 損失は約{ $cost }点です。
   *[money] 損失はチップ約{ $cost }枚です。
  }

## Dice that can be checked

fair-title = このゲームのサイコロ
dice-open = サイコロが公平なわけ
dice-note = 秘密の数が、最初に振る前にすべての出目を決めました。その指紋：
dice-more = 確かめる
