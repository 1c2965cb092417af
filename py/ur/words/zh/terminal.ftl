### Translated by machine, not yet read by a native speaker.

# The game in the terminal: python3 -m ur play, and the list of rulesets.

terminal-welcome = { $name }。浅方是{ $light }，深方是{ $dark }。输入?看帮助，输入q停止。
terminal-person = 真人
terminal-hand = 手中
terminal-off = 终点
terminal-purse = 钱袋
terminal-kitty = 彩池{ $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }：按Enter键掷骰，或输入你自己掷出的结果。
terminal-ask-kit = { $by }：掷几颗骰子，{ $kits }？
terminal-ask-action = { $by }：输入走法的编号，或走法本身。
terminal-choice = { $number }  { $text }
terminal-not-listed = 列表中没有这一项。请输入下列之一：{ $choices }。
terminal-help = 按Enter键掷骰，或走唯一的一步。输入编号从列表中选择，或照列表的写法输入走法。u悔棋，t以文本显示到目前为止的对局，q停止。
terminal-undone = 已悔棋。
terminal-no-undo = 没有可悔的棋。
terminal-stopped = 对局已停止。
terminal-match = 第{ $game }局，共{ $games }局。目前得分：浅方{ $light }，深方{ $dark }。
terminal-options = 选项
terminal-rules = “{ $command }”会列出所有规则。
terminal-decision = 决定
terminal-reading = 解读
terminal-source = 出处
