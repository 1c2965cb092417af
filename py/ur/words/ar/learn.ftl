### Translated by machine, not yet read by a native speaker.

## Lessons

lesson = درس
lesson-starting = يبدأ الدرس.
lesson-status = { $step } من { $steps }: { $text }
lesson-other = هذه نقلة جائزة، لكنها ليست موضوع هذه الخطوة. جرّب غيرها.
lesson-next = التالي
lesson-again = مرة أخرى
lesson-play = العب لعبة
lesson-leave = خروج
lesson-back = العودة إلى اللعبة

## The first throw of a new player

first-to-throw = اضغط «رمي»: { $kind ->
    [bones] يقع الكعب على عدد من ١ إلى ٤.
    [cubes] القيمة هي عدد المكعّبات التي تُظهر علامة.
   *[lots] يُحسب عدد أحجار النرد التي في أعلاها زاوية معلَّمة.
  }
first-throw = { $kind ->
    [lots] أحجار بزاوية معلَّمة إلى أعلى: { $marked } من { $count }. قيمة الرمية { $score }.
   *[other] قيمة رميتك { $score }.
  } اختر قطعة ثم خانتها.

## Hints and the tutor

hint = تلميح
hint-says = الأفضل: { $move }.
hint-only = النقلة الوحيدة: { $move }.
hint-why = السبب: { $reason }.
value-chance = { $value }٪
value-points = { $value }
value-money = { $value }
value-says = { $kind ->
    [chance] فرصة الفوز { $value }٪
    [points] صافي النقاط { $value }
   *[money] في الكيس { $value }
  }
tutor-ask = { $kind ->
    [chance] هذا يكلّفك من مرات الفوز { $value } في كل ١٠٠ لعبة.
    [points] هذا يكلّفك من النقاط نحو { $value }.
   *[money] هذا يكلّفك من المال نحو { $value }.
  }
tutor-better = الأفضل: { $move } – { $reason }.
tutor-back = سحب النقلة
tutor-anyway = لعبها مع ذلك

## The end of a game

look-back = مراجعة اللعبة

## Looking back, move by move

look-title = مراجعة اللعبة
look-leave = العودة إلى اللعبة
look-cost = { $kind ->
    [chance] كلّف من مرات الفوز { $cost } في كل ١٠٠ لعبة.
    [points] كلّف من النقاط نحو { $cost }.
   *[money] كلّف من المال نحو { $cost }.
  }

## Dice that can be checked

fair-title = نرد هذه اللعبة
dice-open = كيف نعرف أن النرد عادل
dice-note = حدّد عدد سرّي الرميات كلها قبل الأولى. بصمته:
dice-more = التحقق منها
