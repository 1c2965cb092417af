### Translated by machine, not yet read by a native speaker.

position-over = 这个局面中对局已经结束。
position-dead = 这个局面中双方永远都无法走棋。
position-count = { $player }：共{ $count }枚，但规则规定{ $crew }枚棋子。
position-kind-twice = { $player }：同一枚棋子出现了两次（{ $piece }）。
position-not-on-path = { $player }：没有棋子会到{ $square }。
position-moves-on = 没有棋子会停在{ $square }：它会立刻继续前进。
position-full = { $square }已满：最多{ $limit }枚棋子。
position-no-stack = { $square }上只能放一枚棋子。
position-two-owners = { $square }上双方的棋子不会同时存在。
position-order = { $square }上的棋子不可能按这个次序叠放。
position-side = { $face ->
    [dotted] { $player }：{ $square }上的棋子从不显示点面。
   *[blank] { $player }：{ $square }上的棋子总是显示点面。
  }
position-kitty-empty = 彩池是空的。
position-purse-empty = { $player }：钱袋是空的。
position-money = 钱合计为{ $total }，而不是{ $whole }。
position-all-home = { $player }：所有棋子都到终点时对局就结束了。
position-nothing-to-choose = 这个局面中没有可选的。
position-barred = 不许走的棋子不在{ $square }上。
position-throw-not-due = 这个局面中没有要走的掷骰。
position-no-such-throw = 骰子不可能这样落下。
position-other-kit = 这个局面要掷别的骰子。颗数：{ $due }。

edit-take-off-first = 先拿走一枚，或选择别的格。
edit-other-square = 请选择别的格。
edit-leave-a-way = 至少给一枚棋子留一条路。
edit-leave-one = 在棋盘上或手中留一枚棋子。
edit-nothing-there = { $square }上没有棋子。
edit-none-in-hand = { $player }：手中已没有这样的棋子。
edit-none-home = { $player }：没有棋子到达终点。
edit-free-one = 从棋盘上拿走一枚，它会回到手中。
edit-unreadable = 按这套规则，这段文字不是局面。请看“{ $word }”。

editor-status = 先选棋子，再点格。
editor-status-more = 每一步都可以撤销。
editor-leave = 返回
editor-put = 放到棋盘上
editor-take = 拿走
editor-top = 顶上
editor-turn = 翻面
editor-up = 上移
editor-down = 下移
editor-more = { $what }：加一
editor-less = { $what }：减一
editor-to-play = 轮到
editor-lots = 掷骰：点骰子可翻转。
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
editor-kit = 骰子：{ $count }
editor-empty = 空棋盘
editor-share = 分享
editor-play = 从这里开始下
editor-computer = 与电脑下
editor-best = 这里怎样走最好？
editor-moves = 每一步的评分
editor-before = { $player }掷骰之前：{ $value }。
editor-text = 文字形式的局面
editor-use = 使用这段文字
editor-copy = 复制文字
editor-link = 复制链接
editor-print = 打印图示

what-if = 如果当时
what-if-leave = 回到回顾
