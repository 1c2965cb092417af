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
game-link = 复制这一局的链接
game-link-note = 链接只含规则、掷骰结果和走法。由它打开的棋局，由两个人继续下。

## New game

setup-loading = 正在载入规则列表。
setup-options = 选项{ $changed ->
    [0] {""}
   *[other] （已改{ $changed }项）
  }
recommended-quick = 快速
recommended-classic = 经典
recommended-deep = 深入
play = 开始
facade-choose = 选择规则
new-game = 新对局
new-refused = 这套规则还不能玩。{ $reason }

## Playing

status-starting = 正在准备。
throw = 掷骰
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
real-wanted = { $by }掷第二枚距骨。结果是什么？
request-refused = 这样不行，你的对局没有改变。{ $reason }

## Panels

rulebook-title = 规则
rulebook-open = 阅读规则
path-show = 显示路线

compare-title = 两套规则对照
compare-open = 对照
fact-squares = { $n }格
kit-lots = { $count }颗骰子
kit-cubes = { $count }颗六面骰
kit-bones = { $count }枚距骨

moves-title = 走法
moves-none = 还没有走棋。
# Before a move in the list of moves, for screen readers.
moves-throw = 掷出{ $score }点：
moves-copy = 以文本复制对局

result-title = 用数字看这一局
tally-purse = 钱袋
tally-kitty = 彩池
tally-points = 得分
tally-match = 比赛
tally-hand = 手中
tally-off = 终点

games-title = 我的对局
games-export = 导出
import-rules = 这个文件没有说明用的是哪套规则。请选择规则：
import-refused = 无法把这个文件读成对局。{ $reason }你的对局没有改变。
import-no-game = 这个文件里没有乌尔棋的对局。你的对局没有改变。
link-refused = 无法打开这个链接：有一部分缺失或被改动，或者来自更新的版本。请重新复制完整的链接，或重新载入本页。你的对局没有改变。
load-refused = 无法打开这一局。{ $reason }保存的内容没有改变。

settings-title = 设置

keys-title = 键盘
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
story-title = 棋盘的故事

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = 正在载入游戏。
boot-rules = 正在载入规则。
boot-progress = 目前已载入
boot-bytes = { $done }/{ $total } MB
boot-failed = 游戏未能启动。保存在这台设备上的一切都没有丢失。
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
address-unknown = 本页地址中的{ $name }没有“{ $value }”这个值，改用通常的值。
address-conflict = 本页地址中的{ $one }和{ $two }不能同时使用，以前者为准。
address-needs = 本页地址中的{ $one }还需要{ $two }。现在可以改为玩一局。
