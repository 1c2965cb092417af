### Translated by machine, not yet read by a native speaker.

sheet-aim = ئامانج
sheet-setup = ئامادەکردن
sheet-in = ناوەوە
sheet-out = دەرەوە
sheet-way = ڕێگای تۆ: { $n } خانە. ڕێگای یاریزانەکەی تر وێنەی ئاوێنەیی ئەمەیە.
sheet-birds = هەر باڵندەیەک لەو خانەیە دێتە ناو کە تێیدا کێشراوە.
sheet-marks = نیشانەی دوای یاساکە پیشانی دەدات لە کوێوە هاتووە:
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
