### Translated by machine, not yet read by a native speaker.

# The rulebook: one sentence for each fact of a rule. $squares, $kinds, $table and
# $values are lists of finished words.

## The board

rule-board-ur = 王陵出土的棋盘有{ $squares }格：一个大方阵和一个小方阵，由一座桥相连。
rule-board-late = 后期棋盘有{ $squares }格：一个十二格的方阵和一条八格的长尾。
rule-pieces = 开局时每方手中有{ $count }枚棋子。
rule-pieces-kinds = 开局时每方手中有这些鸟：{ $kinds }。
rule-sides = 每枚棋子有素面和点面。入场时素面朝上。
rule-spaces = 每方在棋盘旁有两个位置：路线第一格之前的起点，和最后一格之后的终点。
rule-path = 路线有{ $count }格。浅方依次走{ $squares }；深方的路线与之镜像对称。
rule-fork = 在这些格，棋子可从任一方向绕行，选定后不再改变：{ $squares }。
rule-twice = 路线两次经过某些格，浅方是这些：{ $squares }。
rule-shared = 双方都用这些格：{ $squares }。
rule-private = 这些格每格只有一方使用：{ $squares }。
rule-unused = 这些格上从来没有棋子，因为棋子在它们之后入场：{ $squares }。

## Who begins

rule-start-lot = 由运气决定谁先走。
rule-start-higher = 双方各掷一次，点数高的先走。点数相同则双方重掷。第一步另掷。
rule-start-guess = 由运气决定谁掷一颗骰子。另一方猜结果，猜对就先走。猜错则由掷骰的一方先走。
rule-start-one = 双方掷骰，直到恰好有一方掷出1点。这一方先走，这个1点就是第一步。

## The throws

rule-lots = 掷{ $count }颗四面骰。有标记的角朝上，就是有标记。有几颗有标记就算几点。全无标记{ $none ->
    [0] 不计点。
   *[other] 算{ $none }点。
  }
rule-lots-table = { $kind ->
    [cubes] 掷{ $count }颗六面骰。有标记的面朝上，就是有标记。
   *[other] 掷{ $count }颗四面骰。有标记的角朝上，就是有标记。
  }点数由有标记的颗数决定：{ $table }。
rule-lots-one = { $marked ->
    [0] 全无标记
   *[other] { $marked }颗有标记
  }{ $score ->
    [0] 不计点
   *[other] 算{ $score }点
  }
rule-kit-rosette = 掷{ $usual }颗骰子决定谁先走。此后每次掷骰前，如果你有适用两种掷法的棋子，就先选掷{ $usual }颗还是{ $count }颗。掷{ $count }颗只能走玫瑰花格上的棋子，掷{ $usual }颗绝不能走这样的棋子。{ $count }颗全无标记算{ $none }点。
rule-bones = 掷一枚距骨。它显示{ $low }到{ $high }的一个数。
rule-convert = 你可以不用这个点数，而去掷第二枚距骨，它只说“是”或“否”。“是”改变点数（{ $table }）；“否”结束回合。如果用这个点数没有棋子能走，你仍可掷第二枚距骨，或者结束回合。

## Entering

rule-enter-count = 棋子从路线的开头数起，点数是几就在第几格入场：浅方在{ $squares }。盘上有其他棋子时也可入场。
rule-enter-kit = 掷{ $count }颗骰子时棋子才能入场。
rule-enter-with = { $marked }颗全有标记，棋子才能入场。它直接到路线的第{ $step }格，即{ $square }。用这一掷，你也可以改为让一枚棋子走{ $score }步。
rule-enter-start = { $marked }颗全有标记时，或得到奖励时，棋子才能入场。它被放到起点。全有标记时由你选择：让一枚棋子入场，或让一枚棋子走{ $score }步。
rule-launch = 每只鸟用自己的点数，在自己的格入场（浅方的格）：{ $table }。
rule-launch-one = { $kind }{ $score }点，在{ $to }
rule-launch-order = { $fixed ->
    [true] 鸟首次入场按此顺序。其间可以走盘上的鸟。
   *[false] 鸟的入场顺序不限。
  }
rule-launch-again = 被吃的{ $kind }重新入场时，由你在玫瑰花格的前一格中任选一格（浅方的格）：{ $squares }。

## Moving

rule-move = 让一枚棋子沿路线向前走满全部点数。
rule-must = { $second ->
    [true] 能走时，你必须走棋，或掷第二枚距骨。
   *[false] 能走时，你必须走棋。
  }让棋子入场也算走棋。
rule-may-pass = 即使能走，也可以跳过。跳过不能换来再掷一次。
rule-over = 棋子可以越过任何其他棋子。
rule-top-only = 在{ $squares }上，只有叠子最上面的棋子能走。
rule-turn = 棋子落在{ $square }或经过它时翻成点面朝上，此后不再翻回。先翻面，再按落子的规则处理。
rule-lost-throw-ends = 没有棋子能用的一掷作废，回合结束{ $second ->
    [true] ，除非你掷第二枚距骨。
   *[false] 。
  }
rule-lost-throw-kept = 计点却没有棋子能用的一掷，仍可再掷一次。只有不计点的一掷才结束回合。
rule-skips = 双方合计连续{ $limit }次掷骰作废，这一局算平局。
rule-stuck-wins = 如果你只因自己的棋子被对方压住而走不了，你立刻获胜。许多对局这样结束。
rule-unbury = 如果你只因自己的棋子被对方压住而走不了，你就抽出其中一枚来走。

## Landing

rule-own-blocks = { $alone ->
    [true] 你的两枚棋子绝不能同在一格。
   *[false] 在所有其他格上，你的两枚棋子绝不能同在一格。
  }
rule-safe-rosettes = 玫瑰花格上的棋子是安全的：对方棋子不能落在那里（{ $squares }）。
rule-safe-everywhere = 不能吃子：对方棋子占住它所在的格。
rule-safe = 棋子在{ $squares }上是安全的：对方棋子不能落在那里。
rule-capture = 落在对方棋子上就吃掉它：它回到主人手中。这可以发生在{ $squares }上。
rule-unsafe = 玫瑰花格不保护棋子：在{ $squares }上，棋子会被吃。
rule-mixed = 在{ $squares }上，双方棋子可叠放，最多{ $limit }枚。新来的放在最上面，不吃子。
rule-own-stack = 在{ $squares }上，同一方的棋子可叠放，最多{ $limit }枚。它们在那里时，另一方不能落在那里。
rule-own-stack-open = 在{ $squares }上，同一方的棋子可叠放，最多{ $limit }枚。
rule-own-stack-free = 你自己的棋子可以同在一格，数量不限。
rule-single = 在{ $squares }上，对方单独一枚棋子如果与你的棋子同面朝上，可以吃掉。对方有两枚或更多，或另一面朝上，就占住了这一格。
rule-capture-side = 落在与你的棋子同面朝上的对方棋子上，就吃掉它：它回到主人手中。这可以发生在{ $squares }上。
rule-other-side = 另一面朝上的对方棋子占住它所在的格。
rule-turned-safe = 在{ $squares }上，点面棋子不会被吃；素面棋子会被吃。
rule-capture-one = 落在对方单独一枚棋子上就吃掉它：它回到主人手中。这可以发生在{ $squares }上。
rule-run-in = 落在对方两枚或更多棋子上，你自己的棋子回到手中。
rule-doubles = 棋子落在下列任一格上，马上再走同样的步数：{ $squares }。
rule-award = 棋子落在玫瑰花格（{ $squares }）上，你就可以把手中的另一枚棋子放到起点。
rule-forfeit = 你的棋子落在眼纹格（{ $squares }）上，对手就马上让一枚棋子走{ $score }步。这一步可以得到它自己的奖励，也可能因此获胜；它落在眼纹格上则没有作用。然后你的回合继续。

## Extra throws

rule-again-rosette = 落在玫瑰花格（{ $squares }）上可再掷一次。
rule-again-capture = 吃子后再掷一次。
rule-again-score = 用{ $score }点走棋后再掷一次。掷出{ $score }点而没有走棋，或走这一步就已获胜，则不再掷。
rule-again-lots = 用计点的一掷走棋后，可再掷一次。
rule-no-rosette = 玫瑰花格不带来再掷一次。
rule-chain = 一步最多换来一次再掷，下一步可以再换来一次。{ $any ->
    [true] 你的任何一枚棋子都可以用它。
   *[false] { "" }
  }
rule-bars = 赢得这次再掷的棋子不能用它。如果没有别的棋子能走，这一掷作废。

## Choices

rule-ask-extra = 是否再掷一次，会先问你。如果不掷，你的回合结束。
rule-award-choice = 你可以不要奖励。
rule-forfeit-must = 你落在眼纹格后，只要对手有棋子能走，就必须走。

## Money and points

rule-stake = { $limited ->
    [true] 开局时每人有{ $purse }，在第一掷之前从中向彩池付{ $stake }。付出的绝不会多于拥有的。
   *[false] 在第一掷之前，每人向彩池付{ $stake }。钱袋可以低于零。
  }
rule-fine = 落在玫瑰花格上的一方向彩池付{ $amount }{ $limited ->
    [true] ，不够则付出钱袋里剩下的全部。
   *[false] 。
  }
rule-values = 每只鸟有一个分值：{ $values }。
rule-value = { $kind }{ $value }
rule-landed = 落在玫瑰花格上的鸟从彩池取得自己的分值。
rule-passed = { $single ->
    [true] 经过玫瑰花格的鸟向彩池付一次自己的分值；如果落在玫瑰花格上，则不付。
   *[false] 鸟每经过一个玫瑰花格，就向彩池付一次自己的分值；先付，再处理落子。
  }入场不算经过。
rule-kitty = 彩池归胜者。
rule-penalty = { $all ->
    [true] 败者按每只未到终点的鸟（包括手中的）向胜者付其分值。
   *[false] 败者按每只还在盘上的鸟向胜者付其分值。
  }
rule-pool = { $split ->
    [true] 然后平分彩池。多出的一枚筹码归胜者。
   *[false] 然后彩池归胜者。
  }

## The end

rule-off-exact = 点数正好，棋子才能离盘：比最后一格（浅方为{ $last }）多走一步。
rule-end = 先让全部棋子到达终点的一方获胜，对局立即结束。
rule-points = 败者每剩一枚棋子，胜者就得分：手中的每枚{ $hand }分，起点上的每枚{ $start }分，其余按所在格的分值（{ $table }）。
rule-match = { $games }局的得分相加。
rule-length = 一局掷到{ $limit }次就停止，算平局。
