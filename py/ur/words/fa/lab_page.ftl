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
lab-player-a = بازیکن { "A" }
lab-player-b = بازیکن { "B" }
lab-unequal = دو بازیکن متفاوت این را هم نشان می‌دهند که چه اندازه به شانس و چه اندازه به انتخاب‌ها بستگی دارد.
lab-against = { $a } در برابر { $b }
lab-played = { $a } در برابر { $b }.
lab-how-many = از هر کدام چند بازی؟
lab-seed = بذر پرتاب‌ها
lab-seed-note = همان بذر همان عددها را می‌دهد، اینجا و در پایانه.
lab-play = انجام { $games } بازی
lab-choose = تغییر
lab-stop = توقف، و نگه داشتن آنچه انجام شده
lab-finished = همهٔ بازی‌ها انجام شد.
lab-kept = متوقف شد. بازی‌های نگه‌داشته‌شده: { $games }
lab-failed = رایانه نمی‌تواند ادامه دهد. بازی‌های نگه‌داشته‌شده: { $games }
lab-waiting = بازیکن رایانه‌ای بار می‌شود.
lab-questions = پرسش‌ها
lab-ask-long = آیا بازی با قوانین مورِی بیش از حد طولانی است؟
lab-ask-begin = آیا مهم است چه کسی آغاز کند؟
lab-ask-choice = انتخاب‌ها کجا بیشترین اثر را دارند؟
lab-ask-b7 = اگر بتوان مهرهٔ تنها روی B7 را زد، چه چیزی تغییر می‌کند؟
lab-ask-again = آیا پرتاب دوباره برای زدن، در حق طرفی که عقب است بی‌انصافی است؟
lab-so-far = تا اینجا: { $answer }
lab-answer-few = تعداد بازی‌ها برای پاسخ کم است: کمتر از { $games }.
lab-answer-long = بله، اگر کمتر از { $minutes } دقیقه وقت دارید: نیمی از بازی‌ها بیشتر طول می‌کشد.
lab-answer-begin-helps = آغاز کردن در { $rules } سودمند است.
lab-answer-begin-harms = در { $rules } نفر دوم بودن بهتر است.
lab-answer-begin-both = آغاز کردن در { $helps } سودمند است، و در { $harms } نفر دوم بودن بهتر است.
lab-answer-begin-none = این بازی‌ها کمتر از آن‌اند که برتری یکی از دو طرف را نشان دهند.
lab-answer-choice = از میان این قوانین، انتخاب‌ها در { $rules } بیشترین اثر را دارند.
lab-answer-behind-yes = بله: بنا بر این سنجه‌ها، پرتاب دوباره به زیان طرفی است که عقب است.
lab-answer-behind-no = نه: بنا بر این سنجه‌ها، پرتاب دوباره به سود طرفی است که عقب است.
lab-answer-behind-both = هم بله هم نه: بنا بر برخی از این سنجه‌ها به زیان طرفی است که عقب است و بنا بر برخی به سود آن.
lab-answer-unclear = از این بازی‌ها نمی‌توان نتیجه گرفت: شاید تفاوت تصادفی باشد.
lab-answer-differences = { $count ->
    [0] هیچ سنجه‌ای تفاوتی فراتر از تصادف ندارد.
    [one] { $count } از { $all } سنجه تفاوتی فراتر از تصادف دارد.
   *[other] { $count } از { $all } سنجه تفاوتی فراتر از تصادف دارند.
}
lab-answer-most = بیش از همه: { $what }.
lab-line-long = { $rules }: نیمی از بازی‌ها بیش از { $throws } پرتاب می‌خواهد (۹۵٪: از { $low } تا { $high })، یعنی { $time }.
lab-line-first = { $rules }: کسی که آغاز می‌کند { $value }٪ از بازی‌ها را می‌برد (۹۵٪: از { $low }٪ تا { $high }٪).
lab-line-better = { $rules }: { $player } در { $value }٪ از بازی‌ها می‌برد (۹۵٪: از { $low }٪ تا { $high }٪).
lab-line-behind = { $rules }: در بدترین لحظهٔ بازی، برنده { $value } گام عقب بود (۹۵٪: از { $low } تا { $high }).
lab-sign-behind = { $apart ->
    [more] برنده‌ها بیشتر عقب بودند: این به سود «نه» است.
   *[less] برنده‌ها کمتر عقب بودند: این به سود «بله» است.
  }
lab-sign-lead-changes = { $apart ->
    [more] پیشتاز بیشتر عوض می‌شود: این به سود «نه» است.
   *[less] پیشتاز کمتر عوض می‌شود: این به سود «بله» است.
  }
lab-sign-late = { $apart ->
    [more] برنده دیرتر برای همیشه پیش می‌افتد: این به سود «نه» است.
   *[less] برنده زودتر برای همیشه پیش می‌افتد: این به سود «بله» است.
  }
lab-line-exact = { $rules }، اگر هر دو طرف بی‌نقص بازی کنند: کسی که آغاز می‌کند { $value }٪ از بازی‌ها را می‌برد.
lab-line-mean = { $what }، به طور میانگین: { $first } { $before }، { $second } { $after }
lab-line-share = { $what }: { $first } { $before }٪، { $second } { $after }٪
lab-example = این نمونه پیش‌تر سنجیده شده است. بازی کنید تا خودتان آن را بسنجید.
lab-interval = مقدار واقعی، با اطمینان ۹۵٪، میان دو عددی است که پس از «۹۵٪» آمده‌اند.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = بازی‌ها: { $games }
lab-luck = آنچه بازی را تعیین می‌کند، از هر ۱۰۰ بازی
lab-by-luck = شانس { $value }
lab-by-choices = انتخاب { $value }
lab-captured = زدن‌ها در هر خانه، از مجموع ۱۰۰
lab-arrivals = رسیدن‌ها به هر خانه، از مجموع ۱۰۰
lab-half = نیمه: { $throws }
lab-even = برابر { $value }٪
lab-more = بیشتر از { $rules }، فراتر از تصادف
lab-less = کمتر از { $rules }، فراتر از تصادف
lab-table = عددها در یک جدول
lab-measure = سنجه (میانگین بازی‌ها)
lab-percent = { $value }٪
lab-value = { $value } (۹۵٪: از { $low } تا { $high })
lab-value-share = { $value }٪ (۹۵٪: از { $low }٪ تا { $high }٪)
lab-csv = جدول (CSV)
lab-svg = تصویر (SVG)
lab-png = تصویر (PNG)
lab-link = رونوشت پیوند
lab-how = مقایسهٔ همهٔ قوانین
lab-notebook = دفترچه‌ای برای سنجش قوانین به دست خودتان
