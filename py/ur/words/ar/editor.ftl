### Translated by machine, not yet read by a native speaker.

position-over = اللعبة منتهية في هذه الوضعية.
position-dead = في هذه الوضعية لن يستطيع أحد نقل قطعة أبدًا.
position-count = { $player }: المجموع { $count }، وعدد القطع بحسب القواعد: { $crew }.
position-kind-twice = { $player }: القطعة نفسها مرتين ({ $piece }).
position-not-on-path = { $player }: لا تصل أي قطعة إلى { $square } أبدًا.
position-moves-on = لا تبقى أي قطعة في { $square }: بل تواصل السير فورًا.
position-full = خانة { $square } ممتلئة: الحد الأقصى للقطع { $limit }.
position-no-stack = لا تتسع { $square } إلا لقطعة واحدة.
position-two-owners = في { $square } لا تجتمع قطع اللاعبَين أبدًا.
position-side = { $face ->
    [dotted] { $player }: القطعة في { $square } لا تُظهر وجهها المنقّط أبدًا.
   *[blank] { $player }: القطعة في { $square } تُظهر وجهها المنقّط دائمًا.
  }
position-kitty-empty = الصندوق فارغ.
position-purse-empty = { $player }: الكيس فارغ.
position-money = مجموع المال { $total }، لا { $whole }.
position-all-home = { $player }: إذا كانت كل القطع في البيت فقد انتهت اللعبة.
position-nothing-to-choose = لا اختيار في هذه الوضعية.
position-no-entry = { $player }: لا قطعة في الاحتياط.
position-no-move = { $player }: لا قطعة يمكنها أن تتقدّم { $score }.
position-barred = القطعة التي لا يجوز نقلها ليست في { $square }.
position-throw-not-due = لا رمية تُلعب في هذه الوضعية.
position-no-such-throw = لا يمكن أن تقع أحجار النرد هكذا.
position-other-kit = في هذه الوضعية تُرمى أحجار نرد أخرى. عددها: { $due }.

edit-take-off-first = ارفع واحدة أولًا، أو اختر خانة أخرى.
edit-other-square = اختر خانة أخرى.
edit-leave-a-way = اترك طريقًا مفتوحًا لقطعة واحدة على الأقل.
edit-leave-one = اترك قطعة على الرقعة أو في الاحتياط.
edit-nothing-there = خانة { $square } فارغة.
edit-none-in-hand = { $player }: لم تبقَ قطعة كهذه في الاحتياط.
edit-none-home = { $player }: لا قطعة في البيت.
edit-free-one = ارفع واحدة عن الرقعة: تذهب إلى الاحتياط.
edit-unreadable = بحسب هذه القواعد ليس هذا النص وضعية. انظر إلى «{ $word }».

editor-status = اختر قطعة ثم المس الخانات.
editor-status-more = يمكن التراجع عن كل شيء.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = من يلعب؟
editor-against = ضد الحاسوب تلعب بجانب: { $player }.
editor-leave = رجوع
editor-put = وضع على الرقعة
editor-take = رفع
editor-turn = قلب
editor-up = إلى أعلى
editor-down = إلى أسفل
editor-more = { $what }: زيادة واحد
editor-less = { $what }: إنقاص واحد
editor-to-play = الدور له
editor-lots = الرمية: المس حجر نرد لقلبه.
editor-die = { $up ->
    [true] حجر النرد { $n }: مُعلَّم
   *[false] حجر النرد { $n }: غير مُعلَّم
  }
editor-bone = الكعب الأول: { $n }
editor-answer = { $up ->
    [true] الكعب الثاني: نعم
   *[false] الكعب الثاني: لم يُرمَ
  }
editor-tap = المس نردًا
editor-not-thrown = بلا رمية
editor-pending = ما يُقرَّر
editor-kit = نرد: { $count }
editor-empty = رقعة فارغة
editor-share = مشاركة
editor-play = اللعب من هنا
editor-computer = ضد الحاسوب
editor-best = ما الأفضل هنا؟
editor-moves = قيمة كل نقلة
editor-before = { $player } قبل الرمية: { $value }.
editor-throw-first = حدّد الرمية لترى قيمة كل نقلة.
editor-text = الوضعية نصًّا
editor-use = استعمال هذا النص
editor-copy = نسخ النص
editor-link = نسخ الرابط
editor-print = طباعة الرسم
editor-puzzle = صنع لغز
editor-puzzle-clear = { $kind ->
    [chance] لغز: أفضل اختيار يتقدّم بمقدار { $margin } من مرات الفوز في كل ١٠٠ لعبة.
    [points] لغز: أفضل اختيار يتقدّم من النقاط الصافية بمقدار { $margin }.
   *[money] لغز: أفضل اختيار يزيد المال بمقدار { $margin }.
  }
editor-puzzle-link = نسخ رابط اللغز
editor-puzzle-frame = نسخ عنوانه لإطار

what-if = ماذا لو؟
what-if-leave = العودة إلى المراجعة
