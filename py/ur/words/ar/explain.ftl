### Translated by machine, not yet read by a native speaker.

explain-here = في { $square }:
explain-plain = لا يحدث شيء خاص في { $square }.
explain-can-go = { $by ->
    [you] يمكن لقطعتك
    [computer] يمكن لقطعة الحاسوب
    [other] يمكن لقطعة اللاعب الآخر
    [light] يمكن لقطعة الفاتح
   *[dark] يمكن لقطعة الداكن
  } أن تصل إلى { $to }{ $score ->
    [0] { "" }
   *[other] { " " }بهذه الرمية ({ $score })
  }.
explain-can-leave = { $by ->
    [you] يمكن لقطعتك
    [computer] يمكن لقطعة الحاسوب
    [other] يمكن لقطعة اللاعب الآخر
    [light] يمكن لقطعة الفاتح
   *[dark] يمكن لقطعة الداكن
  } أن تصل إلى البيت{ $score ->
    [0] { "" }
   *[other] { " " }بهذه الرمية ({ $score })
  }.
explain-sent-off = هناك تلاقي كومة للخصم وتعود إلى الاحتياط.
explain-captures = { $by ->
    [you] يمكنك
    [computer] يمكن للحاسوب
    [other] يمكن للاعب الآخر
    [light] يمكن للفاتح
   *[dark] يمكن للداكن
  } الأسر هنا{ $score ->
    [0] { "" }
   *[other] { " " }بهذه الرمية
  }.
explain-lands = { $by ->
    [you] يمكن لإحدى قطعك
    [computer] يمكن لإحدى قطع الحاسوب
    [other] يمكن لإحدى قطع اللاعب الآخر
    [light] يمكن لإحدى قطع الفاتح
   *[dark] يمكن لإحدى قطع الداكن
  } أن تصل إلى هنا{ $score ->
    [0] { "" }
   *[other] { " " }بهذه الرمية
  }.
explain-not-now = لا يمكن أسرها بهذه القيمة.
explain-open = عدد الرميات التي تأسر القطعة هنا: { $throws } من { $all }.
explain-closed = ما من رمية تأسر القطعة هنا.
explain-stack = من الأعلى: { $pieces }.
explain-stacked = { $side ->
    [dotted] { $by ->
        [you] قطعتك المنقّطة
        [computer] قطعة الحاسوب المنقّطة
        [other] قطعة اللاعب الآخر المنقّطة
        [light] قطعة الفاتح المنقّطة
       *[dark] قطعة الداكن المنقّطة
      }
    [blank] { $by ->
        [you] قطعتك الملساء
        [computer] قطعة الحاسوب الملساء
        [other] قطعة اللاعب الآخر الملساء
        [light] قطعة الفاتح الملساء
       *[dark] قطعة الداكن الملساء
      }
   *[none] { $by ->
        [you] قطعتك
        [computer] قطعة الحاسوب
        [other] قطعة اللاعب الآخر
        [light] قطعة الفاتح
       *[dark] قطعة الداكن
      }
  } { $free ->
    [true] (حرة)
   *[false] (مطمورة)
  }
explain-hand = { $by ->
    [you] في احتياطك:
    [computer] في احتياط الحاسوب:
    [other] في احتياط اللاعب الآخر:
    [light] في احتياط الفاتح:
   *[dark] في احتياط الداكن:
  } { $n }.
explain-off = { $by ->
    [you] ما وصل إلى البيت من قطعك:
    [computer] ما وصل إلى البيت من قطع الحاسوب:
    [other] ما وصل إلى البيت من قطع اللاعب الآخر:
    [light] ما وصل إلى البيت من قطع الفاتح:
   *[dark] ما وصل إلى البيت من قطع الداكن:
  } { $n } من { $all }.
explain-purse = { $by ->
    [you] في كيسك:
    [computer] في كيس الحاسوب:
    [other] في كيس اللاعب الآخر:
    [light] في كيس الفاتح:
   *[dark] في كيس الداكن:
  } { $n }.
explain-kitty = في الصندوق: { $n }.
