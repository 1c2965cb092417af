### Translated by machine, not yet read by a native speaker.

position-over = この局面ではゲームが終わっています。
position-dead = この局面では、どちらも二度と動けません。
position-count = { $player }：合計{ $count }個ですが、ルールでは駒は{ $crew }個です。
position-kind-twice = { $player }：同じ駒が二つあります（{ $piece }）。
position-not-on-path = { $player }：駒が{ $square }に来ることはありません。
position-moves-on = { $square }に駒は止まりません。すぐに先へ進みます。
position-full = { $square }はいっぱいです。駒は{ $limit }個までです。
position-no-stack = { $square }に置ける駒は1個だけです。
position-two-owners = { $square }に両者の駒が一緒に乗ることはありません。
position-side = { $face ->
    [dotted] { $player }：{ $square }の駒が丸の面を見せることはありません。
   *[blank] { $player }：{ $square }の駒はいつも丸の面を見せます。
  }
position-kitty-empty = ポットは空です。
position-purse-empty = { $player }：財布は空です。
position-money = チップの合計が{ $total }枚で、{ $whole }枚ではありません。
position-all-home = { $player }：駒がすべてゴールしていると、ゲームは終わりです。
position-nothing-to-choose = この局面では選ぶことがありません。
position-no-entry = { $player }：手元に駒がありません。
position-no-move = { $player }：{ $score }マス進める駒がありません。
position-barred = 動かせない駒が{ $square }にありません。
position-throw-not-due = この局面で使う出目はありません。
position-no-such-throw = サイコロがそのように出ることはありません。
position-other-kit = この局面では別のサイコロを振ります。個数：{ $due }。

edit-take-off-first = 先に1個取り除くか、別のマスを選んでください。
edit-other-square = 別のマスを選んでください。
edit-leave-a-way = 少なくとも1個の駒に通り道を残してください。
edit-leave-one = 駒を1個、盤の上か手元に残してください。
edit-nothing-there = { $square }は空です。
edit-none-in-hand = { $player }：そのような駒は手元に残っていません。
edit-none-home = { $player }：ゴールした駒はありません。
edit-free-one = 盤から1個取り除くと、手元に戻ります。
edit-unreadable = このルールでは、この文字列は局面になりません。「{ $word }」を見てください。

editor-status = 駒を選んで、マスをタップしてください。
editor-status-more = すべて元に戻せます。
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = 誰が遊びますか？
editor-against = コンピュータ相手では、あなたは{ $player }です。
editor-leave = 戻る
editor-put = 盤に置く
editor-take = 取り除く
editor-turn = 裏返す
editor-up = 上へ
editor-down = 下へ
editor-more = { $what }：一つ増やす
editor-less = { $what }：一つ減らす
editor-to-play = 手番
editor-lots = 出目：サイコロをタップすると面が変わります。
editor-die = { $up ->
    [true] サイコロ{ $n }：目印が上
   *[false] サイコロ{ $n }：目印なし
  }
editor-bone = 一つ目の距骨：{ $n }
editor-answer = { $up ->
    [true] 二つ目の距骨：はい
   *[false] 二つ目の距骨：振っていない
  }
editor-tap = タップ
editor-not-thrown = 出目なし
editor-pending = 決めること
editor-kit = サイコロ{ $count }個
editor-empty = 空の盤
editor-share = 共有
editor-play = ここから遊ぶ
editor-computer = 対コンピュータ
editor-best = 一番よい手は？
editor-moves = それぞれの手の評価
editor-before = { $player }、振る前：{ $value }。
editor-throw-first = 出目を決めると、それぞれの手の評価が出ます。
editor-text = 文字列にした局面
editor-use = この文字列を使う
editor-copy = 文字列をコピー
editor-link = リンクをコピー
editor-print = 図を印刷
editor-puzzle = 問題を作る
editor-puzzle-clear = { $kind ->
    [chance] 問題になります。最善の選択は、勝つ確率で{ $margin }ポイント上回ります。
    [points] 問題になります。最善の選択は、差し引き{ $margin }点上回ります。
   *[money] 問題になります。最善の選択は、チップで{ $margin }枚上回ります。
  }
editor-puzzle-link = 問題のリンクをコピー
editor-puzzle-frame = 枠用のアドレスをコピー

what-if = もしも…
what-if-leave = 「振り返り」に戻る
