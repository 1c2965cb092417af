### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = رونوشت پیوند این قوانین

## New game

setup-opponent = چه کسی بازی می‌کند
setup-level = سطح رایانه
setup-side = شما
setup-real-dice = تاس واقعی، که با دست ریخته و وارد می‌شود
real-dice-none = برای هیچ‌کس
real-dice-light = برای روشن
real-dice-dark = برای تیره
real-dice-both = برای هر دو
real-dice = چند تا نشان‌دار افتاد؟
real-dice-n = { $n } از { $count } نشان‌دار
real-bones = قاپ اول چه نشان می‌دهد؟
real-yes = می‌گوید بله
real-no = می‌گوید نه
opponent-computer = شما و رایانه
opponent-people = دو نفر در اینجا
opponent-watch = تماشای بازی رایانه با خودش
play-as-light = روشن
play-as-dark = تیره

## Panels

games-none = بازی اول شما اینجا خواهد بود. هر بازی خودبه‌خود و پرتاب به پرتاب نگه داشته می‌شود.
games-name = { $rules }
games-nameless = بازی
games-who = { $who ->
    [light] شما (روشن) در برابر رایانه
    [dark] شما (تیره) در برابر رایانه
    [watch] رایانه با خودش
   *[people] دو نفر
  }
games-line = { games-who }؛ { $plies } پرتاب و حرکت، { $state }، { $date }
games-over = تمام‌شده
games-open = ناتمام
games-continue = ادامه
games-look = دیدن
games-do = { $what }: { $name }
games-rename = نام { $name }
games-export-one = برون‌برد { $name }
games-delete = حذف
games-delete-one = حذف { $name }
games-deleted = { $name } حذف شد.
games-undelete = بازگرداندن
games-import = درون‌برد بازی از پرونده
import-go = درون‌برد
import-too-large = این پرونده بزرگ‌تر از آن است که بازی باشد. بازی‌های شما تغییری نکرده است.
settings-reset = بازنشانی همهٔ تنظیمات
settings-look = ظاهر
settings-play = بازی
settings-effects = جنبش و صدا
settings-language = زبان و صفحه‌کلید
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
about-what = بازی صفحه‌ای که ۴۵۰۰ سال پیش در اور بازی می‌شد، با همهٔ مجموعه‌های قوانینی که منابع ما شرح می‌دهند.
about-offline = این بازی بدون شبکه کار می‌کند: آنچه لازم دارد در این دستگاه است.
about-online = تا وقتی این صفحه برای بار اول باز است، هنوز به شبکه نیاز دارد.
language-offline = زبان‌های موجود در این دستگاه: { $languages }
about-privacy = با داده‌های شما چه می‌شود
about-privacy-text = هیچ چیز از این دستگاه بیرون نمی‌رود. نه حسابی هست، نه کوکی، نه ردیاب، و نه درخواستی به کسی جز میزبان این صفحه. بازی‌های شما در همین مرورگر نگه داشته می‌شود و نه در جای دیگر؛ «بازی‌های من» همه را نشان می‌دهد و هر یک را می‌توانید آنجا حذف کنید. میزبان صفحه ممکن است فهرستی از پرونده‌های گرفته‌شده برای خود نگه دارد.
about-licences = پروانه‌ها
about-part = جزء
about-licence = پروانه
about-licences-note = نقش‌ها کار خود ماست، از روی شیئی ۴۵۰۰ ساله. قوانین در هر دفتر قوانین با منابعشان آمده است.

## Hints and the tutor

setting-values = نشان دادن ارزش هر حرکت
setting-tutor = هشدار پیش از حرکتی که هزینهٔ زیادی دارد
key-hint = راهنمایی

## Dice that can be checked

setup-word = کلمه‌ای از شما برای تاس‌ها (اختیاری)

## Sound, size, statistics

setting-sound = صدا
sound-on = روشن
sound-off = خاموش
setting-volume = بلندی صدا
setting-big = بزرگ، برای پروژکتور

task-play = تکلیف شما: بازی را تا پایان ادامه دهید. بنویسید چه کسی و پس از چند پرتاب می‌برد.
task-best = تکلیف شما: نخستین بار که می‌توانید انتخاب کنید، بایستید. کدام انتخاب بهترین است و چرا؟ یک جمله بنویسید و سپس راهنمایی بخواهید.
task-compare = تکلیف شما: بازی را تا پایان ادامه دهید و با جفت دیگری مقایسه کنید. پرتاب‌هایتان یکسان بود. کجا جور دیگری انتخاب کردید؟
task-count = تکلیف شما: پرتاب‌ها را بشمارید. کدام عدد بیشتر می‌آید؟ پس از سی پرتاب دست نگه دارید.

games-damaged = بازی‌های آسیب‌دیده
games-damaged-note = این بازی‌ها یا بخش‌هایی از آن‌ها خوانده نشد. همان‌گونه که پیدا شدند نگه داشته می‌شوند تا وقتی حذفشان کنید.
games-damaged-line = { $name }، آسیب در { $date } دیده شد
games-damaged-export = برون‌برد بازی آسیب‌دیدهٔ { $name }
games-damaged-delete = حذف برای همیشه
games-damaged-delete-one = حذف بازی آسیب‌دیدهٔ { $name } برای همیشه
