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
    [cubes] ئەوە دەژمێردرێت کە چەند زاری شەشپاڵوو نیشانە نیشان دەدەن.
   *[lots] ئەوە دەژمێردرێت کە چەند زار گۆشەیەکی نیشانەکراویان لە سەرەوەیە.
  }
first-throw = { $kind ->
    [lots] لە { $count } زار، { $marked } گۆشەی نیشانەکراویان لە سەرەوەیە: دەکاتە { $score }.
   *[other] هاویشتنەکەت دەکاتە { $score }.
  } داشێک هەڵبژێرە، پاشان خانەکەی.

## Hints and the tutor

hint = ئاماژە
hint-says = باشترین: { $move }.
hint-only = تاکە جووڵە: { $move }.
hint-why = هۆکار: { $reason }.
value-chance = { $value }٪
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] ئەگەری بردنەوە { $value }٪
    [points] خاڵی پوختە { $value }
   *[money] لە کیسە { $value }
  }
tutor-ask = { $kind ->
    [chance] ئەمە لە ١٠٠ یاری { $value } بردنەوەت لێ کەم دەکاتەوە.
    [points] ئەمە لە خاڵەکانت نزیکەی { $value } کەم دەکاتەوە.
   *[money] ئەمە لە پارەکەت نزیکەی { $value } کەم دەکاتەوە.
  }
tutor-better = باشتر: { $move } – { $reason }.
tutor-back = بیگەڕێنەوە
tutor-anyway = هەر ئەمە بکە

## The end of a game

look-back = پێداچوونەوە

## Looking back, move by move

look-title = پێداچوونەوە
look-leave = گەڕانەوە بۆ یارییەکە
look-cost = { $kind ->
    [chance] زیانەکەی { $cost } بردنەوە لە ١٠٠ یاری بوو.
    [points] زیانەکەی نزیکەی { $cost } خاڵ بوو.
   *[money] زیانەکەی نزیکەی { $cost } پارە بوو.
  }

## Dice that can be checked

fair-title = زارەکانی ئەم یارییە
dice-open = زارەکان چۆن دادپەروەرن
dice-note = ژمارەیەکی نهێنی هەموو هاویشتنەکانی پێش یەکەمیان دیاری کرد. پەنجەمۆرەکەی:
dice-more = بیانپشکنە
