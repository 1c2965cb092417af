### Translated by machine, not yet read by a native speaker.

puzzle-title = مەتەڵەکان
puzzle-day-title = مەتەڵی ڕۆژ
puzzle-leave = گەڕانەوە بۆ سەرەتا
puzzle-leave-game = گەڕانەوە بۆ یارییەکە
puzzle-question = کام هەڵبژاردن باشترینە؟
puzzle-aim = { $kind ->
    [chance] ئەوەی زۆرترین جار دەباتەوە.
    [points] ئەوەی بە تێکڕا زۆرترین خاڵ دەهێنێت.
   *[money] ئەوەی بە تێکڕا زۆرترین پارە دەهێڵێتەوە.
  }
puzzle-not = باشترین نییە: { $move }.
puzzle-yes = بەڵێ: { $move }.

puzzle-tried = تاقی کرایەوە
puzzle-next = مەتەڵی دواتر
puzzle-play = لێرەوە بەردەوام بە
puzzle-list = هەموو مەتەڵەکان
puzzle-failed = مەتەڵەکە بار نەکرا.
puzzle-made = بە دەست دروستکراو
puzzle-no-link = ئەم بەستەرە مەتەڵ نییە. { $reason }
puzzle-number = مەتەڵی { $n }
puzzle-easy = ئاسان
puzzle-middling = مامناوەند
puzzle-hard = سەخت
puzzle-errors = لە ١٠٠ هەڵبژاردن لێرەدا، ئاستی ١ی کۆمپیوتەر لە { $first }، ئاستی ٣ لە { $third } و ئاستی ٥ لە { $fifth } هەڵە دەکات.
puzzle-unit = { $kind ->
    [chance] بردنەوە لە ١٠٠ یاری
    [points] تێکڕای خاڵی پوختە
   *[money] تێکڕای پارە
  }
puzzle-rules = یاساکان
puzzle-themes = بابەتی مەتەڵەکە

puzzle-theme-all = هەموو
puzzle-theme-again = هاویشتنێکی تر
puzzle-theme-award = داشێکی زیاتر
puzzle-theme-build = جووڵەی هێمن
puzzle-theme-convert = مێچی دووەم
puzzle-theme-cover = خستنە ژێرەوەی داشی ڕکابەر
puzzle-theme-enter = هێنانە ناو
puzzle-theme-forfeit = جووڵەی دوای چاوەکان
puzzle-theme-forgo = وازهێنان لە هاویشتنێکی تر
puzzle-theme-hit = گرتن
puzzle-theme-home = بۆ ماڵ
puzzle-theme-run = دوورکەوتنەوە لە مەترسی
puzzle-theme-spare = نەگرتن
puzzle-theme-stay = هیچ نەکردن
puzzle-theme-wait = مانەوە لەسەر گوڵ
puzzle-hardness = سەختیی مەتەڵ
puzzle-kept = هەڵە بۆ مەشق: { $n }
puzzle-judged-exact = باشترین هەڵبژاردنەکان دڵنیان: ئەم دۆخانە بە تەواوی ژمێردراون.
puzzle-judged-rollouts = باشترین هەڵبژاردنەکان لە گەلێک یاریدا دۆزراونەتەوە کە کۆمپیوتەر دژی خۆی کردوونی.
puzzle-solved = چارەسەر کرا
mistakes-title = لە هەڵەکان فێر بە
mistakes-question = چی لە { $move } باشترە؟
mistakes-none = هیچ هەڵبژاردنێک زیانێکی گەورەی نەبوو. یارییەکی باشت کرد.
mistakes-no-kept = ئەمڕۆ هیچ هەڵەیەک بۆ مەشق نییە.
mistakes-moment = ساتی { $n } لە { $all }
mistakes-next = دواتر: { $n } لە { $all }
mistakes-again = جارێکی تر بپرسە
mistakes-only = تەنها ئەم هەڵبژاردنە مابوو، بۆیە پرسیارەکە جارێکی تر دێتەوە.
mistakes-done = تەواو
mistakes-keep = بۆ دواتر هەڵیبگرە
mistakes-kept = هەڵگیرا: { puzzle-title }

against-capture = داشەکەی { $square } بە نەگیراوی دەهێڵێتەوە.
against-throw = هاویشتنێکی تر لە دەست دەدات.
against-home = هیچ داشێک ناباتە ماڵ.
against-rosette = شوێنی { $square } چۆڵ دەکات، یاریزانەکەی تر دەتوانێت بگاتە ئەوێ ({ $throws } هاویشتن لە { $all }).
against-tempo = دوای ئەوە جووڵە کەمترە ({ $throws } هاویشتن لە { $all }).
against-enter = هیچ داشێکی نوێ ناهێنێتە ناو.
against-stays = داشەکەی { $square } لەوێ دەمێنێتەوە و دەکەوێتە مەترسی گرتن ({ $throws } هاویشتن لە { $all }).
against-aim = دوای ئەوە گرتنی داش کەمترە ({ $throws } هاویشتن لە { $all }، دوای باشترین هەڵبژاردن { $best }).
against-again = دوای ئەوە هاویشتنی تر کەمترە ({ $throws } هاویشتن لە { $all }، دوای باشترین هەڵبژاردن { $best }).
against-off = دوای ئەوە چوونە ماڵی داش کەمترە ({ $throws } هاویشتن لە { $all }، دوای باشترین هەڵبژاردن { $best }).
against-reply = دوای ئەوە یاریزانەکەی تر زیاتر دەتوانێت هاویشتنێکی تر بەدەست بهێنێت ({ $throws } هاویشتن لە { $all }، دوای باشترین هەڵبژاردن { $best }).
