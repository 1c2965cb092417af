### Translated by machine, not yet read by a native speaker.

# What there is to choose from: the rulesets.

## Rulesets

rules-finkel = 芬克尔
    .line = 最有名的玩法：七枚棋子、四颗骰子，玫瑰花格安全，还能再掷一次。
    .special = 路线短，玫瑰花格安全。双方都能到的只有中央那一格：占住它，就占住了棋盘中央。
rules-british-museum = 大英博物馆
    .line = 芬克尔式竞赛，只用五枚棋子：适合第一局。
    .special = 乌尔棋作为竞赛的一切都在这里，而且很快下完。全无标记，这一掷就作废。
rules-biles = 比尔斯
    .line = 短路线上七枚棋子，三颗骰子；全无标记算四点。
    .special = 用三颗骰子，四点更常见，每一掷至少有一点。
rules-leaflet = 说明单
    .line = 绕小方阵的长路线。四点可再掷一次；玫瑰花格只管保护。
    .special = 再掷一次靠的是四点，不是玫瑰花格。在小方阵里，双方迎面而行。
rules-conventional = 通行规则
    .line = 长路线，玫瑰花格安全，还能再掷一次。
    .special = 路线上每到第四格就是玫瑰花格。掷出四点，棋子就从一格玫瑰花跳到下一格，每次都能再掷。
rules-masters = Masters
    .line = 长路线，玫瑰花格可再掷一次，但不安全。
    .special = 双方共用的格没有一格是安全的。
rules-blitz = Blitz
    .line = 五枚棋子，玫瑰花格也不安全；每到玫瑰花格、每次吃子都再掷一次。
    .special = 吃子立刻有回报：再掷一次。
rules-aseb = Aseb
    .line = 后期的二十格棋盘，见于埃及：一个方阵加一条长尾。
    .special = 沿长尾直下：双方共用十二格，直到最后一格。
rules-murray = 默里
    .line = 一路走去，再一路走回：二十七格，最长的竞赛。
    .special = 去程的棋子会遇上回程的棋子，自己的棋子也会互相挡路。慢慢来。
rules-bell = 贝尔
    .line = 下注的玩法：每到玫瑰花格付罚金，彩池归胜者。
    .special = 三颗骰子全有标记，棋子才能入场，而且直接到第五格。用计点的一掷走棋后，可再掷一次。
rules-skiryuk = 斯基留克
    .line = 大多数纹饰都有含义；棋子会翻面，也会叠放。
    .special = 棋子去程素面朝上，回程点面朝上。只能吃同面朝上的棋子，还能把对方棋子压在叠子下面。
rules-merit = Merit
    .line = 1976年的盒装游戏：加倍、奖励、罚步，终局计分。
    .special = 你的回合一直持续到掷不出点为止。你落在眼纹格上，对手就走一步。
rules-tablet = 泥板
    .line = 公元前177年泥板上的游戏：五种鸟、两枚距骨和一个彩池。
    .special = 每只鸟有自己的点数和分值。第二枚距骨也许改变你的点数，也许结束你的回合。
rules-race = 自定规则
    .line = 设计你自己的竞赛：路线、棋子、骰子、安全和再掷。
    .special = 每一部分都由你选择，还能用链接分享你的规则。
