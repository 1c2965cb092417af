### Translated by machine, not yet read by a native speaker.

lab-which = کام یاسا؟
lab-which-note = دوو تا چوار، لە تەنیشت یەک.
lab-rules = یاساکانی { $number }
lab-change = گۆڕانێک لە یاساکانی { $number }
lab-no-change = بێ گۆڕان
# same as in English
lab-option = { $option }: { $value }
lab-add = یاسا زیاد بکە
lab-remove = یاساکانی { $number } لابە
lab-who = کێ یاری دەکات؟
lab-player-a = یاریزانی { "A" }
lab-player-b = یاریزانی { "B" }
lab-unequal = دوو یاریزانی جیاواز ئەوەش نیشان دەدەن کە چەندی بە بەختە و چەندی بە هەڵبژاردن.
lab-against = { $a } دژی { $b }
lab-played = { $a } دژی { $b }.
lab-how-many = چەند یاری لە هەر یەکێک؟
lab-seed = تۆوی هاویشتنەکان
lab-seed-note = هەمان تۆو هەمان ژمارە دەدات، لێرە و لە تێرمیناڵ.
lab-play = { $games } یاری بکە
lab-choose = گۆڕین
lab-stop = بیوەستێنە و ئەوەی تەواو بووە بیهێڵەوە
lab-finished = هەموو یارییەکان کران.
lab-kept = وەستا. یارییە هەڵگیراوەکان: { $games }
lab-failed = کۆمپیوتەر ناتوانێت بەردەوام بێت. یارییە هەڵگیراوەکان: { $games }
lab-waiting = یاریزانی کۆمپیوتەر بار دەکرێت.
lab-questions = پرسیارەکان
lab-ask-long = ئایا یاری بە یاساکانی موری لە ڕادەبەدەر درێژە؟
lab-ask-begin = ئایا گرنگە کێ دەست پێ دەکات؟
lab-ask-choice = لە کوێ هەڵبژاردن زۆرترین کاریگەری هەیە؟
lab-ask-b7 = ئەگەر داشێکی تەنیا لەسەر B7 بگیرێت، چی دەگۆڕێت؟
lab-ask-again = ئایا بۆ ئەو لایەنەی لە دواوەیە ناڕەوایە کە گرتن هاویشتنێکی تر بدات؟
lab-so-far = تا ئێستا: { $answer }
lab-answer-few = ژمارەی یارییەکان بۆ وەڵام کەمە: کەمترە لە { $games }.
lab-answer-long = بەڵێ، ئەگەر کەمتر لە { $minutes } خولەکت هەبێت: نیوەی یارییەکان زیاتر دەخایەنێت.
lab-answer-begin-helps = دەستپێکردن یارمەتی دەدات لە { $rules }.
lab-answer-begin-harms = دووەم بوون باشترە لە { $rules }.
lab-answer-begin-both = دەستپێکردن یارمەتی دەدات لە { $helps }، و دووەم بوون باشترە لە { $harms }.
lab-answer-begin-none = ئەم یارییانە کەمترن لەوەی سوودی هیچ لایەنێک نیشان بدەن.
lab-answer-choice = لەم یاسایانەدا هەڵبژاردن زۆرترین کاریگەری هەیە لە { $rules }.
lab-answer-behind-yes = بەڵێ: بەپێی ئەم پێوانانە زیانی بە لایەنی دواکەوتوو هەیە.
lab-answer-behind-no = نەخێر: بەپێی ئەم پێوانانە یارمەتی لایەنی دواکەوتوو دەدات.
lab-answer-behind-both = هەم بەڵێ هەم نەخێر: بەپێی هەندێک لەم پێوانانە زیانی بە لایەنی دواکەوتوو هەیە و بەپێی هەندێکی تر یارمەتی دەدات.
lab-answer-unclear = لەم یارییانەوە دەرناکەوێت: لەوانەیە جیاوازییەکە ڕێکەوت بێت.
lab-answer-differences = { $count ->
    [0] جیاوازی هیچ پێوەرێک لە ڕێکەوت زیاتر نییە.
    [one] { $count } لە { $all } پێوەر جیاوازییەکەی لە ڕێکەوت زیاترە.
   *[other] { $count } لە { $all } پێوەر جیاوازییان لە ڕێکەوت زیاترە.
}
lab-answer-most = لە هەمووی زیاتر: { $what }.
lab-line-long = { $rules }: نیوەی یارییەکان زیاتر لە { $throws } هاویشتنیان دەوێت (٩٥٪: لە { $low } تا { $high })، واتە { $time }.
lab-line-first = { $rules }: ئەوەی دەست پێ دەکات { $value }٪ لە یارییەکان دەباتەوە (٩٥٪: لە { $low }٪ تا { $high }٪).
lab-line-better = { $rules }: { $player } لە یارییەکان { $value }٪ دەباتەوە (٩٥٪: لە { $low }٪ تا { $high }٪).
lab-line-behind = { $rules }: لە خراپترین ساتی یارییەکدا، براوە { $value } هەنگاو لە دواوە بوو (٩٥٪: لە { $low } تا { $high }).
lab-sign-behind = { $apart ->
    [more] براوەکان زیاتر لە دواوە بوون: ئەمە بەڵگەیە بۆ «نەخێر».
   *[less] براوەکان کەمتر لە دواوە بوون: ئەمە بەڵگەیە بۆ «بەڵێ».
  }
lab-sign-lead-changes = { $apart ->
    [more] پێشەنگ زیاتر دەگۆڕێت: ئەمە بەڵگەیە بۆ «نەخێر».
   *[less] پێشەنگ کەمتر دەگۆڕێت: ئەمە بەڵگەیە بۆ «بەڵێ».
  }
lab-sign-late = { $apart ->
    [more] براوە درەنگتر بۆ هەمیشە پێش دەکەوێت: ئەمە بەڵگەیە بۆ «نەخێر».
   *[less] براوە زووتر بۆ هەمیشە پێش دەکەوێت: ئەمە بەڵگەیە بۆ «بەڵێ».
  }
lab-line-exact = { $rules }، ئەگەر هەردوو لا بێ هەڵە یاری بکەن: ئەوەی دەست پێ دەکات { $value }٪ لە یارییەکان دەباتەوە.
lab-line-mean = { $what }، بە تێکڕا: { $first } { $before }، { $second } { $after }
lab-line-share = { $what }: { $first } { $before }٪، { $second } { $after }٪
lab-example = ئەم نموونەیە پێشتر پێوراوە. یاری بکە بۆ ئەوەی خۆت بیپێویت.
lab-interval = بە دڵنیایی ٩٥٪، بەها ڕاستەقینەکە لەنێوان ئەو دوو ژمارەیەدایە کە دوای «٩٥٪» هاتوون.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = یارییەکان: { $games }
lab-luck = چی یارییەکە یەکلا دەکاتەوە، لە ١٠٠ یاری
lab-by-luck = بەخت { $value }
lab-by-choices = هەڵبژاردن { $value }
lab-captured = گرتن لە هەر خانەیەک، لە کۆی ١٠٠
lab-arrivals = گەیشتن بە هەر خانەیەک، لە کۆی ١٠٠
lab-half = نیوە: { $throws }
lab-even = هاوسەنگ { $value }٪
lab-more = زیاتر لە { $rules }، لە سەرووی ڕێکەوتەوە
lab-less = کەمتر لە { $rules }، لە سەرووی ڕێکەوتەوە
lab-table = ژمارەکان لە خشتەیەکدا
lab-measure = پێوەر (تێکڕای یارییەکان)
lab-percent = { $value }٪
lab-value = { $value } (٩٥٪: لە { $low } تا { $high })
lab-value-share = { $value }٪ (٩٥٪: لە { $low }٪ تا { $high }٪)
lab-csv = خشتە (CSV)
lab-svg = وێنە (SVG)
lab-png = وێنە (PNG)
lab-link = لەبەرگرتنەوەی بەستەر
lab-how = بەراوردی هەموو یاساکان
lab-notebook = دەفتەرێک بۆ ئەوەی خۆت یاساکان بپێویت
