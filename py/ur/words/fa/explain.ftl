### Translated by machine, not yet read by a native speaker.

explain-here = در { $square }:
explain-plain = اینجا قانون ویژه‌ای ندارد: { $square }.
explain-can-go = { $by ->
    [you] مهرهٔ شما
    [computer] مهرهٔ رایانه
    [other] مهرهٔ بازیکن دیگر
    [light] مهرهٔ روشن
   *[dark] مهرهٔ تیره
  } { $score ->
    [0] می‌تواند به { $to } برود.
   *[other] با این { $score } می‌تواند به { $to } برود.
  }
explain-can-leave = { $by ->
    [you] مهرهٔ شما
    [computer] مهرهٔ رایانه
    [other] مهرهٔ بازیکن دیگر
    [light] مهرهٔ روشن
   *[dark] مهرهٔ تیره
  } { $score ->
    [0] می‌تواند به مقصد برسد.
   *[other] با این { $score } می‌تواند به مقصد برسد.
  }
explain-captures = { $by ->
    [you] شما می‌توانید با این پرتاب اینجا مهره بزنید.
    [computer] رایانه می‌تواند با این پرتاب اینجا مهره بزند.
    [other] بازیکن دیگر می‌تواند با این پرتاب اینجا مهره بزند.
    [light] روشن می‌تواند با این پرتاب اینجا مهره بزند.
   *[dark] تیره می‌تواند با این پرتاب اینجا مهره بزند.
  }
explain-lands = { $by ->
    [you] یکی از مهره‌های شما
    [computer] یکی از مهره‌های رایانه
    [other] یکی از مهره‌های بازیکن دیگر
    [light] یکی از مهره‌های روشن
   *[dark] یکی از مهره‌های تیره
  } با این پرتاب می‌تواند به اینجا بیاید.
explain-not-now = با این پرتاب نمی‌توان آن را زد.
explain-open = از { $all } پرتاب، { $throws } پرتاب می‌تواند مهرهٔ اینجا را بزند.
explain-closed = هیچ پرتابی نمی‌تواند مهرهٔ اینجا را بزند.
explain-stack = از بالا: { $pieces }.
explain-stacked = { $side ->
    [dotted] مهرهٔ خال‌دار
    [blank] مهرهٔ سادهٔ
   *[none] مهرهٔ
  } { $by ->
    [you] شما
    [computer] رایانه
    [other] بازیکن دیگر
    [light] روشن
   *[dark] تیره
  } { $free ->
    [true] (می‌تواند حرکت کند)
   *[false] (منتظر است)
  }
explain-hand = { $by ->
    [you] در ذخیرهٔ شما:
    [computer] در ذخیرهٔ رایانه:
    [other] در ذخیرهٔ بازیکن دیگر:
    [light] در ذخیرهٔ روشن:
   *[dark] در ذخیرهٔ تیره:
  } { $n }.
explain-off = { $by ->
    [you] مهره‌های به مقصد رسیدهٔ شما:
    [computer] مهره‌های به مقصد رسیدهٔ رایانه:
    [other] مهره‌های به مقصد رسیدهٔ بازیکن دیگر:
    [light] مهره‌های به مقصد رسیدهٔ روشن:
   *[dark] مهره‌های به مقصد رسیدهٔ تیره:
  } { $n } از { $all }.
explain-purse = { $by ->
    [you] در کیسهٔ شما:
    [computer] در کیسهٔ رایانه:
    [other] در کیسهٔ بازیکن دیگر:
    [light] در کیسهٔ روشن:
   *[dark] در کیسهٔ تیره:
  } { $n }.
explain-kitty = در صندوق: { $n }.
explain-bird = { $piece }: با { $score } وارد می‌شود، ارزش { $value }.
