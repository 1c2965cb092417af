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
reason-rosette = لەسەر گوڵ دەنیشێتەوە: هاویشتنێکی تر بەدوایدا دێت
reason-again = هاویشتنێکی تر بەدوایدا دێت
reason-throw = بەهای هاویشتنێکی تر لە وەستان زیاترە
reason-leaves = داشەکە لە مەترسی گرتن دوور دەکەوێتەوە ({ $throws } هاویشتن لە { $all })
reason-aims = هەڕەشە لە { $square } دەکات ({ $throws } هاویشتن لە { $all })
reason-blocks = یاریزانەکەی تر بێ جووڵە دەهێڵێتەوە ({ $throws } هاویشتن لە { $all })
reason-enters = داشێکی نوێ دەهێنێتە ناو
reason-award = دەکرێت داشێکی تر بێتە ناو
reason-forward = دوای ئەوە داشەکە { $left ->
    [one] یەک خانەی
   *[other] { $left } خانەی
  } دەمێنێت
reason-safe = لەوێ پارێزراوە
reason-open = لەوێ مەترسی گرتنی هەیە ({ $throws } هاویشتن لە { $all })
reason-convert = «بەڵێ» دەیکاتە { $score }
reason-nothing = بەهای هەموو جووڵەیەک کەمترە
reason-stay-safe = داشەکان لە جێی خۆیاندا پارێزراون
reason-none = هاویشتنەکە بڕیار دەدات

leaves-open = داشەکەت لە { $square } دەکەوێتە مەترسی گرتن ({ $throws } هاویشتن لە { $all }).
