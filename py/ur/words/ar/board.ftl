### Translated by machine, not yet read by a native speaker.

cell-space = { $space ->
    [S] خانة البداية: { $player }
   *[H] البيت: { $player }
  }
cell-owner = { $player }: { $piece }
cell-piece = { $place }، { $piece }
cell-stack = { $place }، { $n ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $n } قطع
    [many] { $n } قطعة
   *[other] { $n } قطعة
  }، من الأعلى: { $pieces }

stack-title = الكومة في { $square }، من الأعلى
stack-piece = { $side ->
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
  }
stack-can = يمكن نقلها الآن
stack-free = حرة
stack-buried = مطمورة
stack-says = { $piece }: { $may }.
