### Translated by machine, not yet read by a native speaker.

# The rule sheet of a ruleset, and what differs between two.

sheet-aim = 目的
sheet-setup = 準備
sheet-in = 入口
sheet-out = 出口
sheet-way = あなたのコース：{ $n }マス。相手のコースはその鏡写しです。
sheet-birds = 鳥はそれぞれ、描かれているマスに出ます。
sheet-marks = ルールの後ろの印を開くと、由来が分かります：
sheet-mark-source = 出典
sheet-mark-reading = はっきりしない出典の当方の読み方
sheet-mark-decision = 出典に書かれていない点での当方の決定
sheet-print = 印刷
sheet-origins = ルールの由来
sheet-origin = このルールの由来
sheet-throw = サイコロ
sheet-marked = 目印{ $n }個
sheet-score = 出目
sheet-nothing = なし
sheet-chance = 確率
sheet-chance-of = { $n }/{ $all }
compare-alike = この二つは遊び方が同じです。

## The sections of a rulebook, and two rulesets side by side

minutes = 約{ $minutes }分
rulebook-sources = 出典：{ $sources }
status-source = 出典：{ $source }
status-reading = 読み方：{ $source }
status-decision = 決定：{ $source }
section-board = 盤とコース
section-throws = サイコロ
section-entering = 盤に出す
section-moving = 進める
section-landing = 止まる
section-extra = もう一度振る
section-end = 終わり
section-start = 先手
section-money = 賭け金
section-choices = 選択
compare-second = 二つ目のルールセット
compare-facts = 一覧
compare-different = 違うところ
compare-equal = 同じところ（{ $n }）
compare-nothing = このルールには書かれていません。
fact-line = ひとことで
fact-minutes = 長さ
fact-pieces = 各自の駒
fact-throw = サイコロ
fact-path = コース
fact-special = 特色
