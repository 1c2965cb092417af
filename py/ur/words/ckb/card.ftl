### Translated by machine, not yet read by a native speaker.

card-title = { $picture ->
    [rosette] گوڵ
    [eyes] چاوەکان
    [five-dots] پێنج پەڵە
    [four-fives] چوار پێنجینە
    [five] پێنجینەی بچووک
    [twelve] دوازدە پەڵە
    [homeward] چوون و گەڕانەوە
    [fork] دوو ڕێگا
    [side] ڕووەکان
    [capture] گرتن
    [stack] کەڵەکەکان
    [lots] زارەکان
    [pass] تێپەڕاندنی نۆرە
    [bone] مێچی دووەم
    [birds] باڵندەکان
    [points] خاڵەکان
   *[kitty] سندوق
  }
card-squares = { $squares }
card-throws = هاویشتن
card-birds = باڵندەکان
card-open = هەموو یاساکان

## What a throw brings

card-enters = یان هێنانە ناو
card-throws-again = هاویشتنێکی تر
card-turn-ends = نۆرە کۆتایی دێت
card-throw-says = { $marked ->
    [0] هیچ
   *[other] { $marked }
  } لە { $lots } نیشانەکراو:
card-value = بەها { $value }

## What a square does

card-enter-with = داشەکان لێرە دێنە ناو، کاتێک هەموو زارەکان ({ $marked }) نیشانەکراو بن.
card-again-rosette = زار بهاوێژەوە.
card-safe-rosettes = لە گرتن پارێزراوە.
card-safe = لە گرتن پارێزراوە.
card-unsafe = ناپارێزێت.
card-award = دەتوانیت داشێک لەسەر دەستپێکەکەت دابنێیت.
card-forfeit = یاریزانەکەی تر داشێک { $score } خانە دەجووڵێنێت.
card-doubles = دووبارە بە هەمان ژمارە بڕۆ.
card-mixed = داشەکانی هەردوو یاریزان کەڵەکە دەبن، تا { $limit }.
card-top-only = تەنها داشی سەرەوە دەجووڵێت.
card-own-stack = داشەکانی یەک یاریزان کەڵەکە دەبن، تا { $limit }، و پارێزراون.
card-single = داشێکی تەنیا کە هەمان ڕووی لەسەرەوە بێت دەگیرێت.
card-turned-safe = داشە پەڵەدارەکان پارێزراون.
card-turn = لێرە داشەکان ڕووی پەڵەداریان دەخەنە سەرەوە، بۆ ڕێگای گەڕانەوە.
card-landed = ئەگەر لێرە بنیشیتەوە، بەهای باڵندەکەت وەربگرە.
card-passed = { $single ->
    [true] ئەگەر لە ڕێگادا بەسەر گوڵدا تێپەڕیت، یەک جار بەهای باڵندەکەت بدە، مەگەر لەسەر گوڵێک بنیشیتەوە.
   *[false] ئەگەر بەسەریدا تێپەڕیت، بەهای باڵندەکەت بدە.
  }
card-fine = غەرامە بدە بە سندوق: { $amount }{ $limited ->
    [true] ، یان هەموو ئەوەی هەتە
   *[false] { "" }
  }.

## Other rules

card-twice = داشە سادەکان دەچن. داشە پەڵەدارەکان بەرەو ماڵ دەگەڕێنەوە.
card-fork = لە هەر لایەکەوە بتەوێت بەدەوری بەشی بچووکدا بڕۆ.
card-capture-side = تەنها داشێک بگرە کە هەمان ڕووی لەسەرەوە بێت.
card-other-side = داشێک کە ڕووی تری لەسەرەوە بێت، خانەکە دادەخات.
card-again-capture = گرتن هاویشتنێکی تر دەدات.
card-safe-everywhere = هیچ داشێک ناگیرێت: داشی ڕکابەر خانەکەی دادەخات.
card-own-stack-free = داشەکانی خۆت دەتوانن لە هەر خانەیەک بەیەکەوە بن.
card-run-in = دوو داشی ڕکابەر یان زیاتر، داشەکەت دەگەڕێننەوە یەدەگ.
card-stuck-wins = ئەگەر تەنها ئەو داشانەت بتوانن بجووڵێن کە لەژێر داشی ڕکابەردان، دەیبەیتەوە.
card-unbury = ئەگەر تەنها داشە ژێرکەوتووەکانت بتوانن بجووڵێن، یەکێکیان دەربهێنە.
card-kit-rosette = بۆ چوونە دەرەوە لە گوڵ { $count } زار بهاوێژە، و تەنها بۆ ئەوە.
card-bars = ئەو داشەی هاویشتنەکەی بەدەست هێنا، نابێت بەکاری بهێنێت.
card-may-pass = دەتوانیت لەبری جووڵە، نۆرەکەت تێپەڕێنیت.
card-convert = «بەڵێ» { $table } دەگۆڕێت. «نەخێر» نۆرەکە کۆتایی پێ دەهێنێت.
rule-convert-one = { $a } بۆ { $b }
card-launch-order = { $fixed ->
    [true] جاری یەکەم بەم ڕیزە دێنە ناو.
   *[false] بە هەر ڕیزێک دێنە ناو.
  }
card-launch-again = باڵندەیەکی گیراو ({ $kind }) ڕێک پێش هەر گوڵێک دووبارە دێتە ناو.
card-stake = { $purse ->
    [0] هەر یاریزانێک لە سەرەتادا بەشی خۆی دەدات: { $stake }.
   *[other] هەر یاریزانێک لە سەرەتادا بەشی خۆی دەدات: { $stake } لە { $purse }.
  }
card-kitty = براوە دەیبات.
card-pool = { $split ->
    [true] لە کۆتاییدا یاریزانەکان دابەشی دەکەن.
   *[false] براوە دەیبات.
  }
card-penalty = { $all ->
    [true] دۆڕاو بەهای هەر باڵندەیەک دەداتە براوە کە نەگەیشتووەتە ماڵ.
   *[false] دۆڕاو بەهای هەر باڵندەیەک دەداتە براوە کە لەسەر تەختەیە.
  }
card-points = براوە بۆ داشە ماوەکانی دۆڕاو خاڵ وەردەگرێت: { $hand } بۆ داشی یەدەگ، { $start } بۆ داشی دەستپێک، و بۆ ئەوانی تر بەهای خانەکەیان.
rule-points-one = { $what } { $value }

card-bird = { $piece }: بە { $score } دێتە ناو، بەها { $value }.
