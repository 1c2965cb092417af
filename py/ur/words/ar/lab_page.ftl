### Translated by machine, not yet read by a native speaker.

lab-which = أي القواعد؟
lab-which-note = من اثنتين إلى أربع، جنبًا إلى جنب.
lab-rules = مجموعة القواعد { $number }
lab-change = تغيير في مجموعة القواعد { $number }
lab-no-change = بلا تغيير
# same as in English
lab-option = { $option }: { $value }
lab-add = إضافة قواعد
lab-remove = إزالة مجموعة القواعد { $number }
lab-who = من يلعب؟
lab-player-a = اللاعب { "A" }
lab-player-b = اللاعب { "B" }
lab-unequal = لاعبان مختلفان يُظهران أيضًا ما يعود إلى الحظ وما يعود إلى الاختيارات.
lab-against = { $a } ضد { $b }
lab-played = { $a } ضد { $b }.
lab-how-many = كم لعبة لكل مجموعة قواعد؟
lab-seed = بذرة الرميات
lab-seed-note = البذرة نفسها تعطي الأعداد نفسها، هنا وفي الطرفية.
lab-play = لعب { $games } لعبة
lab-choose = تغيير
lab-stop = إيقاف، مع الاحتفاظ بما تمّ
lab-finished = لُعبت كل الألعاب.
lab-kept = توقّف اللعب. الألعاب المحفوظة: { $games }
lab-failed = لا يستطيع الحاسوب مواصلة اللعب. الألعاب المحفوظة: { $games }
lab-waiting = يجري تحميل لاعب الحاسوب.
lab-questions = أسئلة
lab-ask-long = هل اللعب بقواعد موراي أطول من اللازم؟
lab-ask-begin = هل يهمّ من يبدأ؟
lab-ask-choice = أين يكون للاختيارات أكبر أثر؟
lab-ask-b7 = ماذا يتغيّر إن أمكن أسر قطعة منفردة على B7؟
lab-ask-again = هل من الظلم للجانب المتأخّر أن يعطي الأسر رمية أخرى؟
lab-so-far = حتى الآن: { $answer }
lab-answer-few = الألعاب لا تكفي لجواب: فعددها أقل من { $games }.
lab-answer-long = نعم، إن كان وقتك أقل من { $minutes ->
    [zero] دقيقة واحدة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }: نصف الألعاب أطول من ذلك.
lab-answer-begin-helps = البدء يفيد في { $rules }.
lab-answer-begin-harms = اللعب ثانيًا أفضل في { $rules }.
lab-answer-begin-both = البدء يفيد في { $helps }، واللعب ثانيًا أفضل في { $harms }.
lab-answer-begin-none = هذه الألعاب أقل من أن تُظهر أفضلية لأي من الجانبين.
lab-answer-choice = من بين هذه القواعد، أكبر أثر للاختيارات في { $rules }.
lab-answer-behind-yes = نعم: بحسب هذه المقاييس تضرّ الرمية الإضافية بالجانب المتأخّر.
lab-answer-behind-no = لا: بحسب هذه المقاييس تنفع الرمية الإضافية الجانب المتأخّر.
lab-answer-behind-both = نعم ولا: بحسب بعض هذه المقاييس تضرّ الرمية الإضافية بالجانب المتأخّر، وبحسب بعضها تنفعه.
lab-answer-unclear = هذه الألعاب لا تكفي للحكم: قد يكون الفرق مصادفة.
lab-answer-differences = { $count ->
    [0] لا يختلف أي مقياس بما يتجاوز المصادفة.
    [one] مقياس واحد من { $all } يختلف بما يتجاوز المصادفة.
    [two] مقياسان من { $all } يختلفان بما يتجاوز المصادفة.
    [few] { $count } مقاييس من { $all } تختلف بما يتجاوز المصادفة.
    [many] { $count } مقياسًا من { $all } يختلف بما يتجاوز المصادفة.
   *[other] { $count } مقياس من { $all } يختلف بما يتجاوز المصادفة.
  }
lab-answer-most = وأكثرها: { $what }.
lab-line-long = { $rules }: نصف الألعاب يحتاج إلى رميات أكثر من { $throws } (٩٥٪: من { $low } إلى { $high })، أي { $time }.
lab-line-first = { $rules }: من يبدأ يفوز في { $value }٪ من الألعاب (٩٥٪: من { $low }٪ إلى { $high }٪).
lab-line-better = { $rules }: { $player } يفوز في { $value }٪ من الألعاب (٩٥٪: من { $low }٪ إلى { $high }٪).
lab-line-behind = { $rules }: أقصى تأخّر لمن فاز لاحقًا { $value } من الخطوات (٩٥٪: من { $low } إلى { $high }).
lab-sign-behind = { $apart ->
    [more] كان الفائزون لاحقًا أكثر تأخّرًا: وهذا يرجّح «لا».
   *[less] كان الفائزون لاحقًا أقل تأخّرًا: وهذا يرجّح «نعم».
  }
lab-sign-lead-changes = { $apart ->
    [more] يتبدّل المتقدّم أكثر: وهذا يرجّح «لا».
   *[less] يتبدّل المتقدّم أقل: وهذا يرجّح «نعم».
  }
lab-sign-late = { $apart ->
    [more] يتقدّم الفائز إلى النهاية في وقت أبعد: وهذا يرجّح «لا».
   *[less] يتقدّم الفائز إلى النهاية في وقت أبكر: وهذا يرجّح «نعم».
  }
lab-line-exact = { $rules }، إن لعب الجانبان بلا خطأ: من يبدأ يفوز في { $value }٪ من الألعاب.
lab-line-mean = { $what }، في المتوسط: { $first } { $before }، { $second } { $after }
lab-line-share = { $what }: { $first } { $before }٪، { $second } { $after }٪
lab-example = هذا مثال قيس من قبل. العب لتقيسه بنفسك.
lab-interval = تقع القيمة الحقيقية بين العددين اللذين يليان «٩٥٪»، وذلك مؤكد بنسبة ٩٥٪.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = الألعاب: { $games }
lab-luck = ما يحسم اللعبة، من كل ١٠٠ لعبة
lab-by-luck = الحظ { $value }
lab-by-choices = الاختيار { $value }
lab-captured = حالات الأسر في كل خانة، من مجموع ١٠٠
lab-arrivals = مرات الوصول إلى كل خانة، من مجموع ١٠٠
lab-half = النصف: { $throws }
lab-even = تساوٍ { $value }٪
lab-more = أكثر مما في { $rules }، بما يتجاوز المصادفة
lab-less = أقل مما في { $rules }، بما يتجاوز المصادفة
lab-table = الأعداد في جدول
lab-measure = المقياس (متوسط الألعاب)
lab-percent = { $value }٪
lab-value = { $value } (٩٥٪: من { $low } إلى { $high })
lab-value-share = { $value }٪ (٩٥٪: من { $low }٪ إلى { $high }٪)
lab-csv = جدول (CSV)
lab-svg = صورة (SVG)
lab-png = صورة (PNG)
lab-link = نسخ الرابط
lab-how = مقارنة كل القواعد
lab-notebook = دفتر لتقيس القواعد بنفسك
