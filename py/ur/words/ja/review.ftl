### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

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

look-start = ゲームの始まりです。
look-turned = ここで形勢が最も動きました。
look-better = { $cost }もっとよい手：{ $move }（{ $reason }）。
look-best = これよりよい選択はありませんでした。
look-near = 最善とほとんど同じです。{ $cost }
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
look-progress = さらに深く評価した出目と手：{ $all }のうち{ $looked }
look-throws = 出る可能性があった出目
look-chance = { $all }通りのうち{ $n }通り
look-short = 短すぎて何も言えません。
look-legend = { $kind ->
    [chance] 印は損失のあった選択です。勝つ確率の損失（ポイント）：
    [points] 印は損失のあった選択です。差し引きの点数での損失：
   *[money] 印は損失のあった選択です。チップでの損失：
  }
look-limits = 境目はルールごとに決めてあり、印の意味はどこでも同じです。コンピュータのレベル3は、およそ{ $doubtful }手に1回印が付き、? か ?? は{ $slip }手に1回、?? は{ $mistake }手に1回です。
look-dice = サイコロ
look-luck = 出目の横の数は、その出目の運です。
look-band = 線のまわりの帯は±{ $half }です。正確な値が分かっている局面の十のうち九つで、その値は帯の中にあります。
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
mark-found = 好手：抜きんでて最善だが、一見そうは見えない手
    .name = 好手

## A deep look at one choice

deep-look = さらに深く調べる
deep-stop = 止める
deep-games = 続けた回数：{ $games }/{ $all }
deep-enough = 続けた回数：{ $games }。これで十分です。
deep-estimate = 続けた結果：{ $value } ± { $half }
deep-exact = 正確な値：{ $value }
deep-best = 偶然とは言えない差で最善：{ $move }。
deep-note = コンピュータがよい手をいくつか、どれも同じ出目で数手続け、運を差し引いて最後の局面を評価します。95%の確かさで、偶然による変化は±の後の数以内です。
deep-exact-note = これから現れる局面がわずかなので、この値は確かです。

## The throws of a game

throws-title = このゲームの出目：{ $n }
throws-note = かっこの中は、平均して見込まれる回数です。
throws-count = { $count }（{ $due }）
throws-marked = 目印が上
throws-value = 出目
level-top = { $won ->
    [true] 最高のレベルに勝ちました！
   *[other] これが最高のレベルです。上手な人でもよく負けます。
  }別のルールで始めれば、また新しい難問です。

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

look-whose = { whose-start }{ $kind ->
    [chance] 勝つ確率
    [points] 予想点数
   *[money] 予想チップ
  }
graph-moment = 第{ $n }手（全{ $all }手）。{ look-whose }：{ $value }
