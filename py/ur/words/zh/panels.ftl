### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = 复制这套规则的链接

## New game

setup-opponent = 谁来玩
setup-level = 电脑的等级
setup-side = 你执
setup-real-dice = 真骰子，用手掷后输入
real-dice-none = 都不用
real-dice-light = 浅方用
real-dice-dark = 深方用
real-dice-both = 双方都用
real-dice = 有几颗有标记？
real-dice-n = { $count }颗中{ $n }颗有标记
real-bones = 第一枚距骨是几？
real-yes = 结果是“是”
real-no = 结果是“否”
opponent-computer = 你和电脑
opponent-people = 两人在此对局
opponent-watch = 看电脑自己对局
play-as-light = 浅方
play-as-dark = 深方

## Panels

games-none = 你的第一局会出现在这里。每一局都会一掷一掷地自动保存。
games-name = { $rules }
# In place of the name of a game of which not even the rules can be read.
games-nameless = 对局
games-who = { $who ->
    [light] 你（浅方）与电脑
    [dark] 你（深方）与电脑
    [watch] 电脑自己对局
   *[people] 两人
  }
games-line = { games-who }；掷骰和走棋{ $plies }次，{ $state }，{ $date }
games-over = 已下完
games-open = 未下完
games-continue = 继续
games-look = 查看
games-do = { $what }：{ $name }
games-rename = { $name }的名称
games-export-one = 导出{ $name }
games-delete = 删除
games-delete-one = 删除{ $name }
games-deleted = { $name }已删除。
games-undelete = 恢复
games-import = 从文件导入对局
import-go = 导入
import-too-large = 这个文件太大，不可能是一局棋。你的对局没有改变。
settings-reset = 重置全部设置
settings-look = 外观
settings-play = 对局
settings-effects = 动画与声音
settings-language = 语言与键盘
setting-theme = 配色
theme-auto = 与系统相同
theme-light = 浅色
theme-dark = 深色
theme-contrast = 高对比度
setting-motion = 动画
motion-off = 关
motion-fast = 快
motion-normal = 正常
motion-slow = 慢
setting-board = 棋盘
board-auto = 适应屏幕
board-wide = 横放
board-turned = 竖放
setting-facing = 两人在此对局时，棋盘朝向
facing-still = 始终不变
facing-turns = 轮到的一方
facing-table = 桌子两侧
setting-guide = 标出能走的棋子和能到的格
setting-confirm = 走棋前询问
setting-keys = 用数字键选择；焦点在棋盘上时可用字母键
keys-open = 键盘
keys-note = 对局中用数字键选择；焦点不在别的按钮上时，Enter键掷骰。焦点在棋盘上时可用字母键。这些也都有按钮。
key-arrows = 到屏幕上相邻的格
key-ends = 到一排的尽头；加Ctrl到棋盘的角
key-path = 沿你的路线后退和前进
key-movable = 到下一枚或上一枚能走的棋子
key-go = 掷骰、拿起棋子、放下棋子
key-throw = 掷骰
key-nth = 按选项列表中的编号选择
key-undo = 撤销
key-redo = 重做
key-last = 再说一遍刚才发生的事
key-scores = 说出手中和终点的棋子数
key-turn = 说出现在该做什么
key-board = 说出整个棋盘
key-say-path = 说出路线
key-flip = 转动棋盘
key-new = 新对局
key-help = 这份列表
key-escape = 放回棋子、关闭、结束动画
about-what = 四千五百年前在乌尔玩的棋盘游戏，收录我们的出处所描述的每一套规则。
about-offline = 这个游戏没有网络也能玩：所需的一切都在这台设备上。
about-online = 本页第一次打开期间还需要网络。
# $languages are the languages whose words are on this device.
language-offline = 本设备上的语言：{ $languages }
about-privacy = 你的数据
about-privacy-text = 没有任何东西离开这台设备。没有账号，没有Cookie，没有跟踪，除了本页的主机，不向任何人发出请求。你的对局保存在这个浏览器里，别处没有；“我的对局”列出全部对局，你可以在那里逐一删除。本页的主机可能自己记录哪些文件被取用过。
about-licences = 许可证
about-part = 部分
about-licence = 许可证
about-licences-note = 图画是我们自己画的，依据一件四千五百年前的器物。规则的出处在每份规则说明里都有注明。

## Hints and the tutor

setting-values = 显示每一步的评分
setting-tutor = 走损失大的棋之前提醒
key-hint = 提示

## Dice that can be checked

setup-word = 混入骰子种子的你自己的词（可不填）

## Sound, size, statistics

setting-sound = 声音
sound-on = 开
sound-off = 关
setting-volume = 音量
setting-big = 放大，供投影使用

task-play = 你们的任务：把这一局下完。写下谁赢了，一共掷了几次。
task-best = 你们的任务：在第一次可以选择时停下。哪种选择最好，为什么？写一句话，然后看提示。
task-compare = 你们的任务：把这一局下完，再与另一组比较。你们的掷骰结果相同。你们在哪里作了不同的选择？
task-count = 你们的任务：统计掷骰结果。哪个数出现得最多？掷三十次后停下。

# The heading of a list in My games.
games-damaged = 损坏的对局
games-damaged-note = 这些对局全部或部分无法读取。在你删除之前，它们按发现时的样子保存。
# $name is that of the game, $date the day and time when the damage was found.
games-damaged-line = { $name }，{ $date }发现损坏
games-damaged-export = 导出损坏的对局{ $name }
games-damaged-delete = 永久删除
games-damaged-delete-one = 永久删除损坏的对局{ $name }
