### Translated by machine, not yet read by a native speaker.

side-you = أنت
side-computer = الحاسوب
side-other = اللاعب الآخر
who = { $by ->
    [you] أنت
    [computer] الحاسوب
    [other] اللاعب الآخر
    [light] الفاتح
   *[dark] الداكن
  }
who-inside = { $by ->
    [you] أنت
    [computer] الحاسوب
    [other] اللاعب الآخر
    [light] الفاتح
   *[dark] الداكن
  }
whose = { $by ->
    [you] دورك
    [computer] دور الحاسوب
    [other] دور اللاعب الآخر
    [light] دور الفاتح
   *[dark] دور الداكن
  }
whose-piece = { $owner ->
    [you] قطعتك
    [computer] قطعة الحاسوب
    [other] قطعة اللاعب الآخر
    [light] قطعة الفاتح
   *[dark] قطعة الداكن
  }

## Who begins

begins = { $by ->
    [you] أنت تبدأ.
   *[other] يبدأ { who }.
  }
start-guessed = { $by ->
    [you] ترمي حجر نرد
   *[other] يرمي { who } حجر نرد
  }، و{ $owner ->
    [you] تقول
    [computer] يقول الحاسوب
    [other] يقول اللاعب الآخر
    [light] يقول الفاتح
   *[dark] يقول الداكن
  } «{ $guess }». يقع الحجر: { $fallen }.
begins-by-throw = { begins-with } { $own } مقابل { $other }.
begins-with = { $by ->
    [you] أنت تبدأ:
   *[other] يبدأ { who }:
  }

## Throws and what they mean

throw-score = { $by ->
    [you] رميتك: { $score }.
   *[other] رمية { who }: { $score }.
  }
throw-nothing = { $by ->
    [you] رميتك لا قيمة لها.
   *[other] رمية { who } لا قيمة لها.
  }
throw-marked = { $marked ->
    [0] بلا مُعلَّم
   *[other] { $marked } مُعلَّم
  }: { $score ->
    [0] لا شيء
   *[other] القيمة { $score }
  }.
throw-converted = { $by ->
    [you] رميتك «نعم»:
   *[other] رمية { who } «نعم»:
  } { $number } يصبح { $score }.
throw-convertible = «نعم» تجعله { $score }.
throw-enters = بها تدخل القطع.
throw-launches = هذا عدد { $piece }.
throw-again = { $moving ->
    [true] النقلة تكسب رمية أخرى.
   *[false] تتبعها رمية أخرى.
  }

## What is to do now

todo-throw = { $by ->
    [you] الرمية لك.
    [light] الرمية للفاتح.
    [dark] الرمية للداكن.
   *[computer] يرمي { who }.
  }
todo-start = من يبدأ؟ { todo-throw }
todo-start-again = لم يُحسم: { $own } مقابل { $other }. { todo-throw }
todo-start-higher = يبدأ صاحب الرمية الأعلى.
todo-start-one = يبدأ من ينال ١ وحده.
todo-again-rosette = { $by ->
    [you] وردة: ارمِ ثانيةً.
   *[other] يرمي { who } ثانيةً.
  }
todo-again-capture = { $by ->
    [you] أسر: ارمِ ثانيةً.
   *[other] يرمي { who } ثانيةً.
  }
todo-move = { $by ->
    [you] دورك: تقدّم { $score }.
   *[other] يتقدّم { who } { $score }.
  }
todo-no-move = { $by ->
    [you] لا نقلة لك.
    [computer] لا نقلة للحاسوب.
    [other] لا نقلة للاعب الآخر.
    [light] لا نقلة للفاتح.
   *[dark] لا نقلة للداكن.
  }
todo-no-score = { $by ->
    [you] انتهى دورك.
    [light] انتهى دور الفاتح.
    [dark] انتهى دور الداكن.
    [other] انتهى دور اللاعب الآخر.
   *[computer] انتهى دور الحاسوب.
  }
todo-convert = { $by ->
    [you] أترمي الكعب الثاني أم تتوقّف؟
   *[other] هل يرمي { who-inside } الكعب الثاني؟
  }
todo-extra = { $by ->
    [you] أترمي ثانيةً أم تتوقّف هنا؟
    [computer] للحاسوب أن يرمي ثانيةً.
    [other] للاعب الآخر أن يرمي ثانيةً.
    [light] للفاتح أن يرمي ثانيةً.
   *[dark] للداكن أن يرمي ثانيةً.
  }
todo-award = { $by ->
    [you] وردة! أتضع قطعة على بدايتك؟
    [computer] للحاسوب أن يُدخل قطعة.
    [other] للاعب الآخر أن يُدخل قطعة.
    [light] للفاتح أن يُدخل قطعة.
   *[dark] للداكن أن يُدخل قطعة.
  }
todo-forfeit = { $by ->
    [you] عيون: عليك أن تتقدّم { $score }.
   *[other] عيون: على { who-inside } أن يتقدّم { $score }.
  }

## What happened

happened-moved = { $by ->
    [you] انتقلتَ
   *[other] انتقل { who }
  } من { $from } إلى { $to }.
happened-moved-to = { $by ->
    [you] انتقلتَ
   *[other] انتقل { who }
  } إلى { $to }.
happened-moved-in = { $by ->
    [you] انتقلتَ
   *[other] انتقل { who }
  } من البداية إلى { $to }.
happened-moved-kind = { $by ->
    [you] نقلتَ
   *[other] نقل { who }
  } { $piece } من { $from } إلى { $to }.
happened-entered = { $by ->
    [you] أدخلتَ
   *[other] أدخل { who }
  } { $alike ->
    [true] قطعة
   *[false] { $piece }
  } إلى { $to }.
happened-turned = انقلبت على وجهها المنقّط.
happened-off = { $by ->
    [you] أوصلتَ
   *[other] أوصل { who }
  } { $alike ->
    [true] قطعة
   *[false] { $piece }
  } إلى البيت: { $off } من { $all }.
happened-captured = { $by ->
    [you] أسرتَ
   *[other] أسر { who }
  } { whose-piece }.
happened-captured-kind = { $owner ->
    [you] أُسر من طيورك: { $piece }.
    [computer] أسرتَ من طيور الحاسوب: { $piece }.
    [other] أُسر من طيور اللاعب الآخر: { $piece }.
    [light] أُسر من طيور الفاتح: { $piece }.
   *[dark] أُسر من طيور الداكن: { $piece }.
  }
happened-captured-on = كان ذلك في { $square }.
happened-sent-off = { $owner ->
    [you] حلّت قطعتك على كومة للخصم.
    [computer] حلّت قطعة الحاسوب على كومة.
    [other] حلّت قطعة اللاعب الآخر على كومة.
    [light] حلّت قطعة الفاتح على كومة للخصم.
   *[dark] حلّت قطعة الداكن على كومة للخصم.
  }
happened-sent-off-by = الكومة في { $square }.
happened-again = { $by ->
    [you] ترمي ثانيةً.
   *[other] يرمي { who } ثانيةً.
  }
happened-no-move = { todo-no-move }
happened-no-score = انتهى الدور.
happened-by-choice = { $by ->
    [you] مرّرتَ دورك.
   *[other] مرّر { who } دوره.
  }
happened-extra-declined = { $by ->
    [you] توقّفتَ هنا.
   *[other] توقّف { who } هنا.
  }
happened-award-declined = { $by ->
    [you] تركتَ القطعة في الاحتياط.
   *[other] ترك { who } القطعة في الاحتياط.
  }
happened-no-conversion = يقول الكعب لا. { todo-no-score }
happened-paid-fine = { $amount ->
    [0] { $by ->
        [you] لم يكن معك ما تدفعه.
       *[other] لم يكن لدى { who } ما يدفعه.
      }
   *[other] { $by ->
        [you] دفعتَ { $amount } عن الوردة.
       *[other] دفع { who } { $amount } عن الوردة.
      }
  } الصندوق { $kitty }.
happened-paid-passed = { $amount ->
    [0] { $by ->
        [you] لم يكن معك ما تدفعه.
       *[other] لم يكن لدى { who } ما يدفعه.
      }
   *[other] { $by ->
        [you] دفعتَ { $amount } عن المرور بوردة.
       *[other] دفع { who } { $amount } عن المرور بوردة.
      }
  } الصندوق { $kitty }.
happened-paid-landed = { $amount ->
    [0] كان الصندوق فارغًا: لا شيء يؤخذ.
   *[other] { $by ->
        [you] أخذتَ { $amount } من الصندوق، ومعك الآن { $purse }.
       *[other] أخذ { who } { $amount } من الصندوق، ومعه الآن { $purse }.
      }
  }
happened-paid-kitty = { $by ->
    [you] أخذتَ الصندوق: { $amount }.
   *[other] أخذ { who } الصندوق: { $amount }.
  }
happened-paid-penalty = { $amount ->
    [0] { $by ->
        [you] لم تدفع شيئًا.
       *[other] لم يدفع { who } شيئًا.
      }
   *[other] { $by ->
        [you] دفعتَ { $amount } عن الطيور الباقية.
       *[other] دفع { who } { $amount } عن الطيور الباقية.
      }
  }
happened-paid-pool = { $by ->
    [you] أخذتَ { $amount } من الصندوق.
   *[other] أخذ { who } { $amount } من الصندوق.
  }

## Why a piece must wait for the other player

why-other-player = الدور الآن { whose }.
why-pending-forfeit = { $by ->
    [you] أولًا عليك أن تنقل قطعة بمقدار { $score }.
   *[other] أولًا على { who-inside } أن ينقل قطعة بمقدار { $score }.
  }

## The end

result-all-off = { $by ->
    [you] فزتَ: { $own } مقابل { $other }.
   *[other] فاز { who }: { $own } مقابل { $other }.
  }
result-won = { $by ->
    [you] فزتَ.
   *[other] فاز { who }.
  }
result-stuck = كل ما أمكن الفائز نقله كان تحت قطع الخصم: وهذا فوز بهذه القواعد.
result-resigned = { $by ->
    [computer] انسحبتَ.
    [you] انسحب الحاسوب.
   *[other] انسحب اللاعب الآخر.
  }
result-points = { $by ->
    [you] نلتَ
   *[other] نال { who }
  } { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }.
result-purses = { $by ->
    [you] معك { $own }، ومع { $owner ->
        [computer] الحاسوب
       *[other] اللاعب الآخر
      } { $other }.
    [computer] معك { $other }، ومع الحاسوب { $own }.
    [light] مع الفاتح { $own }، ومع الداكن { $other }.
   *[dark] مع الفاتح { $other }، ومع الداكن { $own }.
  }
story-luck = { $by ->
    [you] { $luck ->
        [much-for] ساعدك النرد كثيرًا.
        [little-for] ساعدك النرد قليلًا.
        [little-against] كان النرد ضدك قليلًا.
        [much-against] كان النرد ضدك كثيرًا.
       *[even] ساعد النرد الاثنين بالتساوي تقريبًا.
      }
   *[other] { $luck ->
        [much-for] ساعد النرد { who-inside } كثيرًا.
        [little-for] ساعد النرد { who-inside } قليلًا.
        [little-against] كان النرد ضد { who-inside } قليلًا.
        [much-against] كان النرد ضد { who-inside } كثيرًا.
       *[even] ساعد النرد الاثنين بالتساوي تقريبًا.
      }
  }
story-clean = { whose-start }: تكاد تخلو من الخطأ.
story-small = { whose-start }: لم يكلّف أي منها كثيرًا.
story-many = { whose-start }: كلّفت كثيرًا في مجموعها.
story-nearly-lost = اختيار واحد كاد يضيّع اللعبة.
story-one-choice = { $by ->
    [you] اختيار واحد كلّفك أكثر من غيره.
   *[other] اختيار واحد كلّف { who-inside } أكثر من غيره.
  }
whose-start = { $by ->
    [you] اختياراتك
    [computer] اختيارات الحاسوب
    [other] اختيارات اللاعب الآخر
    [light] اختيارات الفاتح
   *[dark] اختيارات الداكن
  }
result-draw = تعادل.
result-draw-skips = مضى وقت طويل لم تستطع فيه أي قطعة أن تُنقل.
result-draw-length = طالت اللعبة أكثر من اللازم.

## How the game went, in numbers

review-choices = { whose-start }
end-brief = النرد: { $dice }. { whose-start }: { $own }.
review-note = { $by ->
    [you] { $kind ->
        [chance] الأرقام هنا فرصة فوزك، كما يقدّرها لاعب الحاسوب. ومجموع السطور هو النتيجة.
        [points] الأرقام هنا صافي نقاطك، كما يقدّره لاعب الحاسوب. ومجموع السطور هو النتيجة.
       *[money] الأرقام هنا مالك، كما يقدّره لاعب الحاسوب. ومجموع السطور هو النتيجة.
      }
   *[other] { $kind ->
        [chance] الأرقام هنا فرصة فوز { who-inside }، كما يقدّرها لاعب الحاسوب. ومجموع السطور هو النتيجة.
        [points] الأرقام هنا صافي نقاط { who-inside }، كما يقدّره لاعب الحاسوب. ومجموع السطور هو النتيجة.
       *[money] الأرقام هنا مال { who-inside }، كما يقدّره لاعب الحاسوب. ومجموع السطور هو النتيجة.
      }
  }
