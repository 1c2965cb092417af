### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = یارییەکی پێشبڕکێیە، تەمەنی نزیکەی ٤٥٠٠ ساڵە. پێش ڕکابەر هەموو داشەکانت ببە ماڵ.
# same as in English
kiosk-dated = { $year }: { $what }
kiosk-touch = بۆ یاری دەست لێ بدە
kiosk-soon = بەم زووانە دەگەڕێینەوە
kiosk-soon-game = ساتێک. یارییەکە خۆی بەردەوام دەبێت.

## The screen for choosing

kiosk-lead = پێش ڕکابەر هەموو داشەکانت ببە ماڵ.{ $minutes ->
    [0] { "" }
   *[other] { " " }یارییەک نزیکەی { $minutes } خولەک دەخایەنێت.
  }
kiosk-one = یەک یاریزان
kiosk-one-note = دژی کۆمپیوتەر
kiosk-two-note = لەسەر ئەم شاشەیە
kiosk-larger = نووسینی گەورەتر
kiosk-lower = بیهێنە خوارەوە
kiosk-learn = نیشانم بدە
kiosk-home = لەگەڵ خۆت بیبە

## During a game

kiosk-wait = چاوەڕێی { $by } بکە.
kiosk-end = ئەم یارییە کۆتایی پێ بهێنیت؟
kiosk-still = هێشتا یاری دەکەیت؟
kiosk-still-touch = بۆ بەردەوامبوون دەست لە هەر شوێنێک بدە.
kiosk-still-then = یارییەکە دوای { $seconds } چرکە دادەخرێت.
kiosk-home-how = کامێرای تەلەفۆنەکەت بەرەو کۆدەکە بگرە. یارییەکە لەوێ دەکرێتەوە، بەخۆڕایی و بێ هەژمار.

## For the staff of the museum: how many games were played

kiosk-counts = یارییەکانی ئەم شاشەیە
kiosk-counts-day = ڕۆژ
kiosk-counts-started = دەستپێکراو
kiosk-counts-finished = تەواوبوو
kiosk-counts-none = هێشتا هیچ یارییەک نەکراوە.
kiosk-counts-note = ئەم ژمارانە تەنها لە بیرگەی ئەم شاشەیەدان. هیچ شتێک نانێردرێت.
