### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = لعبة سباق عمرها نحو ٤٥٠٠ سنة. أوصِل قطعك كلها إلى البيت أولًا.
# same as in English
kiosk-dated = { $year }: { $what }
kiosk-touch = المس الشاشة لتلعب
kiosk-soon = نعود قريبًا
kiosk-soon-game = لحظة من فضلك. ستُستأنف اللعبة من تلقاء نفسها.

## The screen for choosing

kiosk-lead = أوصِل قطعك كلها إلى البيت أولًا.{ $minutes ->
    [0] { "" }
   *[other] { " " }تستغرق اللعبة نحو { $minutes } د.
  }
kiosk-one = لاعب واحد
kiosk-one-note = ضد الحاسوب
kiosk-two-note = على هذه الشاشة
kiosk-larger = خط أكبر
kiosk-lower = إلى الأسفل
kiosk-learn = أرني كيف
kiosk-home = خذها معك

## During a game

kiosk-wait = الدور الآن: { $by }.
kiosk-end = أتنهي هذه اللعبة؟
kiosk-still = أما زلت تلعب؟
kiosk-still-touch = المس أي مكان لتتابع.
kiosk-still-then = { $seconds ->
    [zero] ستُغلق اللعبة بعد { $seconds } ثانية.
    [one] ستُغلق اللعبة بعد ثانية واحدة.
    [two] ستُغلق اللعبة بعد ثانيتين.
    [few] ستُغلق اللعبة بعد { $seconds } ثوانٍ.
    [many] ستُغلق اللعبة بعد { $seconds } ثانية.
   *[other] ستُغلق اللعبة بعد { $seconds } ثانية.
  }
kiosk-home-how = وجّه كاميرا هاتفك إلى الرمز. تُفتح اللعبة هناك، مجانًا وبلا حساب.

## For the staff of the museum: how many games were played

kiosk-counts = الألعاب على هذه الشاشة
kiosk-counts-day = اليوم
kiosk-counts-started = بدأت
kiosk-counts-finished = انتهت
kiosk-counts-none = لم تُلعب أي لعبة بعد.
kiosk-counts-note = هذه الأرقام في ذاكرة هذه الشاشة فقط. لا يُرسل منها شيء.
