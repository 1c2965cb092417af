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
