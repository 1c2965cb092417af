### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back, the proof of its dice. They are fetched with their views.

## The end of a game

result-tallies = حساب
graph-title = { $kind ->
    [chance] احتمال برد در طول بازی
    [points] امتیاز در طول بازی
   *[money] دارایی در طول بازی
  }
graph-start = آغاز
graph-end = پایان

## Looking back, move by move

look-first = به آغاز
look-previous = قبلی
look-next = بعدی
look-end = به پایان
look-next-mark = علامت بعدی
look-list = همهٔ حرکت‌ها
look-play-on = ادامهٔ بازی از اینجا
look-play-on-note = آنچه از اینجا ادامه می‌دهید ذخیره نمی‌شود.
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
look-accuracy = دقت: { $n } از ۱۰۰
look-accuracy-note = دقت: ۱۰۰ اگر هر انتخاب بهترین باشد، ۵۰ اگر انتخاب‌ها تصادفی باشند.
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
throws-value = عدد تاس
level-top = { $won ->
    [true] شما بالاترین سطح ممکن را بردید!
   *[other] این بالاترین سطح است: حتی بازیکن خوب هم اینجا بسیار می‌بازد.
  } بازی تازه با قوانین دیگر، معمایی تازه است.

## Dice that can be checked

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
fairness-all = آیا تاس‌ها منصفانه‌اند؟ سطح بازی من چیست؟ شمردن همهٔ بازی‌هایم
strength-says = بازی‌ها در برابر رایانه: { $games }. بازی شما تقریباً در سطح { $level } است، با اطمینان ۹۵٪ بین سطح { $low } و { $high }.
strength-few = بازی‌ها در برابر رایانه: { $games }. این برای برآورد سطح بازی شما کم است.
fairness-counting = در حال شمردن همهٔ پرتاب‌ها …
fairness-few = تا کنون کمتر از پنجاه پرتاب انجام شده: برای هر داوری کم است.
fairness-kit = { $kind ->
    [bones] قاپ‌ها.
    [cubes] { $count } مکعب.
   *[lots] { $count } تاس.
  } { $text }

## Sound, size, statistics

stats-title = نتایج تا کنون
stats-rules = قوانین
stats-level = در برابر
stats-played = تمام‌شده
stats-won = برده
stats-people = دو نفر
stats-level-of = سطح { $level }

look-learn = یادگیری از اشتباه‌ها: { $n }
