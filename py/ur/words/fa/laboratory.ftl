### Translated by machine, not yet read by a native speaker.

lab-which = کدام قوانین؟
lab-which-note = دو تا چهار، کنار هم.
lab-rules = قوانین { $number }
lab-change = یک تغییر در قوانین { $number }
lab-no-change = بدون تغییر
# same as in English
lab-option = { $option }: { $value }
lab-add = افزودن قوانین
lab-remove = برداشتن قوانین { $number }
lab-who = چه کسی بازی می‌کند؟
lab-player-a = طرف A
lab-player-b = طرف B
lab-against = { $a } در برابر { $b }
lab-how-many = از هر کدام چند بازی؟
lab-seed = بذر پرتاب‌ها
lab-seed-note = همان بذر همان عددها را می‌دهد، اینجا و در پایانه.
lab-play = { $games } بازی انجام بده
lab-choose = تغییر
lab-stop = بایست و آنچه انجام شده را نگه دار
lab-finished = همهٔ بازی‌ها انجام شد.
lab-kept = متوقف شد. بازی‌های نگه‌داشته: { $games }
lab-failed = رایانه نمی‌تواند ادامه دهد. بازی‌های نگه‌داشته: { $games }
lab-waiting = بازیکن رایانه‌ای بار می‌شود.
lab-questions = پرسش‌ها
lab-ask-long = آیا مورِی بیش از حد طولانی است؟
lab-ask-begin = آیا مهم است چه کسی آغاز کند؟
lab-ask-choice = انتخاب‌ها کجا بیشترین اثر را دارند؟
lab-ask-b7 = b7=unsafe چه چیزی را تغییر می‌دهد؟
lab-ask-again = آیا زدنی که دوباره پرتاب می‌دهد برای طرف عقب‌مانده ناعادلانه است؟
lab-so-far = تا اینجا: { $answer }
lab-answer-few = بازی‌ها برای پاسخ کم‌اند: کمتر از { $games }.
lab-answer-long = بله، اگر { $minutes } دقیقه یا کمتر وقت دارید.
lab-answer-begin-helps = آغاز کردن در { $rules } کمک می‌کند.
lab-answer-begin-harms = دوم بودن در { $rules } بهتر است.
lab-answer-begin-both = آغاز کردن در { $helps } کمک می‌کند، و دوم بودن در { $harms } بهتر است.
lab-answer-begin-none = برتری هیچ طرفی دیده نمی‌شود.
lab-answer-choice = انتخاب‌ها در { $rules } بیشترین اثر را دارند.
lab-answer-behind-yes = بله: بازی زودتر تعیین می‌شود.
lab-answer-behind-no = نه: بازی دیرتر تعیین می‌شود.
lab-answer-unclear = این بازی‌ها نمی‌توانند بگویند: تفاوت شاید تصادف باشد.
lab-answer-differences = { $count ->
    [0] هیچ سنجه‌ای بیش از تصادف تفاوت ندارد.
    [one] { $count } از { $all } سنجه بیش از تصادف تفاوت دارد.
   *[other] { $count } از { $all } سنجه بیش از تصادف تفاوت دارند.
}
lab-line-long = { $rules }: نیمی از بازی‌ها بیش از { $throws } پرتاب می‌خواهد (۹۵٪: از { $low } تا { $high })، { $time }.
lab-line-first = { $rules }: کسی که آغاز می‌کند { $value }٪ می‌برد (۹۵٪: از { $low }٪ تا { $high }٪).
lab-line-better = { $rules }: { $player } { $value }٪ می‌برد (۹۵٪: از { $low }٪ تا { $high }٪).
lab-line-late = { $rules }: پس از { $value }٪ پرتاب‌ها تعیین می‌شود (۹۵٪: از { $low }٪ تا { $high }٪).
lab-line-mean = { $what }: { $after } به جای { $before }
lab-line-share = { $what }: { $after }٪ به جای { $before }٪
lab-sample = دست‌کم { $games } بازی از هر کدام.
lab-example = این نمونه پیش‌تر سنجیده شده است. بازی کنید تا خودتان آن را بسنجید.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = بازی‌ها: { $games }
lab-luck = چه چیزی تعیین می‌کند، از ۱۰۰ بازی
lab-by-luck = بخت { $value }
lab-by-choices = انتخاب { $value }
lab-captured = زدن‌ها در هر خانه، از ۱۰۰
lab-arrivals = ورودها به هر خانه، از ۱۰۰
lab-half = نیمه: { $throws }
lab-even = برابر { $value }٪
lab-more = بیشتر از { $rules }، فراتر از تصادف
lab-less = کمتر از { $rules }، فراتر از تصادف
lab-table = عددها در یک جدول
lab-measure = سنجه
lab-percent = { $value }٪
lab-value = { $value } (۹۵٪: از { $low } تا { $high })
lab-value-share = { $value }٪ (۹۵٪: از { $low }٪ تا { $high }٪)
lab-csv = جدول (CSV)
lab-svg = تصویر (SVG)
lab-png = تصویر (PNG)
lab-link = پیوند به این
lab-how = مقایسهٔ قوانین در بازی‌های بیشتر
lab-notebook = دفترچه‌ای برای سنجش خودتان
