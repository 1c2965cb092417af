### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = یک بازی مسابقه‌ای، حدود ۴۵۰۰ ساله. زودتر همهٔ مهره‌هایتان را به مقصد برسانید.
# same as in English
kiosk-dated = { $year }: { $what }
kiosk-touch = برای بازی لمس کنید
kiosk-soon = به‌زودی برمی‌گردیم
kiosk-soon-game = یک لحظه. بازی خودبه‌خود ادامه می‌یابد.

## The screen for choosing

kiosk-lead = زودتر همهٔ مهره‌هایتان را به مقصد برسانید.{ $minutes ->
    [0] { "" }
   *[other] { " " }هر بازی حدود { $minutes } دقیقه طول می‌کشد.
  }
kiosk-one = یک بازیکن
kiosk-one-note = در برابر رایانه
kiosk-two-note = روی همین نمایشگر
kiosk-larger = نوشتهٔ بزرگ‌تر
kiosk-lower = پایین‌تر
kiosk-learn = نشانم بدهید
kiosk-home = با خود ببرید

## During a game

kiosk-wait = نوبت { $by } است.
kiosk-end = این بازی تمام شود؟
kiosk-still = هنوز بازی می‌کنید؟
kiosk-still-touch = برای ادامه هر جا را لمس کنید.
kiosk-still-then = بازی تا { $seconds } ثانیهٔ دیگر بسته می‌شود.
kiosk-home-how = دوربین تلفنتان را رو به کد بگیرید. بازی همان جا باز می‌شود، رایگان و بدون حساب.

## For the staff of the museum: how many games were played

kiosk-counts = بازی‌های این نمایشگر
kiosk-counts-day = روز
kiosk-counts-started = آغازشده
kiosk-counts-finished = پایان‌یافته
kiosk-counts-none = هنوز بازی‌ای انجام نشده است.
kiosk-counts-note = این عددها فقط در حافظهٔ همین نمایشگر است. چیزی فرستاده نمی‌شود.
