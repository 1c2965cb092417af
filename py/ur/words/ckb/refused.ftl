### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = دێڕی { $line }: { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = «{ $text }» – { $reason }

## Rules

refused-no-rules = هیچ شوێنێک ناڵێت بە کام یاسا یاری کراوە.
refused-rules = لێرە یاسایەک بەم ناوە نییە: «{ $rules }».
refused-option = ئەم یاسایانە هەڵبژاردەیەکیان بەم ناوە نییە: «{ $option }».
# $values are words of the notation, with commas.
refused-value-of = هەڵبژاردەی «{ $option }» یەکێک لەمانە وەردەگرێت: { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = «{ $key }» دوو جار هاتووە.
refused-level = ئاستێک بەم ناوە نییە: «{ $level }».

## Records and links

refused-too-long = ئەمە بۆ یارییەک زۆر درێژە.
refused-no-record = ئەمە تۆماری یاری نییە.
refused-version = ئەمە لە وەشانێکی تری ئەم یارییەوە هاتووە و لێرە ناخوێندرێتەوە.
refused-damaged = ئەمە تێک چووە، یان کەسێک گۆڕیویەتی.
# $n is the number of an entry in the record.
refused-at = بڕگەی { $n } لەگەڵ ئەوەی پێش خۆی ناگونجێت.
refused-no-moves = هیچ جووڵەیەکی تێدا نییە.
refused-link = ئەمە بەستەری یاری نییە، یان کۆتاییەکەی نەماوە.
refused-no-link = ئەم یارییە بۆ بەستەر زۆر درێژە، یان لە دۆخێکەوە دەست پێ دەکات. وەک فایل پاشەکەوتی بکە.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = دێڕێک کە بە کەوانەی گۆشەدار دەست پێ بکات، پێویستی بە ناوێک، دەقێک لە نێوان دوو جووتکەوانەدا و کەوانەیەکی داخستنە.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = لە «{ $tag }» نووسراوە «{ $stated }»، بەڵام جووڵەکان دەگەنە «{ $given }».
refused-comment = تێبینی لە نێوان دوو کەوانەی لوولدا دەنووسرێت، و دوای هەر هێڵێکی لاری پێچەوانە تێیدا نیشانەیەکی گونجاو دێت.
# $example is "start light 2-1".
refused-start = دەستپێک بەم شێوەیە دەنووسرێت: «{ $example }».
refused-first = دەقی یاری بە دەستپێکەکەی دەست پێ دەکات، یان بە ژمارەی نۆرەیەک.

## Moves and throws

refused-turn = { $by ->
    [light] لێرە نۆرەی ڕووناکە.
   *[dark] لێرە نۆرەی تاریکە.
  }
refused-without-throw = پێش ئەمە دەبێت هاویشتنێک هەبێت.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = هاویشتنی «{ $throw }» بەم یاسایانە دەکاتە { $score }، نەک { $stated }.
# $throws are the names of throws, with commas.
refused-throw = ئەم هاویشتنە لێرە ناکرێت. ئەمانە دەکرێن: { $throws }.
refused-no-throw-now = ئێستا ئەمە ناهاوێژرێت.
# $moves are moves in notation, with commas.
refused-move = ئەم جووڵەیە لێرە ناکرێت. ئەمانە دەکرێن: { $moves }.
refused-pass-only = لێرە هیچ جووڵەیەک ناکرێت.
# $could are moves or pieces in notation, with commas.
refused-unclear = ئەمە دەکرێت زیاتر لە یەک واتای هەبێت. یەکێک لەمانە بنووسە: { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = نیشانەی «{ $sign }» لەگەڵ ئەم جووڵەیە ناگونجێت.
refused-pass = لێرە تێپەڕاندنی نۆرە ڕێگەپێدراو نییە.
refused-over = یارییەکە پێشتر تەواو بووە.
refused-entry = لە یارییەکدا بەم یاسایانە، ئەمە ناکرێت لێرە بێت.
refused-undo = هیچ شتێک نییە بگەڕێنرێتەوە.
refused-redo = هیچ شتێک نییە دووبارە بکرێتەوە.

## Records of other programs

refused-goes-on = بەم یاسایانە یارییەکە لێرە بەردەوامە.
refused-unplayed = هاویشتنی پێش ئەمە یاری پێ نەکرا: { $score }.
refused-unsaid = ئەم یاسایانە لێرە هەڵبژاردنێک دەخوازن کە فایلەکە نایڵێت.
# $move and $lost are examples in notation.
refused-word = ئەمە نە جووڵەیە وەک { $move } و نە هاویشتنێکی لەدەستچوو وەک { $lost }.
refused-no-such-throw = بەم یاسایانە هیچ هاویشتنێک لەگەڵی ناگونجێت، یان زیاتر لە یەک هاویشتن دەگونجێت.
refused-disagree = { $what ->
    [capture] فایلەکە و ئەم یاسایانە لەسەر ئەوە کۆک نین کە ئەم جووڵەیە داشێک دەگرێت یان نا.
   *[rosette] فایلەکە و ئەم یاسایانە لەسەر ئەوە کۆک نین کە ئەم جووڵەیە لەسەر گوڵ تەواو دەبێت یان نا.
  }

## Positions

# $example is a position in notation.
refused-position = دۆخ بەم شێوەیە دەنووسرێت: «{ $example }».
refused-square = لەم یاسایانەدا خانەیەک بەم ناوە نییە: «{ $square }».
refused-piece = «{ $piece }» لەم یاسایانەدا ناتوانێت لەسەر { $square } بێت.
refused-stack = ئەم داشانە بەم یاسایانە ناتوانن لەسەر { $square } بن.
refused-count = { $by ->
    [light] ژمارەی هەموو داشەکانی ڕووناک { $n } دانەیە؛ بەم یاسایانە دەبێت { $all } بێت.
   *[dark] ژمارەی هەموو داشەکانی تاریک { $n } دانەیە؛ بەم یاسایانە دەبێت { $all } بێت.
  }
refused-same-kind = { $by ->
    [light] ڕووناک هەمان باڵندەی دوو جار هەیە.
   *[dark] تاریک هەمان باڵندەی دوو جار هەیە.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = ئەوەی لە «{ $key }» نووسراوە، لەم یاسایانەدا ناکرێت.
refused-won = { $by ->
    [light] هەموو داشەکانی ڕووناک لە ماڵن، کەواتە ڕووناک بردوویەتەوە.
   *[dark] هەموو داشەکانی تاریک لە ماڵن، کەواتە تاریک بردوویەتەوە.
  }

## Puzzles made of positions

refused-puzzle-position = لەم دۆخەدا هیچ ناکرێت.
refused-puzzle-throw = مەتەڵ پێویستی بە هاویشتنێکە.
refused-puzzle-choice = لێرە شتێک نییە بۆ هەڵبژاردن: مەتەڵ لانیکەم دوو هەڵبژاردنی دەوێت.
refused-puzzle-close = لێرە هیچ هەڵبژاردنێک بە ڕوونی باشترین نییە.
