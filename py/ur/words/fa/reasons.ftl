### Translated by machine, not yet read by a native speaker.

reason-and = { $first }، { $second }
reason-wins = بازی را می‌برد
reason-ends = بازی را تمام می‌کند
reason-takes = مهره‌ای را می‌زند که { $way } خانه راه آمده بود
reason-takes-again = { reason-takes }، و پرتاب دیگری در پی دارد
reason-off = مهره‌ای را به مقصد می‌رساند
reason-off-again = { reason-off }، و پرتاب دیگری در پی دارد
reason-rosette = روی گل می‌نشیند: پرتاب دیگری در پی دارد
reason-again = پرتاب دیگری در پی دارد
reason-throw = پرتاب دوباره ارزش بیشتری از توقف دارد
reason-leaves = مهره از خطر { $throws } پرتاب از { $all } دور می‌شود
reason-aims = با { $throws } پرتاب از { $all }، { $square } را تهدید می‌کند
reason-blocks = در { $throws } پرتاب از { $all } بازیکن دیگر را بی‌حرکت می‌گذارد
reason-enters = مهرهٔ تازه‌ای وارد می‌کند
reason-award = یک مهرهٔ دیگر هم می‌تواند وارد شود
reason-forward = پس از آن برای مهره { $left } خانه می‌ماند
reason-safe = آنجا امن است
reason-open = آنجا با { $throws } پرتاب از { $all } زده می‌شود
reason-convert = «بله» آن را { $score } می‌کند
reason-nothing = هر حرکتی ارزش کمتری دارد
reason-stay-safe = مهره‌ها در جای خود امن‌اند
reason-none = پرتاب تعیین می‌کند

leaves-open = مهرهٔ شما در { $square } می‌ماند و با { $throws } پرتاب از { $all } زده می‌شود.
