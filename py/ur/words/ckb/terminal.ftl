### Translated by machine, not yet read by a native speaker.

terminal-welcome = { $name }. ڕووناک: { $light }، تاریک: { $dark }. بۆ یارمەتی { "?" } و بۆ وەستان { "q" } بنووسە.
terminal-person = کەسێک
terminal-hand = لە یەدەگ
terminal-off = لە ماڵ
terminal-purse = کیسە
terminal-kitty = سندوق { $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: بۆ هاویشتن { "Enter" } دابگرە، یان هاویشتنی خۆت بنووسە.
terminal-ask-kit = { $by }: چەند زار دەهاوێژیت، { $kits }؟
terminal-ask-action = { $by }: ژمارەی جووڵەیەک یان خودی جووڵەکە بنووسە.
terminal-choice = { $number }  { $text }
terminal-not-listed = ئەمە لە لیستەکەدا نییە. یەکێک لەمانە بنووسە: { $choices }.
terminal-help = بۆ هاویشتن، یان بۆ کردنی تاکە جووڵە، { "Enter" } دابگرە. بۆ هەڵبژاردن لە لیستەکە ژمارەیەک بنووسە، یان جووڵەکە وەک لە لیستەکەدا نووسراوە. { "u" } جووڵە دەگەڕێنێتەوە، { "t" } یارییەکە تا ئێستا وەک دەق نیشان دەدات، { "q" } دەوەستێنێت.
terminal-undone = گەڕێنرایەوە.
terminal-no-undo = هیچ نییە بگەڕێنرێتەوە.
terminal-stopped = یارییەکە وەستێنرا.
terminal-match = یاری { $game } لە { $games }. خاڵەکان تا ئێستا: ڕووناک { $light }، تاریک { $dark }.
terminal-options = هەڵبژاردەکان
terminal-rules = فەرمانی «{ $command }» لیستی یاساکان نیشان دەدات.
terminal-decision = بڕیار
terminal-reading = خوێندنەوە
terminal-source = سەرچاوە
