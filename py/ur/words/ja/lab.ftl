### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = ランダムな手
lab-title = { $rules }。A：{ $a }。B：{ $b }。シード：{ $seed }。ゲーム数：{ $games }。
lab-mean = { $what }：{ $value }（95%：{ $low }～{ $high }）
lab-one = { $what }：{ $value }
lab-share = { $what }：{ $value }%（95%：{ $low }%～{ $high }%）
lab-first = 先手の勝ち
lab-a = Aの勝ち
lab-a-began = Aが先手のときのAの勝ち
lab-a-second = Bが先手のときのAの勝ち
lab-draws = 引き分け：{ $games }
lab-throws = 1ゲームで振った回数
lab-turns = 1ゲームの手番の数
lab-extra = 1ゲームの追加のひと振りの回数
lab-lost = 1ゲームで駒が動かなかった振りの回数
lab-choices = 1ゲームの選択の回数
lab-captures = 1ゲームの駒取りの回数
lab-lead-changes = 1ゲームでリードが入れ替わった回数
lab-behind = 勝った側の最大の遅れ（マス数）
lab-stacks = 1ゲームで重ねに動いた回数
lab-tallest = 1ゲームでいちばん高い重ねの駒数
lab-awards = 1ゲームのボーナスの回数
lab-forfeits = 1ゲームのペナルティの回数
lab-net = 終わりにAがBより多く持つチップか点
lab-late = 勝った側が最後までリードするようになるまでの割合
lab-squares = よく使われるマスと1ゲームの到着回数：{ $squares }
lab-square = { $square } { $times }
lab-progress = { $total }ゲーム中{ $done }ゲーム、残り{ $left }
lab-continued = 続きを行います。終わったゲーム数：{ $games }。
lab-stopped = 中止しました。同じコマンドで続きができます。
