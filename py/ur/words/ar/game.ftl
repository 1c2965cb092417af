### Translated by machine, not yet read by a native speaker.

side-light = الفاتح
side-dark = الداكن
piece = قطعة
piece-blank = قطعة ملساء
piece-dotted = قطعة منقّطة
kind-swallow = السنونو
kind-storm-bird = طائر العاصفة
kind-raven = الغراب
kind-rooster = الديك
kind-eagle = النسر
ornament-rosette = وردة
ornament-eyes = عيون
ornament-five-dots = خمس دوائر
ornament-four-fives = أربع خماسيات
ornament-five = خماسية صغيرة
ornament-twelve = اثنتا عشرة دائرة
ornament-plain = خانة عادية
square-start = البداية
square-rosette = { $middle ->
    [true] الوردة الوسطى
   *[false] الوردة { $square }
  }
square-ornament = خانة { $square }، { $ornament }
hand = الاحتياط
sentences = { $first } { $second }
clauses = { $first }، { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = ليحدّد الحظ من يبدأ: ارميا عملة معدنية، أو ليُخفِ أحدكما قطعة في يده. من يبدأ؟
start-ask-thrower = يرمي أحدكما حجر نرد واحدًا، ويتوقّع الآخر كيف يقع. من يرمي؟
start-ask-guess = يتوقّع اللاعب الآخر كيف يقع الحجر. ما توقّعه؟
start-ask-result = ارمِ الحجر الآن. كيف وقع؟
start-marked = مُعلَّم
start-unmarked = غير مُعلَّم

## What can be done

enter = { $piece } من الاحتياط إلى { $to }
move = من { $from } إلى { $to }
move-kind = { $piece }، { $move }
move-in = من البداية إلى { $to }
move-off = من { $from } إلى البيت
by-way-of = { $to }، عبر { $square }
act-then = { $act }: { $then }
act-throw = ارمِ ثانيةً
act-convert = ارمِ الكعب الثاني: «نعم» تساوي { $score }، و«لا» تنهي الدور
then-again = رمية أخرى
then-captured = أسر
then-sent-off = تلاقي كومة للخصم وتعود إلى الاحتياط
then-onward = تتقدّم إلى { $to }
then-onward-off = تتقدّم إلى البيت
then-turns = تنقلب
then-pays = دفع { $amount }
then-takes = أخذ { $amount }
then-extra = يجوز الرمي ثانيةً
then-award = يجوز إدخال قطعة
then-forfeit = يتقدّم اللاعب الآخر { $score }
then-wins = فوز
then-ends = نهاية الدور
pass = تمرير
pass-stuck = متابعة
pass-extra = التوقّف هنا
pass-award = تركها في الاحتياط

## Why a piece cannot move

why-over = انتهت اللعبة.
why-no-throw = ارمِ أولًا.
why-no-score = هذه الرمية لا تساوي شيئًا، فلا تُنقل أي قطعة.
why-barred = هذه القطعة هي التي كسبت الرمية، فلا بد أن تستعملها قطعة أخرى.
why-kit = { $rosette ->
    [true] القطعة التي على وردة لا تُنقل إلا بهذا العدد من أحجار النرد: { $count }.
   *[false] هذا العدد من أحجار النرد ({ $count }) لقطعة تغادر وردة فقط.
  }
why-under = { $whose ->
    [enemy] فوقها قطعة للخصم.
   *[own] فوقها قطعة أخرى لك.
  }
why-too-far = { $score } أكثر من اللازم: { $left ->
    [zero] لم تبقَ أي خطوة
    [one] لم تبقَ إلا خطوة واحدة
    [two] لم تبقَ إلا خطوتان
    [few] لم تبقَ إلا { $left } خطوات
    [many] لم تبقَ إلا { $left } خطوة
   *[other] لم تبقَ إلا { $left } خطوة
  }، ولا بد من رمية مطابقة تمامًا.
why-own = في { $square } قطعة لك.
why-safe = قطعة الخصم في { $square } آمنة هناك{ $ornament ->
    [rosette] : فهي على وردة
   *[other] { "" }
  }.
why-full = الكومة في { $square } ممتلئة.
why-stack = { $whose ->
    [own] الكومة في { $square } ممتلئة.
   *[enemy] اللاعب الآخر يشغل { $square }.
  }
why-side = { $dots ->
    [true] ستكون قطعتك منقّطة في { $square }، وقطعة الخصم هناك ملساء
   *[false] قطعة الخصم في { $square } منقّطة، وستكون قطعتك ملساء
  }: لا تُؤسر إلا قطعة تُظهر الوجه نفسه.
why-turned = قطعة الخصم في { $square } منقّطة، فهي آمنة هناك.
why-blocked = ليست { $square } خالية.
why-needs-all = لا تدخل القطعة إلا إذا كانت الأحجار كلها ({ $marked }) معلَّمة.
why-needs-throw = يدخل { $piece } بالرمية { $score }.
why-order = يدخل { $piece } بعد { $before }.
why-needs-kit = عدد أحجار النرد لإدخال القطع: { $count }.
why-no-entry = لا تدخل أي قطعة بهذه الرمية.
why-pending-extra = أولًا: أترمي ثانيةً أم تتوقّف؟
why-pending-award = أولًا: أتضع قطعة على خانة البداية أم تتركها؟
