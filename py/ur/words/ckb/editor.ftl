### Translated by machine, not yet read by a native speaker.

position-over = لەم دۆخەدا یارییەکە تەواو بووە.
position-dead = لەم دۆخەدا هیچ کەس هەرگیز ناتوانێت داش بجووڵێنێت.
position-count = { $player }: هەموو پێکەوە { $count }، بەڵام بەپێی یاساکان { $crew } داش.
position-kind-twice = { $player }: هەمان داش دوو جار ({ $piece }).
position-not-on-path = { $player }: هیچ داشێک هەرگیز ناگاتە { $square }.
position-moves-on = هیچ داشێک لە { $square } نامێنێتەوە: دەستبەجێ دەڕواتە پێش.
position-full = خانەی { $square } پڕە: زۆرترین { $limit } داش.
position-no-stack = لە { $square } تەنها شوێنی یەک داش هەیە.
position-two-owners = لە { $square } داشەکانی هەردوو یاریزان هەرگیز پێکەوە نابن.
position-side = { $face ->
    [dotted] { $player }: داش لە { $square } هەرگیز ڕووی پەڵەداری نیشان نادات.
   *[blank] { $player }: داش لە { $square } هەمیشە ڕووی پەڵەداری نیشان دەدات.
  }
position-kitty-empty = سندوقەکە بەتاڵە.
position-purse-empty = { $player }: کیسەکە بەتاڵە.
position-money = کۆی پارەکە { $total } دەکات، نەک { $whole }.
position-all-home = { $player }: ئەگەر هەموو داشەکان لە ماڵ بن، یارییەکە تەواوە.
position-nothing-to-choose = لەم دۆخەدا هیچ شتێک نییە هەڵیبژێریت.
position-no-entry = { $player }: هیچ داشێک لە یەدەگ نییە.
position-no-move = { $player }: هیچ داشێک ناتوانێت { $score } خانە بڕوات.
position-barred = ئەو داشەی نابێت بجووڵێت لە { $square } نییە.
position-throw-not-due = لەم دۆخەدا هیچ هاویشتنێک نییە یاری پێ بکرێت.
position-no-such-throw = زارەکان ناتوانن بەم شێوەیە بکەون.
position-other-kit = لەم دۆخەدا زاری تر دەهاوێژرێت. ژمارەیان: { $due }.

edit-take-off-first = سەرەتا یەکێک هەڵبگرە، یان خانەیەکی تر هەڵبژێرە.
edit-other-square = خانەیەکی تر هەڵبژێرە.
edit-leave-a-way = لانیکەم بۆ یەک داش ڕێگایەک بە کراوەیی بهێڵەوە.
edit-leave-one = داشێک لەسەر تەختەکە یان لە یەدەگ بهێڵەوە.
edit-nothing-there = خانەی { $square } بەتاڵە.
edit-none-in-hand = { $player }: داشی وا لە یەدەگ نەماوە.
edit-none-home = { $player }: هیچ داشێک لە ماڵ نییە.
edit-free-one = یەکێک لە تەختەکە هەڵبگرە: دەچێتە یەدەگ.
edit-unreadable = بەپێی ئەم یاسایانە ئەم دەقە دۆخ نییە. سەیری «{ $word }» بکە.

editor-status = داشێک هەڵبژێرە و پاشان دەست لە خانەکان بدە.
editor-status-more = هەموو شتێک دەگەڕێندرێتەوە.
# Before a game begins here: two buttons follow, against the computer or two players.
editor-who = کێ یاری دەکات؟
editor-against = دژی کۆمپیوتەر تۆ بە { $player } یاری دەکەیت.
editor-leave = گەڕانەوە
editor-put = دانان لەسەر تەختە
editor-take = هەڵگرتن
editor-turn = هەڵگەڕاندنەوە
editor-up = بۆ سەرەوە
editor-down = بۆ خوارەوە
editor-more = { $what }: یەک زیاتر
editor-less = { $what }: یەک کەمتر
editor-to-play = نۆرەیەتی
editor-lots = هاویشتن: دەست لە زارێک بدە بۆ ئەوەی هەڵیبگەڕێنیتەوە.
editor-die = { $up ->
    [true] زاری { $n }: نیشانەکراو
   *[false] زاری { $n }: نیشانەنەکراو
  }
editor-bone = مێچی یەکەم: { $n }
editor-answer = { $up ->
    [true] مێچی دووەم: بەڵێ
   *[false] مێچی دووەم: نەهاوێژراوە
  }
editor-tap = دەستی لێ بدە
editor-not-thrown = بێ هاویشتن
editor-pending = بڕیاری دواتر
editor-kit = زار: { $count }
editor-empty = تەختەی بەتاڵ
editor-share = هاوبەشکردن
editor-play = لێرەوە یاری بکە
editor-computer = دژی کۆمپیوتەر
editor-best = لێرە چی باشترینە؟
editor-moves = بەهای هەر جووڵەیەک
editor-before = { $player } پێش هاویشتن: { $value }.
editor-throw-first = هاویشتنەکە دابنێ بۆ ئەوەی بەهای هەر جووڵەیەک ببینیت.
editor-text = دۆخەکە وەک دەق
editor-use = ئەم دەقە بەکاربهێنە
editor-copy = لەبەرگرتنەوەی دەق
editor-link = لەبەرگرتنەوەی بەستەر
editor-print = چاپکردنی نیگار
editor-puzzle = مەتەڵێک دروست بکە
editor-puzzle-clear = { $kind ->
    [chance] مەتەڵ: باشترین هەڵبژاردن لە ١٠٠ یاری { $margin } بردنەوە لەپێشە.
    [points] مەتەڵ: باشترین هەڵبژاردن { $margin } خاڵی پوختە لەپێشە.
   *[money] مەتەڵ: باشترین هەڵبژاردن { $margin } پارەی زیاتر دەدات.
  }
editor-puzzle-link = لەبەرگرتنەوەی بەستەری مەتەڵەکە
editor-puzzle-frame = لەبەرگرتنەوەی ناونیشانی بۆ چوارچێوە

what-if = ئەی ئەگەر؟
what-if-leave = گەڕانەوە بۆ پێداچوونەوە
