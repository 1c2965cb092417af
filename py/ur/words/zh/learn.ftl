### Translated by machine, not yet read by a native speaker.

# Learning: lessons on the page, hints, the tutor; the buttons to what a game was like and to the proof of its dice.

## Lessons

lesson = 课程
lesson-starting = 课程即将开始。
lesson-status = { $step }/{ $steps }：{ $text }
lesson-other = 这步棋合乎规则，但不是这一步要讲的。请换一步。
lesson-next = 下一步
lesson-again = 再来一次
lesson-play = 下一局
lesson-leave = 离开
lesson-back = 回到对局

## The first throw of a new player

first-to-throw = 请按“掷骰”：{ $kind ->
    [bones] 距骨会掷出1到4中的一个数。
    [cubes] 点数由有标记的六面骰颗数决定。
   *[lots] 点数由有标记的角朝上的骰子颗数决定。
  }
first-throw = { $kind ->
    [lots] { $count }颗骰子中有{ $marked }颗标记朝上，算{ $score }点。
   *[other] 这一掷算{ $score }点。
  }请选一枚棋子，再选它要到的格。

## Hints and the tutor

hint = 提示
hint-says = 最佳：{ $move }。
hint-only = 唯一的一步：{ $move }。
hint-why = 理由：{ $reason }。
value-chance = { $value }%
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] 获胜概率{ $value }%
    [points] 净得{ $value }分
   *[money] 钱袋里{ $value }
  }
tutor-ask = 这一步会损失{ $kind ->
    [chance] { $value }个百分点的获胜概率。
    [points] 大约{ $value }分。
   *[money] 大约{ $value }枚筹码。
  }
tutor-better = 更好的是：{ $move }——{ $reason }。
tutor-back = 悔棋
tutor-anyway = 仍这样走

## The end of a game

look-back = 回顾

## Looking back, move by move

look-title = 回顾
look-leave = 回到对局
look-cost = { $kind ->
    [chance] 损失了{ $cost }个百分点。
    [points] 损失了大约{ $cost }分。
   *[money] 损失了大约{ $cost }枚筹码。
  }

## Dice that can be checked

fair-title = 本局的骰子
dice-open = 骰子为何公平
dice-note = 一个秘密的数在第一掷之前就确定了所有掷骰结果。它的指纹：
dice-more = 核对
