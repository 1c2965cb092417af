### Translated by machine, not yet read by a native speaker.

puzzle-title = مسائل
puzzle-day-title = مسألة اليوم
puzzle-leave = العودة إلى البداية
puzzle-leave-game = العودة إلى اللعبة
puzzle-question = ما أفضل اختيار؟
puzzle-all = كل ما تسمح به الرمية تحت الرقعة.
puzzle-not = ليس الأفضل: { $move }.
puzzle-yes = نعم: { $move }.
puzzle-why = السبب: { $reason }.

puzzle-tried = جُرِّب
puzzle-next = المسألة التالية
puzzle-play = واصل اللعب من هنا
puzzle-list = كل المسائل
puzzle-failed = تعذّر تحميل المسألة.
puzzle-number = المسألة { $n }
puzzle-easy = سهلة
puzzle-middling = متوسطة
puzzle-hard = صعبة
puzzle-unit = { $kind ->
    [chance] ألعاب رابحة من كل مئة
    [points] نقاط في المتوسط
   *[money] نقود في المتوسط
  }
puzzle-rules = القواعد
puzzle-themes = موضوع المسألة

puzzle-theme-all = الكل
puzzle-theme-again = رمية أخرى
puzzle-theme-award = قطعة إضافية
puzzle-theme-build = نقلات هادئة
puzzle-theme-convert = الكعب الثاني
puzzle-theme-cover = تغطية قطعة
puzzle-theme-enter = إدخال
puzzle-theme-forfeit = قطعة تُعاد
puzzle-theme-forgo = التخلي عن رمية
puzzle-theme-hit = أسر
puzzle-theme-home = إلى البيت
puzzle-theme-run = الخروج من الخطر
puzzle-theme-spare = ترك الأسر
puzzle-theme-stay = عدم فعل شيء
puzzle-theme-wait = البقاء على الوردة
puzzle-kept = أخطاء للإعادة: { $n }
puzzle-judged-exact = هذه القيم دقيقة.
puzzle-judged-rollouts = هذه القيم من ألعاب كثيرة لعبها الحاسوب ضد نفسه.
puzzle-solved = محلولة
mistakes-title = تعلّم من الأخطاء
mistakes-question = ما الأفضل من { $move }؟
mistakes-none = لم يكلّفك شيء كثيرًا. أحسنت اللعب.
mistakes-no-kept = لا خطأ للإعادة اليوم.
mistakes-moment = اللحظة { $n } من { $all }
mistakes-next = التالي: { $n } من { $all }
mistakes-done = تم
mistakes-keep = احتفظ بها لوقت لاحق

against-capture = تبقى القطعة في { $square } دون أسر.
against-throw = تضيع رمية أخرى.
