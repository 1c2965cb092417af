### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back, the proof of its dice. They are fetched with their views.

## The end of a game

result-tallies = 计数
graph-title = { $kind ->
    [chance] 一局中的获胜概率
    [points] 一局中的得分
   *[money] 一局中的筹码
  }
graph-start = 开局
graph-end = 终局

## Looking back, move by move

look-first = 到开局
look-previous = 上一步
look-next = 下一步
look-end = 到终局
look-next-mark = 下一个标注
look-list = 全部走法
look-play-on = 从这里继续下
look-play-on-note = 从这里继续下的棋不会保存。
look-count = { $by ->
    [you] 你
    [computer] 电脑
    [light] 浅方
   *[dark] 深方
  }：{ $choices }次选择中，{ $marks ->
    [0] 没有标注
   *[other] 有{ $marks }个标注
  }
look-accuracy = 准确度：{ $n }（满分100）
look-accuracy-note = 准确度：每次都选最佳为100，随意乱选为50。
look-choices = 当时可选的走法及其评分
look-played = （实际走法）
look-because = 最佳：{ $reason }。
look-legend = { $kind ->
    [chance] 标注表示这次选择造成了损失，以获胜概率的百分点计：
    [points] 标注表示这次选择造成了损失，以净得分计：
   *[money] 标注表示这次选择造成了损失，以筹码计：
  }
# $least is a number such as 2.0.
mark-doubtful = ?! 可疑，{ $least }起
    .name = 可疑
    .sign = ?!
mark-slip = ? 失误，{ $least }起
    .name = 失误
    .sign = ?
mark-mistake = ?? 错着，{ $least }起
    .name = 错着
    .sign = ??

## The throws of a game

throws-title = 本局的掷骰
throws-note = 括号内：平均预期的次数。
throws-count = { $count }（{ $due }）
throws-marked = 有标记
throws-value = 点数
level-top = { $won ->
    [true] 你战胜了最高等级！
   *[other] 这是最高等级：高手在这里也常输。
  }换一套规则再来一局，又是新的难题。

## Dice that can be checked

dice-commit = 一个秘密的数，即种子，在第一掷之前就确定了所有掷骰结果。这是它的指纹（SHA-256），从一开始就显示：
dice-later = 终局后，种子会显示在这里，用它可以重新算出每一掷。
dice-seed = 种子
dice-word = 其中你的词
dice-game = 对局的名称
dice-checking = 正在重新算出每一掷……
dice-right = 全部{ $n }掷都与种子给出的一致，种子也与指纹相符。
dice-wrong = 有{ $n }掷与种子给出的不一致。
dice-unkept = 种子与先前显示的指纹不符。
dice-typed = 有{ $n }掷是用真骰子掷出后输入的：本页无法核对。
dice-imported = 这一局没有我们的种子：它的骰子什么也证明不了。
dice-proves-title = 这证明什么
dice-proves = 掷骰结果在你走棋之前就已确定，没有跟着你的走法变，也不是电脑棋手选的。种子里如果有你自己的词，它们也不可能是事先挑好的。
dice-proves-nothing = 什么也证明不了：用这个种子重新算不出这些掷骰结果。这份棋谱来自别处，或者被改动过。
dice-proves-not = 如果有人能改动本页，这就证明不了什么。最有力的证明是真骰子：设置对局时可以选用。
dice-table = 每一掷
dice-n = 序号
dice-by = 谁
dice-fell = 掷出
dice-again = 由种子得出
dice-how = 方法：第i次抽取是以种子为密钥，对“ur-dice-1|word|game|i”做HMAC-SHA256；第k颗骰子的结果由第k位决定。
fell-yes = 是
fell-no = 否

## Real dice, judged

fairness-throws = { $whose ->
    [page] 用本页的骰子
   *[own] 用你的骰子
  }掷了{ $n }次之后
fairness-fair = { fairness-throws }：看来是公平的。这样的差异属于偶然。
fairness-odd = { fairness-throws }：有点少见，用公平的骰子大约每{ $once }回才有一回。请多留意。
fairness-unfair = { fairness-throws }：公平的骰子几乎不会这样，每{ $once }回至多一回。
fairness-all = 骰子公平吗？我的水平如何？统计我的全部对局
strength-says = 与电脑对局：{ $games }局。水平约为等级{ $level }，有95%的把握在等级{ $low }到{ $high }之间。
strength-few = 与电脑对局：{ $games }局。局数太少，还无法估计水平。
fairness-counting = 正在统计每一掷……
fairness-few = 到现在还不到五十掷：太少，什么也说明不了。
fairness-kit = { $kind ->
    [bones] 距骨。
    [cubes] { $count }颗六面骰。
   *[lots] { $count }颗骰子。
  }{ $text }

## Sound, size, statistics

stats-title = 目前的战绩
stats-rules = 规则
stats-level = 对手
stats-played = 已下完
stats-won = 获胜
stats-people = 两人
stats-level-of = 等级{ $level }

look-learn = 从失误中学习：{ $n }
