### Translated by machine, not yet read by a native speaker.

# The end of a game: its numbers, looking back. They are fetched with their views.

## The end of a game

result-tallies = الحساب
graph-title = { $kind ->
    [chance] فرصة الفوز على مدى اللعبة
    [points] النقاط على مدى اللعبة
   *[money] المال على مدى اللعبة
  }
graph-start = البداية
graph-end = النهاية

## Looking back, move by move

look-start = بداية اللعبة.
look-turned = هنا كان أكبر تغيّر في اللعبة.
look-better = { $cost } الأفضل: { $move } – { $reason }.
look-best = لم يكن هناك اختيار أفضل.
look-near = يكاد يساوي الأفضل. { $cost }
look-first = إلى البداية
look-previous = السابق
look-next = اللاحق
look-end = إلى النهاية
look-next-mark = العلامة التالية
look-list = كل النقلات
look-play-on = متابعة اللعب من هنا
look-play-on-note = ما تلعبه من هنا لا يُحفظ.
look-count = { $by ->
    [you] أنت
    [computer] الحاسوب
    [light] الفاتح
   *[dark] الداكن
  }: { $marks ->
    [zero] لا علامات
    [one] علامة واحدة
    [two] علامتان
    [few] { $marks } علامات
    [many] { $marks } علامة
   *[other] { $marks } علامة
  } في { $choices ->
    [zero] { $choices } اختيار
    [one] اختيار واحد
    [two] اختيارين
    [few] { $choices } اختيارات
    [many] { $choices } اختيارًا
   *[other] { $choices } اختيار
  }
look-accuracy = الدقة: { $n } من ١٠٠
look-accuracy-note = الدقة: ١٠٠ إذا كان كل اختيار هو الأفضل، و٥٠ إذا كان الاختيار عشوائيًا.
look-choices = ما أمكن اختياره، مع قيمته
look-played = (هذا ما لُعب)
look-because = الأفضل: { $reason }.
look-progress = رميات ونقلات قُيِّمت بعمق أكبر: { $looked } من { $all }
look-throws = ما كان يمكن أن تأتي به الرمية
look-chance = { $n } من { $all }
look-short = أقصر من أن يقال عنها شيء.
look-legend = { $kind ->
    [chance] العلامة تدل على اختيار كلّف هذا القدر من مرات الفوز في كل ١٠٠ لعبة:
    [points] العلامة تدل على اختيار كلّف، من صافي النقاط:
   *[money] العلامة تدل على اختيار كلّف، من المال:
  }
look-limits = الحدود تناسب القواعد لتعني العلامة الشيء نفسه في كل مكان: ينال المستوى ٣ من الحاسوب علامة في اختيار من كل { $doubtful } تقريبًا، و? أو ?? في ١ من { $slip }، و?? في ١ من { $mistake }.
look-dice = النرد
look-luck = العدد بجانب الرمية: الحظ الذي جلبته.
look-band = الشريط حول الخط ± { $half }. في تسع من كل عشر وضعيات معروفة القيمة الدقيقة تقع القيمة داخل الشريط.
mark-doubtful = { "?!" } مشكوك فيه، من { $least }
    .name = مشكوك فيه
    .sign = ?!
mark-slip = { "?" } هفوة، من { $least }
    .name = هفوة
    .sign = ?
mark-mistake = { "??" } خطأ، من { $least }
    .name = خطأ
    .sign = ??
mark-found = اختيار موفَّق: الأفضل بفارق كبير، ولا يبدو كذلك للوهلة الأولى
    .name = اختيار موفَّق

## A deep look at one choice

deep-look = نظرة أعمق
deep-stop = إيقاف
deep-games = مرات متابعة اللعب: { $games } من { $all }
deep-enough = مرات متابعة اللعب: { $games }. هذا يكفي.
deep-estimate = بعد متابعة اللعب: { $value } ± { $half }
deep-exact = قيمة دقيقة: { $value }
deep-best = الأفضل بما يتجاوز المصادفة: { $move }.
deep-note = يتابع الحاسوب لعب أفضل الاختيارات لعدة رميات، هي نفسها لكل منها، ويطرح حظها ثم يقيّم الوضعية الأخيرة. المصادفة لا تغيّر القيمة بأكثر من العدد بعد ±، وذلك مؤكد بنسبة ٩٥٪.
deep-exact-note = الوضعيات الممكنة بعد هذا قليلة، فالقيم مؤكدة.

## The throws of a game

throws-title = رميات هذه اللعبة: { $n }
throws-note = بين القوسين: المتوقّع في المتوسط.
throws-count = { $count } ({ $due })
throws-marked = المُعلَّم
throws-value = القيمة
level-top = { $won ->
    [true] هزمت أعلى مستوى موجود!
   *[other] هذا أعلى مستوى: كثيرًا ما يخسر هنا حتى اللاعب الجيد.
  } ولعبة جديدة بقواعد أخرى لغز جديد.

## Real dice, judged

fairness-throws = { $whose ->
    [page] نرد الصفحة
   *[own] نردك
  } (عدد الرميات { $n })
fairness-fair = { fairness-throws }: يبدو عادلًا. فروق كهذه مصادفة.
fairness-odd = { fairness-throws }: غير معتاد قليلًا، فالنرد العادل يقع هكذا نحو مرة في كل { $once ->
    [zero] { $once } محاولة
    [one] محاولة واحدة
    [two] محاولتين
    [few] { $once } محاولات
    [many] { $once } محاولة
   *[other] { $once } محاولة
  }. راقبه.
fairness-unfair = { fairness-throws }: يندر أن يقع نرد عادل هكذا، مرة أو أقل في كل { $once ->
    [zero] { $once } محاولة
    [one] محاولة واحدة
    [two] محاولتين
    [few] { $once } محاولات
    [many] { $once } محاولة
   *[other] { $once } محاولة
  }.
fairness-all = هل النرد عادل؟ وما مستوى لعبي؟ عُدّ ألعابي كلها
strength-says = الألعاب ضد الحاسوب: { $games }. مستوى لعبك { $level } تقريبًا، وبيقين ٩٥٪ بين المستويين { $low } و{ $high }.
strength-few = الألعاب ضد الحاسوب: { $games }. هذا أقل من أن يكفي لتقدير مستواك.
fairness-counting = جارٍ عدّ كل رمية …
fairness-few = الرميات حتى الآن أقل من خمسين: أقل من أن نقول شيئًا.
fairness-kit = { $kind ->
    [bones] كعاب.
    [cubes] المكعّبات: { $count }.
   *[lots] أحجار النرد: { $count }.
  } { $text }

## Sound, size, statistics

stats-title = النتائج حتى الآن
stats-rules = القواعد
stats-level = الخصم
stats-played = المنتهية
stats-won = الفوز
stats-people = شخصان
stats-level-of = المستوى { $level }

look-learn = تعلّم من الأخطاء: { $n }

look-whose = { $kind ->
    [chance] { $by ->
        [you] فرصة فوزك
       *[other] فرصة فوز { who-inside }
      }
    [points] { $by ->
        [you] نقاطك المتوقعة
       *[other] النقاط المتوقعة ({ who-inside })
      }
   *[money] { $by ->
        [you] مالك المتوقع
       *[other] المال المتوقع ({ who-inside })
      }
  }
graph-moment = النقلة { $n } من { $all }. { look-whose }: { $value }
