### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

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

look-start = 对局开始。
look-turned = 这里局势变化最大。
look-better = { $cost }更好的是：{ $move }——{ $reason }。
look-best = 没有更好的选择。
look-near = 几乎与最佳一样好。{ $cost }
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
look-progress = 深入评估的掷骰和走法：{ $looked }/{ $all }
look-throws = 本来可能掷出的结果
look-chance = { $all }种中{ $n }种
look-short = 太短，无法评价。
look-legend = { $kind ->
    [chance] 标注表示这次选择造成了损失，以获胜概率的百分点计：
    [points] 标注表示这次选择造成了损失，以净得分计：
   *[money] 标注表示这次选择造成了损失，以筹码计：
  }
look-limits = 界限按规则设定，使标记在各处含义相同：电脑等级3大约每{ $doubtful }次选择得到1个标记，每{ $slip }次得到1个 ? 或 ??，每{ $mistake }次得到1个 ??。
look-dice = 骰子
look-luck = 掷骰旁的数字：它带来的运气。
look-band = 曲线周围的色带为±{ $half }。在已知精确值的局面中，十个里有九个的精确值落在色带之内。
# $least is a number such as 2.0.
mark-doubtful = ?! 可疑，{ $least }起
    .name = 可疑
    .sign = ?!
mark-slip = ? 小失误，{ $least }起
    .name = 小失误
    .sign = ?
mark-mistake = ?? 失误，{ $least }起
    .name = 失误
    .sign = ??
mark-found = 好棋：明显最佳，但乍看并不明显
    .name = 好棋

## A deep look at one choice

deep-look = 深入分析
deep-stop = 停止
deep-games = 续下次数：{ $games }/{ $all }
deep-enough = 续下次数：{ $games }。已经足够。
deep-estimate = 续下结果：{ $value } ± { $half }
deep-exact = 精确值：{ $value }
deep-best = 超出偶然的最佳走法：{ $move }。
deep-note = 电脑把最好的几种走法用同样的掷骰继续下若干掷，去掉运气，再评判最后的局面。有95%的把握，偶然造成的变化不超过±后的数。
deep-exact-note = 之后可能出现的局面很少，这些数值是确定的。

## The throws of a game

throws-title = 本局的掷骰：{ $n }
throws-note = 括号内：平均预期的次数。
throws-count = { $count }（{ $due }）
throws-marked = 有标记
throws-value = 点数
level-top = { $won ->
    [true] 你战胜了最高等级！
   *[other] 这是最高等级：高手在这里也常输。
  }换一套规则再来一局，又是新的难题。

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

look-whose = { whose-start }{ $kind ->
    [chance] 获胜概率
    [points] 预期得分
   *[money] 预期筹码
  }
graph-moment = 第{ $n }步，共{ $all }步。{ look-whose }：{ $value }
