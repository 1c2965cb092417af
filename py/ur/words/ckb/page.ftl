### Translated by machine, not yet read by a native speaker.

title = یاری شاهانەی ئوور
skip = بازدان بۆ یارییەکە
tools = ئامرازەکان
board = تەختە
controls = نۆرەی تۆ
log = ڕووداوەکان
close = داخستن
menu-title = لیست
retry = دووبارە هەوڵ بدە
open-here = لێرە بیکەرەوە
copied = لەبەر گیرایەوە.
copy-title = ئەمە لەبەر بگرەوە
rules-link = بەستەری ئەم یاسایانە لەبەر بگرەوە
game-link = بەستەری ئەم یارییە لەبەر بگرەوە

## New game

setup-loading = لیستی یاساکان بار دەکرێت.
setup-options = هەڵبژاردەکان { $changed ->
    [0] {""}
   *[other] (گۆڕدراو: { $changed })
  }
setup-opponent = کێ یاری دەکات
setup-level = ئاستی کۆمپیوتەر
setup-side = تۆ یاری دەکەیت بە
setup-real-dice = زاری ڕاستەقینە، بە دەست دەهاوێژرێت و دەنووسرێت
real-dice-none = بۆ کەس
real-dice-light = بۆ ڕووناک
real-dice-dark = بۆ تاریک
real-dice-both = بۆ هەردووکیان
opponent-computer = تۆ و کۆمپیوتەر
opponent-people = دوو کەس لێرە
opponent-watch = سەیری کۆمپیوتەر بکە لەگەڵ خۆی یاری دەکات
play-as-light = ڕووناک
play-as-dark = تاریک
recommended-quick = خێرا
recommended-classic = کلاسیک
recommended-deep = قووڵ
minutes = نزیکەی { $minutes } { $minutes ->
    [one] خولەک
   *[other] خولەک
  }
play = یاری بکە
facade-choose = یاساکان هەڵبژێرە
new-game = یاری نوێ
new-refused = هێشتا بەم یاسایانە یاری ناکرێت. { $reason }

## Playing

status-starting = یارییەکە ئامادە دەکرێت.
throw = هاویشتن
throw-start = بهاوێژە بۆ دیاریکردنی دەستپێکەر
throw-kit = هاویشتنی { $kit }
computer-thinks = کۆمپیوتەر یاری دەکات
pause = وەستان
go-on = بەردەوام بە
confirm = ئەم جووڵەیە بکە
confirm-not = جووڵەیەکی تر
confirm-move = { $move }؟ بۆ کردنی جارێکی تر هەڵیبژێرە.
peek-square = خانەی { $place }.
which-piece = { $n } داش دەتوانن بێنە { $square }. سەرەتا داشەکە هەڵبژێرە.
actions = ئەوەی دەتوانیت بیکەیت
undo = گەڕاندنەوە
redo = دووبارەکردنەوە
again = یارییەکی تر
again-match = یاری { $game } لە { $games }
again-swap = گۆڕینی لایەن
flip = سووڕاندنی تەختە
real-dice = چەند دانە نیشانەکراو کەوتن؟
real-dice-n = { $n } لە { $count } نیشانەکراو
real-bones = مێچی یەکەم چی نیشان دەدات؟
real-wanted = { $by } مێچی دووەم دەهاوێژێت. چی دەڵێت؟
real-yes = دەڵێت بەڵێ
real-no = دەڵێت نەخێر
request-refused = ئەوە سەری نەگرت، و یارییەکەت نەگۆڕاوە: { $reason }.

## Panels

rulebook-title = یاساکان
rulebook-open = یاساکان بخوێنەرەوە
rulebook-legend = هەر دێڕێک دەڵێت لە کوێوە هاتووە: سەرچاوەیەک، خوێندنەوەی ئێمە بۆ سەرچاوەیەکی ناڕوون، یان بڕیاری خۆمان کاتێک سەرچاوەکان هیچ ناڵێن.
rulebook-sources = سەرچاوەکان: { $sources }
path-show = ڕێگاکە نیشان بدە
status-source = سەرچاوە: { $source }
status-reading = خوێندنەوە: { $source }
status-decision = بڕیار: { $source }
section-board = تەختە و ڕێگا
section-throws = هاویشتنەکان
section-entering = هاتنە ناو
section-moving = جووڵان
section-landing = نیشتنەوە
section-extra = هاویشتنێکی تر
section-end = کۆتایی
section-start = کێ دەست پێ دەکات
section-money = بەشەکان
section-choices = هەڵبژاردنەکان
section-decisions = بڕیارەکان

compare-title = دوو کۆمەڵە یاسا لە تەنیشت یەک
compare-open = بەراورد
compare-with = { $rules } لە تەنیشت:
compare-second = کۆمەڵە یاسای دووەم
compare-facts = بە کورتی
compare-different = جیاوازییەکان
compare-equal = لە هەردووکیاندا وەک یەک ({ $n })
compare-nothing = ئەم یاسایانە باسی ناکەن.
compare-paths = ڕێگای ڕووناک لە { $one } و لە { $two }
fact-line = بە کورتی
fact-minutes = درێژی
fact-pieces = داش بۆ هەر یاریزانێک
fact-own = بە یاسای خۆی
fact-throw = هاویشتن
fact-path = ڕێگا
fact-squares = { $n } خانە
fact-special = تایبەتمەندی
kit-lots = { $count } زار
kit-cubes = { $count } زاری شەشپاڵوو
kit-bones = { $count } مێچ

moves-title = جووڵەکان
moves-none = هێشتا هیچ جووڵەیەک نییە.
moves-throw = هاویشتن { $score }:
moves-copy = یارییەکە وەک دەق لەبەر بگرەوە

result-title = یارییەکە بە ژمارە
result-tallies = ژماردنەکە
tally-purse = کیسە
tally-kitty = سندوق
tally-pool = سندوقی هاوبەش
tally-points = خاڵ
tally-match = کۆی یارییەکان
tally-hand = لە یەدەگ
tally-off = لە ماڵ

games-title = یارییەکانم
games-none = یاری یەکەمت لێرە دەبێت. هەر یارییەک خۆکار پاشەکەوت دەکرێت، هاویشتن بە هاویشتن.
games-name = { $rules }
games-line = ڕووناک: { $light }، تاریک: { $dark }؛ { $plies } هاویشتن و جووڵە، { $state }، { $date }
games-over = تەواوبوو
games-open = تەواو نەبوو
games-continue = درێژەپێدان
games-look = سەیری بکە
games-do = { $what }: { $name }
games-rename = ناوی { $name }
games-export = هەناردەکردن
games-export-one = هەناردەکردنی { $name }
games-delete = سڕینەوە
games-delete-one = سڕینەوەی { $name }
games-deleted = { $name } سڕایەوە.
games-undelete = بیگەڕێنەوە
games-import = هێنانی یارییەک لە فایلەوە
kind-human = کەسێک
kind-computer = کۆمپیوتەر
import-rules = ئەم فایلە ناڵێت بە کام یاسا یاری کراوە. یاساکان هەڵبژێرە:
import-go = هێنان
import-too-large = ئەم فایلە بۆ یارییەک زۆر گەورەیە. یارییەکانت نەگۆڕاون.
import-refused = ئەم فایلە وەک یاری نەخوێندرایەوە: { $reason }. یارییەکانت نەگۆڕاون.
import-no-game = لەم فایلەدا هیچ یارییەکی ئوور نییە. یارییەکانت نەگۆڕاون.
link-refused = ئەم بەستەرە نەکرایەوە: بەشێکی نییە یان گۆڕدراوە، یان وەشانێکی نوێتر دروستی کردووە. یارییەکانت نەگۆڕاون.
load-refused = ئەم یارییە نەکرایەوە: { $reason }. ئەوەی پاشەکەوت کراوە نەگۆڕا.

settings-title = ڕێکخستنەکان
settings-reset = هەموو ڕێکخستنەکان بگەڕێنەوە بۆ سەرەتا
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

keys-title = تەختەکلیل
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
say-tally = { $name }: ڕووناک { $light }، تاریک { $dark }.
say-tally-one = { $name }: { $value }.
say-piece = خانەی { $square }: { $player }{ $side ->
    [blank] ، سادە
    [dotted] ، پەڵەدار
   *[none] {""}
  }.
say-empty = هیچ داشێک لەسەر تەختە نییە.
say-path = ڕێگاکە: { $squares }.

about-title = دەربارە
about-what = یاری تەختە کە پێش ٤٥٠٠ ساڵ لە ئوور دەکرا، بە هەموو ئەو کۆمەڵە یاسایانەی کە سەرچاوەکانمان باسیان دەکەن.
about-offline = ئەم پەڕەیە بێ تۆڕ کار دەکات: هەموو شت لەسەر ئەم ئامێرەیە.
about-online = تا ئەم پەڕەیە بۆ یەکەم جار کراوەیە، هێشتا پێویستی بە تۆڕە.
about-privacy = چی بەسەر زانیارییەکانت دێت
about-privacy-text = هیچ شتێک لەم ئامێرە ناچێتە دەرەوە. نە هەژمار هەیە، نە کوکی، نە شوێنکەوتن، نە داواکاری بۆ هیچ کەسێک جگە لە خانەخوێی ئەم پەڕەیە. یارییەکانت لەم وێبگەڕەدا پاشەکەوت دەکرێن و لە هیچ شوێنێکی تر نا؛ «یارییەکانم» هەموویان نیشان دەدات، و لەوێ دەتوانیت هەریەکەیان بسڕیتەوە. خانەخوێی پەڕەکە لەوانەیە تۆماری خۆی هەڵبگرێت کە کام فایل وەرگیراوە.
about-licences = کاری کەسانی تر لەم پەڕەیەدا
about-part = بەش
about-licence = مۆڵەت
about-licences-note = وێنەکان هی ئێمەن، لەسەر بنەمای شتێکی ٤٥٠٠ ساڵە. ناوی یاساکان و سەرچاوەکانیان لە هەموو ڕێنمایەکی یاساکاندا هاتووە.

## Starting, and when something goes wrong

boot-idle = بزوێنەری یارییەکە خەریکە دەست پێ دەکات.
boot-runtime = پایسن بار دەکرێت، کە یاساکان بەڕێوە دەبات.
boot-rules = یاساکان بار دەکرێن.
boot-ready = ئامادەیە.
boot-progress = تا ئێستا بار کراوە
boot-bytes = { $done } لە { $total } مێگابایت
boot-failed = بزوێنەری یارییەکە دەستی پێ نەکرد. یارییەکانت لەسەر ئەم ئامێرە پارێزراون.
boot-code = کۆد: { $code }
notice-memory = ئەم وێبگەڕە ڕێگە نادات پەڕەکە یاری پاشەکەوت بکات. تەنها تا ئەم پەڕەیە کراوەیە دەمێننەوە. ئەو یارییانەی دەتەوێت بیانهێڵیتەوە هەناردەیان بکە.
notice-memory-embed = یارییەکانی ئەم چوارچێوەیە تەنها تا پەڕەکە کراوەیە دەمێننەوە.
notice-other-window = ئەم یارییە لە پەنجەرەیەکی تردا درێژەی پێ درا. ئەم پەڕەیە نیشانی دەدات لێرە لە کوێ بوو.
notice-update = وەشانێکی نوێی ئەم پەڕەیە ئامادەیە. بە بەکارهێنانی هیچ لەدەست نادەیت.
lazy-loading = ئەم بەشە بار دەکرێت.
lazy-failed = ئەم بەشە بار نەکرا. کاتێک تۆڕ هەبوو دووبارە بیکەرەوە.
notice-outdated = وەشانێکی نوێی ئەم پەڕەیە لە پەنجەرەیەکی تردا بەکار دێت. هەر کاتێک گونجاو بوو دووبارە باری بکە.
take-update = ئێستا بەکاری بهێنە
address-unknown = بۆ { $name } ئەمە نییە: «{ $value }». لێرە هەڵبژێرە چی یاری دەکەیت.
