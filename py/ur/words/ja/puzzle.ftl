### Translated by machine, not yet read by a native speaker.

puzzle-title = 問題
puzzle-day-title = 今日の問題
puzzle-leave = 最初の画面に戻る
puzzle-leave-game = ゲームに戻る
puzzle-question = いちばんよい選択はどれですか？
puzzle-aim = { $kind ->
    [chance] いちばん多く勝てる選択です。
    [points] 平均していちばん多く得点できる選択です。
   *[money] 平均していちばん多くチップが残る選択です。
  }
puzzle-not = 最善ではありません：{ $move }。
puzzle-yes = 正解：{ $move }。

puzzle-tried = 試した手
puzzle-next = 次の問題
puzzle-play = ここから続ける
puzzle-list = すべての問題
puzzle-failed = 問題を読み込めませんでした。
puzzle-made = 手作りの問題
puzzle-no-link = このリンクは問題ではありません。{ $reason }
puzzle-number = 問題{ $n }
puzzle-easy = やさしい
puzzle-middling = ふつう
puzzle-hard = むずかしい
puzzle-errors = ここでの100回の選択のうち、コンピュータのレベル1は{ $first }回、レベル3は{ $third }回、レベル5は{ $fifth }回間違えます。
puzzle-unit = { $kind ->
    [chance] 100ゲームのうち勝つ数
    [points] 平均の差し引き点数
   *[money] 平均のチップ数
  }
puzzle-rules = ルール
puzzle-themes = 問題のテーマ

puzzle-theme-all = すべて
puzzle-theme-again = もう一度振る
puzzle-theme-award = 駒をもう1個
puzzle-theme-build = 静かな手
puzzle-theme-convert = 二つ目の距骨
puzzle-theme-cover = 相手の駒を下敷きにする
puzzle-theme-enter = 盤に出す
puzzle-theme-forfeit = 目玉模様のペナルティ
puzzle-theme-forgo = もう一度振るのを見送る
puzzle-theme-hit = 取る
puzzle-theme-home = ゴールさせる
puzzle-theme-run = 危険から逃げる
puzzle-theme-spare = 取らない
puzzle-theme-stay = 何もしない
puzzle-theme-wait = ロゼットにとどまる
puzzle-hardness = 問題の難しさ
puzzle-kept = 復習するミス：{ $n }
puzzle-judged-exact = 最善の選択は確実です。これらの局面は解かれています。
puzzle-judged-rollouts = 最善の選択は、コンピュータどうしの多くのゲームから得たものです。
puzzle-solved = 正解済み
mistakes-title = ミスから学ぶ
mistakes-question = { $move }よりよい手は？
mistakes-none = 大きな損のある選択はありませんでした。お見事です。
mistakes-no-kept = 今日復習するミスはありません。
mistakes-moment = 場面{ $n }（全{ $all }）
mistakes-next = 次：{ $n }（全{ $all }）
mistakes-again = もう一度出題
mistakes-only = 残った選択はこれだけだったので、もう一度出題します。
mistakes-done = 終わり
mistakes-keep = あとで復習する
mistakes-kept = 保存しました：{ puzzle-title }

against-capture = { $square }の駒を取らないままになります。
against-throw = もう一度振るのを見送ることになります。
against-home = 駒がゴールしません。
against-rosette = { $square }を離れるので、相手は{ $all }通りの振り方のうち{ $throws }通りでそこに来られます。
against-tempo = 次に{ $all }通りの振り方のうち{ $throws }通りでしか駒を進められません。
against-enter = 新しい駒が盤に出ません。
against-stays = { $square }の駒がそこに残り、{ $all }通りの振り方のうち{ $throws }通りで取られます。
against-aim = 次に駒を取れる振り方は{ $all }通りのうち{ $throws }通りに減ります（最善の手なら{ $best }通り）。
against-again = 次にもう一度振れる振り方は{ $all }通りのうち{ $throws }通りに減ります（最善の手なら{ $best }通り）。
against-off = 次に駒がゴールできる振り方は{ $all }通りのうち{ $throws }通りに減ります（最善の手なら{ $best }通り）。
against-reply = 相手がもう一度振れる振り方は{ $all }通りのうち{ $throws }通りに増えます（最善の手なら{ $best }通り）。
