### Translated by machine, not yet read by a native speaker.

start-lead = یارییەکی پێشبڕکێیە، تەمەنی نزیکەی ٤٥٠٠ ساڵە. زار بهاوێژە، ئەوەی لە ڕێگاتدایە بیگرە، و پێش ڕکابەر هەموو داشەکانت ببە ماڵ.
start-lead-rules = { $rules }: { $special }
start-play-note = { $rules } · { $opponent ->
    [people] دوو کەس لێرە
    [watch] کۆمپیوتەر دژی خۆی
   *[computer] دژی کۆمپیوتەر
  }{ start-length }
# The number itself, not start-minutes: a part that consists of parts alone is laid out from left to right.
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { $minutes } خولەک
  }
start-minutes = { $minutes } خولەک
start-go-on = درێژە بە یارییەکەت بدە
start-go-on-note = { $rules } · { $plies ->
    [one] { $plies } هاویشتن یان جووڵە
   *[other] { $plies } هاویشتن و جووڵە
  }
start-two = دوو یاریزان
start-about = دەربارەی { $rules }
start-players = یاریزانەکان، ئاست و زار
start-play-these = یاری بکە: { $rules }
start-pieces = { $n ->
    [one] بۆ هەر یاریزانێک { $n } داش
   *[other] بۆ هەر یاریزانێک { $n } داش
  }

start-learn = بە یاریکردن فێر بە
start-learn-note = چەند هەنگاوێک، هەر یەکەی یاسایەک
start-puzzle = مەتەڵی ڕۆژ
start-puzzles = مەتەڵەکان
start-puzzle-note = یەک دۆخ، یەک باشترین هەڵبژاردن
start-puzzle-solved = چارەسەر کرا: سبەینێ دانەیەکی تر
start-story = چیرۆکی تەختەکە
start-story-note = گۆڕێک، لەوحێک و گەلێک گریمانە
start-editor = دانانی دۆخێک
start-museum = بۆ مۆزەخانە و قوتابخانەکان
museum-lab-title = تاقیگەی یاساکان

start-filters = تەنها ئەمانە نیشان بدە
start-ways = { $filter ->
    [short] { $n } لە { $all }: یاری کورت
    [plain] { $n } لە { $all }: پێشبڕکێی سادە
    [stacking] { $n } لە { $all }: داشەکان کەڵەکە دەبن
    [betting] { $n } لە { $all }: یاری بە بەش
   *[all] { $all } شێوازی یاری، و یاساکانی خۆت
  }
filter-all = هەموو
filter-short = کورت
filter-plain = پێشبڕکێ
filter-stacking = کەڵەکە
filter-betting = بەش
