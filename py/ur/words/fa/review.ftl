### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

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

look-start = آغاز بازی.
look-turned = بزرگ‌ترین تغییر بازی اینجا بود.
look-better = { $cost } بهتر: { $move } – { $reason }.
look-best = هیچ انتخابی بهتر نبود.
look-near = تقریباً به خوبی بهترین. { $cost }
look-first = به آغاز
look-previous = قبلی
look-next = بعدی
look-end = به پایان
look-next-mark = علامت بعدی
look-list = همهٔ حرکت‌ها
look-play-on = ادامهٔ بازی از اینجا
look-play-on-note = آنچه از اینجا ادامه می‌دهید نگه داشته نمی‌شود.
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
look-progress = پرتاب‌ها و حرکت‌هایی که عمیق‌تر ارزیابی شدند: { $looked } از { $all }
look-throws = پرتاب چه می‌توانست باشد
look-chance = { $n } از { $all }
look-short = کوتاه‌تر از آن است که بتوان چیزی گفت.
look-legend = { $kind ->
    [chance] علامت یعنی انتخابی که در ۱۰۰ بازی به این تعداد برد هزینه داشت:
    [points] علامت یعنی انتخابی که از امتیاز خالص این‌قدر هزینه داشت:
   *[money] علامت یعنی انتخابی که از دارایی این‌قدر هزینه داشت:
  }
look-limits = مرزها با قواعد جور است تا هر علامت همه‌جا یک معنا بدهد: سطح ۳ رایانه در حدود ۱ از { $doubtful } انتخاب یکی می‌گیرد، ? یا ?? در ۱ از { $slip }، و ?? در ۱ از { $mistake }.
look-dice = تاس‌ها
look-luck = عدد کنار هر پرتاب: شانسی که آورد.
look-band = نوار دور خط ± { $half } است. در نه وضعیت از هر ده وضعیتی که ارزش دقیقشان معلوم است، آن ارزش درون نوار است.
mark-doubtful = { "?!" } مشکوک، از { $least }
    .name = مشکوک
    .sign = ?!
mark-slip = { "?" } لغزش، از { $least }
    .name = لغزش
    .sign = ?
mark-mistake = { "??" } اشتباه، از { $least }
    .name = اشتباه
    .sign = ??
mark-found = خوب پیدا شد: با فاصله بهترین، هرچند در نگاه اول چنین نمی‌نماید
    .name = خوب پیدا شد

## A deep look at one choice

deep-look = نگاه عمیق‌تر
deep-stop = توقف
deep-games = دفعه‌های ادامهٔ بازی: { $games } از { $all }
deep-enough = دفعه‌های ادامهٔ بازی: { $games }. همین بس است.
deep-estimate = پس از ادامهٔ بازی: { $value } ± { $half }
deep-exact = دقیق: { $value }
deep-best = بهترین، فراتر از تصادف: { $move }.
deep-note = رایانه بهترین انتخاب‌ها را با چند پرتاب یکسان ادامه می‌دهد، شانس آن‌ها را کنار می‌گذارد و پایان را می‌سنجد. با اطمینان ۹۵٪، تصادف مقدار را بیش از عدد پس از ± تغییر نمی‌دهد.
deep-exact-note = وضعیت‌های ممکن چنان کم‌اند که این مقدارها قطعی‌اند.

## The throws of a game

throws-title = پرتاب‌های این بازی: { $n }
throws-note = در پرانتز: تعدادی که به طور میانگین انتظار می‌رود.
throws-count = { $count } ({ $due })
throws-marked = نشان‌دار
throws-value = عدد تاس
level-top = { $won ->
    [true] شما بالاترین سطح ممکن را بردید!
   *[other] این بالاترین سطح است: حتی بازیکن خوب هم اینجا بسیار می‌بازد.
  } بازی تازه با قوانین دیگر، معمایی تازه است.

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
stats-won = برد
stats-people = دو نفر
stats-level-of = سطح { $level }

look-learn = یادگیری از اشتباه‌ها: { $n }

look-whose = { $kind ->
    [chance] احتمال برد { who-inside }
    [points] امتیاز مورد انتظار { who-inside }
   *[money] دارایی مورد انتظار { who-inside }
  }
graph-moment = حرکت { $n } از { $all }. { look-whose }: { $value }
