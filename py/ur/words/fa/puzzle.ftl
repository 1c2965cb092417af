### Translated by machine, not yet read by a native speaker.

puzzle-title = معماها
puzzle-day-title = معمای روز
puzzle-leave = بازگشت به آغاز
puzzle-leave-game = بازگشت به بازی
puzzle-question = کدام انتخاب بهترین است؟
puzzle-aim = { $kind ->
    [chance] همان که بیشتر از بقیه می‌برد.
    [points] همان که به طور میانگین بیشترین امتیاز را می‌آورد.
   *[money] همان که به طور میانگین بیشترین پول را باقی می‌گذارد.
  }
puzzle-not = بهترین نیست: { $move }.
puzzle-yes = بله: { $move }.

puzzle-tried = امتحان شد
puzzle-next = معمای بعدی
puzzle-play = ادامهٔ بازی از اینجا
puzzle-list = همهٔ معماها
puzzle-failed = معما بارگذاری نشد.
puzzle-made = ساختهٔ دست
puzzle-no-link = این پیوند معما نیست. { $reason }
puzzle-number = معمای { $n }
puzzle-easy = آسان
puzzle-middling = متوسط
puzzle-hard = سخت
puzzle-errors = از ۱۰۰ انتخاب در اینجا، سطح ۱ رایانه در { $first }، سطح ۳ در { $third } و سطح ۵ در { $fifth } اشتباه می‌کند.
puzzle-unit = { $kind ->
    [chance] بردها از هر ۱۰۰ بازی
    [points] میانگین امتیاز خالص
   *[money] میانگین ژتون
  }
puzzle-rules = قوانین
puzzle-themes = موضوع معما

puzzle-theme-all = همه
puzzle-theme-again = پرتاب دیگر
puzzle-theme-award = یک مهرهٔ بیشتر
puzzle-theme-build = حرکت‌های آرام
puzzle-theme-convert = قاپ دوم
puzzle-theme-cover = مدفون کردن مهرهٔ حریف
puzzle-theme-enter = ورود
puzzle-theme-forfeit = حرکت پس از چشم‌ها
puzzle-theme-forgo = گذشتن از پرتاب دوباره
puzzle-theme-hit = زدن
puzzle-theme-home = به مقصد
puzzle-theme-run = دوری از خطر
puzzle-theme-spare = نزدن
puzzle-theme-stay = کاری نکردن
puzzle-theme-wait = ماندن روی گل
puzzle-hardness = سختی معما
puzzle-kept = اشتباه‌ها برای تمرین: { $n }
puzzle-judged-exact = بهترین انتخاب‌ها قطعی‌اند: این وضعیت‌ها حل شده‌اند.
puzzle-judged-rollouts = بهترین انتخاب‌ها از بازی‌های بسیار رایانه با خودش به دست آمده‌اند.
puzzle-solved = حل شد
mistakes-title = یادگیری از اشتباه‌ها
mistakes-question = چه چیزی بهتر از { $move } است؟
mistakes-none = هیچ انتخابی برایتان گران تمام نشد. خوب بازی کردید.
mistakes-no-kept = امروز اشتباهی برای تمرین نیست.
mistakes-moment = لحظهٔ { $n } از { $all }
mistakes-next = بعدی: { $n } از { $all }
mistakes-again = دوباره بپرسید
mistakes-only = تنها همین انتخاب مانده بود، پس پرسش دوباره می‌آید.
mistakes-done = تمام
mistakes-keep = نگه داشتن برای بعد
mistakes-kept = نگه داشته شد: { puzzle-title }

against-capture = مهرهٔ { $square } را نزده می‌گذارد.
against-throw = پرتاب دیگری را از دست می‌دهد.
against-home = مهره‌ای را به مقصد نمی‌رساند.
against-rosette = از { $square } می‌رود: بازیکن دیگر می‌تواند با { $throws } پرتاب از { $all } به آنجا برسد.
against-tempo = پس از آن تنها با { $throws } پرتاب از { $all } حرکتی هست.
against-enter = مهرهٔ تازه‌ای وارد نمی‌کند.
against-stays = مهرهٔ { $square } همان‌جا می‌ماند و با { $throws } پرتاب از { $all } زده می‌شود.
against-aim = پس از آن با پرتاب‌های کمتری می‌توان مهره‌ای را زد: { $throws } از { $all }، پس از بهترین انتخاب { $best }.
against-again = پس از آن با پرتاب‌های کمتری می‌توان پرتاب دیگری گرفت: { $throws } از { $all }، پس از بهترین انتخاب { $best }.
against-off = پس از آن با پرتاب‌های کمتری می‌توان مهره‌ای را به مقصد رساند: { $throws } از { $all }، پس از بهترین انتخاب { $best }.
against-reply = پس از آن بازیکن دیگر با پرتاب‌های بیشتری می‌تواند پرتاب دیگری بگیرد: { $throws } از { $all }، پس از بهترین انتخاب { $best }.
