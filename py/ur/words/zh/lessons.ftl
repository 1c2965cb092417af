### Translated by machine, not yet read by a native speaker.

# The lessons: what to do, and what has been learned. $from, $to, $own and $other are squares: where
# the right move begins and ends, where the learner's first piece stands, and where it would come to.
# $forced is how far the other player then moves a piece; $exit is the rulebook's sentence about leaving the
# board. No sentence here may claim more than every part and option makes true: the tests ask the engine.

lesson-aim = 抢先让{ $n ->
    [1] 你的棋子到达终点。
   *[other] { $n }{ $birds ->
        [true] 只鸟
       *[false] 枚棋子
      }全部到达终点。
  }
lesson-way = 沿线从{ $first }到{ $last }，{ $back ->
    [true] 一去一回
   *[false] 一路
  }共{ $n }格。
lesson-enter-kind = 你掷出了{ $score }点，正是你的{ $piece }的点数。让它在{ $to }入场。
    .after = 各种鸟的点数和分值：{ $table }。
lesson-bird = { $name }{ $score }点（分值{ $value }）
lesson-enter = 让一枚{ $piece }入场：从手中到{ $to }。
    .after = 很好。路线从这里开始，一格一格通向终点。
lesson-again-rosette = 能走到玫瑰花格了。从{ $from }走到{ $to }。
    .after = 玫瑰花格：你马上再掷一次。
lesson-again-four = 你掷出了{ $score }点。从{ $from }走到{ $to }。
    .after = 在这套规则里，掷出{ $score }点就再掷一次，不管棋子落在哪里。
lesson-again-capture = { $to }上有对方棋子。从{ $from }走到{ $to }。
    .after = 在这套规则里，每次吃子都再掷一次。
lesson-again-lots = 在这里，每走一步都再掷一次。从{ $from }走到{ $to }。
    .after = 你再掷一次。掷出不计点的一掷，你的回合就结束。
lesson-capture = { $to }上有对方棋子。用{ $from }上的棋子吃掉它。
    .after = 它回到主人手中，必须重新入场。
lesson-unsafe = { $to }是玫瑰花格，上面有对方棋子。从{ $from }出发吃掉它。
    .after = 在这套规则里，玫瑰花格上的棋子会被吃。
lesson-safe = 你在{ $own }的棋子本可走到{ $other }，但那里的对方棋子在玫瑰花格上是安全的。请走另一步。
    .after = 玫瑰花格上的棋子不会被吃：这里适合等待。
lesson-other-side = 你在{ $own }的棋子本可走到{ $other }，但那里的对方棋子是另一面朝上。请走另一步。
    .after = 只有同面朝上的棋子才能互吃。另一面朝上的棋子会挡路。
lesson-own-stack = { $to }上已有你的一枚棋子。把{ $from }上的那枚也走过去。
    .after = 在这里，你的棋子可以同在一格。
lesson-mixed = { $to }上有对方棋子，双方棋子在那里叠放。落到它上面。
    .after = 在这个叠子里，最上面的棋子先走：对方棋子要等你。
lesson-turn = 从{ $from }走到{ $to }，看看棋子有什么变化。
    .after = 它翻成了点面，踏上了回程。
lesson-twice = 路线在这里折返。从{ $from }走到{ $to }。
    .after = 从这里起，棋子经过走过的格返回终点。
lesson-doubles = 从{ $from }走到{ $to }，这一格会让这步加倍。
    .after = 棋子马上又走了同样的步数。
lesson-award = 能走到玫瑰花格了。从{ $from }走到{ $to }。
    .after = 奖励：你可以把另一枚棋子放到起点。
lesson-forfeit = 从{ $from }走到{ $to }，看看要付出什么代价。
    .after = 现在对手让一枚棋子走{ $forced }步，然后你的回合继续。
lesson-run-in = 两枚对方棋子同在{ $other }：落在那里，你自己的棋子会回到手中。请走另一步。
    .after = 两枚棋子在一起是安全的，对单独的对方棋子很危险。
lesson-fine = 从{ $from }走到玫瑰花格{ $to }。
    .after = 落在玫瑰花格上要向彩池付罚金。{ $kitty }
lesson-landed = 从{ $from }走到玫瑰花格{ $to }。
    .after = 落在玫瑰花格上，就从彩池取得这只鸟的分值。
lesson-passed = 从{ $from }走到{ $to }，途中经过玫瑰花格。
    .after = 你的鸟经过玫瑰花格而没有停下，向彩池付了它的分值。
lesson-convert = { $score }点太少。掷第二枚距骨：“是”就变成{ $converted }点。
    .after = “是”改变点数。“否”结束回合：这就是风险。
lesson-off = 用{ $score }点，{ $from }上的棋子可以离盘。让它离盘。
    .after = 又一枚棋子到了终点。{ $exit }
lesson-end = 这是你的最后一枚棋子。让它从{ $from }离盘。
    .after = 你的棋子全部到了终点：你赢了。现在你会玩了。
