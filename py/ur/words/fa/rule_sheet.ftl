### Translated by machine, not yet read by a native speaker.

sheet-aim = هدف
sheet-setup = چیدن بازی
sheet-in = ورود
sheet-out = خروج
sheet-way = مسیر شما: { $n } خانه. مسیر بازیکن دیگر قرینهٔ آن است.
sheet-birds = هر پرنده در خانه‌ای وارد می‌شود که در آن کشیده شده است.
sheet-marks = نشان پس از هر قانون نشان می‌دهد که از کجا آمده است:
sheet-mark-source = از منبع
sheet-mark-reading = از برداشت ما از منبعی مبهم
sheet-mark-decision = از تصمیم خود ما آنجا که منابع چیزی نمی‌گویند
sheet-print = چاپ
sheet-origins = این‌ها از کجا آمده است
sheet-origin = این قانون از کجا آمده است
sheet-throw = پرتاب
sheet-marked = { $n } نشان‌دار
sheet-score = عدد تاس
sheet-nothing = هیچ
sheet-chance = احتمال
sheet-chance-of = { $n } در { $all }
compare-alike = این دو یکسان بازی می‌شوند.

## The sections of a rulebook, and two rulesets side by side

minutes = حدود { $minutes } دقیقه
rulebook-sources = منابع: { $sources }
status-source = منبع: { $source }
status-reading = برداشت: { $source }
status-decision = تصمیم: { $source }
section-board = صفحه و مسیر
section-throws = پرتاب‌ها
section-entering = ورود
section-moving = حرکت
section-landing = نشستن
section-extra = پرتاب اضافه
section-end = پایان
section-start = چه کسی آغاز می‌کند
section-money = سهم‌ها
section-choices = انتخاب‌ها
compare-second = مجموعهٔ قوانین دوم
compare-facts = در یک نگاه
compare-different = تفاوت‌ها
compare-equal = یکسان در هر دو ({ $n })
compare-nothing = این قوانین چیزی در این باره نمی‌گوید.
fact-line = خلاصه
fact-minutes = زمان
fact-pieces = مهره‌های هر بازیکن
fact-throw = پرتاب
fact-path = مسیر
fact-special = ویژگی
