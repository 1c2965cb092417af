### Translated by machine, not yet read by a native speaker.

## Lessons

lesson = درس
lesson-starting = درس آغاز می‌شود.
lesson-status = { $step } از { $steps }: { $text }
lesson-other = این حرکت مجاز است، ولی این گام دربارهٔ حرکت دیگری است. حرکت دیگری را امتحان کنید.
lesson-next = بعدی
lesson-again = یک بار دیگر
lesson-play = بازی کنید
lesson-leave = خروج
lesson-back = بازگشت به بازی

## The first throw of a new player

first-to-throw = «پرتاب» را بزنید: { $kind ->
    [bones] قاپ روی عددی از ۱ تا ۴ می‌افتد.
    [cubes] تعداد مکعب‌هایی که خال نشان می‌دهند حساب می‌شود.
   *[lots] تعداد تاس‌هایی که گوشهٔ نشان‌دارشان رو به بالاست حساب می‌شود.
  }
first-throw = { $kind ->
    [lots] از { $count } تاس، گوشهٔ نشان‌دار { $marked } تا رو به بالاست: عدد تاس { $score } است.
   *[other] عدد تاس شما { $score } است.
  } مهره‌ای را انتخاب کنید، سپس خانه‌اش را.

## Hints and the tutor

hint = راهنمایی
hint-says = بهترین: { $move }.
hint-only = تنها حرکت ممکن: { $move }.
hint-why = دلیل: { $reason }.
value-chance = { $value }٪
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] احتمال برد { $value }٪
    [points] امتیاز خالص { $value }
   *[money] در کیسه { $value }
  }
tutor-ask = هزینه‌اش: { $kind ->
    [chance] { $value } برد در ۱۰۰ بازی.
    [points] حدود { $value } امتیاز.
   *[money] حدود { $value } ژتون.
  }
tutor-better = بهتر: { $move } – { $reason }.
tutor-back = پس گرفتن حرکت
tutor-anyway = انجام همین حرکت

## The end of a game

look-back = مرور بازی

## Looking back, move by move

look-title = مرور بازی
look-leave = بازگشت به بازی
look-cost = { $kind ->
    [chance] هزینه‌اش { $cost } برد در ۱۰۰ بازی بود.
    [points] هزینه‌اش حدود { $cost } امتیاز بود.
   *[money] هزینه‌اش حدود { $cost } ژتون بود.
  }

## Dice that can be checked

fair-title = تاس‌های این بازی
dice-open = چرا تاس‌ها منصفانه‌اند
dice-note = عددی پنهان همهٔ پرتاب‌ها را پیش از پرتاب اول تعیین کرد. اثر انگشت آن:
dice-more = بررسی کنید
