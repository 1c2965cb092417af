### Translated by machine, not yet read by a native speaker.

lab-which = کام یاسا؟
lab-which-note = دوو تا چوار، تەنیشت یەک.
lab-rules = یاساکانی { $number }
lab-change = گۆڕانێک لە یاساکانی { $number }
lab-no-change = بێ گۆڕان
# same as in English
lab-option = { $option }: { $value }
lab-add = یاسا زیاد بکە
lab-remove = یاساکانی { $number } لابە
lab-who = کێ یاری دەکات؟
lab-player-a = لای A
lab-player-b = لای B
lab-against = { $a } دژی { $b }
lab-how-many = چەند یاری لە هەر یەکێک؟
lab-seed = تۆوی هاویشتنەکان
lab-seed-note = هەمان تۆو هەمان ژمارە دەدات، لێرە و لە تێرمیناڵ.
lab-play = { $games } یاری بکە
lab-choose = گۆڕین
lab-stop = بیوەستێنە و ئەوەی تەواو بووە بیهێڵەوە
lab-finished = هەموو یارییەکان کران.
lab-kept = وەستا. یارییە هێڵراوەکان: { $games }
lab-failed = کۆمپیوتەر ناتوانێت بەردەوام بێت. یارییە هێڵراوەکان: { $games }
lab-waiting = یاریزانی کۆمپیوتەر بار دەکرێت.
lab-questions = پرسیارەکان
lab-ask-long = ئایا موری زۆر درێژە؟
lab-ask-begin = ئایا گرنگە کێ دەست پێ دەکات؟
lab-ask-choice = لە کوێ هەڵبژاردن زۆرترین کاریگەری هەیە؟
lab-ask-b7 = b7=unsafe چی دەگۆڕێت؟
lab-ask-again = ئایا گرتنێک کە هاویشتنێکی تر دەدات ناڕەوایە بۆ لای دواکەوتوو؟
lab-so-far = تا ئێستا: { $answer }
lab-answer-few = یارییەکان بۆ وەڵام زۆر کەمن: کەمتر لە { $games }.
lab-answer-long = بەڵێ، ئەگەر { $minutes } خولەک یان کەمترت هەبێت.
lab-answer-begin-helps = دەستپێکردن یارمەتی دەدات لە { $rules }.
lab-answer-begin-harms = دووەم بوون باشترە لە { $rules }.
lab-answer-begin-both = دەستپێکردن یارمەتی دەدات لە { $helps }، و دووەم بوون باشترە لە { $harms }.
lab-answer-begin-none = سوودێک بۆ هیچ لایەک نابینرێت.
lab-answer-choice = هەڵبژاردن زۆرترین کاریگەری هەیە لە { $rules }.
lab-answer-behind-yes = بەڵێ: یارییەکە زووتر یەکلا دەبێتەوە.
lab-answer-behind-no = نەخێر: یارییەکە درەنگتر یەکلا دەبێتەوە.
lab-answer-unclear = ئەم یارییانە ناتوانن بیڵێن: لەوانەیە جیاوازییەکە ڕێکەوت بێت.
lab-answer-differences = { $count ->
    [0] هیچ پێوەرێک زیاتر لە ڕێکەوت جیاواز نییە.
    [one] { $count } لە { $all } پێوەر زیاتر لە ڕێکەوت جیاوازە.
   *[other] { $count } لە { $all } پێوەر زیاتر لە ڕێکەوت جیاوازن.
}
lab-line-long = { $rules }: نیوەی یارییەکان زیاتر لە { $throws } هاویشتنی دەوێت (٩٥٪: لە { $low } تا { $high })، { $time }.
lab-line-first = { $rules }: ئەوەی دەست پێ دەکات { $value }٪ دەباتەوە (٩٥٪: لە { $low }٪ تا { $high }٪).
lab-line-better = { $rules }: { $player } { $value }٪ دەباتەوە (٩٥٪: لە { $low }٪ تا { $high }٪).
lab-line-late = { $rules }: دوای { $value }٪ی هاویشتنەکان یەکلا دەبێتەوە (٩٥٪: لە { $low }٪ تا { $high }٪).
lab-line-mean = { $what }: { $after } لەجیاتی { $before }
lab-line-share = { $what }: { $after }٪ لەجیاتی { $before }٪
lab-sample = لانیکەم { $games } یاری لە هەر یەکێک.
lab-example = ئەم نموونەیە پێشتر پێوراوە. یاری بکە بۆ ئەوەی خۆت بیپێویت.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = یارییەکان: { $games }
lab-luck = چی یەکلای دەکاتەوە، لە ١٠٠ یاری
lab-by-luck = بەخت { $value }
lab-by-choices = هەڵبژاردن { $value }
lab-captured = گرتن لە هەر خانەیەک، لە ١٠٠
lab-arrivals = گەیشتن بە هەر خانەیەک، لە ١٠٠
lab-half = نیوە: { $throws }
lab-even = یەکسان { $value }٪
lab-more = زیاتر لە { $rules }، زیاتر لە ڕێکەوت
lab-less = کەمتر لە { $rules }، زیاتر لە ڕێکەوت
lab-table = ژمارەکان لە خشتەیەکدا
lab-measure = پێوەر
lab-percent = { $value }٪
lab-value = { $value } (٩٥٪: لە { $low } تا { $high })
lab-value-share = { $value }٪ (٩٥٪: لە { $low }٪ تا { $high }٪)
lab-csv = خشتە (CSV)
lab-svg = وێنە (SVG)
lab-png = وێنە (PNG)
lab-link = بەستەر بۆ ئەمە
lab-how = بەراوردی یاساکان لە یاری زیاتردا
lab-notebook = دەفتەرێک بۆ ئەوەی خۆت بیانپێویت
