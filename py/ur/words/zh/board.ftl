### Translated by machine, not yet read by a native speaker.

# Names of what lies on the board, as read aloud. $place is a square with its ornament, $player and $piece are finished words.

cell-space = { $space ->
    [S] { $player }的起点
   *[H] { $player }的终点
  }
cell-owner = { $player }的{ $piece }
cell-piece = { $place }，{ $piece }
cell-stack = { $place }，{ $n }枚棋子，从上到下：{ $pieces }

# A stack that was tapped, as a list: its title, a piece of it, and whether that piece can move.
stack-title = { $square }，从上到下
stack-piece = { $by ->
    [you] 你的
    [computer] 电脑的
    [other] 对手的
    [light] 浅方的
   *[dark] 深方的
  }{ $side ->
    [dotted] 点面棋子
    [blank] 素面棋子
   *[none] 棋子
  }
stack-can = 现在能走
# No piece lies on it that the rules do not let it leave.
stack-free = 未被压住
# It cannot move before the pieces on it have gone.
stack-buried = 被压住
stack-says = { $piece }：{ $may }。
