### Translated by machine, not yet read by a native speaker.

puzzle-title = 题目
puzzle-day-title = 每日一题
puzzle-leave = 回到首页
puzzle-leave-game = 回到对局
puzzle-question = 哪个选择最好？
puzzle-aim = { $kind ->
    [chance] 就是获胜机会最大的选择。
    [points] 就是平均得分最多的选择。
   *[money] 就是平均留下最多筹码的选择。
  }
puzzle-not = 不是最好的：{ $move }。
puzzle-yes = 对：{ $move }。

puzzle-tried = 试过了
puzzle-next = 下一题
puzzle-play = 从这里继续下
puzzle-list = 全部题目
puzzle-failed = 题目无法载入。
puzzle-made = 自制题目
puzzle-no-link = 这个链接不是题目。{ $reason }
puzzle-number = 第{ $n }题
puzzle-easy = 容易
puzzle-middling = 中等
puzzle-hard = 困难
puzzle-errors = 在此处的100次选择中，电脑等级1错{ $first }次，等级3错{ $third }次，等级5错{ $fifth }次。
puzzle-unit = { $kind ->
    [chance] 每100局的胜局数
    [points] 平均净得分
   *[money] 平均筹码数
  }
puzzle-rules = 规则
puzzle-themes = 题目的主题

puzzle-theme-all = 全部
puzzle-theme-again = 再掷一次
puzzle-theme-award = 多一枚棋子
puzzle-theme-build = 平稳的走法
puzzle-theme-convert = 第二枚距骨
puzzle-theme-cover = 压住对方棋子
puzzle-theme-enter = 入场
puzzle-theme-forfeit = 眼纹后的罚步
puzzle-theme-forgo = 放弃再掷一次
puzzle-theme-hit = 吃子
puzzle-theme-home = 离盘
puzzle-theme-run = 脱离危险
puzzle-theme-spare = 不吃子
puzzle-theme-stay = 什么也不做
puzzle-theme-wait = 留在玫瑰花格
puzzle-hardness = 题目的难度
puzzle-kept = 要复习的失误：{ $n }
puzzle-judged-exact = 最佳选择是确定的：这些局面已经解出。
puzzle-judged-rollouts = 最佳选择来自电脑与自己下的许多局。
puzzle-solved = 已解出
mistakes-title = 从失误中学习
mistakes-question = 有什么比{ $move }更好？
mistakes-none = 没有哪个选择损失很大。下得好。
mistakes-no-kept = 今天没有要复习的失误。
mistakes-moment = 第{ $n }处，共{ $all }处
mistakes-next = 下一处：第{ $n }处，共{ $all }处
mistakes-again = 再问一次
mistakes-only = 只剩下这个选择，所以这道题会再问一次。
mistakes-done = 完成
mistakes-keep = 留到以后
mistakes-kept = 已保留：{ puzzle-title }

against-capture = 这样没有吃掉{ $square }的棋子。
against-throw = 这样放弃了再掷一次。
against-home = 这样没有棋子离盘。
against-rosette = 这样离开了{ $square }：{ $all }种掷法中有{ $throws }种能让对手到那里。
against-tempo = 之后{ $all }种掷法中只有{ $throws }种可以走棋。
against-enter = 这样没有新棋子入场。
against-stays = { $square }的棋子留在那里，会被{ $all }种掷法中的{ $throws }种吃掉。
against-aim = 之后能吃子的掷法更少：{ $all }种中有{ $throws }种，最佳选择之后有{ $best }种。
against-again = 之后能再掷一次的掷法更少：{ $all }种中有{ $throws }种，最佳选择之后有{ $best }种。
against-off = 之后能让棋子离盘的掷法更少：{ $all }种中有{ $throws }种，最佳选择之后有{ $best }种。
against-reply = 之后对手能再掷一次的掷法更多：{ $all }种中有{ $throws }种，最佳选择之后有{ $best }种。
