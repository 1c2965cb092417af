### Translated by machine, not yet read by a native speaker.

start-lead = لعبة سباق عمرها نحو ٤٥٠٠ سنة. ارمِ النرد، وقم بأسر ما يعترض طريقك، وأوصِل قطعك كلها إلى البيت أولًا.
start-lead-rules = { $rules }: { $special }
start-play-note = { $rules } · { $opponent ->
    [people] شخصان هنا
    [watch] الحاسوب يلعب مع نفسه
   *[computer] ضد الحاسوب
  }{ start-length }
# The number itself, not start-minutes: a part that consists of parts alone is laid out from left to right.
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { $minutes } د
  }
start-minutes = { $minutes } د
start-go-on = تابع لعبتك
start-go-on-note = { $rules } · { $plies ->
    [zero] لا رميات ولا نقلات
    [one] رمية أو نقلة واحدة
    [two] رميتان أو نقلتان
    [few] { $plies } رميات ونقلات
    [many] { $plies } رمية ونقلة
   *[other] { $plies } رمية ونقلة
  }
start-two = لاعبان
start-about = حول { $rules }
start-players = من يلعب، والمستوى، والنرد
start-play-these = العب { $rules }
start-pieces = { $n ->
    [zero] بلا قطع
    [one] قطعة لكل لاعب
    [two] قطعتان لكل لاعب
    [few] { $n } قطع لكل لاعب
    [many] { $n } قطعة لكل لاعب
   *[other] { $n } قطعة لكل لاعب
  }

start-learn = تعلّم باللعب
start-learn-note = خطوات قليلة، في كل منها قاعدة
start-puzzle = لغز اليوم
start-puzzles = ألغاز
start-puzzle-note = وضعية واحدة واختيار واحد هو الأفضل
start-puzzle-solved = حُلَّ: غدًا لغز جديد
start-story = حكاية الرقعة
start-story-note = قبر ولوح وتخمينات كثيرة
start-editor = إعداد وضعية
start-museum = للمتاحف والمدارس
museum-lab-title = مختبر القواعد

start-filters = اعرض فقط
start-ways = { $filter ->
    [short] { $n } من { $all }: لعبة قصيرة
    [plain] { $n } من { $all }: سباق بسيط
    [stacking] { $n } من { $all }: القطع تتكوّم
    [betting] { $n } من { $all }: لعب على حصص
   *[all] طرق اللعب { $all }، ومعها قواعدك الخاصة
  }
filter-all = الكل
filter-short = قصيرة
filter-plain = سباق
filter-stacking = تكويم
filter-betting = حصص
