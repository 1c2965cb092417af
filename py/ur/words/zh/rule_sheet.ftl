### Translated by machine, not yet read by a native speaker.

# The rule sheet of a ruleset, and what differs between two.

sheet-aim = 目标
sheet-setup = 开局
sheet-in = 进
sheet-out = 出
sheet-way = 你的路线：{ $n }格。对手的路线与之镜像对称。
sheet-birds = 每只鸟在画有它的格入场。
sheet-marks = 规则后的标记可以打开，说明这条规则的来历：
sheet-mark-source = 出处
sheet-mark-reading = 我们对含糊出处的解读
sheet-mark-decision = 出处没有说明时我们自己的决定
sheet-print = 打印
sheet-origins = 规则的出处
sheet-origin = 这条规则的出处
sheet-throw = 掷骰
sheet-marked = { $n }颗有标记
sheet-score = 点数
sheet-nothing = 无
sheet-chance = 概率
sheet-chance-of = { $all }种中{ $n }种
compare-alike = 这两套规则玩起来一样。

## The sections of a rulebook, and two rulesets side by side

minutes = 大约{ $minutes }分钟
rulebook-sources = 出处：{ $sources }
status-source = 出处：{ $source }
status-reading = 解读：{ $source }
status-decision = 决定：{ $source }
section-board = 棋盘与路线
section-throws = 掷骰
section-entering = 入场
section-moving = 走棋
section-landing = 落子
section-extra = 再掷一次
section-end = 终局
section-start = 谁先走
section-money = 注金
section-choices = 选择
compare-second = 第二套规则
compare-facts = 概览
compare-different = 不同之处
compare-equal = 两者相同之处（{ $n }）
compare-nothing = 这套规则没有提到。
fact-line = 简介
fact-minutes = 时长
fact-pieces = 每方棋子
fact-throw = 掷骰
fact-path = 路线
fact-special = 特别之处
