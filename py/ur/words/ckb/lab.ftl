### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = جووڵەی هەڕەمەکی
lab-title = { $rules }. A: { $a }. B: { $b }. تۆو: { $seed }. یارییەکان: { $games }.
lab-mean = { $what }: { $value } (٩٥٪: لە { $low } تا { $high })
lab-one = { $what }: { $value }
lab-share = { $what }: { $value }٪ (٩٥٪: لە { $low }٪ تا { $high }٪)
lab-first = بردنەوەی ئەوەی دەستی پێ کرد
lab-a = بردنەوەی A
lab-a-began = بردنەوەی A کاتێک A دەستی پێ کرد
lab-a-second = بردنەوەی A کاتێک B دەستی پێ کرد
lab-draws = یەکسانبوون: { $games }
lab-throws = هاویشتن لە یارییەکدا
lab-turns = نۆرە لە یارییەکدا
lab-extra = هاویشتنی زیادە لە یارییەکدا
lab-lost = هاویشتنی بێ جووڵە لە یارییەکدا
lab-choices = هەڵبژاردن لە یارییەکدا
lab-captures = گرتن لە یارییەکدا
lab-lead-changes = گۆڕینی پێشەنگ لە یارییەکدا
lab-behind = زۆرترین دواکەوتنی براوە بە هەنگاو
lab-stacks = جووڵە بۆ سەر کەڵەکە لە یارییەکدا
lab-tallest = داشەکانی بەرزترین کەڵەکە لە یارییەکدا
lab-awards = پاداشت لە یارییەکدا
lab-forfeits = سزا لە یارییەکدا
lab-net = پارە یان خاڵێک کە A لە کۆتاییدا زیاتر لە B هەیەتی
lab-late = بەشی یاری تا براوە بۆ هەمیشە پێش بکەوێت
lab-squares = خانە زۆر بەکارهاتووەکان، لەگەڵ گەیشتن لە یارییەکدا: { $squares }
lab-square = { $square } { $times }
lab-progress = { $done } لە { $total } یاری، { $left } ماوە
lab-continued = کارەکە بەردەوامە. یارییە کراوەکان: { $games }.
lab-stopped = وەستا. هەمان فەرمان بەردەوامی پێ دەدات.
