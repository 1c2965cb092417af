### Translated by machine, not yet read by a native speaker.

# What is to do and what happened, to people. $by is who does it, $owner whose piece it is: "you" (a person who plays
# the computer or takes a lesson), "computer", "other" (the other player of a lesson), "light" or "dark" (two people, or
# two computers). The first sentence of each is a line of at most about 34 letters, the next of 48. $square and $to are
# squares: "B6", "the rosette A1", "the rosette in the middle".

side-you = 你
side-computer = 电脑
side-other = 对手
who = { $by ->
    [you] 你
    [computer] 电脑
    [other] 对手
    [light] 浅方
   *[dark] 深方
  }
who-inside = { who }
whose = { who }的
whose-piece = { $owner ->
    [you] 你的棋子
    [computer] 电脑的棋子
    [other] 对手的棋子
    [light] 浅方的棋子
   *[dark] 深方的棋子
  }

## Who begins

begins = { who }先走。
start-guessed = { who }掷一颗骰子，{ $owner ->
    [you] 你
    [computer] 电脑
    [other] 对手
    [light] 浅方
   *[dark] 深方
  }猜“{ $guess }”。结果：{ $fallen }。
begins-by-throw = { begins-with }{ $own }比{ $other }。
begins-with = { who }先走：

## Throws and what they mean

throw-score = { who }掷出{ $score }点。
throw-nothing = { who }这一掷不计点。
throw-marked = { $marked ->
    [0] 全无标记
   *[other] { $marked }颗有标记
  }{ $score ->
    [0] 不计点。
   *[other] 算{ $score }点。
  }
throw-converted = { who }掷出“是”：{ $number }变成{ $score }。
throw-convertible = 如果是“是”，就变成{ $score }点。
throw-enters = 棋子凭这一掷入场。
throw-launches = 这是{ $piece }的点数。
throw-again = { $moving ->
    [true] 走棋后再掷一次。
   *[false] 接着再掷一次。
  }

## What is to do now

todo-throw = { $by ->
    [you] 轮到你掷骰。
    [light] 轮到浅方掷骰。
    [dark] 轮到深方掷骰。
   *[computer] { who }掷骰。
  }
todo-start = 谁先走？{ todo-throw }
todo-start-again = { $own }比{ $other }，未分先后。{ todo-throw }
todo-start-higher = 点数高的先走。
todo-start-one = 只有一方掷出1点，这一方先走。
todo-again-rosette = { $by ->
    [you] 玫瑰花格：再掷一次。
   *[other] { who }再掷一次。
  }
todo-again-capture = { $by ->
    [you] 吃子：再掷一次。
   *[other] { who }再掷一次。
  }
todo-move = { $by ->
    [you] 轮到你：走{ $score }步。
   *[other] { who }走{ $score }步。
  }
todo-no-move = { who }无棋可走。
todo-no-score = { $by ->
    [you] 你的回合结束。
    [light] 浅方的回合结束。
    [dark] 深方的回合结束。
   *[computer] { who }的回合结束。
  }
todo-convert = { $by ->
    [you] 掷第二枚距骨，还是到此为止？
   *[other] { who-inside }掷第二枚距骨吗？
  }
todo-extra = { $by ->
    [you] 再掷一次，还是到此为止？
   *[other] { who }可以再掷一次。
  }
todo-award = { $by ->
    [you] 玫瑰花格！放一枚棋子到起点吗？
   *[other] { who }可以让一枚棋子入场。
  }
todo-forfeit = 眼纹格：{ who-inside }必须走{ $score }步。

## What happened

happened-moved = { who }从{ $from }走到{ $to }。
happened-moved-to = { who }走到{ $to }。
happened-moved-in = { who }从起点走到{ $to }。
happened-moved-kind = { who }把{ $piece }从{ $from }走到{ $to }。
happened-entered = { who }的{ $alike ->
    [true] 一枚棋子
   *[false] { $piece }
  }在{ $to }入场。
happened-turned = 它翻成点面朝上。
happened-off = { who }的{ $alike ->
    [true] 一枚棋子
   *[false] { $piece }
  }离盘：{ $off }/{ $all }。
happened-captured = { who }吃掉了{ whose-piece }。
happened-captured-kind = { $owner ->
    [you] 你的{ $piece }被吃了。
    [computer] 你吃掉了电脑的{ $piece }。
    [other] { who }吃掉了对手的{ $piece }。
    [light] { who }吃掉了浅方的{ $piece }。
   *[dark] { who }吃掉了深方的{ $piece }。
  }
happened-captured-on = 它原在{ $square }。
happened-sent-off = { whose-piece }撞上了对方的叠子。
happened-sent-off-by = 叠子在{ $square }。
happened-again = { who }再掷一次。
happened-no-move = { todo-no-move }
happened-no-score = 回合结束。
happened-by-choice = { who }跳过了。
happened-extra-declined = { who }到此为止。
happened-award-declined = { who }把棋子留在手中。
happened-no-conversion = 距骨说“否”。{ todo-no-score }
happened-paid-fine = { who }{ $amount ->
    [0] 没有筹码可付
   *[other] 为玫瑰花格付了{ $amount }
  }。彩池{ $kitty }。
happened-paid-passed = { who }{ $amount ->
    [0] 没有筹码可付
   *[other] 为经过玫瑰花格付了{ $amount }
  }。彩池{ $kitty }。
happened-paid-landed = { $amount ->
    [0] 彩池是空的：没有可取的。
   *[other] { who }从彩池取得{ $amount }，现有{ $purse }。
  }
happened-paid-kitty = { who }取得彩池：{ $amount }。
happened-paid-penalty = { who }{ $amount ->
    [0] 什么也没付。
   *[other] 为剩下的鸟付了{ $amount }。
  }
happened-paid-pool = { who }从彩池取得{ $amount }。

## Why a piece must wait for the other player

why-other-player = 现在是{ whose }回合。
why-pending-forfeit = { who-inside }必须先让一枚棋子走{ $score }步。

## The end

result-all-off = { who }以{ $own }比{ $other }获胜。
result-won = { who }获胜。
result-stuck = 胜者能走的棋子都被对方压住：按这套规则就算获胜。
result-resigned = { $by ->
    [computer] 你认输了。
    [you] 电脑认输了。
   *[other] 对手认输了。
  }
result-points = { who }得了{ $points }分。
result-purses = { $by ->
    [you] 你有{ $own }，{ $owner ->
        [computer] 电脑
       *[other] 对手
      }有{ $other }。
    [computer] 你有{ $other }，电脑有{ $own }。
    [light] 浅方有{ $own }，深方有{ $other }。
   *[dark] 浅方有{ $other }，深方有{ $own }。
  }
story-luck = { $luck ->
    [much-for] 骰子帮了{ who-inside }大忙。
    [little-for] 骰子帮了{ who-inside }一点。
    [little-against] 骰子对{ who-inside }有点不利。
    [much-against] 骰子对{ who-inside }很不利。
   *[even] 骰子对双方大致公平。
  }
story-clean = { whose-start }选择几乎完美。
story-small = { whose }选择没有一次损失很大。
story-many = { whose-start }选择合起来损失很大。
story-nearly-lost = 一次选择差点输掉了这一局。
story-one-choice = 有一次选择让{ who-inside }损失最大。
whose-start = { who }的
result-draw = 平局。
result-draw-skips = 很久没有棋子能走。
result-draw-length = 这一局已经太长。

## How the game went, in numbers

review-choices = { whose-start }选择
# In a small place, for the whole table: two amounts such as +12.3 %.
end-brief = 骰子{ $dice }。{ whose-start }选择{ $own }。
review-note = { $kind ->
    [chance] 以{ who-inside }的获胜概率计，由电脑棋手评估。各行相加即为总和。
    [points] 以{ who-inside }的净得分计，由电脑棋手评估。各行相加即为总和。
   *[money] 以{ who-inside }的筹码计，由电脑棋手评估。各行相加即为总和。
  }
