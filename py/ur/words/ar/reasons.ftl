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
reason-rosette = تحلّ على وردة، ثم رمية أخرى
reason-again = تتبعها رمية أخرى
reason-money = تأخذ { $amount } من الصندوق
reason-forfeit = { then-forfeit }
reason-covers = لا نقلة لما تحتها
reason-leaves = في مكانها السابق كانت القطعة معرَّضة للأسر (عدد الرميات { $throws } من { $all })
reason-holds = تمنع اللاعب الآخر من { $square }، وكان يمكنه الوصول إليها (عدد الرميات { $throws } من { $all })
reason-aims = تهدّد { $square } (عدد الرميات { $throws } من { $all })
reason-blocks = تترك اللاعب الآخر بلا نقلة (عدد الرميات { $throws } من { $all })
reason-race = لا خطر بعدها، مع تقدّم (عدد الرميات نحو { $ahead })
reason-least = لا اختيار أقل خطرًا (عدد الرميات { $throws } من { $all })
reason-tempo = بعدها يمكن نقل قطعة (عدد الرميات { $throws } من { $all })
reason-home = من هناك إلى البيت (عدد الرميات { $throws } من { $all })
reason-nears = من هناك رمية أخرى (عدد الرميات { $throws } من { $all })
reason-earns = بعدها رمية أخرى ممكنة (عدد الرميات { $throws } من { $all })
reason-homes = بعدها قد تصل قطعة إلى البيت (عدد الرميات { $throws } من { $all })
reason-rear = تتقدم القطعة المتأخرة
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
reason-safe = الرمية التالية لا تأسر القطعة المنقولة
reason-beyond = رمية واحدة من اللاعب الآخر لا تأسر القطعة المنقولة
reason-open = القطعة المنقولة معرَّضة للأسر (عدد الرميات { $throws } من { $all })
reason-convert = «نعم» تجعله { $score }
reason-idle = لا قطعة تُنقل بالعدد { $without } ولا بالعدد { $score }
reason-yes = { $reason } (مع «نعم»)
reason-stay-safe = الرمية التالية لا تأسر أي قطعة

leaves-open = تترك قطعتك في { $square } معرَّضة للأسر (عدد الرميات { $throws } من { $all }).
leaves-two = تترك قطعك في { $square } معرَّضة للأسر (عدد الرميات { $throws } من { $all }).
leaves-stuck = وعندها يكون كل ما يمكن للاعب الآخر نقله تحت قطعك فيفوز (عدد الرميات { $throws } من { $all }).
