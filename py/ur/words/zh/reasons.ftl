### Translated by machine, not yet read by a native speaker.

# Reasons for a move, after "Best: A4 to A1 – ", and what the tutor says about a move. $square is a square, $throws of $all
# are equally likely throws.

reason-and = { $first }，{ $second }
reason-wins = 就此获胜
reason-ends = 对局就此结束
reason-takes = 吃掉一枚已走了{ $way }格的棋子
reason-takes-again = { reason-takes }，并再掷一次
reason-off = 让一枚棋子离盘
reason-off-again = { reason-off }，并再掷一次
reason-rosette = 落在玫瑰花格上，并再掷一次
reason-again = 再掷一次
reason-money = 从彩池取{ $amount }
reason-forfeit = { then-forfeit }
reason-covers = 被它压住的棋子不能走
reason-leaves = 在原来的格，{ $all }种掷法中有{ $throws }种能吃掉这枚棋子
reason-holds = 不让对手到{ $square }，对手{ $all }种掷法中有{ $throws }种能到那里
reason-aims = 用{ $all }种掷法中的{ $throws }种威胁{ $square }
reason-blocks = { $all }种掷法中有{ $throws }种让对手无棋可走
reason-race = 不会再被吃，约领先对手{ $ahead }掷
reason-least = 没有更安全的选择（{ $all }种掷法中有{ $throws }种能吃掉棋子）
reason-tempo = 之后{ $all }种掷法中有{ $throws }种可以走棋
reason-home = 从那里{ $all }种掷法中有{ $throws }种可以离盘
reason-nears = 从那里{ $all }种掷法中有{ $throws }种可以再掷一次
reason-earns = 之后{ $all }种掷法中有{ $throws }种可以再掷一次
reason-homes = 之后{ $all }种掷法中有{ $throws }种可以让一枚棋子离盘
reason-rear = 最后面的棋子向前走
reason-enters = 让新棋子入场
reason-award = 还可以让一枚棋子入场
reason-forward = 之后这枚棋子还剩{ $left }格
reason-safe = 下一掷吃不掉刚走的棋子
reason-beyond = 对手掷一次吃不掉刚走的棋子
reason-open = 刚走的棋子会被{ $all }种掷法中的{ $throws }种吃掉
reason-convert = 如果是“是”，就变成{ $score }点
reason-idle = { $without }点和{ $score }点都走不了
reason-yes = 如果是“是”，{ $reason }
reason-stay-safe = 下一掷吃不掉己方棋子

leaves-open = 这样一来，你在{ $square }的棋子会被{ $all }种掷法中的{ $throws }种吃掉。
leaves-two = { leaves-open }
leaves-stuck = 这样一来，在{ $all }种掷法中有{ $throws }种，对手能走的棋子都被你压住，对手获胜。
