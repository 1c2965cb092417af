### Translated by machine, not yet read by a native speaker.

side-you = شما
side-computer = رایانه
side-other = بازیکن دیگر
who = { $by ->
    [you] شما
    [computer] رایانه
    [other] بازیکن دیگر
    [light] روشن
   *[dark] تیره
  }
who-inside = { $by ->
    [you] شما
    [computer] رایانه
    [other] بازیکن دیگر
    [light] روشن
   *[dark] تیره
  }
whose = { $by ->
    [you] شما
    [computer] رایانه
    [other] بازیکن دیگر
    [light] روشن
   *[dark] تیره
  }
whose-piece = { $owner ->
    [you] مهرهٔ شما
    [computer] مهرهٔ رایانه
    [other] مهرهٔ بازیکن دیگر
    [light] مهرهٔ روشن
   *[dark] مهرهٔ تیره
  }

## Who begins

begins = { $by ->
    [you] شما آغاز می‌کنید.
   *[other] { who } آغاز می‌کند.
  }
start-guessed = { $by ->
    [you] شما تاس می‌ریزید
   *[other] { who } تاس می‌ریزد
  } و { $owner ->
    [you] شما می‌گویید
    [computer] رایانه می‌گوید
    [other] بازیکن دیگر می‌گوید
    [light] روشن می‌گوید
   *[dark] تیره می‌گوید
  } «{ $guess }». تاس می‌افتد: { $fallen }.
begins-by-throw = { begins-with } { $own } در برابر { $other }.
begins-with = { $by ->
    [you] شما آغاز می‌کنید:
   *[other] { who } آغاز می‌کند:
  }

## Throws and what they mean

throw-score = { $by ->
    [you] عدد تاس شما: { $score }.
   *[other] { who } تاس می‌ریزد: { $score }.
  }
throw-nothing = { $by ->
    [you] پرتاب شما صفر حساب می‌شود.
   *[other] پرتاب { whose } صفر حساب می‌شود.
  }
throw-marked = { $marked ->
    [0] بدون نشان
   *[other] { $marked } نشان‌دار
  } { $score ->
    [0] صفر
   *[other] { $score }
  } حساب می‌شود.
throw-converted = { $by ->
    [you] قاپ شما بله می‌گوید:
   *[other] قاپ { who } بله می‌گوید:
  } { $number } می‌شود { $score }.
throw-convertible = «بله» آن را { $score } می‌کند.
throw-enters = با آن مهره‌ها وارد می‌شوند.
throw-launches = این عدد { $piece } است.
throw-again = { $moving ->
    [true] حرکت پرتاب دیگری می‌آورد.
   *[false] پرتاب دیگری در پی دارد.
  }

## What is to do now

todo-throw = { $by ->
    [you] شما تاس بریزید.
    [light] روشن تاس می‌ریزد.
    [dark] تیره تاس می‌ریزد.
   *[computer] { who } تاس می‌ریزد.
  }
todo-start = چه کسی آغاز می‌کند؟ { todo-throw }
todo-start-again = هنوز معلوم نیست: { $own } در برابر { $other }. { todo-throw }
todo-start-higher = پرتاب بالاتر آغاز می‌کند.
todo-start-one = تنها بازیکنی که ۱ بیاورد آغاز می‌کند.
todo-again-rosette = { $by ->
    [you] گل: دوباره تاس بریزید.
   *[other] { who } دوباره تاس می‌ریزد.
  }
todo-again-capture = { $by ->
    [you] زدید: دوباره تاس بریزید.
   *[other] { who } دوباره تاس می‌ریزد.
  }
todo-move = { $by ->
    [you] نوبت شماست: { $score } خانه بروید.
   *[other] { who } { $score } خانه می‌رود.
  }
todo-no-move = { $by ->
    [you] شما حرکتی ندارید.
   *[other] { who } حرکتی ندارد.
  }
todo-no-score = { $by ->
    [you] نوبت شما تمام شد.
    [light] نوبت روشن تمام شد.
    [dark] نوبت تیره تمام شد.
    [other] نوبت بازیکن دیگر تمام شد.
   *[computer] نوبت رایانه تمام شد.
  }
todo-convert = { $by ->
    [you] قاپ دوم، یا توقف؟
   *[other] قاپ دوم برای { who-inside }؟
  }
todo-extra = { $by ->
    [you] پرتاب دوباره، یا توقف؟
   *[other] { who } می‌تواند دوباره تاس بریزد.
  }
todo-award = { $by ->
    [you] گل! مهره‌ای در آغاز می‌گذارید؟
   *[other] { who } می‌تواند مهره‌ای وارد کند.
  }
todo-forfeit = { $by ->
    [you] چشم‌ها: شما باید { $score } خانه بروید.
   *[other] چشم‌ها: { who-inside } باید { $score } خانه برود.
  }

## What happened

happened-moved = { $by ->
    [you] شما از { $from } به { $to } رفتید.
   *[other] { who } از { $from } به { $to } رفت.
  }
happened-moved-to = { $by ->
    [you] شما به { $to } رفتید.
   *[other] { who } به { $to } رفت.
  }
happened-moved-in = { $by ->
    [you] شما از آغاز به { $to } رفتید.
   *[other] { who } از آغاز به { $to } رفت.
  }
happened-moved-kind = { $by ->
    [you] شما { $piece } را از { $from } به { $to } بردید.
   *[other] { who } { $piece } را از { $from } به { $to } برد.
  }
happened-entered = { $alike ->
    [true] { $by ->
        [you] شما مهره‌ای در { $to } وارد کردید.
       *[other] { who } مهره‌ای در { $to } وارد کرد.
      }
   *[false] { $by ->
        [you] شما { $piece } را در { $to } وارد کردید.
       *[other] { who } { $piece } را در { $to } وارد کرد.
      }
  }
happened-turned = خال‌دار شد.
happened-off = { $alike ->
    [true] { $by ->
        [you] شما مهره‌ای به مقصد رساندید: { $off } از { $all }.
       *[other] { who } مهره‌ای به مقصد رساند: { $off } از { $all }.
      }
   *[false] { $by ->
        [you] شما { $piece } را به مقصد رساندید: { $off } از { $all }.
       *[other] { who } { $piece } را به مقصد رساند: { $off } از { $all }.
      }
  }
happened-captured = { $by ->
    [you] شما { whose-piece } را زدید.
   *[other] { who } { whose-piece } را زد.
  }
happened-captured-kind = { $owner ->
    [you] از پرندگان شما زده شد: { $piece }.
    [computer] از پرندگان رایانه زدید: { $piece }.
    [other] از پرندگان بازیکن دیگر زده شد: { $piece }.
    [light] از پرندگان روشن زده شد: { $piece }.
   *[dark] از پرندگان تیره زده شد: { $piece }.
  }
happened-captured-on = در { $square } بود.
happened-sent-off = { $owner ->
    [you] مهرهٔ شما به پشتهٔ حریف برخورد.
    [computer] مهرهٔ رایانه به پشته برخورد.
    [other] مهرهٔ بازیکن دیگر به پشته برخورد.
    [light] مهرهٔ روشن به پشتهٔ حریف برخورد.
   *[dark] مهرهٔ تیره به پشتهٔ حریف برخورد.
  }
happened-sent-off-by = آن پشته در { $square } است.
happened-again = { $by ->
    [you] شما دوباره تاس می‌ریزید.
   *[other] { who } دوباره تاس می‌ریزد.
  }
happened-no-move = { todo-no-move }
happened-no-score = نوبت تمام شد.
happened-by-choice = { $by ->
    [you] شما پاس دادید.
   *[other] { who } پاس داد.
  }
happened-extra-declined = { $by ->
    [you] شما در اینجا توقف کردید.
   *[other] { who } در اینجا توقف کرد.
  }
happened-award-declined = { $by ->
    [you] شما مهره را در ذخیره گذاشتید.
   *[other] { who } مهره را در ذخیره گذاشت.
  }
happened-no-conversion = قاپ می‌گوید نه. { todo-no-score }
happened-paid-fine = { $amount ->
    [0] { $by ->
        [you] شما چیزی برای پرداخت نداشتید.
       *[other] { who } چیزی برای پرداخت نداشت.
      }
   *[other] { $by ->
        [you] شما برای گل { $amount } پرداختید.
       *[other] { who } برای گل { $amount } پرداخت.
      }
  } صندوق { $kitty }.
happened-paid-passed = { $amount ->
    [0] { $by ->
        [you] شما چیزی برای پرداخت نداشتید.
       *[other] { who } چیزی برای پرداخت نداشت.
      }
   *[other] { $by ->
        [you] شما برای گذشتن از گل { $amount } پرداختید.
       *[other] { who } برای گذشتن از گل { $amount } پرداخت.
      }
  } صندوق { $kitty }.
happened-paid-landed = { $amount ->
    [0] صندوق خالی بود: چیزی برای برداشتن نبود.
   *[other] { $by ->
        [you] شما { $amount } از صندوق برداشتید و { $purse } دارید.
       *[other] { who } { $amount } از صندوق برداشت و { $purse } دارد.
      }
  }
happened-paid-kitty = { $by ->
    [you] شما صندوق را برداشتید: { $amount }.
   *[other] { who } صندوق را برداشت: { $amount }.
  }
happened-paid-penalty = { $amount ->
    [0] { $by ->
        [you] شما چیزی نپرداختید.
       *[other] { who } چیزی نپرداخت.
      }
   *[other] { $by ->
        [you] شما برای پرندگان مانده { $amount } پرداختید.
       *[other] { who } برای پرندگان مانده { $amount } پرداخت.
      }
  }
happened-paid-pool = { $by ->
    [you] شما { $amount } از صندوق برداشتید.
   *[other] { who } { $amount } از صندوق برداشت.
  }

## Why a piece must wait for the other player

why-other-player = { $by ->
    [you] اکنون نوبت شماست.
   *[other] اکنون نوبت { whose } است.
  }
why-pending-forfeit = { $by ->
    [you] اول شما باید مهره‌ای را { $score } خانه حرکت دهید.
   *[other] اول { who-inside } باید مهره‌ای را { $score } خانه حرکت دهد.
  }

## The end

result-all-off = { $by ->
    [you] شما { $own } بر { $other } بردید.
   *[other] { who } { $own } بر { $other } برد.
  }
result-won = { $by ->
    [you] شما بردید.
   *[other] { who } برد.
  }
result-stuck = هر چه برنده می‌توانست حرکت دهد زیر حریف بود: با این قوانین، این برد است.
result-resigned = { $by ->
    [computer] شما تسلیم شدید.
    [you] رایانه تسلیم شد.
   *[other] بازیکن دیگر تسلیم شد.
  }
result-points = { $by ->
    [you] شما { $points } امتیاز گرفتید.
   *[other] { who } { $points } امتیاز گرفت.
  }
result-purses = { $by ->
    [you] شما { $own } دارید، { $owner ->
        [computer] رایانه
       *[other] بازیکن دیگر
      } { $other }.
    [computer] شما { $other } دارید، رایانه { $own }.
    [light] روشن { $own } دارد، تیره { $other }.
   *[dark] روشن { $other } دارد، تیره { $own }.
  }
story-luck = { $luck ->
    [much-for] تاس به { who-inside } بسیار کمک کرد.
    [little-for] تاس به { who-inside } کمی کمک کرد.
    [little-against] تاس کمی به زیان { who-inside } بود.
    [much-against] تاس بسیار به زیان { who-inside } بود.
   *[even] تاس به هر دو تقریباً یکسان کمک کرد.
  }
story-clean = { whose-start }: تقریباً بی‌نقص.
story-small = { whose-start }: هیچ‌یک هزینهٔ زیادی نداشت.
story-many = { whose-start }: روی‌هم‌رفته پرهزینه.
story-nearly-lost = یک انتخاب نزدیک بود به باخت بینجامد.
story-one-choice = یک انتخاب برای { who-inside } از همه پرهزینه‌تر بود.
whose-start = { $by ->
    [you] انتخاب‌های شما
    [computer] انتخاب‌های رایانه
    [other] انتخاب‌های بازیکن دیگر
    [light] انتخاب‌های روشن
   *[dark] انتخاب‌های تیره
  }
result-draw = مساوی.
result-draw-skips = مدتی دراز هیچ مهره‌ای نتوانست حرکت کند.
result-draw-length = بازی بیش از اندازه طولانی شد.

## How the game went, in numbers

review-choices = { whose-start }
end-brief = تاس: { $dice }. { whose-start }: { $own }.
review-note = { $kind ->
    [chance] عددها: احتمال برد { who-inside }، به داوری بازیکن رایانه‌ای. سطرها با هم جمع می‌شوند.
    [points] عددها: امتیاز خالص { who-inside }، به داوری بازیکن رایانه‌ای. سطرها با هم جمع می‌شوند.
   *[money] عددها: دارایی { who-inside }، به داوری بازیکن رایانه‌ای. سطرها با هم جمع می‌شوند.
  }
