### Translated by machine, not yet read by a native speaker.

reason-and = { $first }، { $second }
reason-wins = یارییەکە دەباتەوە
reason-ends = یارییەکە تەواو دەکات
reason-takes = داشێک دەگرێت کە { $way ->
    [one] یەک خانە
   *[other] { $way } خانە
  } ڕۆیشتبوو
reason-takes-again = { reason-takes }، و هاویشتنێکی تر بەدوایدا دێت
reason-off = داشێک دەباتە ماڵ
reason-off-again = { reason-off }، و هاویشتنێکی تر بەدوایدا دێت
reason-rosette = لەسەر گوڵ دەنیشێتەوە، و هاویشتنێکی تر بەدوایدا دێت
reason-again = هاویشتنێکی تر بەدوایدا دێت
reason-money = { $amount } لە سندوق دەبات
reason-forfeit = { then-forfeit }
reason-covers = داشی ژێری ناجووڵێت
reason-leaves = لە شوێنی پێشوویدا داشەکە دەکرا بگیرێت ({ $throws } هاویشتن لە { $all })
reason-holds = ناهێڵێت یاریزانەکەی تر بێتە { $square }، کە بە { $throws } هاویشتن لە { $all } دەیتوانی بگاتە ئەوێ
reason-aims = هەڕەشە لە { $square } دەکات ({ $throws } هاویشتن لە { $all })
reason-blocks = یاریزانەکەی تر بێ جووڵە دەهێڵێتەوە ({ $throws } هاویشتن لە { $all })
reason-race = چیتر مەترسی نییە، لەگەڵ پێشکەوتن (نزیکەی { $ahead } هاویشتن)
reason-least = هەڵبژاردنێکی بێ مەترسیتر نییە ({ $throws } هاویشتن لە { $all })
reason-tempo = دوای ئەوە جووڵە هەیە ({ $throws } هاویشتن لە { $all })
reason-home = لەوێوە دەتوانێت بچێتە ماڵ ({ $throws } هاویشتن لە { $all })
reason-nears = لەوێوە دەکرێت هاویشتنێکی تر بێت ({ $throws } هاویشتن لە { $all })
reason-earns = دوای ئەوە دەکرێت هاویشتنێکی تر بێت ({ $throws } هاویشتن لە { $all })
reason-homes = دوای ئەوە داشێک دەتوانێت بچێتە ماڵ ({ $throws } هاویشتن لە { $all })
reason-rear = دواترین داش دەچێتە پێشەوە
reason-enters = داشێکی نوێ دەهێنێتە ناو
reason-award = دەکرێت داشێکی تر بێتە ناو
reason-forward = دوای ئەوە داشەکە { $left ->
    [one] یەک خانەی
   *[other] { $left } خانەی
  } دەمێنێت
reason-safe = هاویشتنی داهاتوو ناتوانێت داشە جووڵاوەکە بگرێت
reason-beyond = یەک هاویشتنی یاریزانەکەی تر ناتوانێت داشە جووڵاوەکە بگرێت
reason-open = داشە جووڵاوەکە مەترسی گرتنی هەیە ({ $throws } هاویشتن لە { $all })
reason-convert = «بەڵێ» دەیکاتە { $score }
reason-idle = نە بە { $without } و نە بە { $score } هیچ ناجووڵێت
reason-yes = بە «بەڵێ» { $reason }
reason-stay-safe = هاویشتنی داهاتوو هیچ داشێک ناگرێت

leaves-open = داشەکەت لە { $square } دەکەوێتە مەترسی گرتن ({ $throws } هاویشتن لە { $all }).
leaves-two = داشەکانت لە { $square } دەکەونە مەترسی گرتن ({ $throws } هاویشتن لە { $all }).
leaves-stuck = ئەوکات ئەوەی یاریزانەکەی تر بتوانێت بیجووڵێنێت لەژێر داشەکانتدا دەبێت و دەیباتەوە ({ $throws } هاویشتن لە { $all }).
