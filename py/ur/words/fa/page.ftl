### Translated by machine, not yet read by a native speaker.

title = بازی سلطنتی اور
skip = رفتن به بازی
tools = ابزارها
board = صفحه
controls = نوبت شما
log = چه گذشت
close = بستن
menu-title = فهرست
retry = دوباره امتحان کنید
open-here = اینجا باز کنید
copied = رونوشت شد.
copy-title = رونوشت از این
game-link = رونوشت پیوند این بازی
game-link-note = پیوند قوانین، پرتاب‌ها و حرکت‌ها را دارد و نه چیز دیگری. بازی‌ای که با آن باز شود، میان دو نفر ادامه می‌یابد.

## New game

setup-loading = در حال بارگذاری فهرست قوانین.
setup-options = گزینه‌ها { $changed ->
    [0] {""}
   *[other] ({ $changed } تغییر)
  }
recommended-quick = سریع
recommended-classic = کلاسیک
recommended-deep = عمیق
play = بازی
facade-choose = انتخاب قوانین
new-game = بازی تازه
new-refused = با این قوانین هنوز نمی‌توان بازی کرد. { $reason }

## Playing

status-starting = در حال آماده‌سازی.
throw = پرتاب
throw-kit = پرتاب { $kit }
computer-thinks = رایانه بازی می‌کند
pause = مکث
go-on = ادامه
confirm = انجام این حرکت
confirm-not = حرکت دیگر
confirm-move = { $move }؟ برای انجام، یک بار دیگر انتخابش کنید.
peek-square = { $place }.
which-piece = { $n } مهره می‌تواند به { $square } برسد. اول مهره را انتخاب کنید.
actions = کارهای ممکن
undo = واگرد
redo = ازنو
again = بازی دوباره
again-match = بازی { $game } از { $games }
again-swap = عوض کردن طرف
flip = چرخاندن صفحه
real-wanted = { $by } قاپ دوم را می‌اندازد. چه می‌گوید؟
request-refused = این کار نشد و بازی شما تغییری نکرد. { $reason }

## Panels

rulebook-title = قوانین
rulebook-open = خواندن قوانین
path-show = نشان دادن مسیر

compare-title = دو مجموعهٔ قوانین کنار هم
compare-open = مقایسه
fact-squares = { $n } خانه
kit-lots = { $count } تاس
kit-cubes = { $count } مکعب
kit-bones = { $count } قاپ

moves-title = حرکت‌ها
moves-none = هنوز حرکتی نیست.
moves-throw = پرتاب { $score }:
moves-copy = رونوشت بازی به صورت متن

result-title = بازی به عدد
tally-purse = کیسه
tally-kitty = صندوق
tally-points = امتیاز
tally-match = مسابقه
tally-hand = در ذخیره
tally-off = در مقصد

games-title = بازی‌های من
games-export = برون‌برد
import-rules = این پرونده نمی‌گوید با کدام قوانین بازی شده است. قوانین را انتخاب کنید:
import-refused = این پرونده را نمی‌شد به عنوان بازی خواند. { $reason } بازی‌های شما تغییری نکرده است.
import-no-game = در این پرونده هیچ بازی اوری نیست. بازی‌های شما تغییری نکرده است.
link-refused = این پیوند باز نشد: بخشی از آن نیست یا تغییر کرده، یا نسخه‌ای تازه‌تر آن را ساخته است. همهٔ پیوند را دوباره کپی کنید، یا این صفحه را دوباره بارگذاری کنید. بازی‌های شما تغییری نکرده است.
load-refused = این بازی باز نشد. { $reason } آنچه نگه داشته شده تغییری نکرده است.

settings-title = تنظیمات

keys-title = صفحه‌کلید
say-tally = { $name }: روشن { $light }، تیره { $dark }.
say-tally-one = { $name }: { $value }.
say-piece = در { $square }: { $player }{ $side ->
    [blank] ، ساده
    [dotted] ، خال‌دار
   *[none] {""}
  }.
say-empty = هیچ مهره‌ای روی صفحه نیست.
say-path = مسیر: { $squares }.

about-title = درباره
story-title = داستان صفحه

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = بازی در حال بارگذاری است.
boot-rules = در حال بارگذاری قوانین.
boot-progress = بارگذاری‌شده تا کنون
boot-bytes = { $done } از { $total } مگابایت
boot-failed = بازی راه نیفتاد. هیچ‌یک از چیزهایی که در این دستگاه نگه داشته شده از دست نرفته است.
boot-code = کد: { $code }
notice-memory = این مرورگر نمی‌گذارد صفحه بازی‌ها را نگه دارد. بازی‌ها فقط تا وقتی این صفحه باز است می‌مانند. بازی‌هایی را که می‌خواهید نگه دارید برون‌برد کنید.
notice-memory-embed = بازی‌های این قاب فقط تا وقتی صفحه باز است می‌مانند.
notice-other-window = این بازی در پنجرهٔ دیگری ادامه یافت. این صفحه نشان می‌دهد اینجا به کجا رسیده بود.
notice-update = نسخهٔ تازه‌ای از این صفحه آماده است. با به کار بردن آن چیزی از دست نمی‌دهید.
lazy-loading = این بخش در حال بارگذاری است.
lazy-failed = این بخش بارگذاری نشد. وقتی شبکه هست دوباره بازش کنید.
notice-outdated = نسخهٔ تازه‌ای از این صفحه در پنجرهٔ دیگری به کار است. هر وقت خواستید دوباره بارگذاری کنید.
take-update = همین حالا به کار ببرید
address-unknown = در نشانی این صفحه، «{ $value }» برای { $name } وجود ندارد. به جای آن، مقدار معمول به کار می‌رود.
address-conflict = در نشانی این صفحه، { $one } و { $two } با هم جور نیستند. اولی به کار می‌رود.
address-needs = در نشانی این صفحه، { $one } به { $two } نیاز دارد. به جای آن می‌توان یک بازی کرد.
