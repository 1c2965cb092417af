### Translated by machine, not yet read by a native speaker.

# The words of the web page: buttons, panels, notices.

title = 乌尔王族局戏
skip = 跳到对局
tools = 工具
board = 棋盘
controls = 轮到你
log = 刚才发生的事
close = 关闭
menu-title = 菜单
retry = 重试
open-here = 在这里打开
copied = 已复制。
copy-title = 请复制
rules-link = 复制这套规则的链接
game-link = 复制这一局的链接

## New game

setup-loading = 正在载入规则列表。
setup-options = 选项{ $changed ->
    [0] {""}
   *[other] （已改{ $changed }项）
  }
setup-opponent = 谁来玩
setup-level = 电脑的等级
setup-side = 你执
setup-real-dice = 真骰子，用手掷后输入
real-dice-none = 都不用
real-dice-light = 浅方用
real-dice-dark = 深方用
real-dice-both = 双方都用
opponent-computer = 你和电脑
opponent-people = 两人在此对局
opponent-watch = 看电脑自己对局
play-as-light = 浅方
play-as-dark = 深方
recommended-quick = 快速
recommended-classic = 经典
recommended-deep = 深入
minutes = 大约{ $minutes }分钟
play = 开始
facade-choose = 选择规则
new-game = 新对局
new-refused = 这套规则还不能玩。{ $reason }

## Playing

status-starting = 正在准备对局。
throw = 掷骰
throw-start = 掷骰定先后
throw-kit = 掷{ $kit }
computer-thinks = 电脑走棋中
pause = 暂停
go-on = 继续
confirm = 走这一步
confirm-not = 换一步
confirm-move = { $move }？再选一次就走。
peek-square = { $place }。
which-piece = 有{ $n }枚棋子能到{ $square }。请先选棋子。
actions = 你可以做的
undo = 撤销
redo = 重做
again = 再来一局
again-match = 第{ $game }局，共{ $games }局
again-swap = 交换双方
flip = 转动棋盘
real-dice = 有几颗有标记？
real-dice-n = { $count }颗中{ $n }颗有标记
real-bones = 第一枚距骨是几？
real-wanted = { $by }掷第二枚距骨。结果是什么？
real-yes = 结果是“是”
real-no = 结果是“否”
request-refused = 这样不行，你的对局没有改变：{ $reason }。

## Panels

rulebook-title = 规则
rulebook-open = 阅读规则
rulebook-legend = 每一条都注明来历：出处、我们对含糊出处的解读，或出处没有说明时我们自己的决定。
rulebook-sources = 出处：{ $sources }
path-show = 显示路线
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
section-decisions = 决定

compare-title = 两套规则对照
compare-open = 对照
compare-with = { $rules }与之对照：
compare-second = 第二套规则
compare-facts = 概览
compare-different = 不同之处
compare-equal = 两者相同之处（{ $n }）
compare-nothing = 这套规则没有提到。
compare-paths = 浅方在“{ $one }”和“{ $two }”中的路线
fact-line = 简介
fact-minutes = 时长
fact-pieces = 每方棋子
fact-own = 另有规则
fact-throw = 掷骰
fact-path = 路线
fact-squares = { $n }格
fact-special = 特别之处
kit-lots = { $count }颗骰子
kit-cubes = { $count }颗六面骰
kit-bones = { $count }枚距骨

moves-title = 走法
moves-none = 还没有走棋。
# Before a move in the list of moves, for screen readers.
moves-throw = 掷出{ $score }点：
moves-copy = 以文本复制对局

result-title = 用数字看这一局
result-tallies = 计数
tally-purse = 钱袋
tally-kitty = 彩池
tally-pool = 彩池
tally-points = 得分
tally-match = 比赛
tally-hand = 手中
tally-off = 终点

games-title = 我的对局
games-none = 你的第一局会出现在这里。每一局都会一掷一掷地自动保存。
games-name = { $rules }
games-line = 浅方：{ $light }，深方：{ $dark }；掷骰和走棋{ $plies }次，{ $state }，{ $date }
games-over = 已下完
games-open = 未下完
games-continue = 继续
games-look = 查看
games-do = { $what }：{ $name }
games-rename = { $name }的名称
games-export = 导出
games-export-one = 导出{ $name }
games-delete = 删除
games-delete-one = 删除{ $name }
games-deleted = { $name }已删除。
games-undelete = 恢复
games-import = 从文件导入对局
kind-human = 真人
kind-computer = 电脑
import-rules = 这个文件没有说明用的是哪套规则。请选择规则：
import-go = 导入
import-too-large = 这个文件太大，不可能是一局棋。你的对局没有改变。
import-refused = 无法把这个文件读成对局：{ $reason }。你的对局没有改变。
import-no-game = 这个文件里没有乌尔棋的对局。你的对局没有改变。
link-refused = 无法打开这个链接：有一部分缺失或被改动，或者来自更新的版本。你的对局没有改变。
load-refused = 无法打开这一局：{ $reason }。保存的内容没有改变。

settings-title = 设置
settings-reset = 重置全部设置
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

keys-title = 键盘
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
say-tally = { $name }：浅方{ $light }，深方{ $dark }。
say-tally-one = { $name }：{ $value }。
say-piece = { $square }：{ $player }{ $side ->
    [blank] ，素面。
    [dotted] ，点面。
   *[none] 。
  }
say-empty = 棋盘上没有棋子。
say-path = 路线：{ $squares }。

about-title = 关于
about-what = 四千五百年前在乌尔玩的棋盘游戏，收录我们的出处所描述的每一套规则。
about-offline = 本页没有网络也能用：一切都在这台设备上。
about-online = 本页第一次打开期间还需要网络。
about-privacy = 你的数据
about-privacy-text = 没有任何东西离开这台设备。没有账号，没有Cookie，没有跟踪，除了本页的主机，不向任何人发出请求。你的对局保存在这个浏览器里，别处没有；“我的对局”列出全部对局，你可以在那里逐一删除。本页的主机可能自己记录哪些文件被取用过。
about-licences = 本页使用的他人作品
about-part = 部分
about-licence = 许可证
about-licences-note = 图画是我们自己画的，依据一件四千五百年前的器物。规则的出处在每份规则说明里都有注明。

## Starting, and when something goes wrong

boot-idle = 引擎即将启动。
boot-runtime = 正在载入运行规则的Python。
boot-rules = 正在载入规则。
boot-ready = 准备好了。
boot-progress = 目前已载入
boot-bytes = { $done }/{ $total } MB
boot-failed = 引擎未能启动。你的对局仍安全地保存在这台设备上。
boot-code = 代码：{ $code }
notice-memory = 这个浏览器不让本页保存对局。对局只在本页打开时存在。想留下的对局请导出。
notice-memory-embed = 这个框架里的对局只在本页打开时存在。
notice-other-window = 这一局已在另一个窗口继续。本页显示的是在这里停下时的局面。
notice-update = 本页有新版本可用。使用新版本不会丢失任何东西。
# A part of the page that is fetched when it is first opened, such as the rules or the settings.
lazy-loading = 这一部分正在载入。
lazy-failed = 这一部分无法载入。请在有网络时再打开。
notice-outdated = 另一个窗口已在使用本页的新版本。请在方便时重新载入。
take-update = 立即使用
address-unknown = { $name }没有“{ $value }”这个选项。请在这里选择要玩什么。
