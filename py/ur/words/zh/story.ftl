### Translated by machine, not yet read by a native speaker.

# The story of the board: what was found, what was written about it, and what is guessed.

story-head = 与棋盘一同出土的，没有规则。
story-lead = 一块出自墓中的棋盘，一块晚了两千多年的泥板，还有许多猜想。读完需要五分钟。

story-tomb = 乌尔的墓葬
    .one = 从1926年起，伦纳德·伍利（Leonard Woolley）在今天的伊拉克发掘乌尔王陵。出土物中有大约四千五百年前的二十格棋盘。
    .two = 最有名的那块棋盘，木胎已经腐朽，镶嵌也塌陷了。伍利用蜡把镶嵌从土中整片提取出来。
    .picture = 木胎腐朽之处，镶嵌片歪斜地留在土中。
story-board = 棋盘
    .one = 这块棋盘现藏大英博物馆，编号1928,1009.379.a。二十块贝壳片上镶着青金石和红色石灰石，以沥青固定。其中五块有玫瑰花。
    .two = 它比一张A4纸略长，宽约为纸的一半。
    .picture = 放在A4纸上的棋盘：长30.1厘米，宽11厘米，桥处宽5.7厘米，高2.4厘米。
    .sheet = A4纸，29.7厘米
    .long = 30.1厘米
story-finds = 棋子与骰子
    .one = 其中一套附有七枚白色贝壳棋子，和七枚带五个白点的黑色棋子。同出的还有六颗金字塔形的骰子：每颗四个角中有两个带标记。
    .two = 同一发掘出土的其他棋盘也有同样的二十格。它们的纹饰各不相同，有些格上是动物。据报道，地中海和中东一带发现的这种棋盘超过一百块。在一些后期棋盘上，小方阵的位置是一条长尾。
    .picture = 每方七枚棋子，六颗骰子各有两个带标记的角。
story-tablet = 公元前177年的泥板
    .one = 公元前177年或176年，书吏伊提-马尔杜克-巴拉图（Itti-Marduk-balāṭu）在巴比伦写下一块泥板，抄自另一块泥板。它在1880年前后出土，现藏大英博物馆，编号33333B。
    .two = 泥板用鸟名称呼五枚棋子。按现在的解读，它写明每只鸟掷出几点入场，在哪一格入场。
    .picture = 泥板上的鸟，用我们的说法
    .piece = 棋子
    .number = 入场点数
    .house = 路线上的格
story-reading = 规则是怎样读出来的
    .one = 欧文·芬克尔（Irving Finkel）在2007年发表了他的解读。游戏掷两枚距骨：一枚算一到四点，另一枚能把1、2、3、4变成5、6、7、10。四种鸟用这些点数入场，燕子用2点入场。游戏是下注的。
    .two = 泥板没有写棋子往哪个方向走，付多少则是芬克尔的建议。其中有多少在乌尔就已经这样玩，无人知晓。
    .picture = 第二枚距骨把第一枚的点数变成什么。
story-time = 年表
story-time-1 = { $tag ->
    [year] 约公元前2600–2400年
   *[what] 棋盘、棋子和骰子随葬于乌尔的墓中。
  }
story-time-2 = { $tag ->
    [year] 公元前177年或176年
   *[what] 一位书吏写到这种游戏。
  }
story-time-3 = { $tag ->
    [year] 1926年起
   *[what] 伍利在乌尔发现棋盘。
  }
story-time-4 = { $tag ->
    [year] 1952年
   *[what] 默里（H. J. R. Murray）在他的棋盘游戏史中描述了这种游戏。
  }
story-time-5 = { $tag ->
    [year] 1976年
   *[what] Merit Games公司推出盒装游戏。
  }
story-time-6 = { $tag ->
    [year] 二十世纪九十年代
   *[what] 大英博物馆推出较短的玩法。
  }
story-time-7 = { $tag ->
    [year] 2007年
   *[what] 芬克尔发表泥板上的规则。
  }
story-known = 已知的与猜想的
    .known = 已知
    .guessed = 猜想
story-known-1 = 棋盘：大小、材料和纹饰。
story-known-2 = 一套用具：两方各七枚棋子，六颗骰子。
story-known-3 = 五种鸟的名称，出自后期的泥板。
story-guess-1 = 棋子往哪个方向走。
story-guess-2 = 玫瑰花格在乌尔有什么作用：再掷一次、安全，还是两者都有。
story-guess-3 = 眼纹和圆点有没有含义。
story-guess-4 = 后期的规则在乌尔是否用过。
story-grew = 由此产生的规则：
story-learn = 学习{ $rules }
story-end = 这里的每一套规则都说明出处。
story-all = 查看全部规则集
story-sources = 出处
story-sources-list = 大英博物馆藏品记录1928,1009.379.a（大小、材料、伍利的蜡）。Ur Online，U.10478（棋子和骰子）、U.9776和U.11162（其他棋盘、发掘年份）。D. Walker，The Royal Game of Ur，说明单（发掘）。D. Skiryuk，附注释的规则（棋盘数量）。通行玩法、默里、大英博物馆、R. C. Bell（二十世纪九十年代的游戏）。I. L. Finkel，On the Rules for the Royal Game of Ur，2007年，第16页（书吏、年代、泥板的出土和编号），以及第16至32页，我们是通过两篇注有页码的摘要得知的（鸟、距骨、注金）。默里和贝尔论及这种游戏的页码，转引自说明单。Merit Games的规则，1976年。
