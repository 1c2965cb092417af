### Translated by machine, not yet read by a native speaker.

position-over = 这个局面中对局已经结束。
position-dead = 这个局面中双方永远都无法走棋。
position-count = { $player }：共{ $count }枚，但规则规定{ $crew }枚棋子。
position-kind-twice = { $player }：同一枚棋子出现了两次（{ $piece }）。
position-not-on-path = { $player }：没有棋子会走到{ $square }。
position-moves-on = 没有棋子会停在{ $square }：它会立刻继续前进。
position-full = { $square }已满：最多{ $limit }枚棋子。
position-no-stack = { $square }上只能放一枚棋子。
position-two-owners = 双方的棋子不会同时在{ $square }。
position-side = { $face ->
    [dotted] { $player }：{ $square }上的棋子不会点面朝上。
   *[blank] { $player }：{ $square }上的棋子总是点面朝上。
  }
position-kitty-empty = 彩池是空的。
position-purse-empty = { $player }：钱袋是空的。
position-money = 筹码合计为{ $total }枚，而不是{ $whole }枚。
position-all-home = { $player }：所有棋子都到终点时对局就结束了。
position-nothing-to-choose = 这个局面中没有可选择的。
position-no-entry = { $player }：手中没有棋子。
position-no-move = { $player }：没有棋子能走{ $score }步。
position-barred = 不能走的棋子不在{ $square }。
position-throw-not-due = 这个局面中没有要走的点数。
position-no-such-throw = 骰子不可能掷成这样。
position-other-kit = 这个局面要掷别的骰子。颗数：{ $due }。

edit-take-off-first = 先拿走一枚，或选择别的格。
edit-other-square = 请选择别的格。
edit-leave-a-way = 至少给一枚棋子留出路。
edit-leave-one = 在棋盘上或手中留一枚棋子。
edit-nothing-there = { $square }上没有棋子。
edit-none-in-hand = { $player }：手中已没有这样的棋子。
edit-none-home = { $player }：没有棋子到达终点。
edit-free-one = 从棋盘上拿走一枚，它会回到手中。
edit-unreadable = 按这套规则，这段文字不是一个局面。请看“{ $word }”处。

editor-status = 先选棋子，再点棋盘上的格。
editor-status-more = 每一步都可以撤销。
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = 谁来下？
editor-against = 对电脑时，你执{ $player }。
editor-leave = 返回
editor-put = 放到棋盘上
editor-take = 拿走
editor-turn = 翻面
editor-up = 上移
editor-down = 下移
editor-more = { $what }：加一
editor-less = { $what }：减一
editor-to-play = 轮到走棋
editor-lots = 掷骰：点一颗骰子，把它翻转。
editor-die = { $up ->
    [true] 第{ $n }颗骰子：有标记
   *[false] 第{ $n }颗骰子：无标记
  }
editor-bone = 第一枚距骨：{ $n }
editor-answer = { $up ->
    [true] 第二枚距骨：是
   *[false] 第二枚距骨：未掷
  }
editor-tap = 点骰子
editor-not-thrown = 未掷
editor-pending = 待决定
editor-kit = { $count }颗骰子
editor-empty = 空棋盘
editor-share = 分享
editor-play = 从这里开始下
editor-computer = 与电脑下
editor-best = 这里怎样走最好？
editor-moves = 每一步的评分
editor-before = { $player }，掷骰之前：{ $value }。
editor-throw-first = 设定掷出的点数，就能看到每一步的评分。
editor-text = 文字形式的局面
editor-use = 使用这段文字
editor-copy = 复制文字
editor-link = 复制链接
editor-print = 打印图示
editor-puzzle = 做成题目
editor-puzzle-clear = { $kind ->
    [chance] 可作题目：最佳选择的获胜概率领先{ $margin }个百分点。
    [points] 可作题目：最佳选择的净得分领先{ $margin }分。
   *[money] 可作题目：最佳选择的筹码领先{ $margin }枚。
  }
editor-puzzle-link = 复制题目链接
editor-puzzle-frame = 复制用于框架的地址

what-if = 如果当时……
what-if-leave = 回到“回顾”
