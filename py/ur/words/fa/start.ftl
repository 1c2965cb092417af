### Translated by machine, not yet read by a native speaker.

start-lead = مسابقه‌ای حدوداً ۴۵۰۰ ساله. تاس بریزید، هر چه را سر راهتان است بزنید و زودتر همهٔ مهره‌ها را به مقصد برسانید.
start-lead-rules = { $rules }: { $special }
start-play-note = { $rules } · { $opponent ->
    [people] دو نفر در اینجا
    [watch] رایانه با خودش
   *[computer] در برابر رایانه
  }{ start-length }
# The number itself, not start-minutes: a part that consists of parts alone is laid out from left to right.
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { $minutes } دقیقه
  }
start-minutes = { $minutes } دقیقه
start-go-on = ادامهٔ بازی شما
start-go-on-note = { $rules } · { $plies ->
    [one] { $plies } پرتاب یا حرکت
   *[other] { $plies } پرتاب و حرکت
  }
start-two = دو بازیکن
start-about = دربارهٔ { $rules }
start-players = بازیکنان، سطح و تاس
start-play-these = بازی { $rules }
start-pieces = { $n } مهره برای هر بازیکن

start-learn = یادگیری با بازی
start-learn-note = چند گام، در هر گام یک قانون
start-puzzle = معمای روز
start-puzzles = معماها
start-puzzle-note = یک وضعیت، یک بهترین انتخاب
start-puzzle-solved = حل شد: فردا معمای دیگری هست
start-story = داستان صفحه
start-story-note = یک گور، یک لوح و حدس‌های بسیار
start-editor = چیدن وضعیت
start-museum = برای موزه‌ها و مدرسه‌ها
museum-lab-title = آزمایشگاه قوانین

start-filters = فقط این‌ها
start-ways = { $filter ->
    [short] { $n } از { $all }: بازی کوتاه
    [plain] { $n } از { $all }: مسابقهٔ ساده
    [stacking] { $n } از { $all }: مهره‌ها روی هم می‌نشینند
    [betting] { $n } از { $all }: بازی با سهم
   *[all] { $all } روش بازی، و قوانین خود شما
  }
filter-all = همه
filter-short = کوتاه
filter-plain = مسابقه
filter-stacking = پشته
filter-betting = سهم
