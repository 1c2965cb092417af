### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = 随机走棋
lab-title = { $rules }。A：{ $a }。B：{ $b }。种子：{ $seed }。局数：{ $games }。
lab-mean = { $what }：{ $value }（95%：{ $low }到{ $high }）
lab-one = { $what }：{ $value }
lab-share = { $what }：{ $value }%（95%：{ $low }%到{ $high }%）
lab-first = 先手获胜
lab-a = A获胜
lab-a-began = A先手时A获胜
lab-a-second = B先手时A获胜
lab-draws = 平局：{ $games }
lab-throws = 每局掷骰次数
lab-turns = 每局回合数
lab-extra = 每局再掷一次的次数
lab-lost = 每局没有走成棋的掷骰次数
lab-choices = 每局选择次数
lab-captures = 每局吃子次数
lab-lead-changes = 每局领先易手次数
lab-behind = 胜方落后的最多步数
lab-stacks = 每局走到叠子上的次数
lab-tallest = 每局最高叠子的棋子数
lab-awards = 每局奖励次数
lab-forfeits = 每局罚步次数
lab-net = 终局时A比B多的筹码或分
lab-late = 一局进行到胜方从此一直领先时的比例
lab-squares = 用得最多的格子及每局到达次数：{ $squares }
lab-square = { $square } { $times }
lab-progress = 已完成{ $total }局中的{ $done }局，还剩{ $left }
lab-continued = 继续运行。已完成的局数：{ $games }。
lab-stopped = 已停止。用同一命令可以继续。
