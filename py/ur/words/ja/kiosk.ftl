### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = 約4500年前の競走ゲームです。先にすべての駒をゴールさせましょう。
kiosk-dated = { $year }：{ $what }
kiosk-touch = タッチして遊ぶ
kiosk-soon = まもなく再開します
kiosk-soon-game = 少しお待ちください。ゲームは自動で続きます。

## The screen for choosing

kiosk-lead = 先にすべての駒をゴールさせましょう。{ $minutes ->
    [0] { "" }
   *[other] 1ゲームは約{ $minutes }分です。
  }
kiosk-one = 一人で遊ぶ
kiosk-one-note = コンピュータと対戦
kiosk-two-note = この画面で
kiosk-larger = 文字を大きく
kiosk-lower = 下に移す
kiosk-learn = 遊び方
kiosk-home = 持ち帰る

## During a game

kiosk-wait = { $by }の番です。
kiosk-end = このゲームを終了しますか？
kiosk-still = まだ遊んでいますか？
kiosk-still-touch = 続けるには画面にタッチしてください。
kiosk-still-then = あと{ $seconds }秒でゲームを閉じます。
kiosk-home-how = スマートフォンのカメラをコードに向けてください。無料で、アカウントなしで遊べます。

## For the staff of the museum: how many games were played

kiosk-counts = この画面でのゲーム
kiosk-counts-day = 日
kiosk-counts-started = 開始
kiosk-counts-finished = 終了
kiosk-counts-none = まだゲームはありません。
kiosk-counts-note = この数はこの画面のメモリにあるだけです。どこにも送りません。
