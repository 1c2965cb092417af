### Translated by machine, not yet read by a native speaker.

sheet-aim = ئامانج
sheet-setup = ئامادەکردن
sheet-in = ناو
sheet-out = دەر
sheet-way = ڕێگای تۆ: { $n } خانە. ڕێگای یاریزانەکەی تر وێنەی ئاوێنەیی ئەمەیە.
sheet-birds = هەر باڵندەیەک لەو خانەیە دێتە ناو کە تێیدا کێشراوە.
sheet-marks = نیشانەی دوای یاساکە نیشانی دەدات لە کوێوە هاتووە:
sheet-mark-source = سەرچاوەیەک
sheet-mark-reading = خوێندنەوەی ئێمە بۆ سەرچاوەیەکی ناڕوون
sheet-mark-decision = بڕیاری خۆمان کاتێک سەرچاوەکان هیچ ناڵێن
sheet-print = چاپکردن
sheet-origins = سەرچاوەی ئەمانە
sheet-origin = سەرچاوەی ئەم یاسایە
sheet-throw = هاویشتن
sheet-marked = { $n } نیشانەکراو
sheet-score = ژمارە
sheet-nothing = هیچ
sheet-chance = ئەگەر
sheet-chance-of = { $n } لە { $all }
compare-alike = ئەم دووانە وەک یەک یاری دەکرێن.

## The sections of a rulebook, and two rulesets side by side

minutes = نزیکەی { $minutes } { $minutes ->
    [one] خولەک
   *[other] خولەک
  }
rulebook-sources = سەرچاوەکان: { $sources }
status-source = سەرچاوە: { $source }
status-reading = خوێندنەوە: { $source }
status-decision = بڕیار: { $source }
section-board = تەختە و ڕێگا
section-throws = هاویشتنەکان
section-entering = هاتنە ناو
section-moving = جووڵان
section-landing = نیشتنەوە
section-extra = هاویشتنی زیادە
section-end = کۆتایی
section-start = کێ دەست پێ دەکات
section-money = بەشەکان
section-choices = هەڵبژاردنەکان
compare-second = کۆمەڵە یاسای دووەم
compare-facts = بە یەک نیگا
compare-different = جیاوازییەکان
compare-equal = لە هەردووکیاندا وەک یەک ({ $n })
compare-nothing = ئەم یاسایانە باسی ناکەن.
fact-line = بە کورتی
fact-minutes = ماوە
fact-pieces = داش بۆ هەر یاریزانێک
fact-throw = هاویشتن
fact-path = ڕێگا
fact-special = تایبەتمەندی
