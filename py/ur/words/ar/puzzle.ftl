### Translated by machine, not yet read by a native speaker.

puzzle-title = ألغاز
puzzle-day-title = لغز اليوم
puzzle-leave = العودة إلى البداية
puzzle-leave-game = العودة إلى اللعبة
puzzle-question = ما أفضل اختيار؟
puzzle-aim = { $kind ->
    [chance] هو الذي يفوز أكثر من غيره.
    [points] هو الذي يجلب أكثر النقاط في المتوسط.
   *[money] هو الذي يُبقي أكثر المال في المتوسط.
  }
puzzle-not = ليس الأفضل: { $move }.
puzzle-yes = نعم: { $move }.

puzzle-tried = جُرِّب
puzzle-next = اللغز التالي
puzzle-play = مواصلة اللعب من هنا
puzzle-list = كل الألغاز
puzzle-failed = تعذّر تحميل اللغز.
puzzle-made = مصنوع باليد
puzzle-no-link = هذا الرابط ليس لغزًا. { $reason }
puzzle-number = اللغز { $n }
puzzle-easy = سهل
puzzle-middling = متوسط
puzzle-hard = صعب
puzzle-errors = من كل ١٠٠ اختيار هنا يخطئ المستوى ١ من الحاسوب في { $first }، والمستوى ٣ في { $third }، والمستوى ٥ في { $fifth }.
puzzle-unit = { $kind ->
    [chance] الألعاب الرابحة من كل ١٠٠
    [points] صافي النقاط في المتوسط
   *[money] المال في المتوسط
  }
puzzle-rules = القواعد
puzzle-themes = موضوع اللغز

puzzle-theme-all = الكل
puzzle-theme-again = رمية أخرى
puzzle-theme-award = قطعة إضافية
puzzle-theme-build = نقلات هادئة
puzzle-theme-convert = الكعب الثاني
puzzle-theme-cover = طمر قطعة خصم
puzzle-theme-enter = إدخال
puzzle-theme-forfeit = نقلة بعد العيون
puzzle-theme-forgo = التخلي عن رمية أخرى
puzzle-theme-hit = أسر
puzzle-theme-home = إلى البيت
puzzle-theme-run = الخروج من الخطر
puzzle-theme-spare = ترك الأسر
puzzle-theme-stay = عدم فعل شيء
puzzle-theme-wait = البقاء على الوردة
puzzle-hardness = صعوبة اللغز
puzzle-kept = أخطاء للتدرّب عليها: { $n }
puzzle-judged-exact = الاختيارات الأفضل مؤكّدة: هذه الوضعيات محلولة.
puzzle-judged-rollouts = عُرفت الاختيارات الأفضل من ألعاب كثيرة لعبها الحاسوب ضد نفسه.
puzzle-solved = محلول
mistakes-title = تعلّم من الأخطاء
mistakes-question = ما الأفضل من { $move }؟
mistakes-none = لم يكلّفك أي اختيار كثيرًا. أحسنت اللعب.
mistakes-no-kept = لا أخطاء للتدرّب عليها اليوم.
mistakes-moment = اللحظة { $n } من { $all }
mistakes-next = التالي: { $n } من { $all }
mistakes-again = اسألني مرة أخرى
mistakes-only = لم يبقَ إلا هذا الاختيار، لذلك يعود السؤال مرة أخرى.
mistakes-done = تم
mistakes-keep = الاحتفاظ بها لوقت لاحق
mistakes-kept = محفوظ: { puzzle-title }

against-capture = تبقى القطعة في { $square } دون أسر.
against-throw = تفوت بذلك رمية أخرى.
against-home = لا توصل قطعة إلى البيت.
against-rosette = تترك { $square }، وقد يصل إليها اللاعب الآخر (عدد الرميات { $throws } من { $all }).
against-tempo = عدد الرميات التي تنقل قطعة بعدها { $throws } فقط من { $all }.
against-enter = لا تُدخل قطعة جديدة.
against-stays = تبقى القطعة في { $square } معرَّضة للأسر (عدد الرميات { $throws } من { $all }).
against-aim = بعدها فرص أسر قطعة أقل (عدد الرميات { $throws } من { $all }، وبعد أفضل اختيار { $best }).
against-again = بعدها فرص رمية أخرى أقل (عدد الرميات { $throws } من { $all }، وبعد أفضل اختيار { $best }).
against-off = بعدها فرص وصول قطعة إلى البيت أقل (عدد الرميات { $throws } من { $all }، وبعد أفضل اختيار { $best }).
against-reply = بعدها فرص اللاعب الآخر في رمية أخرى أكثر (عدد الرميات { $throws } من { $all }، وبعد أفضل اختيار { $best }).
