### Translated by machine, not yet read by a native speaker.

# Names of what lies on the board, as read aloud. $place is a square with its ornament, $player and $piece are finished words.

cell-space = { $space ->
    [S] { $player }のスタート
   *[H] { $player }のゴール
  }
cell-owner = { $player }の{ $piece }
cell-piece = { $place }、{ $piece }
cell-stack = { $place }、駒{ $n }個、上から：{ $pieces }

# A stack that was tapped, as a list: its title, a piece of it, and whether that piece can move.
stack-title = { $square }、上から順に
stack-piece = { $by ->
    [you] あなたの
    [computer] コンピュータの
    [other] 相手の
    [light] 明の
   *[dark] 暗の
  }{ $side ->
    [dotted] 丸の面の駒
    [blank] 無地の面の駒
   *[none] 駒
  }
stack-can = 今動かせます
# No piece lies on it that the rules do not let it leave.
stack-free = 押さえられていません
# It cannot move before the pieces on it have gone.
stack-buried = 下敷きです
stack-says = { $piece }：{ $may }。
