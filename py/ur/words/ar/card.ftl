### Translated by machine, not yet read by a native speaker.

card-title = { $picture ->
    [rosette] الوردة
    [eyes] العيون
    [five-dots] خمس دوائر
    [four-fives] أربع خماسيات
    [five] خماسية صغيرة
    [twelve] اثنتا عشرة دائرة
    [homeward] ذهاب وعودة
    [fork] طريقان
    [side] الوجهان
    [capture] الأسر
    [stack] الكومات
    [lots] النرد
    [pass] التمرير
    [bone] الكعب الثاني
    [birds] الطيور
    [points] النقاط
   *[kitty] الصندوق
  }
card-squares = { $squares }
card-throws = الرمية
card-birds = الطيور
card-open = كل القواعد

## What a throw brings

card-enters = أو أدخِل قطعة
card-throws-again = رمية أخرى
card-turn-ends = ينتهي الدور
card-throw-says = { $marked ->
    [0] لا شيء
   *[other] { $marked }
  } من { $lots } مُعلَّم:
card-value = القيمة { $value }

## What a square does

card-enter-with = تدخل القطع هنا حين تكون الأحجار كلها ({ $marked }) معلَّمة.
card-again-rosette = ترمي ثانيةً.
card-safe-rosettes = آمنة من الأسر.
card-safe = آمنة من الأسر.
card-unsafe = بلا حماية.
card-award = لك أن تضع قطعة على بدايتك.
card-forfeit = ينقل اللاعب الآخر إحدى قطعه { $score ->
    [zero] { $score } خانة
    [one] خانة واحدة
    [two] خانتين
    [few] { $score } خانات
    [many] { $score } خانة
   *[other] { $score } خانة
  }.
card-doubles = تقدّم مرة أخرى بالعدد نفسه.
card-mixed = تتكوّم قطع اللاعبَين معًا، حتى { $limit }.
card-top-only = لا تُنقل إلا القطعة العليا.
card-own-stack = تتكوّم قطع اللاعب الواحد، حتى { $limit }، وتكون آمنة.
card-single = يمكن أسر قطعة منفردة تُظهر الوجه نفسه.
card-turned-safe = القطع المنقّطة آمنة.
card-turn = هنا تنقلب القطع على وجهها المنقّط، لطريق العودة.
card-landed = إذا حللت هنا فخذ قيمة طائرك.
card-passed = { $single ->
    [true] إذا مررت بواحدة أو أكثر فادفع قيمة الطائر مرة واحدة، إلا إذا حللت على وردة.
   *[false] إذا مررت بها فادفع قيمة طائرك.
  }
card-fine = ادفع { $amount } في الصندوق{ $limited ->
    [true] ، أو كل ما معك
   *[false] { "" }
  }.

## Other rules

card-twice = القطع الملساء ذاهبة، والمنقّطة عائدة إلى البيت.
card-fork = دُر حول القسم الصغير من أي جهة.
card-capture-side = لا تأسر إلا قطعة تُظهر الوجه نفسه.
card-other-side = القطعة التي تُظهر الوجه الآخر تسدّ الخانة.
card-again-capture = الأسر يعطي رمية أخرى.
card-safe-everywhere = لا أسر هنا: قطع الخصم تسدّ خاناتها.
card-own-stack-free = لقطعك أن تجتمع في أي خانة.
card-run-in = قطعتان للخصم أو أكثر تعيدان قطعتك إلى الاحتياط.
card-stuck-wins = تفوز إذا كان كل ما يمكنك نقله من القطع مطمورًا تحت قطع الخصم.
card-unbury = إذا كان كل ما يمكنك نقله من القطع مطمورًا فاسحب قطعة منها.
card-kit-rosette = { $count ->
    [zero] لا ترمِ أي حجر نرد
    [one] ارمِ حجر نرد واحدًا
    [two] ارمِ حجرَي نرد
    [few] ارمِ { $count } أحجار نرد
    [many] ارمِ { $count } حجر نرد
   *[other] ارمِ { $count } حجر نرد
  } لمغادرة وردة، ولهذا فقط.
card-bars = القطعة التي كسبت الرمية لا تستعملها.
card-may-pass = لك أن تمرّر دورك بدل النقل.
card-convert = «نعم» تغيّر العدد ({ $table })، و«لا» تنهي الدور.
rule-convert-one = من { $a } إلى { $b }
card-launch-order = { $fixed ->
    [true] تدخل أول مرة بهذا الترتيب.
   *[false] تدخل بأي ترتيب.
  }
card-launch-again = إذا أُسر { $kind } دخل ثانيةً قبل أي وردة مباشرة.
card-stake = { $purse ->
    [0] يدفع كل لاعب { $stake } في البداية.
   *[other] يدفع كل لاعب { $stake } من { $purse } في البداية.
  }
card-kitty = يأخذه الفائز.
card-pool = { $split ->
    [true] في النهاية يتقاسمه اللاعبان.
   *[false] يأخذه الفائز.
  }
card-penalty = { $all ->
    [true] يدفع الخاسر للفائز قيمة كل طائر لم يصل إلى البيت.
   *[false] يدفع الخاسر للفائز قيمة كل طائر على الرقعة.
  }
card-points = ينال الفائز نقاطًا عمّا بقي للخاسر: { $hand } عن كل قطعة في الاحتياط، { $start } عن كل قطعة على البداية، وعن غيرها قيمة الخانة.
rule-points-one = { $what } { $value }

card-bird = { $piece }: يدخل بالرمية { $score }، القيمة { $value }.
