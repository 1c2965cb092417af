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
