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
reason-money = از صندوق { $amount } برمی‌دارد
reason-forfeit = { then-forfeit }
reason-covers = مهرهٔ زیر آن حرکتی ندارد
reason-leaves = در جای پیشین، با { $throws } پرتاب از { $all } می‌شد مهره را زد
reason-holds = بازیکن دیگر را از { $square } دور نگه می‌دارد ({ $throws } پرتاب از { $all })
reason-aims = با { $throws } پرتاب از { $all }، { $square } را تهدید می‌کند
reason-blocks = در { $throws } پرتاب از { $all } بازیکن دیگر را بی‌حرکت می‌گذارد
reason-race = دیگر زده نمی‌شود، پیشتازی به پرتاب: حدود { $ahead }
reason-least = انتخاب امن‌تری نیست: با { $throws } پرتاب از { $all } می‌توان مهره‌ای را زد
reason-tempo = پس از آن با { $throws } پرتاب از { $all } حرکتی هست
reason-home = از آنجا با { $throws } پرتاب از { $all } می‌تواند به مقصد برسد
reason-nears = از آنجا با { $throws } پرتاب از { $all } می‌توان پرتاب دیگری گرفت
reason-earns = پس از آن با { $throws } پرتاب از { $all } می‌توان پرتاب دیگری گرفت
reason-homes = پس از آن با { $throws } پرتاب از { $all } می‌توان مهره‌ای را به مقصد رساند
reason-rear = عقب‌ترین مهره پیش می‌رود
reason-enters = مهرهٔ تازه‌ای وارد می‌کند
reason-award = یک مهرهٔ دیگر هم می‌تواند وارد شود
reason-forward = پس از آن برای مهره { $left } خانه می‌ماند
reason-safe = پرتاب بعدی آن را نمی‌زند
reason-open = آنجا با { $throws } پرتاب از { $all } زده می‌شود
reason-convert = «بله» آن را { $score } می‌کند
reason-idle = نه با { $without } و نه با { $score } چیزی حرکت نمی‌کند
reason-yes = با «بله» { $reason }
reason-stay-safe = پرتاب بعدی هیچ مهره‌ای را نمی‌زند

leaves-open = مهرهٔ شما در { $square } می‌ماند و با { $throws } پرتاب از { $all } زده می‌شود.
leaves-two = مهره‌های شما در { $square } می‌مانند و با { $throws } پرتاب از { $all } در خطرند.
