### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = بەستەری ئەم یاسایانە لەبەر بگرەوە

## New game

setup-opponent = کێ یاری دەکات
setup-level = ئاستی کۆمپیوتەر
setup-side = تۆ یاری دەکەیت بە
setup-real-dice = زاری ڕاستەقینە، بە دەست دەهاوێژرێت و دەنووسرێت
real-dice-none = بۆ کەس
real-dice-light = بۆ ڕووناک
real-dice-dark = بۆ تاریک
real-dice-both = بۆ هەردووکیان
real-dice = چەند دانە نیشانەکراو کەوتن؟
real-dice-n = { $n } لە { $count } نیشانەکراو
real-bones = مێچی یەکەم چی نیشان دەدات؟
real-yes = دەڵێت بەڵێ
real-no = دەڵێت نەخێر
opponent-computer = تۆ و کۆمپیوتەر
opponent-people = دوو کەس لێرە
opponent-watch = سەیری کۆمپیوتەر بکە لەگەڵ خۆی یاری دەکات
play-as-light = ڕووناک
play-as-dark = تاریک

## Panels

games-none = یاری یەکەمت لێرە دەبێت. هەر یارییەک خۆکار پاشەکەوت دەکرێت، هاویشتن بە هاویشتن.
games-name = { $rules }
games-nameless = یاری
games-who = { $who ->
    [light] تۆ (ڕووناک) دژی کۆمپیوتەر
    [dark] تۆ (تاریک) دژی کۆمپیوتەر
    [watch] کۆمپیوتەر دژی خۆی
   *[people] دوو کەس
  }
games-line = { games-who }؛ { $plies } هاویشتن و جووڵە، { $state }، { $date }
games-over = تەواوبوو
games-open = تەواو نەبوو
games-continue = درێژەپێدان
games-look = سەیری بکە
games-do = { $what }: { $name }
games-rename = ناوی { $name }
games-export-one = هەناردەکردنی { $name }
games-delete = سڕینەوە
games-delete-one = سڕینەوەی { $name }
games-deleted = { $name } سڕایەوە.
games-undelete = بیگەڕێنەوە
games-import = هێنانی یارییەک لە فایلەوە
import-go = هێنان
import-too-large = ئەم فایلە بۆ یارییەک زۆر گەورەیە. یارییەکانت نەگۆڕاون.
settings-reset = هەموو ڕێکخستنەکان بگەڕێنەوە بۆ سەرەتا
settings-look = ڕووکار
settings-play = یاریکردن
settings-effects = جووڵەی وێنە و دەنگ
settings-language = زمان و تەختەکلیل
setting-theme = ڕەنگەکان
theme-auto = وەک سیستەم
theme-light = ڕووناک
theme-dark = تاریک
theme-contrast = جیاوازی بەرز
setting-motion = جووڵەی وێنە
motion-off = بێ جووڵە
motion-fast = خێرا
motion-normal = ئاسایی
motion-slow = هێواش
setting-board = تەختە
board-auto = بەپێی شاشە
board-wide = ئاسۆیی
board-turned = ستوونی
setting-facing = کاتێک دوو کەس لێرە یاری دەکەن، ڕووی تەختە
facing-still = هەمیشە یەک لا
facing-turns = لە یاریزانی خاوەن نۆرە
facing-table = لە هەردوو لای مێز
setting-guide = دیاری بکە کام داش دەجووڵێت، و بۆ کوێ
setting-confirm = پێش کردنی جووڵەیەک بپرسە
setting-keys = کلیلە ژمارەییەکان بۆ هەڵبژاردن، و کلیلە پیتییەکان کاتێک تەختە چالاکە
keys-open = تەختەکلیل
keys-note = لە یاریدا ژمارەکان هەڵدەبژێرن، و { "Enter" } دەهاوێژێت مەگەر دوگمەیەکی تر چالاک بێت. پیتەکان کاتێک کار دەکەن کە تەختە چالاکە. بۆ هەموو شتێک دوگمەش هەیە.
key-arrows = بۆ خانەی دواتر، وەک لەسەر شاشە دیارە
key-ends = بۆ کۆتایی ڕیزەکە؛ لەگەڵ { "Ctrl" } بۆ گۆشەکانی تەختە
key-path = گەڕانەوە و پێشەوە بە ڕێگای تۆدا
key-movable = بۆ داشی دواتر کە دەتوانێت بجووڵێت، یان ئەوەی پێشتر
key-go = هاویشتن، هەڵگرتنی داش، دانانی
key-throw = هاویشتن
key-nth = هەڵبژاردن بە ژمارەکەی لە لیستی هەڵبژاردنەکاندا
key-undo = گەڕاندنەوە
key-redo = دووبارەکردنەوە
key-last = دووبارە بڵێ چی ڕووی دا
key-scores = یەدەگ و ئەنجامەکان بڵێ
key-turn = بڵێ چی بکرێت
key-board = هەموو تەختەکە بڵێ
key-say-path = ڕێگاکە بڵێ
key-flip = سووڕاندنی تەختە
key-new = یاری نوێ
key-help = ئەم لیستە
key-escape = دانانەوەی داش، داخستن، کۆتایی جووڵەی وێنە
about-what = یاری تەختە کە پێش ٤٥٠٠ ساڵ لە ئوور دەکرا، بە هەموو ئەو کۆمەڵە یاسایانەی کە سەرچاوەکانمان باسیان دەکەن.
about-offline = ئەم یارییە بێ تۆڕ کار دەکات: ئەوەی پێویستی پێیەتی لەسەر ئەم ئامێرەیە.
about-online = تا ئەم پەڕەیە بۆ یەکەم جار کراوەیە، هێشتا پێویستی بە تۆڕە.
language-offline = زمانەکانی سەر ئەم ئامێرە: { $languages }
about-privacy = چی بەسەر زانیارییەکانت دێت
about-privacy-text = هیچ شتێک لەم ئامێرە ناچێتە دەرەوە. نە هەژمار هەیە، نە کوکی، نە شوێنکەوتن، نە داواکاری بۆ هیچ کەسێک جگە لە خانەخوێی ئەم پەڕەیە. یارییەکانت لەم وێبگەڕەدا پاشەکەوت دەکرێن و لە هیچ شوێنێکی تر نا؛ «یارییەکانم» هەموویان نیشان دەدات، و لەوێ دەتوانیت هەریەکەیان بسڕیتەوە. خانەخوێی پەڕەکە لەوانەیە تۆماری خۆی هەڵبگرێت کە کام فایل وەرگیراوە.
about-licences = مۆڵەتەکان
about-part = بەش
about-licence = مۆڵەت
about-licences-note = وێنەکان هی ئێمەن، لەسەر بنەمای شتێکی ٤٥٠٠ ساڵە. ناوی یاساکان و سەرچاوەکانیان لە هەموو ڕێنماییەکی یاساکاندا هاتووە.

## Hints and the tutor

setting-values = بەهای هەر جووڵەیەک نیشان بدە
setting-tutor = پێش جووڵەیەکی پڕ زیان ئاگادارم بکەرەوە
key-hint = ئاماژەیەک

## Dice that can be checked

setup-word = وشەیەکی تۆ بۆ زارەکان (ئارەزوومەندانە)

## Sound, size, statistics

setting-sound = دەنگ
sound-on = کراوە
sound-off = داخراو
setting-volume = بەرزی دەنگ
setting-big = گەورە، بۆ پڕۆجێکتەر

task-play = ئەرکتان: یارییەکە تا کۆتایی بکەن. بنووسن کێ دەیباتەوە، و دوای چەند هاویشتن.
task-best = ئەرکتان: کاتێک بۆ یەکەم جار دەتوانن هەڵبژێرن، بوەستن. کام هەڵبژاردن باشترینە، و بۆچی؟ ڕستەیەک بنووسن و پاشان داوای ئاماژە بکەن.
task-compare = ئەرکتان: یارییەکە تا کۆتایی بکەن و لەگەڵ جووتێکی تر بەراوردی بکەن. هەمان هاویشتنتان هەبوو. لە کوێ شتێکی ترتان هەڵبژارد؟
task-count = ئەرکتان: هاویشتنەکان بژمێرن. کام ژمارە زیاتر دێت؟ دوای سی هاویشتن بوەستن.

games-damaged = یارییە تێکچووەکان
games-damaged-note = ئەم یارییانە، یان بەشێکیان، نەخوێندرانەوە. وەک خۆیان دەمێننەوە تا دەیانسڕیتەوە.
games-damaged-line = { $name }، بە تێکچوویی دۆزرایەوە لە { $date }
games-damaged-export = هەناردەکردنی یاری تێکچوو: { $name }
games-damaged-delete = سڕینەوەی یەکجارەکی
games-damaged-delete-one = سڕینەوەی یەکجارەکی یاری تێکچوو: { $name }
