### Translated by machine, not yet read by a native speaker.

side-light = روشن
side-dark = تیره
piece = مهره
piece-blank = مهرهٔ ساده
piece-dotted = مهرهٔ خال‌دار
kind-swallow = پرستو
kind-storm-bird = پرندهٔ توفان
kind-raven = غراب
kind-rooster = خروس
kind-eagle = عقاب
ornament-rosette = گل
ornament-eyes = چشم‌ها
ornament-five-dots = پنج خال
ornament-four-fives = چهار پنج‌خال
ornament-five = پنج‌خال کوچک
ornament-twelve = دوازده خال
ornament-plain = خانهٔ ساده
square-start = آغاز
square-rosette = { $middle ->
    [true] گل وسط
   *[false] گل { $square }
  }
square-ornament = خانهٔ { $square }، { $ornament }
hand = ذخیره
sentences = { $first } { $second }
clauses = { $first }، { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = بگذارید بخت تعیین کند چه کسی آغاز می‌کند: سکه بیندازید، یا مهره‌ای را در یک دست پنهان کنید. چه کسی آغاز می‌کند؟
start-ask-thrower = یکی از شما یک تاس می‌ریزد و دیگری پیش‌بینی می‌کند چگونه می‌افتد. چه کسی تاس می‌ریزد؟
start-ask-guess = بازیکن دیگر پیش‌بینی می‌کند چگونه می‌افتد. پیش‌بینی چیست؟
start-ask-result = حالا تاس را بریزید. چگونه افتاد؟
start-marked = نشان‌دار
start-unmarked = بی‌نشان

## What can be done

enter = ورود { $piece } به { $to }
move = از { $from } به { $to }
move-kind = { $piece }، { $move }
move-in = از آغاز به { $to }
move-off = از { $from } به مقصد
by-way-of = { $to }، از راه { $square }
act-then = { $act }: { $then }
act-throw = دوباره تاس بریزید
act-convert = قاپ دوم را بیندازید: «بله» { $score } حساب می‌شود، «نه» نوبت را تمام می‌کند
then-again = پرتاب دوباره
then-captured = می‌زند
then-sent-off = به پشتهٔ حریف برمی‌خورد و به ذخیره برمی‌گردد
then-onward = جلوتر تا { $to }
then-onward-off = جلوتر تا مقصد
then-turns = خال‌دار می‌شود
then-pays = می‌پردازد: { $amount }
then-takes = برمی‌دارد: { $amount }
then-extra = پرتاب دوباره ممکن است
then-award = ورود یک مهره ممکن است
then-forfeit = بازیکن دیگر { $score } خانه جلو می‌رود
then-wins = می‌برد
then-ends = نوبت تمام می‌شود
pass = پاس
pass-stuck = ادامه
pass-extra = توقف در اینجا
pass-award = ماندن در ذخیره

## Why a piece cannot move

why-over = بازی تمام شده است.
why-no-throw = اول تاس بریزید.
why-no-score = این پرتاب صفر حساب می‌شود، پس چیزی حرکت نمی‌کند.
why-barred = این مهره پرتاب را به دست آورد، پس مهرهٔ دیگری باید از آن استفاده کند.
why-kit = { $rosette ->
    [true] مهرهٔ روی گل فقط با { $count } تاس حرکت می‌کند.
   *[false] پرتاب { $count } تاس فقط برای مهره‌ای است که گل را ترک می‌کند.
  }
why-under = { $whose ->
    [enemy] مهرهٔ حریف روی آن است.
   *[own] مهرهٔ دیگری از شما روی آن است.
  }
why-too-far = { $score } زیاد است: فقط { $left } گام مانده و پرتاب باید دقیقاً برابر باشد.
why-own = مهرهٔ خودتان در { $square } است.
why-safe = مهرهٔ حریف در { $square } امن است{ $ornament ->
    [rosette] : روی گل است
   *[other] { "" }
  }.
why-full = پشتهٔ { $square } پر است.
why-stack = { $whose ->
    [own] پشتهٔ { $square } پر است.
   *[enemy] بازیکن دیگر { $square } را گرفته است.
  }
why-side = { $dots ->
    [true] مهرهٔ شما در { $square } خال‌دار می‌شود و مهرهٔ حریف آنجا ساده است
   *[false] مهرهٔ حریف در { $square } خال‌دار است و مهرهٔ شما ساده می‌ماند
  }: فقط مهره‌ای را می‌توان زد که همان رو را نشان دهد.
why-turned = مهرهٔ حریف در { $square } خال‌دار است و آنجا امن است.
why-blocked = جا خالی نیست: { $square }.
why-needs-all = مهره فقط وقتی وارد می‌شود که همهٔ تاس‌ها ({ $marked }) نشان‌دار باشند.
why-needs-throw = { $piece } با { $score } وارد می‌شود.
why-order = { $piece } پس از { $before } وارد می‌شود.
why-needs-kit = مهره‌ها با پرتاب { $count } تاس وارد می‌شوند.
why-no-entry = با این پرتاب هیچ مهره‌ای نمی‌تواند وارد شود.
why-pending-extra = اول: دوباره تاس می‌ریزید یا همین‌جا می‌مانید؟
why-pending-award = اول: مهره‌ای در خانهٔ آغاز می‌گذارید یا نه؟
