### Translated by machine, not yet read by a native speaker.

museum-print-title = 打印
museum-print-note = 纸做的棋盘、棋子和骰子，以及记分表。
sheets-lead = 可以剪下的棋盘、棋子和骰子，以及记分表。黑白打印就够了。
sheets-which = 内容
sheets-paper = 纸张
sheets-preview = 预览
sheets-pdf = 下载PDF
sheets-settings = 在打印窗口中选择这种纸张、100%的比例、无边距。打印后量一量纸上50毫米的线。
sheets-leaflet = 规则在游戏里打印：在那里阅读一种规则，再选“打印”。
sheets-leaflets = 每种游戏的规则（PDF）
sheets-check = 这条线长50毫米：

paper-board-a3 = 原尺寸棋盘，一页
    .how = 沿轮廓剪下棋盘。大英博物馆的棋盘大约也是这么大。
paper-board-halves = 原尺寸棋盘，分成两半
    .how = 沿轮廓剪下两半，其中一半保留斜线的粘贴边。把另一半贴在粘贴边上，让格子相接。
paper-board-small = 85%大小的棋盘，一页
    .how = 沿轮廓剪下棋盘。
paper-board-colour = 涂色棋盘
    .how = 原物由贝壳、蓝色的青金石和红色的石灰石制成。你可以随意选颜色。
paper-board-late = 后期棋盘，85%
    .how = 沿轮廓剪下棋盘。使用它的规则：{ $rules }。
paper-pieces = 两面的棋子
    .how = 把一方的整条纸带剪下，沿虚线对折，粘好，再剪下圆片。规则中没有素面时，只剪点面的圆片。
paper-dice = 四角骰子
    .how = 沿外线剪下，沿虚线折叠，粘好灰色的边。黑色的角朝上，就是有标记。也可以用硬币：正面算有标记。
paper-birds = 鸟：{ $rules }
    .how = 剪下圆片。圆片上的数字让这只鸟入场。
paper-score = 记分表：{ $rules }

sheets-date = 日期
sheets-game = 局
sheets-winner = 胜者
sheets-in-all = { $player }，合计
sheets-points-caption = 输方的棋子各在哪里、有几枚，以及胜方的得分
sheets-player = 玩家
sheets-throw = 掷骰
sheets-move = 走法
sheets-paid = 付出或取得
sheets-stake = 注金
sheets-stakes-caption = 每走一步之后，双方和彩池各有多少
sheets-birds-caption = 鸟
sheets-number = 入场点数
sheets-square = 位置（浅方）
sheets-value = 分值
