### Translated by machine, not yet read by a native speaker.

# The words of the game's screen: seats, choices, tools.

seat-hand = 手元
seat-home = ゴール
seat = { $player }：手元とゴール
seat-pile = { $player }：{ $place }{ $n }個
space-start = スタート
space-home = ゴール

## A choice in one or two words. limit: 12

chip-capture = 取る
chip-rosette = ロゼット
chip-stack = 重ねる
chip-home = ゴール
chip-turn = 裏返る
chip-homeward = 帰り道
chip-forward = 進む
chip-enter = 盤に出す
chip-bone = { $score }をねらう

## The small line below a choice: from where to where. limit: 20

chip-bone-detail = 二つ目の距骨
chip-way = { $from }～{ $to }
chip-to = { $to }へ
chip-from = { $from }から
chip-more = ほか{ $n }件
chip-fewer = 閉じる

## Titles

rule-card = ルール早見
to-move = マス進む

## The end of a game

review-waiting = 振り返り中…
end-more = 数値一覧
level-next = 次のレベルで遊ぶ
review-title = 運と選択
review-start = 開始時
review-luck = { whose-start }サイコロ
review-result = 終了時
review-amount = { $kind ->
    [chance] { $value }%
   *[other] { $value }
  }
