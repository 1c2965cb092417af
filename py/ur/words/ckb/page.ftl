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
game-link = بەستەری ئەم یارییە لەبەر بگرەوە
game-link-note = بەستەرەکە تەنها یاساکان و هاویشتنەکان و جووڵەکانی تێدایە. یارییەک کە پێی بکرێتەوە لە نێوان دوو کەسدا بەردەوام دەبێت.

## New game

setup-loading = لیستی یاساکان بار دەکرێت.
setup-options = هەڵبژاردەکان { $changed ->
    [0] {""}
   *[other] (گۆڕدراو: { $changed })
  }
recommended-quick = خێرا
recommended-classic = کلاسیک
recommended-deep = قووڵ
play = یاری بکە
facade-choose = یاساکان هەڵبژێرە
new-game = یاری نوێ
new-refused = هێشتا بەم یاسایانە یاری ناکرێت. { $reason }

## Playing

status-starting = ئامادە دەکرێت.
throw = هاویشتن
throw-kit = هاویشتنی { $kit }
computer-thinks = کۆمپیوتەر یاری دەکات
pause = وەستان
go-on = بەردەوام بە
confirm = ئەم جووڵەیە بکە
confirm-not = جووڵەیەکی تر
confirm-move = { $move }؟ بۆ کردنی جارێکی تر هەڵیبژێرە.
peek-square = { $place }.
which-piece = { $n } داش دەتوانن بێنە { $square }. سەرەتا داشەکە هەڵبژێرە.
actions = ئەوەی دەتوانیت بیکەیت
undo = گەڕاندنەوە
redo = دووبارەکردنەوە
again = یارییەکی تر
again-match = یاری { $game } لە { $games }
again-swap = گۆڕینی لایەن
flip = سووڕاندنی تەختە
real-wanted = { $by } مێچی دووەم دەهاوێژێت. چی دەڵێت؟
request-refused = ئەوە سەری نەگرت، و یارییەکەت نەگۆڕاوە. { $reason }

## Panels

rulebook-title = یاساکان
rulebook-open = یاساکان بخوێنەرەوە
path-show = ڕێگاکە نیشان بدە

compare-title = دوو کۆمەڵە یاسا لە تەنیشت یەک
compare-open = بەراورد
fact-squares = { $n } خانە
kit-lots = { $count } زار
kit-cubes = { $count } زاری شەشپاڵوو
kit-bones = { $count } مێچ

moves-title = جووڵەکان
moves-none = هێشتا هیچ جووڵەیەک نییە.
moves-throw = هاویشتن { $score }:
moves-copy = یارییەکە وەک دەق لەبەر بگرەوە

result-title = یارییەکە بە ژمارە
tally-purse = کیسە
tally-kitty = سندوق
tally-points = خاڵ
tally-match = کۆی یارییەکان
tally-hand = لە یەدەگ
tally-off = لە ماڵ

games-title = یارییەکانم
games-export = هەناردەکردن
import-rules = ئەم فایلە ناڵێت بە کام یاسا یاری کراوە. یاساکان هەڵبژێرە:
import-refused = ئەم فایلە وەک یاری نەخوێندرایەوە. { $reason } یارییەکانت نەگۆڕاون.
import-no-game = لەم فایلەدا هیچ یارییەکی ئوور نییە. یارییەکانت نەگۆڕاون.
link-refused = ئەم بەستەرە نەکرایەوە: بەشێکی نییە یان گۆڕدراوە، یان وەشانێکی نوێتر دروستی کردووە. هەموو بەستەرەکە دووبارە کۆپی بکە، یان ئەم پەڕەیە دووبارە بار بکە. یارییەکانت نەگۆڕاون.
load-refused = ئەم یارییە نەکرایەوە. { $reason } ئەوەی پاشەکەوت کراوە نەگۆڕاوە.

settings-title = ڕێکخستنەکان

keys-title = تەختەکلیل
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
story-title = چیرۆکی تەختەکە

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = یارییەکە بار دەکرێت.
boot-rules = یاساکان بار دەکرێن.
boot-progress = تا ئێستا بار کراوە
boot-bytes = { $done } لە { $total } مێگابایت
boot-failed = یارییەکە دەستی پێ نەکرد. هیچ شتێک لەوەی لەسەر ئەم ئامێرە پاشەکەوت کراوە لەدەست نەچووە.
boot-code = کۆد: { $code }
notice-memory = ئەم وێبگەڕە ڕێگە نادات پەڕەکە یاری پاشەکەوت بکات. تەنها تا ئەم پەڕەیە کراوەیە دەمێننەوە. ئەو یارییانەی دەتەوێت بیانهێڵیتەوە هەناردەیان بکە.
notice-memory-embed = یارییەکانی ئەم چوارچێوەیە تەنها تا پەڕەکە کراوەیە دەمێننەوە.
notice-other-window = ئەم یارییە لە پەنجەرەیەکی تردا درێژەی پێ درا. ئەم پەڕەیە نیشانی دەدات لێرە لە کوێ بوو.
notice-update = وەشانێکی نوێی ئەم پەڕەیە ئامادەیە. بە بەکارهێنانی هیچ لەدەست نادەیت.
lazy-loading = ئەم بەشە بار دەکرێت.
lazy-failed = ئەم بەشە بار نەکرا. کاتێک تۆڕ هەبوو دووبارە بیکەرەوە.
notice-outdated = وەشانێکی نوێی ئەم پەڕەیە لە پەنجەرەیەکی تردا بەکار دێت. هەر کاتێک گونجاو بوو دووبارە باری بکە.
take-update = ئێستا بەکاری بهێنە
address-unknown = لە ناونیشانی ئەم پەڕەیەدا بۆ { $name } شتێک بە ناوی «{ $value }» نییە. لە جێی ئەو، ئەوەی ئاساییە بەکاردێت.
address-conflict = لە ناونیشانی ئەم پەڕەیەدا، { $one } و { $two } پێکەوە نابن. یەکەمیان کار دەکات.
address-needs = لە ناونیشانی ئەم پەڕەیەدا، { $one } پێویستی بە { $two } هەیە. لە جێی ئەوە دەتوانیت یاری بکەیت.
