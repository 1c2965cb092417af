### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = 第{ $line }行：{ $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = “{ $text }”：{ $reason }

## Rules

refused-no-rules = 没有说明这一局用的是哪套规则。
refused-rules = 这里没有名为“{ $rules }”的规则。
refused-option = 这套规则没有“{ $option }”这个选项。
# $values are words of the notation, with commas.
refused-value-of = 选项“{ $option }”只能取下列之一：{ $values }。
# $key is the name of an option, or of a square in a position.
refused-twice = “{ $key }”出现了两次。
refused-level = 没有“{ $level }”这个等级。

## Records and links

refused-too-long = 内容太长，不可能是一局棋。
refused-no-record = 这不是一局棋的棋谱。
refused-version = 它来自本游戏的另一个版本，在这里无法读取。
refused-damaged = 它已损坏，或者被人改动过。
# $n is the number of an entry in the record.
refused-at = 第{ $n }条记录与前面的内容不符。
refused-no-moves = 里面没有走棋。
refused-link = 这不是对局的链接，或者缺了结尾。
refused-no-link = 这一局太长，或者从某个局面开始，不能做成链接。请保存为文件。
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = 以方括号开头的一行，要有名称、引号中的文字和右方括号。
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = “{ $tag }”写的是“{ $stated }”，但走下来的结果是“{ $given }”。
refused-comment = 注释要写在花括号里，其中每个反斜杠后面都要有合适的字符。
# $example is "start light 2-1".
refused-start = 开局要这样写：“{ $example }”。
refused-first = 对局要以开局或回合编号开始。

## Moves and throws

refused-turn = { $by ->
    [light] 这里轮到浅方。
   *[dark] 这里轮到深方。
  }
refused-without-throw = 在它之前必须先掷骰。
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = 按这套规则，掷出“{ $throw }”算{ $score }点，不是{ $stated }点。
# $throws are the names of throws, with commas.
refused-throw = 这里不可能掷出这个结果。可能的有：{ $throws }。
refused-no-throw-now = 现在不能这样掷骰。
# $moves are moves in notation, with commas.
refused-move = 这里不能这样走。可以走：{ $moves }。
refused-pass-only = 这里无棋可走。
# $could are moves or pieces in notation, with commas.
refused-unclear = 这里的意思不止一种。请写下列之一：{ $could }。
# $sign is a sign after a move, such as * for a rosette.
refused-mark = 符号“{ $sign }”与这步棋不符。
refused-pass = 这里不允许跳过。
refused-over = 在这之前对局已经结束。
refused-entry = 按这套规则，这里不能这样。
refused-undo = 没有可悔的棋。
refused-redo = 没有可重做的棋。

## Records of other programs

refused-goes-on = 按这套规则，对局在这里还没有结束。
refused-unplayed = 在它之前掷出的{ $score }点没有走。
refused-unsaid = 按这套规则，这里要做一个选择，文件中没有写。
# $move and $lost are examples in notation.
refused-word = 它既不是像{ $move }那样的走法，也不是像{ $lost }那样没走成的一掷。
refused-no-such-throw = 按这套规则，没有一种掷法与它相符，或者不止一种。
refused-disagree = { $what ->
    [capture] 这步棋是否吃子，文件与这套规则不一致。
   *[rosette] 这步棋是否停在玫瑰花格上，文件与这套规则不一致。
  }

## Positions

# $example is a position in notation.
refused-position = 局面要这样写：“{ $example }”。
refused-square = 这套规则里没有“{ $square }”这一格。
refused-piece = 按这套规则，“{ $piece }”不能放在{ $square }上。
refused-stack = 按这套规则，这些棋子不能放在{ $square }上。
refused-count = { $by ->
    [light] 浅方一共有{ $n }枚棋子，按这套规则应有{ $all }枚。
   *[dark] 深方一共有{ $n }枚棋子，按这套规则应有{ $all }枚。
  }
refused-same-kind = { $by ->
    [light] 浅方有两只相同的鸟。
   *[dark] 深方有两只相同的鸟。
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = 按这套规则，“{ $key }”处写的内容是不可能的。
refused-won = { $by ->
    [light] 浅方的棋子已全部到达终点，所以浅方已获胜。
   *[dark] 深方的棋子已全部到达终点，所以深方已获胜。
  }

## Puzzles made of positions

refused-puzzle-position = 这个局面里什么也不能走。
refused-puzzle-throw = 题目需要先有一掷。
refused-puzzle-choice = 这里没有可选的：题目至少需要两种选择。
refused-puzzle-close = 这里没有明显最佳的选择。
