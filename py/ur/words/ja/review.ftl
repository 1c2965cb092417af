### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back, the proof of its dice. They are fetched with their views.

## The end of a game

result-tallies = 集計
graph-title = { $kind ->
    [chance] 勝つ確率の移り変わり
    [points] 点数の移り変わり
   *[money] チップの移り変わり
  }
graph-start = 開始
graph-end = 終了

## Looking back, move by move

look-first = 最初へ
look-previous = 前へ
look-next = 次へ
look-end = 最後へ
look-next-mark = 次の印
look-list = すべての手
look-play-on = ここから続ける
look-play-on-note = ここから続けたゲームは保存されません。
look-count = { $by ->
    [you] あなた
    [computer] コンピュータ
    [light] 明
   *[dark] 暗
  }：{ $choices }回の選択のうち、{ $marks ->
    [0] 印なし
   *[other] 印{ $marks }個
  }
look-accuracy = 正確さ：100点中{ $n }点
look-accuracy-note = 正確さ：すべて最善を選べば100点、でたらめに選べば50点です。
look-choices = 選べた手とその評価
look-played = （実際の手）
look-because = 最善：{ $reason }。
look-legend = { $kind ->
    [chance] 印は損失のあった選択です。勝つ確率100のうちの損失：
    [points] 印は損失のあった選択です。差し引きの点数での損失：
   *[money] 印は損失のあった選択です。チップでの損失：
  }
# $least is a number such as 2.0.
mark-doubtful = ?! 疑問手、{ $least }から
    .name = 疑問手
    .sign = ?!
mark-slip = ? 緩手、{ $least }から
    .name = 緩手
    .sign = ?
mark-mistake = ?? 悪手、{ $least }から
    .name = 悪手
    .sign = ??

## The throws of a game

throws-title = このゲームの出目
throws-note = かっこの中は、平均して見込まれる回数です。
throws-count = { $count }（{ $due }）
throws-marked = 目印が上
throws-value = 出目
level-top = { $won ->
    [true] 最高のレベルに勝ちました！
   *[other] これが最高のレベルです。上手な人でもよく負けます。
  }別のルールで始めれば、また新しい難問です。

## Dice that can be checked

dice-commit = シードという秘密の数が、最初に振る前にすべての出目を決めました。これがその指紋（SHA-256）で、最初から表示されています：
dice-later = ゲームが終わるとシードがここに表示され、すべての出目をそこから作り直せます。
dice-seed = シード
dice-word = その中のあなたの言葉
dice-game = ゲームの名前
dice-checking = すべての出目を作り直しています…
dice-right = { $n }回の出目はすべてシードのとおりで、シードは指紋に合います。
dice-wrong = { $n }回の出目がシードと違います。
dice-unkept = シードが、前に表示された指紋に合いません。
dice-typed = { $n }回の出目は本物のサイコロから入力されたもので、このページでは確かめられません。
dice-imported = このゲームには当ページのシードがないので、サイコロについて何も証明できません。
dice-proves-title = これで証明されること
dice-proves = 出目はあなたが駒を進める前に決まっていて、遊び方に左右されず、コンピュータが選んだものでもありません。シードにあなたの言葉が入っていれば、前もって選ばれたものでもありません。
dice-proves-nothing = 何も証明されません。このシードから同じ出目は作れません。棋譜がよそから来たか、書き換えられたかです。
dice-proves-not = このページを書き換えられる人に対しては、何の証明にもなりません。最も確かなのは本物のサイコロで、ゲームの準備のときに選べます。
dice-table = すべての出目
dice-n = 番号
dice-by = 誰
dice-fell = 出た目
dice-again = シードから
dice-how = 方法：i番目の抽出は、シードを鍵とし「ur-dice-1|word|game|i」に対するHMAC-SHA256です。k番目のサイコロはビットkで決まります。
fell-yes = はい
fell-no = いいえ

## Real dice, judged

fairness-throws = { $whose ->
    [page] このページのサイコロ
   *[own] あなたのサイコロ
  }を{ $n }回振った結果
fairness-fair = { fairness-throws }：公平に見えます。このくらいの差は偶然です。
fairness-odd = { fairness-throws }：少し珍しい結果です。公平なサイコロでも{ $once }回に1回ほど起こります。しばらく様子を見てください。
fairness-unfair = { fairness-throws }：公平なサイコロならまず起こりません。{ $once }回に1回以下です。
fairness-all = サイコロは公平？ 自分の強さは？ 全ゲームで数える
strength-says = コンピュータとのゲーム：{ $games }回。強さはおよそレベル{ $level }、95%の確かさでレベル{ $low }から{ $high }の間です。
strength-few = コンピュータとのゲーム：{ $games }回。強さを見積もるには少なすぎます。
fairness-counting = すべての出目を数えています…
fairness-few = まだ50回も振っていません。何か言うには少なすぎます。
fairness-kit = { $kind ->
    [bones] 距骨。
    [cubes] 六面サイコロ{ $count }個。
   *[lots] サイコロ{ $count }個。
  }{ $text }

## Sound, size, statistics

stats-title = これまでの結果
stats-rules = ルール
stats-level = 対戦相手
stats-played = 終了
stats-won = 勝ち
stats-people = 二人で
stats-level-of = レベル{ $level }

look-learn = ミスから学ぶ：{ $n }
