### Translated by machine, not yet read by a native speaker.

# The start screen: the buttons, the doors, and the cards of the rulesets.

# Below the title: an invitation for somebody who knows nothing about the game.
start-lead = 大约四千五百年前的竞赛棋。掷骰子，吃掉挡路的棋子，抢先让你的棋子全部到达终点。
# The same place when other rules are chosen.
start-lead-rules = { $rules }：{ $special }
start-play-note = { $rules } · { $opponent ->
    [people] 两人在此对局
    [watch] 电脑自己对局
   *[computer] 与电脑对局
  }{ start-length }
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { start-minutes }
  }
start-minutes = { $minutes }分钟
start-go-on = 继续你的对局
start-go-on-note = { $rules } · 掷骰和走棋{ $plies }次
start-two = 双人对局
start-about = 关于{ $rules }
start-players = 玩家、等级和骰子
start-play-these = 玩{ $rules }
start-pieces = 每方{ $n }枚棋子

start-learn = 边玩边学
start-learn-note = 短短几步，每步一条规则
start-puzzle = 每日一题
start-puzzles = 题目
start-puzzle-note = 一个局面，一个最佳选择
start-puzzle-solved = 已解出：明天有新题
start-story = 棋盘的故事
start-story-note = 一座墓、一块泥板和许多猜想
start-editor = 摆局面
start-museum = 供博物馆和学校使用
museum-lab-title = 规则实验室

start-filters = 只显示
start-ways = { $filter ->
    [short] { $all }种中{ $n }种：短局
    [plain] { $all }种中{ $n }种：单纯竞赛
    [stacking] { $all }种中{ $n }种：棋子叠放
    [betting] { $all }种中{ $n }种：下注
   *[all] { $all }种玩法，还有你自己的规则
  }
filter-all = 全部
filter-short = 短局
filter-plain = 竞赛
filter-stacking = 叠子
filter-betting = 下注
