### Translated by machine, not yet read by a native speaker.

reason-and = { $first }، { $second }
reason-wins = تفوز باللعبة
reason-ends = تنهي اللعبة
reason-takes = تأسر قطعة سارت { $way ->
    [zero] { $way } خانة
    [one] خانة واحدة
    [two] خانتين
    [few] { $way } خانات
    [many] { $way } خانة
   *[other] { $way } خانة
  }
reason-takes-again = { reason-takes }، ثم رمية أخرى
reason-off = توصل قطعة إلى البيت
reason-off-again = { reason-off }، ثم رمية أخرى
reason-rosette = تحلّ على وردة: ثم رمية أخرى
reason-again = تتبعها رمية أخرى
reason-throw = رمية أخرى أعلى قيمة من التوقّف
reason-leaves = تبتعد القطعة عن خطر الأسر (عدد الرميات { $throws } من { $all })
reason-aims = تهدّد { $square } (عدد الرميات { $throws } من { $all })
reason-blocks = تترك اللاعب الآخر بلا نقلة (عدد الرميات { $throws } من { $all })
reason-enters = تُدخل قطعة جديدة
reason-award = يجوز إدخال قطعة أخرى
reason-forward = يبقى للقطعة بعدها { $left ->
    [zero] لا شيء
    [one] خانة واحدة
    [two] خانتان
    [few] { $left } خانات
    [many] { $left } خانة
   *[other] { $left } خانة
  }
reason-safe = هناك آمنة
reason-open = هناك معرَّضة للأسر (عدد الرميات { $throws } من { $all })
reason-convert = «نعم» تجعله { $score }
reason-nothing = كل نقلة أقل قيمة
reason-stay-safe = القطع آمنة حيث هي
reason-none = الرمية تقرّر

leaves-open = تترك قطعتك في { $square } معرَّضة للأسر (عدد الرميات { $throws } من { $all }).
