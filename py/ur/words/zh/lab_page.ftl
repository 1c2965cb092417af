### Translated by machine, not yet read by a native speaker.

lab-which = 哪些规则？
lab-which-note = 两到四种，并排比较。
lab-rules = 规则{ $number }
lab-change = 规则{ $number }的一处改动
lab-no-change = 不改动
lab-option = { $option }：{ $value }
lab-add = 添加规则
lab-remove = 去掉规则{ $number }
lab-who = 谁来下？
lab-player-a = A方
lab-player-b = B方
lab-unequal = 让两个不同的对手来下，还能看出运气占多少、选择占多少。
lab-against = { $a }对{ $b }
lab-played = { $a }对{ $b }。
lab-how-many = 每种下多少局？
lab-seed = 掷骰的种子
lab-seed-note = 种子相同，得出的数字就相同，在这里和在终端都一样。
lab-play = 下{ $games }局
lab-choose = 更改
lab-stop = 停止，保留已下完的局
lab-finished = 所有对局都已下完。
lab-kept = 已停止。保留的局数：{ $games }
lab-failed = 电脑无法接着下。保留的局数：{ $games }
lab-waiting = 正在载入电脑棋手。
lab-questions = 问题
lab-ask-long = 默里规则的一局太长吗？
lab-ask-begin = 先手还是后手，有区别吗？
lab-ask-choice = 哪种规则里选择最重要？
lab-ask-b7 = 如果B7上单独一枚会被吃，会有什么变化？
lab-ask-again = 吃子后再掷一次，对落后的一方不公平吗？
lab-so-far = 到目前为止：{ $answer }
lab-answer-few = 局数太少，无法回答：少于{ $games }局。
lab-answer-long = 如果你的时间不到{ $minutes }分钟，那就太长：一半的对局用时更久。
lab-answer-begin-helps = 在{ $rules }中先手有利。
lab-answer-begin-harms = 在{ $rules }中后手更好。
lab-answer-begin-both = 在{ $helps }中先手有利，在{ $harms }中后手更好。
lab-answer-begin-none = 对局太少，看不出哪一方有优势。
lab-answer-choice = 在这些规则中，选择在{ $rules }里最重要。
lab-answer-behind-yes = 是的：按这些数值看，可以再掷对落后方不利。
lab-answer-behind-no = 不是：按这些数值看，可以再掷对落后方有利。
lab-answer-behind-both = 不一定：按其中一些数值看，可以再掷对落后方不利，按另一些看则有利。
lab-answer-unclear = 这些对局看不出来：差别可能出于偶然。
lab-answer-differences = { $count ->
    [0] 没有一项指标的差别超出偶然。
   *[other] { $all }项指标中有{ $count }项的差别超出偶然。
}
lab-answer-most = 尤其是：{ $what }。
lab-line-long = { $rules }：一半的对局掷骰超过{ $throws }次（95%：{ $low }到{ $high }），{ $time }。
lab-line-first = { $rules }：先手赢下{ $value }%的对局（95%：{ $low }%到{ $high }%）。
lab-line-better = { $rules }：{ $player }赢下{ $value }%的对局（95%：{ $low }%到{ $high }%）。
lab-line-behind = { $rules }：后来的胜方最多落后{ $value }步（95%：{ $low }到{ $high }）。
lab-sign-behind = { $apart ->
    [more] 后来的胜方落后得更多：这支持“不是”。
   *[less] 后来的胜方落后得更少：这支持“是的”。
  }
lab-sign-lead-changes = { $apart ->
    [more] 领先易手更多：这支持“不是”。
   *[less] 领先易手更少：这支持“是的”。
  }
lab-sign-late = { $apart ->
    [more] 胜方更晚开始一直领先：这支持“不是”。
   *[less] 胜方更早开始一直领先：这支持“是的”。
  }
lab-line-exact = { $rules }，双方都完美下棋时：先手赢下{ $value }%的对局。
lab-line-mean = { $what }（平均）：{ $first } { $before }，{ $second } { $after }
lab-line-share = { $what }：{ $first } { $before }%，{ $second } { $after }%
lab-example = 这个例子是事先测量的。想自己测量，就让电脑下完这些局。
lab-interval = 真实数值有95%的把握落在“95%”后面的两个数之间。
lab-variant = { $rules }（{ $options }）
lab-games = 局数：{ $games }
lab-luck = 100局的胜负由什么决定
lab-by-luck = 运气 { $value }
lab-by-choices = 选择 { $value }
lab-captured = 每100次吃子中，各格的次数
lab-arrivals = 每100次到达中，各格的次数
lab-half = 一半：{ $throws }
lab-even = 均势 { $value }%
lab-more = 比{ $rules }多，超出偶然
lab-less = 比{ $rules }少，超出偶然
lab-table = 这些数字的表格
lab-measure = 指标（各局的平均）
lab-percent = { $value }%
lab-value = { $value }（95%：{ $low }到{ $high }）
lab-value-share = { $value }%（95%：{ $low }%到{ $high }%）
lab-csv = 表格（CSV）
lab-svg = 图片（SVG）
lab-png = 图片（PNG）
lab-link = 复制链接
lab-how = 所有规则的比较
lab-notebook = 供你自己测量规则的笔记本（notebook）
