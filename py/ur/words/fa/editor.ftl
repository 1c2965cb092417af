### Translated by machine, not yet read by a native speaker.

position-over = در این وضعیت بازی تمام شده است.
position-dead = در این وضعیت هیچ‌کس هرگز نمی‌تواند حرکت کند.
position-count = { $player }: روی هم { $count }، ولی طبق قوانین { $crew } مهره.
position-kind-twice = { $player }: یک مهره دو بار ({ $piece }).
position-not-on-path = { $player }: هیچ مهره‌ای هرگز به { $square } نمی‌رسد.
position-moves-on = هیچ مهره‌ای در { $square } نمی‌ماند: بی‌درنگ پیش می‌رود.
position-full = خانهٔ { $square } پر است: حداکثر { $limit } مهره.
position-no-stack = در { $square } تنها برای یک مهره جا هست.
position-two-owners = در { $square } هرگز مهره‌های هر دو بازیکن با هم نمی‌ایستند.
position-side = { $face ->
    [dotted] { $player }: مهره در { $square } هرگز روی خال‌دارش را نشان نمی‌دهد.
   *[blank] { $player }: مهره در { $square } همیشه روی خال‌دارش را نشان می‌دهد.
  }
position-kitty-empty = صندوق خالی است.
position-purse-empty = { $player }: کیسه خالی است.
position-money = پول روی هم { $total } است، نه { $whole }.
position-all-home = { $player }: وقتی همهٔ مهره‌ها در مقصدند، بازی تمام است.
position-nothing-to-choose = در این وضعیت چیزی برای انتخاب نیست.
position-no-entry = { $player }: هیچ مهره‌ای در ذخیره نیست.
position-no-move = { $player }: هیچ مهره‌ای نمی‌تواند { $score } خانه برود.
position-barred = مهره‌ای که نباید حرکت کند در { $square } نیست.
position-throw-not-due = در این وضعیت پرتابی برای بازی نیست.
position-no-such-throw = تاس‌ها نمی‌توانند این‌طور بیفتند.
position-other-kit = در این وضعیت تاس‌های دیگری پرتاب می‌شوند. تعدادشان: { $due }.

edit-take-off-first = اول یکی را بردارید، یا خانهٔ دیگری را انتخاب کنید.
edit-other-square = خانهٔ دیگری را انتخاب کنید.
edit-leave-a-way = دست‌کم برای یک مهره راهی باز بگذارید.
edit-leave-one = یک مهره روی صفحه یا در ذخیره بگذارید.
edit-nothing-there = خانهٔ { $square } خالی است.
edit-none-in-hand = { $player }: چنین مهره‌ای دیگر در ذخیره نیست.
edit-none-home = { $player }: هیچ مهره‌ای در مقصد نیست.
edit-free-one = یکی را از صفحه بردارید: به ذخیره می‌رود.
edit-unreadable = طبق این قوانین این متن یک وضعیت نیست. به «{ $word }» نگاه کنید.

editor-status = مهره‌ای را انتخاب کنید و سپس خانه‌ها را لمس کنید.
editor-status-more = همه‌چیز را می‌توان واگرد کرد.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = چه کسی بازی می‌کند؟
editor-against = در برابر رایانه شما با { $player } بازی می‌کنید.
editor-leave = بازگشت
editor-put = گذاشتن روی صفحه
editor-take = برداشتن
editor-turn = برگرداندن
editor-up = به بالا
editor-down = به پایین
editor-more = { $what }: یکی بیشتر
editor-less = { $what }: یکی کمتر
editor-to-play = نوبت اوست
editor-lots = پرتاب: برای برگرداندن تاس آن را لمس کنید.
editor-die = { $up ->
    [true] تاس { $n }: نشان‌دار
   *[false] تاس { $n }: بدون نشان
  }
editor-bone = قاپ اول: { $n }
editor-answer = { $up ->
    [true] قاپ دوم: بله
   *[false] قاپ دوم: پرتاب نشده
  }
editor-tap = لمس تاس
editor-not-thrown = بی‌پرتاب
editor-pending = تصمیم بعدی
editor-kit = تاس: { $count }
editor-empty = صفحهٔ خالی
editor-share = هم‌رسانی
editor-play = بازی از اینجا
editor-computer = در برابر رایانه
editor-best = اینجا بهترین کار چیست؟
editor-moves = ارزش هر حرکت
editor-before = { $player } پیش از پرتاب: { $value }.
editor-throw-first = برای دیدن ارزش هر حرکت، پرتاب را تعیین کنید.
editor-text = وضعیت به صورت متن
editor-use = به کار بردن این متن
editor-copy = رونوشت متن
editor-link = رونوشت پیوند
editor-print = چاپ نمودار
editor-puzzle = ساختن معما
editor-puzzle-clear = { $kind ->
    [chance] معما: بهترین انتخاب در ۱۰۰ بازی { $margin } برد جلوتر است.
    [points] معما: بهترین انتخاب { $margin } امتیاز خالص جلوتر است.
   *[money] معما: بهترین انتخاب { $margin } دارایی بیشتر می‌دهد.
  }
editor-puzzle-link = رونوشت پیوند معما
editor-puzzle-frame = رونوشت نشانی آن برای قاب

what-if = چه می‌شد اگر؟
what-if-leave = بازگشت به مرور
