### Translated by machine, not yet read by a native speaker.

side-light = ڕووناک
side-dark = تاریک
piece = داش
piece-blank = داشی سادە
piece-dotted = داشی پەڵەدار
kind-swallow = پەڕەسێلکە
kind-storm-bird = باڵندەی زریان
kind-raven = قەلەڕەش
kind-rooster = کەڵەشێر
kind-eagle = هەڵۆ
ornament-rosette = گوڵ
ornament-eyes = چاوەکان
ornament-five-dots = پێنج پەڵە
ornament-four-fives = چوار پێنجینە
ornament-five = پێنجینەی بچووک
ornament-twelve = دوازدە پەڵە
ornament-plain = خانەی سادە
square-start = دەستپێک
square-rosette = { $middle ->
    [true] گوڵی ناوەڕاست
   *[false] گوڵی { $square }
  }
square-ornament = خانەی { $square }، { $ornament }
hand = یەدەگ
sentences = { $first } { $second }
clauses = { $first }، { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = با ڕێکەوت دیاری بکات کێ دەست پێ دەکات: دراوێک هەڵبدەن، یان داشێک لە یەکێک لە دەستەکانتاندا بشارنەوە. کێ دەست پێ دەکات؟
start-ask-thrower = یەکێکتان یەک زار دەهاوێژێت و ئەوی تر پێشبینی دەکات چۆن دەکەوێت. کێ دەیهاوێژێت؟
start-ask-guess = یاریزانەکەی تر پێشبینی دەکات زارەکە چۆن دەکەوێت. پێشبینییەکە چییە؟
start-ask-result = ئێستا زارەکە بهاوێژە. چۆن کەوت؟
start-marked = نیشانەکراو
start-unmarked = نیشانەنەکراو

## What can be done

enter = { $piece } لە یەدەگ بۆ { $to }
move = لە { $from } بۆ { $to }
move-kind = { $piece }، { $move }
move-in = لە دەستپێک بۆ { $to }
move-off = لە { $from } بۆ ماڵ
by-way-of = { $to }، بە ڕێگای { $square }
act-then = { $act }: { $then }
act-throw = زار بهاوێژەوە
act-convert = مێچی دووەم بهاوێژە: «بەڵێ» دەیکاتە { $score }، «نەخێر» نۆرەکە کۆتایی پێ دەهێنێت
then-again = هاویشتنێکی تر
then-captured = گرتن
then-sent-off = بەر کەڵەکەی ڕکابەر دەکەوێت و دەگەڕێتەوە یەدەگ
then-onward = بەردەوام دەبێت بۆ { $to }
then-onward-off = بەردەوام دەبێت بۆ ماڵ
then-turns = هەڵدەگەڕێتەوە
then-pays = دانی { $amount }
then-takes = وەرگرتنی { $amount }
then-extra = دەکرێت زار بهاوێژرێتەوە
then-award = دەکرێت داشێک بهێنرێتە ناو
then-forfeit = یاریزانەکەی تر { $score } خانە دەڕوات
then-wins = بردنەوە
then-ends = کۆتایی نۆرە
pass = تێپەڕاندنی نۆرە
pass-stuck = بەردەوام بە
pass-extra = لێرە بوەستە
pass-award = با لە یەدەگ بمێنێتەوە

## Why a piece cannot move

why-over = یارییەکە تەواو بووە.
why-no-throw = سەرەتا بهاوێژە.
why-no-score = ئەم هاویشتنە دەکاتە سفر، بۆیە هیچ داشێک ناجووڵێت.
why-barred = ئەم داشە هاویشتنەکەی بەدەست هێنا، بۆیە دەبێت داشێکی تر بەکاری بهێنێت.
why-kit = { $rosette ->
    [true] داشێک کە لەسەر گوڵ بێت، تەنها بە { $count } زار دەجووڵێت.
   *[false] هاویشتنی { $count } زار تەنها بۆ داشێکە کە لە گوڵ دەچێتە دەرەوە.
  }
why-under = { $whose ->
    [enemy] داشێکی ڕکابەر لەسەریەتی.
   *[own] داشێکی تری خۆت لەسەریەتی.
  }
why-too-far = ژمارەی { $score } زۆرە: { $left ->
    [one] تەنها یەک هەنگاو ماوە
   *[other] تەنها { $left } هەنگاو ماوە
  }، و دەبێت ژمارەی هاویشتنەکە ڕێک ئەوەندە بێت.
why-own = داشی خۆت لە { $square } وەستاوە.
why-safe = داشی ڕکابەر لە { $square } پارێزراوە{ $ornament ->
    [rosette] : لەسەر گوڵ وەستاوە
   *[other] { "" }
  }.
why-full = کەڵەکەی { $square } پڕە.
why-stack = { $whose ->
    [own] کەڵەکەی { $square } پڕە.
   *[enemy] خانەی { $square } بەدەست یاریزانەکەی ترەوەیە.
  }
why-side = { $dots ->
    [true] داشەکەت لە { $square } ڕووی پەڵەداری دەبێت، بەڵام داشی ڕکابەر لەوێ ڕووی سادەی هەیە
   *[false] داشی ڕکابەر لە { $square } ڕووی پەڵەداری هەیە، بەڵام داشەکەی تۆ ڕووی سادەی دەبێت
  }: تەنها داشێک دەگیرێت کە هەمان ڕووی لەسەرەوە بێت.
why-turned = داشی ڕکابەر لە { $square } ڕووی پەڵەداری هەیە و لەوێ پارێزراوە.
why-blocked = خانەی { $square } بەتاڵ نییە.
why-needs-all = داش تەنها کاتێک دێتە ناو کە هەموو زارەکان ({ $marked }) نیشانەکراو بن.
why-needs-throw = { $piece } بە { $score } دێتە ناو.
why-order = { $piece } دوای { $before } دێتە ناو.
why-needs-kit = داشەکان بە هاویشتنی { $count } زار دێنە ناو.
why-no-entry = بەم هاویشتنە هیچ داشێک نایەتە ناو.
why-pending-extra = سەرەتا: زار دەهاوێژیتەوە، یان دەوەستیت؟
why-pending-award = سەرەتا: داشێک لەسەر خانەی دەستپێک دادەنێیت، یان نا؟
