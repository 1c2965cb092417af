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
rules-link = رونوشت پیوند این قوانین
game-link = رونوشت پیوند این بازی

## New game

setup-loading = در حال بارگذاری فهرست قوانین.
setup-options = گزینه‌ها { $changed ->
    [0] {""}
   *[other] ({ $changed } تغییر)
  }
setup-opponent = چه کسی بازی می‌کند
setup-level = سطح رایانه
setup-side = شما
setup-real-dice = تاس واقعی، که با دست ریخته و وارد می‌شود
real-dice-none = برای هیچ‌کس
real-dice-light = برای روشن
real-dice-dark = برای تیره
real-dice-both = برای هر دو
opponent-computer = شما و رایانه
opponent-people = دو نفر در اینجا
opponent-watch = تماشای بازی رایانه با خودش
play-as-light = روشن
play-as-dark = تیره
recommended-quick = سریع
recommended-classic = کلاسیک
recommended-deep = عمیق
minutes = حدود { $minutes } دقیقه
play = بازی
facade-choose = انتخاب قوانین
new-game = بازی تازه
new-refused = این قوانین هنوز بازی‌کردنی نیست. { $reason }

## Playing

status-starting = در حال چیدن بازی.
throw = پرتاب
throw-start = پرتاب برای تعیین آغازکننده
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
real-dice = چند تا نشان‌دار افتاد؟
real-dice-n = { $n } از { $count } نشان‌دار
real-bones = قاپ اول چه نشان می‌دهد؟
real-wanted = { $by } قاپ دوم را می‌اندازد. چه می‌گوید؟
real-yes = می‌گوید بله
real-no = می‌گوید نه
request-refused = این کار نشد و بازی شما تغییری نکرد: { $reason }.

## Panels

rulebook-title = قوانین
rulebook-open = خواندن قوانین
rulebook-legend = هر سطر می‌گوید از کجا آمده است: از منبع، از برداشت ما از منبعی مبهم، یا از تصمیم خود ما آنجا که منابع چیزی نمی‌گویند.
rulebook-sources = منابع: { $sources }
path-show = نشان دادن مسیر
status-source = منبع: { $source }
status-reading = برداشت: { $source }
status-decision = تصمیم: { $source }
section-board = صفحه و مسیر
section-throws = پرتاب‌ها
section-entering = ورود
section-moving = حرکت
section-landing = نشستن
section-extra = پرتاب دوباره
section-end = پایان
section-start = چه کسی آغاز می‌کند
section-money = سهم‌ها
section-choices = انتخاب‌ها
section-decisions = تصمیم‌ها

compare-title = دو مجموعهٔ قوانین کنار هم
compare-open = مقایسه
compare-with = { $rules } در کنار:
compare-second = مجموعهٔ قوانین دوم
compare-facts = در یک نگاه
compare-different = تفاوت‌ها
compare-equal = یکسان در هر دو ({ $n })
compare-nothing = این قوانین چیزی در این باره نمی‌گوید.
compare-paths = مسیر روشن در { $one } و در { $two }
fact-line = کوتاه
fact-minutes = زمان
fact-pieces = مهره‌های هر بازیکن
fact-own = با قانون خودش
fact-throw = پرتاب
fact-path = مسیر
fact-squares = { $n } خانه
fact-special = ویژگی
kit-lots = { $count } تاس
kit-cubes = { $count } مکعب
kit-bones = { $count } قاپ

moves-title = حرکت‌ها
moves-none = هنوز حرکتی نیست.
moves-throw = پرتاب { $score }:
moves-copy = رونوشت بازی به صورت متن

result-title = بازی به عدد
result-tallies = حساب
tally-purse = کیسه
tally-kitty = صندوق
tally-pool = صندوق مشترک
tally-points = امتیاز
tally-match = مسابقه
tally-hand = در ذخیره
tally-off = در مقصد

games-title = بازی‌های من
games-none = بازی اول شما اینجا خواهد بود. هر بازی خودبه‌خود و پرتاب به پرتاب نگه داشته می‌شود.
games-name = { $rules }
games-line = روشن: { $light }، تیره: { $dark }؛ { $plies } پرتاب و حرکت، { $state }، { $date }
games-over = تمام‌شده
games-open = ناتمام
games-continue = ادامه
games-look = دیدن
games-do = { $what }: { $name }
games-rename = نام { $name }
games-export = برون‌برد
games-export-one = برون‌برد { $name }
games-delete = حذف
games-delete-one = حذف { $name }
games-deleted = { $name } حذف شد.
games-undelete = بازگرداندن
games-import = درون‌برد بازی از پرونده
kind-human = شخص
kind-computer = رایانه
import-rules = این پرونده نمی‌گوید با کدام قوانین بازی شده است. قوانین را انتخاب کنید:
import-go = درون‌برد
import-too-large = این پرونده بزرگ‌تر از آن است که بازی باشد. بازی‌های شما تغییری نکرده است.
import-refused = این پرونده را نمی‌شد به عنوان بازی خواند: { $reason }. بازی‌های شما تغییری نکرده است.
import-no-game = در این پرونده هیچ بازی اوری نیست. بازی‌های شما تغییری نکرده است.
link-refused = این پیوند باز نشد: بخشی از آن نیست یا تغییر کرده، یا نسخه‌ای تازه‌تر آن را ساخته است. بازی‌های شما تغییری نکرده است.
load-refused = این بازی باز نشد: { $reason }. آنچه نگه داشته شده تغییری نکرده است.

settings-title = تنظیمات
settings-reset = بازنشانی همهٔ تنظیمات
setting-theme = رنگ‌ها
theme-auto = مانند سیستم
theme-light = روشن
theme-dark = تیره
theme-contrast = پرتضاد
setting-motion = جنبش
motion-off = خاموش
motion-fast = تند
motion-normal = معمولی
motion-slow = آهسته
setting-board = صفحه
board-auto = متناسب با نمایشگر
board-wide = افقی
board-turned = عمودی
setting-facing = جهت صفحه وقتی دو نفر اینجا بازی می‌کنند
facing-still = همیشه یک سو
facing-turns = رو به بازیکنی که نوبت اوست
facing-table = رو به هر دو سوی میز
setting-guide = نشان دادن اینکه کدام مهره‌ها و به کجا می‌توانند بروند
setting-confirm = پرسیدن پیش از هر حرکت
setting-keys = کلیدهای رقم برای انتخاب، و کلیدهای حرف تا وقتی تمرکز روی صفحه است

keys-title = صفحه‌کلید
keys-open = صفحه‌کلید
keys-note = در بازی رقم‌ها انتخاب می‌کنند و { "Enter" } تاس می‌ریزد، مگر آنکه تمرکز روی دکمهٔ دیگری باشد. حرف‌ها تا وقتی تمرکز روی صفحه است کار می‌کنند. برای هر کاری دکمه هم هست.
key-arrows = به خانهٔ کناری، چنان‌که روی نمایشگر است
key-ends = به انتهای ردیف؛ با { "Ctrl" } به گوشه‌های صفحه
key-path = عقب و جلو در مسیر شما
key-movable = به مهرهٔ بعدی یا قبلی که می‌تواند حرکت کند
key-go = پرتاب، برداشتن مهره، گذاشتن آن
key-throw = پرتاب
key-nth = انتخاب با شماره در فهرست انتخاب‌ها
key-undo = واگرد
key-redo = ازنو
key-last = گفتن دوبارهٔ آنچه گذشت
key-scores = گفتن ذخیره‌ها و حساب
key-turn = گفتن کاری که باید کرد
key-board = گفتن همهٔ صفحه
key-say-path = گفتن مسیر
key-flip = چرخاندن صفحه
key-new = بازی تازه
key-help = همین فهرست
key-escape = برگرداندن مهره، بستن، پایان جنبش
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
about-what = بازی صفحه‌ای که ۴۵۰۰ سال پیش در اور بازی می‌شد، با همهٔ مجموعه‌های قوانینی که منابع ما شرح می‌دهند.
about-offline = این صفحه بدون شبکه کار می‌کند: همه چیز در این دستگاه است.
about-online = تا وقتی این صفحه برای بار اول باز است، هنوز به شبکه نیاز دارد.
about-privacy = با داده‌های شما چه می‌شود
about-privacy-text = هیچ چیز از این دستگاه بیرون نمی‌رود. نه حسابی هست، نه کوکی، نه ردیاب، و نه درخواستی به کسی جز میزبان این صفحه. بازی‌های شما در همین مرورگر نگه داشته می‌شود و نه در جای دیگر؛ «بازی‌های من» همه را نشان می‌دهد و هر یک را می‌توانید آنجا حذف کنید. میزبان صفحه ممکن است فهرستی از پرونده‌های گرفته‌شده برای خود نگه دارد.
about-licences = کارهای دیگران در این صفحه
about-part = جزء
about-licence = پروانه
about-licences-note = نقش‌ها کار خود ماست، از روی شیئی ۴۵۰۰ ساله. قوانین در هر دفتر قوانین با منابعشان آمده است.

## Starting, and when something goes wrong

boot-idle = موتور بازی در آستانهٔ آغاز است.
boot-runtime = در حال بارگذاری { "Python" }، که قوانین را اجرا می‌کند.
boot-rules = در حال بارگذاری قوانین.
boot-ready = آماده.
boot-progress = بارگذاری‌شده تا کنون
boot-bytes = { $done } از { $total } مگابایت
boot-failed = موتور بازی آغاز نشد. بازی‌های شما در این دستگاه در امان است.
boot-code = کد: { $code }
notice-memory = این مرورگر نمی‌گذارد صفحه بازی‌ها را نگه دارد. بازی‌ها فقط تا وقتی این صفحه باز است می‌مانند. بازی‌هایی را که می‌خواهید نگه دارید برون‌برد کنید.
notice-memory-embed = بازی‌های این قاب فقط تا وقتی صفحه باز است می‌مانند.
notice-other-window = این بازی در پنجرهٔ دیگری ادامه یافت. این صفحه نشان می‌دهد اینجا به کجا رسیده بود.
notice-update = نسخهٔ تازه‌ای از این صفحه آماده است. با به کار بردن آن چیزی از دست نمی‌دهید.
lazy-loading = این بخش در حال بارگذاری است.
lazy-failed = این بخش بارگذاری نشد. وقتی شبکه هست دوباره بازش کنید.
notice-outdated = نسخهٔ تازه‌ای از این صفحه در پنجرهٔ دیگری به کار است. هر وقت خواستید دوباره بارگذاری کنید.
take-update = همین حالا به کار ببرید
address-unknown = در { $name } چیزی به نام «{ $value }» نیست. اینجا انتخاب کنید چه بازی کنید.
