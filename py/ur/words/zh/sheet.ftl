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
