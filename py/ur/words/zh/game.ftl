### Translated by machine, not yet read by a native speaker.

# Names, choices and reasons of a game (turns.ftl has what is to do and what happened). $from, $to and $square are
# squares, $piece the name of a piece; all come as finished words.

side-light = 浅方
side-dark = 深方
piece = 棋子
piece-blank = 素面棋子
piece-dotted = 点面棋子
kind-swallow = 燕子
kind-storm-bird = 风暴鸟
kind-raven = 渡鸦
kind-rooster = 公鸡
kind-eagle = 鹰
ornament-rosette = 玫瑰花
ornament-eyes = 眼纹
ornament-five-dots = 五圆点
ornament-four-fives = 四组五点
ornament-five = 小五点
ornament-twelve = 十二圆点
ornament-plain = 素格
square-start = 起点
square-rosette = { $middle ->
    [true] 中央玫瑰花格
   *[false] 玫瑰花格{ $square }
  }
square-ornament = { $square }，{ $ornament }
hand = 手中
# Two sentences, two clauses, or two names read aloud, one after the other; each may itself be two.
sentences = { $first }{ $second }
clauses = { $first }，{ $second }
names = { $first }。{ $second }

## Who begins

start-ask-lot = 由运气决定谁先走：抛硬币，或把一枚棋子藏在一只手里。谁先走？
start-ask-thrower = 一方掷一颗骰子，另一方猜结果。谁来掷？
start-ask-guess = 另一方猜这颗骰子的结果。猜的是什么？
start-ask-result = 现在掷这颗骰子。结果如何？
start-marked = 有标记
start-unmarked = 无标记

## What can be done

enter = 新{ $piece }在{ $to }入场
move = 从{ $from }到{ $to }
move-kind = { $piece }，{ $move }
move-in = 从起点到{ $to }
move-off = 从{ $from }离盘
by-way-of = { $to }（经{ $square }）
act-then = { $act }：{ $then }
act-throw = 再掷一次
act-convert = 掷第二枚距骨：“是”算{ $score }点，“否”结束回合
then-again = 再掷一次
then-captured = 吃子
then-sent-off = 撞上对方的叠子，回到手中
then-onward = 再到{ $to }
then-onward-off = 再走并离盘
then-turns = 翻面
then-pays = 付{ $amount }
then-takes = 取{ $amount }
then-extra = 可再掷一次
then-award = 可让一枚棋子入场
then-forfeit = 对手走{ $score }步
then-wins = 获胜
then-ends = 结束回合
pass = 跳过
pass-stuck = 继续
pass-extra = 到此为止
pass-award = 留在手中

## Why a piece cannot move

why-over = 对局已经结束。
why-no-throw = 请先掷骰。
why-no-score = 这一掷不计点，所以不能走。
why-barred = 这次再掷是这枚棋子赢得的，必须由另一枚来用。
why-kit = { $rosette ->
    [true] 玫瑰花格上的棋子只有掷{ $count }颗骰子时才能走。
   *[false] 掷{ $count }颗骰子只用于离开玫瑰花格的棋子。
  }
why-under = { $whose ->
    [enemy] 它被对方的棋子压着。
   *[own] 它被你自己的另一枚棋子压着。
  }
why-too-far = { $score }点走过头了：只剩{ $left }步，点数必须正好。
why-own = { $square }上有你自己的棋子。
why-safe = { $square }上的对方棋子是安全的{ $ornament ->
    [rosette] ：它在玫瑰花格上。
   *[other] 。
  }
why-full = { $square }上的叠子已满。
why-stack = { $whose ->
    [own] { $square }上的叠子已满。
   *[enemy] { $square }被对手占住了。
  }
why-side = { $dots ->
    [true] 你的棋子到{ $square }时点面朝上，那里的对方棋子却是素面
   *[false] { $square }上的对方棋子点面朝上，你的棋子到那里时却是素面
  }：只能吃同面朝上的棋子。
why-turned = { $square }上的对方棋子点面朝上，在那里是安全的。
why-blocked = { $square }不空。
why-needs-all = { $marked }颗全有标记，棋子才能入场。
why-needs-throw = { $piece }要掷出{ $score }点才能入场。
why-order = { $piece }要在{ $before }之后入场。
why-needs-kit = 掷{ $count }颗骰子时棋子才能入场。
why-no-entry = 用这一掷没有棋子能入场。
why-pending-extra = 先决定：再掷一次，还是停下？
why-pending-award = 先决定：把一枚棋子放到起点，还是不放？
