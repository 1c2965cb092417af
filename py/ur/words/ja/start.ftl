### Translated by machine, not yet read by a native speaker.

# The start screen: the buttons, the doors, and the cards of the rulesets.

# Below the title: an invitation for somebody who knows nothing about the game.
start-lead = 約4500年前の競走ゲームです。サイコロを振り、行く手をふさぐ駒を取り、先にすべての駒をゴールさせましょう。
# The same place when other rules are chosen.
start-lead-rules = { $rules }：{ $special }
start-play-note = { $rules } · { $opponent ->
    [people] ここで二人
    [watch] コンピュータどうし
   *[computer] コンピュータと対戦
  }{ start-length }
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { start-minutes }
  }
start-minutes = { $minutes }分
start-go-on = ゲームの続き
start-go-on-note = { $rules } · 出目と手{ $plies }回
start-two = 二人で遊ぶ
start-about = { $rules }について
start-players = 対戦者、レベル、サイコロ
start-play-these = { $rules }で遊ぶ
start-pieces = 駒は各自{ $n }個

start-learn = 遊びながら覚える
start-learn-note = ルールを一つずつ、短く
start-puzzle = 今日の問題
start-puzzles = 問題
start-puzzle-note = 一つの局面、一つの最善の手
start-puzzle-solved = 正解済み：明日また次の問題
start-story = 盤の物語
start-story-note = 墓、粘土板、多くの推測
start-editor = 局面を作る
start-museum = 博物館・学校の方へ
museum-lab-title = ルールの実験室

start-filters = 絞り込み
start-ways = { $filter ->
    [short] { $all }種のうち{ $n }種：短いゲーム
    [plain] { $all }種のうち{ $n }種：単純な競走
    [stacking] { $all }種のうち{ $n }種：駒が重なる
    [betting] { $all }種のうち{ $n }種：賭けて遊ぶ
   *[all] { $all }種の遊び方と、自分だけのルール
  }
filter-all = すべて
filter-short = 短い
filter-plain = 競走
filter-stacking = 重ね
filter-betting = 賭け
