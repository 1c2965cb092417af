### Translated by machine, not yet read by a native speaker.

seat-hand = الاحتياط
seat-home = البيت
seat = { $player }: الاحتياط والبيت
seat-pile = { $player }، { $place }: { $n }
space-start = البداية
space-home = البيت

## A choice in one or two words

chip-capture = أسر
chip-rosette = وردة
chip-stack = تكويم
chip-home = إلى البيت
chip-turn = تنقلب
chip-homeward = عودة
chip-forward = تقدّم
chip-enter = إدخال
chip-bone = محاولة { $score }

## The small line below a choice: from where to where

chip-bone-detail = الكعب الثاني
chip-way = من { $from } إلى { $to }
chip-to = إلى { $to }
chip-from = من { $from }
chip-more = { $n } أخرى
chip-fewer = أقل

## Titles

rule-card = القواعد باختصار
to-move = للنقل

## The end of a game

review-waiting = جارٍ مراجعة اللعبة …
end-more = كل الأرقام
level-next = العب المستوى التالي
review-title = الحظ والاختيارات
review-start = في البداية
review-luck = { $by ->
    [you] نردك
    [computer] نرد الحاسوب
    [other] نرد اللاعب الآخر
    [light] نرد الفاتح
   *[dark] نرد الداكن
  }
review-result = في النهاية
review-amount = { $kind ->
    [chance] { $value }٪
   *[other] { $value }
  }
