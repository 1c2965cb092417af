### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

## The end of a game

result-tallies = ژماردنەکە
graph-title = { $kind ->
    [chance] ئەگەری بردنەوە بە درێژایی یارییەکە
    [points] خاڵەکان بە درێژایی یارییەکە
   *[money] پارە بە درێژایی یارییەکە
  }
graph-start = سەرەتا
graph-end = کۆتایی

## Looking back, move by move

look-start = سەرەتای یارییەکە.
look-turned = گەورەترین گۆڕانکاریی یارییەکە لێرە بوو.
look-better = { $cost } باشتر: { $move } – { $reason }.
look-best = هیچ هەڵبژاردنێک باشتر نەبوو.
look-near = نزیکەی هێندەی باشترین. { $cost }
look-first = بۆ سەرەتا
look-previous = پێشتر
look-next = دواتر
look-end = بۆ کۆتایی
look-next-mark = نیشانەی دواتر
look-list = هەموو جووڵەکان
look-play-on = لێرەوە درێژە بە یاری بدە
look-play-on-note = ئەوەی لێرەوە درێژەی پێ دەدەیت پاشەکەوت ناکرێت.
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
look-accuracy = وردی: { $n } لە ١٠٠
look-accuracy-note = وردی: ١٠٠ ئەگەر هەموو هەڵبژاردنێک باشترین بێت، ٥٠ ئەگەر بە هەڕەمەکی هەڵبژێردرێت.
look-choices = ئەوەی دەکرا هەڵبژێردرێت، و بەهاکەی
look-played = (کرا)
look-because = باشترین: { $reason }.
look-progress = هاویشتن و جووڵەی قووڵتر هەڵسەنگێنراو: { $looked } لە { $all }
look-throws = هاویشتنەکە چی دەکرا بێت
look-chance = { $n } لە { $all }
look-short = کورتترە لەوەی شتێکی لەسەر بگوترێت.
look-legend = { $kind ->
    [chance] نیشانە بۆ هەڵبژاردنێکە کە لە ١٠٠ یاری ئەوەندە بردنەوەی لەدەست دا:
    [points] نیشانە بۆ هەڵبژاردنێکە کە زیانەکەی، بە خاڵی پوختە، ئەوەندە بوو:
   *[money] نیشانە بۆ هەڵبژاردنێکە کە زیانەکەی، بە پارە، ئەوەندە بوو:
  }
look-limits = سنوورەکان لەگەڵ یاساکان دەگونجێن، بۆ ئەوەی نیشانەیەک لە هەموو شوێنێک هەمان مانای هەبێت: ئاستی ٣ی کۆمپیوتەر لە نزیکەی ١ لە { $doubtful } هەڵبژاردن یەکێکی دەست دەکەوێت، ? یان ?? لە ١ لە { $slip }، و ?? لە ١ لە { $mistake }.
look-dice = زارەکان
look-luck = ژمارەی تەنیشت هاویشتن: ئەو بەختەی کە هێنای.
look-band = شریتی دەوری هێڵەکە: ± { $half }. لە نۆ دۆخ لە هەر دە دۆخێک کە بەهای وردیان زانراوە، بەهاکە لەناو شریتەکەدایە.
mark-doubtful = { "?!" } گومانلێکراو، لە { $least }
    .name = گومانلێکراو
    .sign = ?!
mark-slip = { "?" } هەڵەی بچووک، لە { $least }
    .name = هەڵەی بچووک
    .sign = ?
mark-mistake = { "??" } هەڵە، لە { $least }
    .name = هەڵە
    .sign = ??
mark-found = باش دۆزرایەوە: بە جیاوازییەکی زۆر باشترینە، هەرچەند لە یەکەم نیگادا وا دیار نییە
    .name = باش دۆزرایەوە

## A deep look at one choice

deep-look = قووڵتر سەیر بکە
deep-stop = ڕایبگرە
deep-games = جارەکانی درێژەدان: { $games } لە { $all }
deep-enough = جارەکانی درێژەدان: { $games }. ئەمە بەسە.
deep-estimate = دوای درێژەدان: { $value } ± { $half }
deep-exact = ورد: { $value }
deep-best = باشترین، لە ڕێکەوت زیاتر: { $move }.
deep-note = کۆمپیوتەر درێژە بە باشترین هەڵبژاردنەکان دەدات بە چەند هاویشتنێک، هەمان بۆ هەریەکەیان، بەختیان لێ دەردەکات و کۆتاییەکە هەڵدەسەنگێنێت. بە دڵنیایی ٩٥٪، ڕێکەوت بەهاکە لە ژمارەی دوای ± زیاتر ناگۆڕێت.
deep-exact-note = ئەوەندە کەم دۆخ ماوە کە بەهاکان دڵنیان.

## The throws of a game

throws-title = هاویشتنەکانی ئەم یارییە: { $n }
throws-note = لە کەوانەدا: چەند بە تێکڕا چاوەڕوان دەکرێت.
throws-count = { $count } ({ $due })
throws-marked = نیشانەکراو
throws-value = ژمارە
level-top = { $won ->
    [true] بەرزترین ئاستت بردەوە!
   *[other] ئەمە بەرزترین ئاستە: یاریزانی باشیش لێرە زۆرجار دەدۆڕێت.
  } یارییەکی نوێ بە یاسای تر مەتەڵێکی نوێیە.

## Real dice, judged

fairness-throws = دوای { $n } هاویشتن بە { $whose ->
    [page] زارەکانی پەڕەکە
   *[own] زارەکانی تۆ
  }
fairness-fair = { fairness-throws }: دادپەروەر دیارن. جیاوازی وەها ڕێکەوتە.
fairness-odd = { fairness-throws }: کەمێک نائاساییە، بە زاری دادپەروەر نزیکەی یەک جار لە { $once } هەوڵدا. چاوت لێیان بێت.
fairness-unfair = { fairness-throws }: زاری دادپەروەر بەدەگمەن وا دەکەوێت، یەک جار لە { $once } هەوڵدا یان کەمتر.
fairness-all = زارەکان دادپەروەرن؟ ئاستی یاریکردنم چەندە؟ هەموو یارییەکانم بژمێرە
strength-says = یاری دژی کۆمپیوتەر: { $games }. ئاستی یاریکردنت: نزیکەی { $level }، بە دڵنیایی ٩٥٪ لە نێوان ئاستی { $low } و { $high }.
strength-few = یاری دژی کۆمپیوتەر: { $games }. ئەمە کەمە بۆ خەمڵاندنی ئاستی یاریکردنت.
fairness-counting = هەموو هاویشتنێک دەژمێردرێت …
fairness-few = تا ئێستا هاویشتنەکان لە پەنجا کەمترن: بۆ ئەوەی شتێک بڵێین کەمن.
fairness-kit = { $kind ->
    [bones] مێچەکان.
    [cubes] { $count } زاری شەشپاڵوو.
   *[lots] { $count } زار.
  } { $text }

## Sound, size, statistics

stats-title = ئەنجامەکان تا ئێستا
stats-rules = یاساکان
stats-level = دژی
stats-played = تەواوبوو
stats-won = بردنەوە
stats-people = دوو کەس
stats-level-of = ئاستی { $level }

look-learn = لە هەڵەکان فێر بە: { $n }

look-whose = { $kind ->
    [chance] { $by ->
        [you] ئەگەری بردنەوەی تۆ
       *[other] ئەگەری بردنەوەی { who-inside }
      }
    [points] { $by ->
        [you] خاڵە چاوەڕوانکراوەکانی تۆ
       *[other] خاڵە چاوەڕوانکراوەکانی { who-inside }
      }
   *[money] { $by ->
        [you] پارەی چاوەڕوانکراوی تۆ
       *[other] پارەی چاوەڕوانکراوی { who-inside }
      }
  }
graph-moment = جووڵەی { $n } لە { $all }. { look-whose }: { $value }
