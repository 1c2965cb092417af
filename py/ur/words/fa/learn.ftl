### Translated by machine, not yet read by a native speaker.

## Lessons

lesson = درس
lesson-starting = درس آغاز می‌شود.
lesson-status = { $step } از { $steps }: { $text }
lesson-other = این حرکت مجاز است، ولی این مرحله دربارهٔ حرکت دیگری است. حرکت دیگری را امتحان کنید.
lesson-next = بعدی
lesson-again = یک بار دیگر
lesson-play = بازی کنید
lesson-leave = خروج
lesson-back = بازگشت به بازی

## The first throw of a new player

first-to-throw = «پرتاب» را بزنید: { $kind ->
    [bones] قاپ روی عددی از ۱ تا ۴ می‌افتد.
    [cubes] تعداد مکعب‌هایی که خال نشان می‌دهند حساب می‌شود.
   *[lots] هر گوشهٔ نشان‌دار که رو به بالا باشد حساب می‌شود.
  }
first-throw = { $kind ->
    [lots] از { $count } گوشهٔ نشان‌دار، { $marked } تا رو به بالاست: عدد تاس { $score } است.
   *[other] عدد تاس شما { $score } است.
  } مهره‌ای را انتخاب کنید، سپس خانه‌اش را.

## Hints and the tutor

hint = راهنمایی
hint-says = بهترین: { $move } – { $reason }.
value-chance = { $value }٪
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] احتمال برد { $value }٪
    [points] امتیاز خالص { $value }
   *[money] در کیسه { $value }
  }
tutor-ask = هزینه‌اش: { $kind ->
    [chance] { $value }٪ از احتمال برد.
    [points] حدود { $value } امتیاز.
   *[money] حدود { $value } ژتون.
  }
tutor-better = بهتر: { $move } – { $reason }.
tutor-back = پس گرفتن حرکت
tutor-anyway = بازی کردن همین
setting-values = نشان دادن ارزش هر حرکت
setting-tutor = هشدار پیش از حرکتی که هزینهٔ زیادی دارد
key-hint = راهنمایی

## The end of a game

look-back = مرور بازی
review-title = شانس و انتخاب‌ها
review-waiting = در حال مرور بازی …
end-more = همهٔ عددها
review-start = در آغاز
review-luck = تاس‌ها
review-result = در پایان
review-amount = { $kind ->
    [chance] { $value }٪
   *[other] { $value }
  }
graph-title = { $kind ->
    [chance] احتمال برد در طول بازی
    [points] امتیاز در طول بازی
   *[money] دارایی در طول بازی
  }
graph-start = آغاز
graph-end = پایان

## Looking back, move by move

look-title = مرور بازی
look-leave = بازگشت به پایان
look-first = به آغاز
look-previous = قبلی
look-next = بعدی
look-end = به پایان
look-next-mark = علامت بعدی
look-list = همهٔ حرکت‌ها
look-start = آغاز بازی.
look-better = بهتر: { $move } – { $reason }. { $cost }
look-best = هیچ انتخابی بهتر نبود.
look-near = تقریباً به خوبی بهترین. { $cost }
look-cost = { $kind ->
    [chance] هزینه‌اش { $cost } در ۱۰۰ بود.
    [points] هزینه‌اش حدود { $cost } امتیاز بود.
   *[money] هزینه‌اش حدود { $cost } ژتون بود.
  }
look-count = { $by ->
    [you] شما
    [computer] رایانه
    [light] روشن
   *[dark] تیره
  }: { $marks ->
    [0] بدون علامت
    [one] { $marks } علامت
   *[other] { $marks } علامت
  } در { $choices } انتخاب
look-choices = آنچه می‌شد انتخاب کرد، و ارزش آن
look-played = (بازی شد)
look-because = بهترین: { $reason }.
look-legend = { $kind ->
    [chance] علامت یعنی انتخابی که از ۱۰۰ احتمال برد این‌قدر هزینه داشت:
    [points] علامت یعنی انتخابی که از امتیاز خالص این‌قدر هزینه داشت:
   *[money] علامت یعنی انتخابی که از دارایی این‌قدر هزینه داشت:
  }
mark-doubtful = { "?!" } مشکوک، از { $least }
    .name = مشکوک
    .sign = ?!
mark-slip = { "?" } لغزش، از { $least }
    .name = لغزش
    .sign = ?
mark-mistake = { "??" } اشتباه، از { $least }
    .name = اشتباه
    .sign = ??

## The throws of a game

throws-title = پرتاب‌های این بازی
throws-note = در پرانتز: تعدادی که به طور میانگین انتظار می‌رود.
throws-count = { $count } ({ $due })
throws-marked = نشان‌دار
throws-value = ارزش
level-next = بازی در سطح بعدی
level-top = { $won ->
    [true] شما بالاترین سطح ممکن را بردید!
   *[other] این بالاترین سطح است: حتی بازیکن خوب هم اینجا بسیار می‌بازد.
  } بازی تازه با قوانین دیگر، معمایی تازه است.

## Dice that can be checked

dice-title = تاس‌های این بازی
dice-open = چرا تاس‌ها منصفانه‌اند
dice-note = همهٔ پرتاب‌ها پیش از پرتاب اول تعیین شده‌اند. اثر انگشتشان:
dice-more = بررسی کنید
dice-commit = عددی پنهان، به نام بذر، همهٔ پرتاب‌ها را پیش از پرتاب اول تعیین کرد. این اثر انگشت آن است ({ "SHA-256" }) که از آغاز نشان داده می‌شود:
dice-later = پس از بازی، بذر اینجا نشان داده می‌شود و هر پرتاب را می‌توان از نو از آن ساخت.
dice-seed = بذر
dice-word = کلمهٔ شما در آن
dice-game = نام بازی
dice-checking = همهٔ پرتاب‌ها از نو ساخته می‌شوند …
dice-right = { $n ->
    [one] { $n } پرتاب همان است که بذر می‌دهد، و بذر با اثر انگشتش می‌خواند.
   *[other] هر { $n } پرتاب همان است که بذر می‌دهد، و بذر با اثر انگشتش می‌خواند.
  }
dice-wrong = { $n } پرتاب با آنچه بذر می‌دهد یکی نیست.
dice-unkept = بذر با اثر انگشتی که پیش‌تر نشان داده شد نمی‌خواند.
dice-typed = { $n } پرتاب از تاس واقعی وارد شده است: صفحه نمی‌تواند آن را بررسی کند.
dice-imported = این بازی بدون بذری از ما آمده است: تاس‌هایش چیزی را ثابت نمی‌کند.
dice-proves-title = این چه چیزی را ثابت می‌کند
dice-proves = پرتاب‌ها پیش از حرکت شما تعیین شده بود، از بازی شما پیروی نکرد و بازیکن رایانه‌ای آن‌ها را انتخاب نکرد. اگر کلمه‌ای از شما در بذر باشد، از پیش هم دستچین نشده است.
dice-proves-nothing = هیچ: این پرتاب‌ها را نمی‌توان از این بذر از نو ساخت. این ثبت از جای دیگری آمده یا تغییر کرده است.
dice-proves-not = در برابر کسی که می‌تواند این صفحه را تغییر دهد چیزی را ثابت نمی‌کند. قوی‌ترین دلیل تاس واقعی است: می‌توان آن را هنگام چیدن بازی انتخاب کرد.
dice-table = همهٔ پرتاب‌ها
dice-n = شماره
dice-by = چه کسی
dice-fell = پرتاب
dice-again = از بذر
dice-how = روش: پرتاب شمارهٔ { "i" } برابر است با { "HMAC-SHA256" } با بذر به عنوان کلید بر { "“ur-dice-1|word|game|i”" }؛ تاس { "k" } مانند بیت { "k" } می‌افتد.
setup-word = کلمه‌ای از شما برای تاس‌ها (اختیاری)
fell-yes = بله
fell-no = نه

## Real dice, judged

fairness-throws = { $whose ->
    [page] پس از { $n } پرتاب با تاس‌های صفحه
   *[own] پس از { $n } پرتاب با تاس‌های شما
  }
fairness-fair = { fairness-throws }: منصفانه به نظر می‌رسند. چنین تفاوت‌هایی تصادفی است.
fairness-odd = { fairness-throws }: کمی نامعمول، با تاس منصفانه حدود یک بار در { $once } آزمون. مراقبشان باشید.
fairness-unfair = { fairness-throws }: تاس منصفانه تقریباً هرگز چنین نمی‌افتد، یک بار در { $once } آزمون یا کمتر.
fairness-all = آیا تاس‌ها منصفانه‌اند؟ همهٔ بازی‌هایم را بشمار
fairness-counting = در حال شمردن همهٔ پرتاب‌ها …
fairness-few = تا کنون کمتر از پنجاه پرتاب انجام شده: برای هر داوری کم است.
fairness-kit = { $kind ->
    [bones] قاپ‌ها.
    [cubes] { $count } مکعب.
   *[lots] { $count } تاس.
  } { $text }

## Sound, size, statistics

setting-sound = صدا
sound-on = روشن
sound-off = خاموش
setting-volume = بلندی صدا
setting-big = بزرگ، برای نمایش با پروژکتور
stats-title = نتایج تا کنون
stats-rules = قوانین
stats-level = در برابر
stats-played = تمام‌شده
stats-won = برده
stats-people = دو نفر
stats-level-of = سطح { $level }
