### Translated by machine, not yet read by a native speaker.

sheet-aim = الهدف
sheet-setup = الإعداد
sheet-in = دخول
sheet-out = خروج
sheet-way = مسارك: { $n ->
    [zero] لا خانات
    [one] خانة واحدة
    [two] خانتان
    [few] { $n } خانات
    [many] { $n } خانة
   *[other] { $n } خانة
  }. ومسار اللاعب الآخر صورته في المرآة.
sheet-birds = يدخل كل طائر على الخانة التي رُسم فيها.
sheet-marks = العلامة بعد القاعدة تُظهر من أين جاءت:
sheet-mark-source = من مصدر
sheet-mark-reading = من قراءتنا لمصدر غير واضح
sheet-mark-decision = من قرارنا حيث تسكت المصادر
sheet-print = طباعة
sheet-origins = من أين هذا
sheet-origin = من أين هذه القاعدة
sheet-throw = الرمية
sheet-marked = { $n } مُعلَّم
sheet-score = القيمة
sheet-nothing = لا شيء
sheet-chance = الاحتمال
sheet-chance-of = { $n } من { $all }
compare-alike = هاتان تُلعبان بالطريقة نفسها.

## The sections of a rulebook, and two rulesets side by side

minutes = نحو { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
rulebook-sources = المصادر: { $sources }
status-source = مصدر: { $source }
status-reading = قراءة: { $source }
status-decision = قرار: { $source }
section-board = الرقعة والمسار
section-throws = الرميات
section-entering = الدخول
section-moving = النقل
section-landing = الحلول على خانة
section-extra = رمية إضافية
section-end = النهاية
section-start = من يبدأ
section-money = الحصص
section-choices = الاختيارات
compare-second = مجموعة القواعد الثانية
compare-facts = نظرة سريعة
compare-different = ما يختلف
compare-equal = المشترك بينهما ({ $n })
compare-nothing = لا تذكره هذه القواعد.
fact-line = باختصار
fact-minutes = المدة
fact-pieces = القطع لكل لاعب
fact-throw = الرمية
fact-path = المسار
fact-special = ما يميّزها
