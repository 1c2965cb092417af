### Translated by machine, not yet read by a native speaker.

## Lessons

lesson = وانە
lesson-starting = وانەکە دەست پێ دەکات.
lesson-status = { $step } لە { $steps }: { $text }
lesson-other = جووڵەیەکی دروستە، بەڵام ئەوە نییە کە ئەم هەنگاوە باسی دەکات. جووڵەیەکی تر تاقی بکەرەوە.
lesson-next = دواتر
lesson-again = جارێکی تر
lesson-play = یارییەک بکە
lesson-leave = دەرچوون
lesson-back = گەڕانەوە بۆ یارییەکە

## The first throw of a new player

first-to-throw = «هاویشتن» دابگرە: { $kind ->
    [bones] مێچەکە لەسەر ژمارەیەک لە ١ تا ٤ دەکەوێت.
    [cubes] ئەوە دەژمێردرێت کە چەند زاری شەشپاڵوو نیشانە پیشان دەدەن.
   *[lots] هەر گۆشەیەکی نیشانەکراو کە ڕووی لە سەرەوە بێت دەژمێردرێت.
  }
first-throw = { $kind ->
    [lots] لە { $count } گۆشەی نیشانەکراو، { $marked } لە سەرەوەیە: دەکاتە { $score }.
   *[other] هاویشتنەکەت دەکاتە { $score }.
  } داشێک هەڵبژێرە، پاشان خانەکەی.

## Hints and the tutor

hint = ئاماژە
hint-says = باشترین: { $move } – { $reason }.
value-chance = { $value }٪
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] ئەگەری بردنەوە { $value }٪
    [points] خاڵی پوختە { $value }
   *[money] لە کیسە { $value }
  }
tutor-ask = { $kind ->
    [chance] ئەمە لە ئەگەری بردنەوەت { $value }٪ کەم دەکاتەوە.
    [points] ئەمە لە خاڵەکانت نزیکەی { $value } کەم دەکاتەوە.
   *[money] ئەمە لە پارەکەت نزیکەی { $value } کەم دەکاتەوە.
  }
tutor-better = باشتر: { $move } – { $reason }.
tutor-back = بیگەڕێنەوە
tutor-anyway = هەر ئەمە بکە
setting-values = بەهای هەر جووڵەیەک نیشان بدە
setting-tutor = پێش جووڵەیەکی پڕ زیان ئاگادارم بکەرەوە
key-hint = ئاماژەیەک

## The end of a game

look-back = چاوپێداخشاندنەوە
review-title = بەخت و هەڵبژاردنەکان
review-waiting = چاو بە یارییەکەدا دەخشێنرێتەوە …
end-more = هەموو ژمارەکان
review-start = لە سەرەتادا
review-luck = زارەکان
review-result = لە کۆتاییدا
review-amount = { $kind ->
    [chance] { $value }٪
   *[other] { $value }
  }
graph-title = { $kind ->
    [chance] ئەگەری بردنەوە بە درێژایی یارییەکە
    [points] خاڵەکان بە درێژایی یارییەکە
   *[money] پارە بە درێژایی یارییەکە
  }
graph-start = سەرەتا
graph-end = کۆتایی

## Looking back, move by move

look-title = چاوپێداخشاندنەوە
look-leave = گەڕانەوە بۆ کۆتایی
look-first = بۆ سەرەتا
look-previous = پێشتر
look-next = دواتر
look-end = بۆ کۆتایی
look-next-mark = نیشانەی دواتر
look-list = هەموو جووڵەکان
look-start = سەرەتای یارییەکە.
look-better = باشتر: { $move } – { $reason }. { $cost }
look-best = هیچ هەڵبژاردنێک باشتر نەبوو.
look-near = نزیکەی هێندەی باشترین. { $cost }
look-cost = { $kind ->
    [chance] زیانەکەی { $cost } لە ١٠٠ بوو.
    [points] زیانەکەی نزیکەی { $cost } خاڵ بوو.
   *[money] زیانەکەی نزیکەی { $cost } پارە بوو.
  }
look-count = { $by ->
    [you] تۆ
    [computer] کۆمپیوتەر
    [light] ڕووناک
   *[dark] تاریک
  }: { $marks ->
    [0] بێ نیشانە
    [one] یەک نیشانە
   *[other] { $marks } نیشانە
  } لە { $choices ->
    [one] یەک هەڵبژاردن
   *[other] { $choices } هەڵبژاردن
  }
look-choices = ئەوەی دەکرا هەڵبژێردرێت، و بەهاکەی
look-played = (کرا)
look-because = باشترین: { $reason }.
look-legend = { $kind ->
    [chance] نیشانە بۆ هەڵبژاردنێکە کە زیانەکەی، لە ١٠٠ی ئەگەری بردنەوە، ئەوەندە بوو:
    [points] نیشانە بۆ هەڵبژاردنێکە کە زیانەکەی، بە خاڵی پوختە، ئەوەندە بوو:
   *[money] نیشانە بۆ هەڵبژاردنێکە کە زیانەکەی، بە پارە، ئەوەندە بوو:
  }
mark-doubtful = { "?!" } گومانلێکراو، لە { $least }
    .name = گومانلێکراو
    .sign = ?!
mark-slip = { "?" } هەڵەی بچووک، لە { $least }
    .name = هەڵەی بچووک
    .sign = ?
mark-mistake = { "??" } هەڵە، لە { $least }
    .name = هەڵە
    .sign = ??

## The throws of a game

throws-title = هاویشتنەکانی ئەم یارییە
throws-note = لە کەوانەدا: چەند بە تێکڕا چاوەڕوان دەکرێت.
throws-count = { $count } ({ $due })
throws-marked = نیشانەکراو
throws-value = ژمارە
level-next = ئاستی دواتر بکە
level-top = { $won ->
    [true] بەرزترین ئاستت بردەوە!
   *[other] ئەمە بەرزترین ئاستە: یاریزانی باشیش لێرە زۆرجار دەدۆڕێت.
  } یارییەکی نوێ بە یاسای تر مەتەڵێکی نوێیە.

## Dice that can be checked

dice-title = زارەکانی ئەم یارییە
dice-open = زارەکان چۆن دادپەروەرن
dice-note = هەموو هاویشتنەکان پێش یەکەمیان دیاری کران. پەنجەمۆرەکەیان:
dice-more = بیانپشکنە
dice-commit = ژمارەیەکی نهێنی، تۆو، هەموو هاویشتنەکانی پێش یەکەمیان دیاری کرد. ئەمە پەنجەمۆرەکەیەتی ({ "SHA-256" })، لە سەرەتاوە نیشان دراوە:
dice-later = دوای یارییەکە تۆوەکە لێرە نیشان دەدرێت، و هەموو هاویشتنێک دەتوانرێت لێیەوە دروست بکرێتەوە.
dice-seed = تۆو
dice-word = وشەی تۆ لەناویدا
dice-game = ناوی یارییەکە
dice-checking = هەموو هاویشتنێک دروست دەکرێتەوە …
dice-right = { $n ->
    [one] هاویشتنەکە هەر ئەوەیە
   *[other] هەر { $n } هاویشتنەکە ئەوانەن
  } کە تۆوەکە دەیدات، و تۆوەکە لەگەڵ پەنجەمۆرەکەی دەگونجێت.
dice-wrong = { $n ->
    [one] یەک هاویشتن ئەوە نییە
   *[other] { $n } هاویشتن ئەوانە نین
  } کە تۆوەکە دەیدات.
dice-unkept = تۆوەکە لەگەڵ ئەو پەنجەمۆرەی پێشتر نیشان درا ناگونجێت.
dice-typed = { $n ->
    [one] یەک هاویشتن
   *[other] { $n } هاویشتن
  } لە زاری ڕاستەقینەوە نووسراوە: پەڕەکە ناتوانێت ئەوە بپشکنێت.
dice-imported = ئەم یارییە بێ تۆوی ئێمە هات: زارەکانی هیچ ناسەلمێنن.
dice-proves-title = ئەمە چی دەسەلمێنێت
dice-proves = هاویشتنەکان پێش ئەوەی تۆ بجووڵێنیت دیاری کران، دوای یاریکردنت نەکەوتن، و یاریزانی کۆمپیوتەر هەڵینەبژاردن. ئەگەر وشەیەکی خۆت لە تۆوەکەدا بێت، پێشوەختەش هەڵنەبژێردراون.
dice-proves-nothing = هیچ: ئەم هاویشتنانە لەم تۆوەوە دروست ناکرێنەوە. تۆمارەکە لە شوێنێکی ترەوە هاتووە، یان گۆڕدراوە.
dice-proves-not = دژی کەسێک کە بتوانێت ئەم پەڕەیە بگۆڕێت هیچ ناسەلمێنێت. بەهێزترین بەڵگە زاری ڕاستەقینەیە: کاتی ئامادەکردنی یاری دەتوانرێت هەڵبژێردرێت.
dice-table = هەموو هاویشتنەکان
dice-n = ڕاکێشان
dice-by = کێ
dice-fell = هاوێژراو
dice-again = لە تۆوەوە
dice-how = چۆن: ڕاکێشانی ژمارە { "i" } بریتییە لە { "HMAC-SHA256" } بە تۆو وەک کلیل، لەسەر { "“ur-dice-1|word|game|i”" }؛ زاری { "k" } وەک بیتی { "k" } دەکەوێت.
setup-word = وشەیەکی تۆ بۆ زارەکان (ئارەزوومەندانە)
fell-yes = بەڵێ
fell-no = نەخێر

## Real dice, judged

fairness-throws = دوای { $n } هاویشتن بە { $whose ->
    [page] زارەکانی پەڕەکە
   *[own] زارەکانی تۆ
  }
fairness-fair = { fairness-throws }: دادپەروەر دیارن. جیاوازی وەها ڕێکەوتە.
fairness-odd = { fairness-throws }: کەمێک نائاساییە، بە زاری دادپەروەر نزیکەی یەک جار لە { $once } هەوڵدا. چاوت لێیان بێت.
fairness-unfair = { fairness-throws }: زاری دادپەروەر بەدەگمەن وا دەکەوێت، یەک جار لە { $once } هەوڵدا یان کەمتر.
fairness-all = زارەکان دادپەروەرن؟ هەموو یارییەکانم بژمێرە
fairness-counting = هەموو هاویشتنێک دەژمێردرێت …
fairness-few = تا ئێستا هاویشتنەکان لە پەنجا کەمترن: بۆ ئەوەی شتێک بڵێین کەمن.
fairness-kit = { $kind ->
    [bones] مێچەکان.
    [cubes] { $count } زاری شەشپاڵوو.
   *[lots] { $count } زار.
  } { $text }

## Sound, size, statistics

setting-sound = دەنگ
sound-on = کراوە
sound-off = داخراو
setting-volume = بەرزی دەنگ
setting-big = گەورە، بۆ پرۆجێکتەر
stats-title = ئەنجامەکان تا ئێستا
stats-rules = یاساکان
stats-level = دژی
stats-played = تەواوبوو
stats-won = بردنەوە
stats-people = دوو کەس
stats-level-of = ئاستی { $level }
