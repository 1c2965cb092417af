### Translated by machine, not yet read by a native speaker.

# The words of the game's screen: seats, choices, tools.

seat-hand = 手中
seat-home = 终点
seat = { $player }：手中和终点
seat-pile = { $player }：{ $place }{ $n }枚
space-start = 起点
space-home = 终点

## A choice in one or two words. limit: 12

chip-capture = 吃子
chip-rosette = 玫瑰花
chip-stack = 叠子
chip-home = 离盘
chip-turn = 翻面
chip-homeward = 回程
chip-forward = 前进
chip-enter = 入场
chip-bone = 争取{ $score }

## The small line below a choice: from where to where. limit: 20

chip-bone-detail = 第二枚距骨
chip-way = { $from }到{ $to }
chip-to = 到{ $to }
chip-from = 从{ $from }
chip-more = 还有{ $n }项
chip-fewer = 收起

## Titles

rule-card = 规则速查
to-move = 步可走

## The end of a game

review-waiting = 正在回顾这一局……
end-more = 全部数字
level-next = 玩下一等级
review-title = 运气与选择
review-start = 开局时
review-luck = { whose-start }骰子
review-result = 终局时
review-amount = { $kind ->
    [chance] { $value }%
   *[other] { $value }
  }
