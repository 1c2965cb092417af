### Translated by machine, not yet read by a native speaker.

lab-which = أي قواعد؟
lab-which-note = من اثنتين إلى أربع، جنبًا إلى جنب.
lab-rules = القواعد { $number }
lab-change = تغيير في القواعد { $number }
lab-no-change = بلا تغيير
# same as in English
lab-option = { $option }: { $value }
lab-add = أضف قواعد
lab-remove = أزل القواعد { $number }
lab-who = من يلعب؟
lab-player-a = الجانب A
lab-player-b = الجانب B
lab-against = { $a } ضد { $b }
lab-how-many = كم لعبة لكل قواعد؟
lab-seed = بذرة الرميات
lab-seed-note = البذرة نفسها تعطي الأعداد نفسها، هنا وفي الطرفية.
lab-play = العب { $games } لعبة
lab-choose = تغيير
lab-stop = أوقف واحتفظ بما تمّ
lab-finished = لُعبت كل الألعاب.
lab-kept = توقّف. الألعاب المحفوظة: { $games }
lab-failed = لا يستطيع الحاسوب المتابعة. الألعاب المحفوظة: { $games }
lab-waiting = يجري تحميل لاعب الحاسوب.
lab-questions = أسئلة
lab-ask-long = هل قواعد موراي طويلة جدًا؟
lab-ask-begin = هل يهمّ من يبدأ؟
lab-ask-choice = أين يكون للاختيارات أكبر أثر؟
lab-ask-b7 = ماذا يغيّر b7=unsafe؟
lab-ask-again = هل الأسر الذي يعطي رمية أخرى ظلم للجانب المتأخّر؟
lab-so-far = حتى الآن: { $answer }
lab-answer-few = الألعاب أقل من أن تكفي لجواب: أقل من { $games }.
lab-answer-long = نعم، إذا كان لديك { $minutes ->
    [zero] أقل من دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
} أو أقل.
lab-answer-begin-helps = البدء يفيد في { $rules }.
lab-answer-begin-harms = اللعب ثانيًا أفضل في { $rules }.
lab-answer-begin-both = البدء يفيد في { $helps }، واللعب ثانيًا أفضل في { $harms }.
lab-answer-begin-none = لا تظهر أفضلية لأي من الجانبين.
lab-answer-choice = أكبر أثر للاختيارات في { $rules }.
lab-answer-behind-yes = نعم: تُحسم اللعبة أبكر.
lab-answer-behind-no = لا: تُحسم اللعبة لاحقًا.
lab-answer-unclear = هذه الألعاب لا تكفي للحكم: قد يكون الفرق مصادفة.
lab-answer-differences = { $count ->
    [0] لا مقياس يختلف بأكثر من المصادفة.
    [one] مقياس واحد من { $all } يختلف بأكثر من المصادفة.
    [two] مقياسان من { $all } يختلفان بأكثر من المصادفة.
    [few] { $count } مقاييس من { $all } تختلف بأكثر من المصادفة.
    [many] { $count } مقياسًا من { $all } تختلف بأكثر من المصادفة.
   *[other] { $count } مقياس من { $all } تختلف بأكثر من المصادفة.
}
lab-line-long = { $rules }: نصف الألعاب يحتاج إلى أكثر من { $throws } رمية (٩٥٪: من { $low } إلى { $high })، { $time }.
lab-line-first = { $rules }: من يبدأ يفوز بنسبة { $value }٪ (٩٥٪: من { $low }٪ إلى { $high }٪).
lab-line-better = { $rules }: { $player } يفوز بنسبة { $value }٪ (٩٥٪: من { $low }٪ إلى { $high }٪).
lab-line-late = { $rules }: تُحسم بعد { $value }٪ من الرميات (٩٥٪: من { $low }٪ إلى { $high }٪).
lab-line-mean = { $what }: { $after } بدلًا من { $before }
lab-line-share = { $what }: { $after }٪ بدلًا من { $before }٪
lab-sample = { $games } لعبة على الأقل لكل قواعد.
lab-example = هذا مثال قيس من قبل. العب لتقيسه بنفسك.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = الألعاب: { $games }
lab-luck = ما يحسم، من ١٠٠ لعبة
lab-by-luck = الحظ { $value }
lab-by-choices = الاختيار { $value }
lab-captured = حالات الأسر في كل مربع، من ١٠٠
lab-arrivals = مرات الوصول إلى كل مربع، من ١٠٠
lab-half = النصف: { $throws }
lab-even = تعادل { $value }٪
lab-more = أكثر مما في { $rules }، بأكثر من المصادفة
lab-less = أقل مما في { $rules }، بأكثر من المصادفة
lab-table = الأعداد في جدول
lab-measure = المقياس
lab-percent = { $value }٪
lab-value = { $value } (٩٥٪: من { $low } إلى { $high })
lab-value-share = { $value }٪ (٩٥٪: من { $low }٪ إلى { $high }٪)
lab-csv = جدول (CSV)
lab-svg = صورة (SVG)
lab-png = صورة (PNG)
lab-link = رابط إلى هذا
lab-how = مقارنة القواعد في ألعاب أكثر
lab-notebook = دفتر لتقيسها بنفسك
