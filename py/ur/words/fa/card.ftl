### Translated by machine, not yet read by a native speaker.

card-title = { $picture ->
    [rosette] گل
    [eyes] چشم‌ها
    [five-dots] پنج خال
    [four-fives] چهار پنج‌خال
    [five] پنج‌خال کوچک
    [twelve] دوازده خال
    [homeward] رفت و برگشت
    [fork] دو راه
    [side] دو رو
    [capture] زدن
    [stack] پشته‌ها
    [lots] تاس‌ها
    [pass] پاس
    [bone] قاپ دوم
    [birds] پرندگان
    [points] امتیازها
   *[kitty] صندوق
  }
card-squares = { $squares }
card-throws = پرتاب
card-birds = پرندگان
card-open = همهٔ قوانین

## What a throw brings

card-enters = یا ورود مهره
card-throws-again = پرتاب دوباره
card-turn-ends = پایان نوبت
card-throw-says = { $marked ->
    [0] هیچ
   *[other] { $marked }
  } از { $lots } نشان‌دار:
card-value = ارزش { $value }

## What a square does

card-enter-with = مهره‌ها اینجا وارد می‌شوند، وقتی همهٔ تاس‌ها ({ $marked }) نشان‌دار باشند.
card-again-rosette = دوباره تاس بریزید.
card-safe-rosettes = از زده شدن در امان است.
card-safe = از زده شدن در امان است.
card-unsafe = حفاظت نمی‌کند.
card-award = می‌توانید مهره‌ای در آغاز خود بگذارید.
card-forfeit = بازیکن دیگر مهره‌ای را { $score } خانه جلو می‌برد.
card-doubles = یک بار دیگر به همان اندازه جلو بروید.
card-mixed = مهره‌های هر دو بازیکن روی هم می‌نشینند، تا { $limit } مهره.
card-top-only = فقط مهرهٔ بالایی حرکت می‌کند.
card-own-stack = مهره‌های یک بازیکن روی هم می‌نشینند، تا { $limit } مهره، و امن‌اند.
card-single = مهرهٔ تنها را که همان رو را نشان دهد می‌توان زد.
card-turned-safe = مهره‌های خال‌دار امن‌اند.
card-turn = مهره‌ها اینجا برای راه بازگشت خال‌دار می‌شوند.
card-landed = اگر اینجا بنشینید، ارزش پرندهٔ خود را بردارید.
card-passed = { $single ->
    [true] اگر از یکی یا بیشتر بگذرید، ارزش پرنده را یک بار بپردازید، مگر آنکه روی گلی بنشینید.
   *[false] اگر بگذرید، ارزش پرندهٔ خود را بپردازید.
  }
card-fine = { $amount } به صندوق بپردازید{ $limited ->
    [true] ، یا هر چه دارید
   *[false] { "" }
  }.

## Other rules

card-twice = مهره‌های ساده می‌روند. مهره‌های خال‌دار در راه مقصدند.
card-fork = بخش کوچک را از هر سو که خواستید دور بزنید.
card-capture-side = فقط مهره‌ای را بزنید که همان رو را نشان می‌دهد.
card-other-side = مهره‌ای که روی دیگر را نشان دهد خانه را می‌بندد.
card-again-capture = زدن پرتاب دوباره می‌دهد.
card-safe-everywhere = هیچ مهره‌ای زده نمی‌شود: مهرهٔ حریف خانه را می‌بندد.
card-own-stack-free = مهره‌های شما در هر خانه‌ای می‌توانند کنار هم باشند.
card-run-in = دو مهرهٔ حریف یا بیشتر، مهرهٔ شما را به ذخیره برمی‌گردانند.
card-stuck-wins = اگر فقط مهره‌هایی بتوانند حرکت کنند که زیر مهره‌های حریف‌اند، می‌برید.
card-unbury = اگر فقط مهره‌های مدفون بتوانند حرکت کنند، یکی را بیرون بکشید.
card-kit-rosette = برای ترک گل { $count } تاس بریزید، و فقط برای همین.
card-bars = مهره‌ای که پرتاب را به دست آورد نمی‌تواند از آن استفاده کند.
card-may-pass = می‌توانید به جای حرکت پاس بدهید.
card-convert = «بله» عدد را عوض می‌کند ({ $table }). «نه» نوبت را تمام می‌کند.
rule-convert-one = از { $a } به { $b }
card-launch-order = { $fixed ->
    [true] بار نخست به این ترتیب وارد می‌شوند.
   *[false] به هر ترتیبی وارد می‌شوند.
  }
card-launch-again = وقتی { $kind } زده شود، درست پیش از هر گلی دوباره وارد می‌شود.
card-stake = { $purse ->
    [0] هر بازیکن در آغاز { $stake } می‌پردازد.
   *[other] هر بازیکن در آغاز از { $purse } ژتون { $stake } می‌پردازد.
  }
card-kitty = برنده آن را برمی‌دارد.
card-pool = { $split ->
    [true] در پایان بازیکنان آن را تقسیم می‌کنند.
   *[false] برنده آن را برمی‌دارد.
  }
card-penalty = { $all ->
    [true] بازنده ارزش هر پرندهٔ به مقصد نرسیده را به برنده می‌پردازد.
   *[false] بازنده ارزش هر پرندهٔ روی صفحه را به برنده می‌پردازد.
  }
card-points = برنده از آنچه برای بازنده مانده امتیاز می‌گیرد: در ذخیره { $hand }، در آغاز { $start }، وگرنه ارزش خانه.
rule-points-one = { $what } { $value }

card-bird = { $piece }: با { $score } وارد می‌شود، ارزش { $value }.
