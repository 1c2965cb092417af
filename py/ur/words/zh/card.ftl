### Translated by machine, not yet read by a native speaker.

# The rule card beside the board: each rule in a few words. $picture is the name of an ornament or of a thing.

card-title = { $picture ->
    [rosette] 玫瑰花
    [eyes] 眼纹
    [five-dots] 五圆点
    [four-fives] 四组五点
    [five] 小五点
    [twelve] 十二圆点
    [homeward] 一去一回
    [fork] 两条路
    [side] 正反面
    [capture] 吃子
    [stack] 叠子
    [lots] 骰子
    [pass] 跳过
    [bone] 第二枚距骨
    [birds] 鸟
    [points] 得分
   *[kitty] 彩池
  }
card-squares = { $squares }
card-throws = 掷骰
card-birds = 五种鸟
card-open = 全部规则

## What a throw brings

card-enters = 或入场
card-throws-again = 再掷一次
card-turn-ends = 回合结束
card-throw-says = { $lots }颗中有标记的：{ $marked ->
    [0] 无
   *[other] { $marked }颗
  }
card-value = 分值{ $value }

## What a square does

card-enter-with = { $marked }颗全有标记时，棋子在此入场。
card-again-rosette = 再掷一次。
card-safe-rosettes = 不会被吃。
card-safe = 不会被吃。
card-unsafe = 不保护棋子。
card-award = 可以把一枚棋子放到起点。
card-forfeit = 对手让一枚棋子走{ $score }步。
card-doubles = 再走同样的步数。
card-mixed = 双方棋子可叠放，最多{ $limit }枚。
card-top-only = 只有最上面的棋子能走。
card-own-stack = 同一方的棋子可叠放，最多{ $limit }枚，不会被吃。
card-single = 单独一枚、同面朝上的棋子会被吃。
card-turned-safe = 点面棋子安全。
card-turn = 棋子在此翻成点面，踏上回程。
card-landed = 落在此处：取得这只鸟的分值。
card-passed = { $single ->
    [true] 途中经过玫瑰花格：付一次这只鸟的分值，但落在玫瑰花格上时不付。
   *[false] 经过：付这只鸟的分值。
  }
card-fine = { $limited ->
    [true] 向彩池付{ $amount }，不够就全付。
   *[false] 向彩池付{ $amount }。
  }

## Other rules

card-twice = 素面棋子在去程，点面棋子在回程。
card-fork = 小方阵可从任一边绕行。
card-capture-side = 只能吃同面朝上的棋子。
card-other-side = 另一面朝上的棋子会挡路。
card-again-capture = 吃子后再掷一次。
card-safe-everywhere = 不能吃子：对方棋子挡路。
card-own-stack-free = 你的棋子可以同在任何一格。
card-run-in = 撞上两枚或更多对方棋子时，你的棋子回到手中。
card-stuck-wins = 如果你能走的棋子都被对方压住，你就获胜。
card-unbury = 如果你能走的棋子都被压住，抽出一枚来走。
card-kit-rosette = 离开玫瑰花格时掷{ $count }颗骰子，只有这时才掷这么多。
card-bars = 赢得这次掷骰的棋子不能用它。
card-may-pass = 可以不走，选择跳过。
card-convert = “是”使{ $table }。“否”结束回合。
rule-convert-one = { $a }变成{ $b }
card-launch-order = { $fixed ->
    [true] 首次入场按此顺序。
   *[false] 入场顺序不限。
  }
card-launch-again = 被吃的{ $kind }可在任一玫瑰花格的前一格重新入场。
card-stake = 开局时每人付{ $stake }{ $purse ->
    [0] 。
   *[other] （钱袋里有{ $purse }）。
  }
card-kitty = 归胜者。
card-pool = { $split ->
    [true] 终局时双方平分。
   *[false] 归胜者。
  }
card-penalty = { $all ->
    [true] 败者按每只未到终点的鸟向胜者付其分值。
   *[false] 败者按每只还在盘上的鸟向胜者付其分值。
  }
card-points = 胜者按败者剩下的棋子得分：手中{ $hand }分，起点{ $start }分，其余按所在格的分值。
rule-points-one = { $what }{ $value }分

card-bird = { $piece }：掷出{ $score }点入场，分值{ $value }。
