### Translated by machine, not yet read by a native speaker.

side-you = تۆ
side-computer = کۆمپیوتەر
side-other = یاریزانەکەی تر
who = { $by ->
    [you] تۆ
    [computer] کۆمپیوتەر
    [other] یاریزانەکەی تر
    [light] ڕووناک
   *[dark] تاریک
  }
who-inside = { $by ->
    [you] تۆ
    [computer] کۆمپیوتەر
    [other] یاریزانەکەی تر
    [light] ڕووناک
   *[dark] تاریک
  }
whose = { $by ->
    [you] نۆرەی تۆیە
    [computer] نۆرەی کۆمپیوتەرە
    [other] نۆرەی یاریزانەکەی ترە
    [light] نۆرەی ڕووناکە
   *[dark] نۆرەی تاریکە
  }
whose-piece = { $owner ->
    [you] داشێکی تۆ
    [computer] داشێکی کۆمپیوتەر
    [other] داشێکی یاریزانەکەی تر
    [light] داشێکی ڕووناک
   *[dark] داشێکی تاریک
  }

## Who begins

begins = { $by ->
    [you] تۆ دەست پێ دەکەیت.
   *[other] { who } دەست پێ دەکات.
  }
start-guessed = { $by ->
    [you] تۆ زارێک دەهاوێژیت
   *[other] { who } زارێک دەهاوێژێت
  } و { $owner ->
    [you] تۆ دەڵێیت
    [computer] کۆمپیوتەر دەڵێت
    [other] یاریزانەکەی تر دەڵێت
    [light] ڕووناک دەڵێت
   *[dark] تاریک دەڵێت
  } «{ $guess }». زارەکە وا دەکەوێت: { $fallen }.
begins-by-throw = { begins-with } { $own } بەرامبەر { $other }.
begins-with = { $by ->
    [you] تۆ دەست پێ دەکەیت:
   *[other] { who } دەست پێ دەکات:
  }

## Throws and what they mean

throw-score = { $by ->
    [you] هاویشتنی تۆ: { $score }.
   *[other] هاویشتنی { who }: { $score }.
  }
throw-nothing = { $by ->
    [you] هاویشتنی تۆ دەکاتە سفر.
   *[other] هاویشتنی { who } دەکاتە سفر.
  }
throw-marked = { $marked ->
    [0] هیچ نیشانەکراو
   *[other] { $marked } نیشانەکراو
  } دەکاتە { $score ->
    [0] سفر
   *[other] { $score }
  }.
throw-converted = { $by ->
    [you] هاویشتنی تۆ «بەڵێ»:
   *[other] هاویشتنی { who } «بەڵێ»:
  } { $number } دەبێتە { $score }.
throw-convertible = «بەڵێ» دەیکاتە { $score }.
throw-enters = داش بەمە دێنە ناو.
throw-launches = ئەمە ژمارەی ئەم باڵندەیەیە: { $piece }.
throw-again = { $moving ->
    [true] جووڵە هاویشتنێکی تر دەدات.
   *[false] هاویشتنێکی تر بەدوایدا دێت.
  }

## What is to do now

todo-throw = { $by ->
    [you] تۆ بهاوێژە.
    [light] هاویشتن بۆ ڕووناکە.
    [dark] هاویشتن بۆ تاریکە.
   *[computer] { who } دەهاوێژێت.
  }
todo-start = کێ یەکەمە؟ { todo-throw }
todo-start-again = یەکلا نەبووەوە: { $own } بەرامبەر { $other }. { todo-throw }
todo-start-higher = ژمارەی گەورەتر دەست پێ دەکات.
todo-start-one = تەنها خاوەنی ١ دەست پێ دەکات.
todo-again-rosette = { $by ->
    [you] گوڵ: زار بهاوێژەوە.
   *[other] { who } زار دەهاوێژێتەوە.
  }
todo-again-capture = { $by ->
    [you] گرتن: زار بهاوێژەوە.
   *[other] { who } زار دەهاوێژێتەوە.
  }
todo-move = { $by ->
    [you] نۆرەی تۆیە: { $score } خانە بڕۆ.
   *[other] { who } { $score } خانە دەڕوات.
  }
todo-no-move = { $by ->
    [you] هیچ جووڵەیەکت نییە.
   *[other] { who } هیچ جووڵەیەکی نییە.
  }
todo-no-score = { $by ->
    [you] نۆرەی تۆ کۆتایی هات.
    [light] نۆرەی ڕووناک کۆتایی هات.
    [dark] نۆرەی تاریک کۆتایی هات.
    [other] نۆرەی یاریزانەکەی تر کۆتایی هات.
   *[computer] نۆرەی کۆمپیوتەر کۆتایی هات.
  }
todo-convert = { $by ->
    [you] مێچی دووەم، یان وەستان؟
   *[other] مێچی دووەم بۆ { who-inside }؟
  }
todo-extra = { $by ->
    [you] زار دەهاوێژیتەوە، یان دەوەستیت؟
   *[other] { who } دەتوانێت بهاوێژێتەوە.
  }
todo-award = { $by ->
    [you] گوڵ! داشێک بخەیتە دەستپێکەکەت؟
   *[other] { who } دەتوانێت داشێک بهێنێتە ناو.
  }
todo-forfeit = { $by ->
    [you] چاوەکان: دەبێت { $score } خانە بڕۆیت.
   *[other] چاوەکان: { who-inside } دەبێت { $score } بڕوات.
  }

## What happened

happened-moved = { $by ->
    [you] لە { $from } بۆ { $to } ڕۆیشتیت.
   *[other] { who } لە { $from } بۆ { $to } ڕۆیشت.
  }
happened-moved-to = { $by ->
    [you] بۆ { $to } ڕۆیشتیت.
   *[other] { who } بۆ { $to } ڕۆیشت.
  }
happened-moved-in = { $by ->
    [you] لە دەستپێک بۆ { $to } ڕۆیشتیت.
   *[other] { who } لە دەستپێک بۆ { $to } ڕۆیشت.
  }
happened-moved-kind = { $by ->
    [you] لە { $from } بۆ { $to } ڕۆیشتیت: { $piece }.
   *[other] { who } لە { $from } بۆ { $to } ڕۆیشت: { $piece }.
  }
happened-entered = { $alike ->
    [true] { $by ->
        [you] داشێکت هێنایە ناو لە { $to }.
       *[other] { who } داشێکی هێنایە ناو لە { $to }.
      }
   *[false] { $by ->
        [you] باڵندەیەکت هێنایە ناو لە { $to }: { $piece }.
       *[other] { who } باڵندەیەکی هێنایە ناو لە { $to }: { $piece }.
      }
  }
happened-turned = هەڵگەڕایەوە: ڕووی پەڵەداری کەوتە سەرەوە.
happened-off = { $alike ->
    [true] { $by ->
        [you] داشێکت بردە ماڵ: { $off } لە { $all }.
       *[other] { who } داشێکی بردە ماڵ: { $off } لە { $all }.
      }
   *[false] { $by ->
        [you] باڵندەیەکت بردە ماڵ ({ $piece }): { $off } لە { $all }.
       *[other] { who } باڵندەیەکی بردە ماڵ ({ $piece }): { $off } لە { $all }.
      }
  }
happened-captured = { $by ->
    [you] { $owner ->
        [you] داشێکی خۆتت گرت.
        [computer] داشێکی کۆمپیوتەرت گرت.
        [other] داشێکی یاریزانەکەی ترت گرت.
        [light] داشێکی ڕووناکت گرت.
       *[dark] داشێکی تاریکت گرت.
      }
   *[other] { $owner ->
        [you] { who } داشێکی تۆی گرت.
        [computer] { who } داشێکی کۆمپیوتەری گرت.
        [other] { who } داشێکی یاریزانەکەی تری گرت.
        [light] { who } داشێکی ڕووناکی گرت.
       *[dark] { who } داشێکی تاریکی گرت.
      }
  }
happened-captured-kind = { $owner ->
    [you] باڵندەیەکی تۆ گیرا: { $piece }.
    [computer] باڵندەیەکی کۆمپیوتەرت گرت: { $piece }.
    [other] باڵندەیەکی یاریزانەکەی تر گیرا: { $piece }.
    [light] باڵندەیەکی ڕووناک گیرا: { $piece }.
   *[dark] باڵندەیەکی تاریک گیرا: { $piece }.
  }
happened-captured-on = لە { $square } بوو.
happened-sent-off = { $owner ->
    [you] داشەکەت بەر کەڵەکەی ڕکابەر کەوت.
    [computer] داشی کۆمپیوتەر بەر کەڵەکەیەک کەوت.
    [other] داشی یاریزانەکەی تر بەر کەڵەکەیەک کەوت.
    [light] داشی ڕووناک بەر کەڵەکەی ڕکابەر کەوت.
   *[dark] داشی تاریک بەر کەڵەکەی ڕکابەر کەوت.
  }
happened-sent-off-by = کەڵەکەکە لە { $square } وەستاوە.
happened-again = { $by ->
    [you] زار دەهاوێژیتەوە.
   *[other] { who } زار دەهاوێژێتەوە.
  }
happened-no-move = { todo-no-move }
happened-no-score = نۆرەکە کۆتایی هات.
happened-by-choice = { $by ->
    [you] نۆرەکەت تێپەڕاند.
   *[other] { who } نۆرەکەی تێپەڕاند.
  }
happened-extra-declined = { $by ->
    [you] لێرە وەستایت.
   *[other] { who } لێرە وەستا.
  }
happened-award-declined = { $by ->
    [you] داشەکەت لە یەدەگ هێشتەوە.
   *[other] { who } داشەکەی لە یەدەگ هێشتەوە.
  }
happened-no-conversion = مێچەکە دەڵێت نەخێر. { todo-no-score }
happened-paid-fine = { $amount ->
    [0] { $by ->
        [you] هیچت نەبوو بیدەیت.
       *[other] { who } هیچی نەبوو بیدات.
      }
   *[other] { $by ->
        [you] بۆ گوڵەکە غەرامەت دا: { $amount }.
       *[other] { who } بۆ گوڵەکە غەرامەی دا: { $amount }.
      }
  } سندوق: { $kitty }.
happened-paid-passed = { $amount ->
    [0] { $by ->
        [you] هیچت نەبوو بیدەیت.
       *[other] { who } هیچی نەبوو بیدات.
      }
   *[other] { $by ->
        [you] بۆ تێپەڕین بە گوڵدا پارەت دا: { $amount }.
       *[other] { who } بۆ تێپەڕین بە گوڵدا پارەی دا: { $amount }.
      }
  } سندوق: { $kitty }.
happened-paid-landed = { $amount ->
    [0] سندوق بەتاڵ بوو: هیچی تێدا نەبوو.
   *[other] { $by ->
        [you] لە سندوق پارەت وەرگرت: { $amount }. ئێستا { $purse } لە کیسەتە.
       *[other] { who } لە سندوق پارەی وەرگرت: { $amount }. ئێستا { $purse } لە کیسەیەتی.
      }
  }
happened-paid-kitty = { $by ->
    [you] سندوقت برد: { $amount }.
   *[other] { who } سندوقی برد: { $amount }.
  }
happened-paid-penalty = { $amount ->
    [0] { $by ->
        [you] هیچت نەدا.
       *[other] { who } هیچی نەدا.
      }
   *[other] { $by ->
        [you] بۆ باڵندە ماوەکان پارەت دا: { $amount }.
       *[other] { who } بۆ باڵندە ماوەکان پارەی دا: { $amount }.
      }
  }
happened-paid-pool = { $by ->
    [you] لە سندوق پارەت وەرگرت: { $amount }.
   *[other] { who } لە سندوق پارەی وەرگرت: { $amount }.
  }

## Why a piece must wait for the other player

why-other-player = ئێستا { whose }.
why-pending-forfeit = { $by ->
    [you] سەرەتا دەبێت داشێک { $score } خانە بجووڵێنیت.
   *[other] سەرەتا دەبێت { who-inside } داشێک { $score } خانە بجووڵێنێت.
  }

## The end

result-all-off = { $by ->
    [you] تۆ بردتەوە: { $own } بەرامبەر { $other }.
   *[other] { who } بردییەوە: { $own } بەرامبەر { $other }.
  }
result-won = { $by ->
    [you] تۆ بردتەوە.
   *[other] { who } بردییەوە.
  }
result-stuck = ئەوەی براوە دەیتوانی بیجووڵێنێت لەژێر ڕکابەردا بوو: بەم یاسایانە بردنەوەیە.
result-resigned = { $by ->
    [computer] تۆ وازت هێنا.
    [you] کۆمپیوتەر وازی هێنا.
   *[other] یاریزانەکەی تر وازی هێنا.
  }
result-points = { $by ->
    [you] بەدەستت هێنا:
   *[other] { who } بەدەستی هێنا:
  } { $points ->
    [one] یەک خاڵ
   *[other] { $points } خاڵ
  }.
result-purses = { $by ->
    [you] لە کیسە: تۆ { $own }، { $owner ->
        [computer] کۆمپیوتەر
       *[other] یاریزانەکەی تر
      } { $other }.
    [computer] لە کیسە: تۆ { $other }، کۆمپیوتەر { $own }.
    [light] لە کیسە: ڕووناک { $own }، تاریک { $other }.
   *[dark] لە کیسە: ڕووناک { $other }، تاریک { $own }.
  }
story-luck = { $by ->
    [you] { $luck ->
        [much-for] زارەکان زۆر یارمەتی تۆیان دا.
        [little-for] زارەکان کەمێک یارمەتی تۆیان دا.
        [little-against] زارەکان کەمێک دژی تۆ بوون.
        [much-against] زارەکان زۆر دژی تۆ بوون.
       *[even] زارەکان نزیکەی یەکسان یارمەتی هەردووکیان دا.
      }
   *[other] { $luck ->
        [much-for] زارەکان زۆر یارمەتیدەری { who-inside } بوون.
        [little-for] زارەکان کەمێک یارمەتیدەری { who-inside } بوون.
        [little-against] زارەکان کەمێک دژی { who-inside } بوون.
        [much-against] زارەکان زۆر دژی { who-inside } بوون.
       *[even] زارەکان نزیکەی یەکسان یارمەتی هەردووکیان دا.
      }
  }
story-clean = { whose-start }: نزیکەی بێ هەڵە.
story-small = { whose-start }: هیچ زیانێکی گەورە.
story-many = { whose-start }: پێکەوە زیانێکی گەورە.
story-nearly-lost = هەڵبژاردنێک خەریک بوو یارییەکە بدۆڕێنێت.
story-one-choice = { $by ->
    [you] یەک هەڵبژاردن لە هەموان زیاتر زیانی بە تۆ گەیاند.
   *[other] یەک هەڵبژاردن لە هەموان زیاتر زیانی بە { who-inside } گەیاند.
  }
whose-start = { $by ->
    [you] هەڵبژاردنەکانی تۆ
    [computer] هەڵبژاردنەکانی کۆمپیوتەر
    [other] هەڵبژاردنەکانی یاریزانەکەی تر
    [light] هەڵبژاردنەکانی ڕووناک
   *[dark] هەڵبژاردنەکانی تاریک
  }
result-draw = یەکسان.
result-draw-skips = ماوەیەکی زۆر هیچ داشێک نەیتوانی بجووڵێت.
result-draw-length = یارییەکە زۆر درێژ بوو.

## How the game went, in numbers

review-choices = { whose-start }
end-brief = زارەکان: { $dice }. { whose-start }: { $own }.
review-note = { $by ->
    [you] { $kind ->
        [chance] ژمارەکان ئەگەری بردنەوەی تۆ نیشان دەدەن، وەک یاریزانی کۆمپیوتەر هەڵیدەسەنگێنێت. کۆی دێڕەکان ئەنجامەکەیە.
        [points] ژمارەکان خاڵی پوختەی تۆ نیشان دەدەن، وەک یاریزانی کۆمپیوتەر هەڵیدەسەنگێنێت. کۆی دێڕەکان ئەنجامەکەیە.
       *[money] ژمارەکان پارەی تۆ نیشان دەدەن، وەک یاریزانی کۆمپیوتەر هەڵیدەسەنگێنێت. کۆی دێڕەکان ئەنجامەکەیە.
      }
   *[other] { $kind ->
        [chance] ژمارەکان ئەگەری بردنەوەی { who-inside } نیشان دەدەن، وەک یاریزانی کۆمپیوتەر هەڵیدەسەنگێنێت. کۆی دێڕەکان ئەنجامەکەیە.
        [points] ژمارەکان خاڵی پوختەی { who-inside } نیشان دەدەن، وەک یاریزانی کۆمپیوتەر هەڵیدەسەنگێنێت. کۆی دێڕەکان ئەنجامەکەیە.
       *[money] ژمارەکان پارەی { who-inside } نیشان دەدەن، وەک یاریزانی کۆمپیوتەر هەڵیدەسەنگێنێت. کۆی دێڕەکان ئەنجامەکەیە.
      }
  }
