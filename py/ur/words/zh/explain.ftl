### Translated by machine, not yet read by a native speaker.

# Answers to a tap: a square, a stack, a hand, a purse, the dice. $square and $to are squares, $by is a side as in turns.ftl.

explain-here = 在{ $square }：
explain-plain = 在{ $square }不会发生特别的事。
explain-can-go = { $by ->
    [you] 你的棋子
    [computer] 电脑的棋子
    [other] 对手的棋子
    [light] 浅方的棋子
   *[dark] 深方的棋子
  }{ $score ->
    [0] 能走到{ $to }。
   *[other] 用这{ $score }点能走到{ $to }。
  }
explain-can-leave = { $by ->
    [you] 你的棋子
    [computer] 电脑的棋子
    [other] 对手的棋子
    [light] 浅方的棋子
   *[dark] 深方的棋子
  }{ $score ->
    [0] 能离盘。
   *[other] 用这{ $score }点能离盘。
  }
explain-sent-off = 它在那里撞上对方的叠子，回到手中。
explain-captures = { $by ->
    [you] 你
    [computer] 电脑
    [other] 对手
    [light] 浅方
   *[dark] 深方
  }{ $score ->
    [0] 能在这里吃子。
   *[other] 用这一掷能在这里吃子。
  }
explain-lands = { $by ->
    [you] 你的一枚棋子
    [computer] 电脑的一枚棋子
    [other] 对手的一枚棋子
    [light] 浅方的一枚棋子
   *[dark] 深方的一枚棋子
  }{ $score ->
    [0] 能到这里。
   *[other] 用这一掷能到这里。
  }
explain-not-now = 用这个点数吃不到它。
explain-open = { $all }种掷法中有{ $throws }种能吃掉这里的棋子。
explain-closed = 没有一种掷法能吃掉这里的棋子。
explain-stack = 从上到下：{ $pieces }。
explain-stacked = { $by ->
    [you] 你的
    [computer] 电脑的
    [other] 对手的
    [light] 浅方的
   *[dark] 深方的
  }{ $side ->
    [dotted] 点面棋子
    [blank] 素面棋子
   *[none] 棋子
  }{ $free ->
    [true] （{ stack-free }）
   *[false] （{ stack-buried }）
  }
explain-hand = { $by ->
    [you] 你
    [computer] 电脑
    [other] 对手
    [light] 浅方
   *[dark] 深方
  }手中有{ $n }枚棋子。
explain-off = { $by ->
    [you] 你
    [computer] 电脑
    [other] 对手
    [light] 浅方
   *[dark] 深方
  }共{ $all }枚棋子，已有{ $n }枚到终点。
explain-purse = { $by ->
    [you] 你
    [computer] 电脑
    [other] 对手
    [light] 浅方
   *[dark] 深方
  }钱袋里有{ $n }。
explain-kitty = 彩池里有{ $n }。
