### Translated by machine, not yet read by a native speaker.

title = لعبة أور الملكية
skip = انتقل إلى اللعبة
tools = الأدوات
board = الرقعة
controls = دورك
log = ما حدث
close = إغلاق
menu-title = القائمة
retry = حاول مرة أخرى
open-here = افتحها هنا
copied = تم النسخ.
copy-title = انسخ هذا
rules-link = نسخ رابط لهذه القواعد
game-link = نسخ رابط لهذه اللعبة

## New game

setup-loading = جارٍ تحميل قائمة القواعد.
setup-options = الخيارات { $changed ->
    [0] {""}
   *[other] (عُدِّل منها { $changed })
  }
setup-opponent = من يلعب
setup-level = مستوى الحاسوب
setup-side = جهتك
setup-real-dice = نرد حقيقي يُرمى باليد وتُكتب رمياته
real-dice-none = لا أحد
real-dice-light = للفاتح
real-dice-dark = للداكن
real-dice-both = للاثنين
opponent-computer = أنت والحاسوب
opponent-people = شخصان هنا
opponent-watch = شاهد الحاسوب يلعب مع نفسه
play-as-light = الفاتح
play-as-dark = الداكن
recommended-quick = سريعة
recommended-classic = كلاسيكية
recommended-deep = عميقة
minutes = نحو { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
play = العب
facade-choose = اختر القواعد
new-game = لعبة جديدة
new-refused = لا يمكن لعب هذه القواعد بعد. { $reason }

## Playing

status-starting = جارٍ إعداد اللعبة.
throw = رمي
throw-start = ارمِ لتعرف من يبدأ
throw-kit = رمي { $kit }
computer-thinks = الحاسوب يلعب
pause = إيقاف مؤقت
go-on = متابعة
confirm = لعب هذه النقلة
confirm-not = نقلة أخرى
confirm-move = { $move }؟ اختَرها مرة أخرى لتلعبها.
peek-square = { $place }.
which-piece = عدد القطع التي يمكنها أن تصل إلى { $square }: { $n }. اختر القطعة أولًا.
actions = ما يمكنك فعله
undo = تراجع
redo = إعادة
again = العب مرة أخرى
again-match = اللعبة { $game } من { $games }
again-swap = تبديل الجهتين
flip = تدوير الرقعة
real-dice = كم حجرًا وقع معلَّمًا؟
real-dice-n = { $n } من { $count } مُعلَّم
real-bones = ماذا يُظهر الكعب الأول؟
real-wanted = رمية الكعب الثاني: { $by }. ماذا يقول؟
real-yes = يقول نعم
real-no = يقول لا
request-refused = لم ينجح ذلك، ولعبتك لم تتغيّر: { $reason }.

## Panels

rulebook-title = القواعد
rulebook-open = قراءة القواعد
rulebook-legend = كل سطر يذكر من أين جاء: من مصدر، أو من قراءتنا لمصدر غير واضح، أو من قرارنا حيث تسكت المصادر.
rulebook-sources = المصادر: { $sources }
path-show = إظهار المسار
status-source = مصدر: { $source }
status-reading = قراءة: { $source }
status-decision = قرار: { $source }
section-board = الرقعة والمسار
section-throws = الرميات
section-entering = الدخول
section-moving = النقل
section-landing = الحلول على خانة
section-extra = رمية أخرى
section-end = النهاية
section-start = من يبدأ
section-money = الحصص
section-choices = الاختيارات
section-decisions = القرارات

compare-title = مجموعتا قواعد جنبًا إلى جنب
compare-open = مقارنة
compare-with = { $rules } إلى جانب:
compare-second = مجموعة القواعد الثانية
compare-facts = نظرة سريعة
compare-different = ما يختلف
compare-equal = المشترك بينهما ({ $n })
compare-nothing = لا تذكره هذه القواعد.
compare-paths = مسار الفاتح في { $one } وفي { $two }
fact-line = باختصار
fact-minutes = المدة
fact-pieces = القطع لكل لاعب
fact-own = بقاعدتها الخاصة
fact-throw = الرمية
fact-path = المسار
fact-squares = { $n ->
    [zero] لا خانات
    [one] خانة واحدة
    [two] خانتان
    [few] { $n } خانات
    [many] { $n } خانة
   *[other] { $n } خانة
  }
fact-special = ما يميّزها
kit-lots = { $count ->
    [zero] لا أحجار نرد
    [one] حجر نرد واحد
    [two] حجرا نرد
    [few] { $count } أحجار نرد
    [many] { $count } حجر نرد
   *[other] { $count } حجر نرد
  }
kit-cubes = { $count ->
    [zero] لا مكعّبات
    [one] مكعّب واحد
    [two] مكعّبان
    [few] { $count } مكعّبات
    [many] { $count } مكعّبًا
   *[other] { $count } مكعّب
  }
kit-bones = { $count ->
    [zero] لا كعاب
    [one] كعب واحد
    [two] كعبان
    [few] { $count } كعاب
    [many] { $count } كعبًا
   *[other] { $count } كعب
  }

moves-title = النقلات
moves-none = لا نقلات بعد.
moves-throw = الرمية { $score }:
moves-copy = نسخ اللعبة نصًّا

result-title = اللعبة بالأرقام
result-tallies = الحساب
tally-purse = الكيس
tally-kitty = الصندوق
tally-pool = الصندوق المشترك
tally-points = النقاط
tally-match = المباراة
tally-hand = في الاحتياط
tally-off = في البيت

games-title = ألعابي
games-none = ستكون لعبتك الأولى هنا. كل لعبة تُحفظ وحدها، رمية بعد رمية.
games-name = { $rules }
games-line = الفاتح: { $light }، الداكن: { $dark }؛ { $plies ->
    [zero] لا رميات ولا نقلات
    [one] رمية أو نقلة واحدة
    [two] رميتان أو نقلتان
    [few] { $plies } رميات ونقلات
    [many] { $plies } رمية ونقلة
   *[other] { $plies } رمية ونقلة
  }، { $state }، { $date }
games-over = انتهت
games-open = لم تنتهِ
games-continue = متابعة
games-look = مشاهدتها
games-do = { $what }: { $name }
games-rename = اسم { $name }
games-export = تصدير
games-export-one = تصدير { $name }
games-delete = حذف
games-delete-one = حذف { $name }
games-deleted = حُذفت اللعبة: { $name }.
games-undelete = استعادتها
games-import = استيراد لعبة من ملف
kind-human = شخص
kind-computer = الحاسوب
import-rules = لا يذكر هذا الملف بأي قواعد لُعبت اللعبة. اختر القواعد:
import-go = استيراد
import-too-large = هذا الملف أكبر من أن يكون لعبة. ألعابك لم تتغيّر.
import-refused = تعذّرت قراءة هذا الملف على أنه لعبة: { $reason }. ألعابك لم تتغيّر.
import-no-game = ليس في هذا الملف لعبة أور. ألعابك لم تتغيّر.
link-refused = تعذّر فتح هذا الرابط: جزء منه ناقص أو تغيّر، أو صنعته نسخة أحدث. ألعابك لم تتغيّر.
load-refused = تعذّر فتح هذه اللعبة: { $reason }. والمحفوظ لم يتغيّر.

settings-title = الإعدادات
settings-reset = إعادة ضبط كل الإعدادات
setting-theme = الألوان
theme-auto = كألوان النظام
theme-light = فاتحة
theme-dark = داكنة
theme-contrast = تباين عالٍ
setting-motion = الحركة
motion-off = متوقفة
motion-fast = سريعة
motion-normal = عادية
motion-slow = بطيئة
setting-board = الرقعة
board-auto = بحسب الشاشة
board-wide = أفقية
board-turned = عمودية
setting-facing = اتجاه الرقعة حين يلعب شخصان هنا
facing-still = الاتجاه نفسه دائمًا
facing-turns = نحو صاحب الدور
facing-table = نحو جانبَي الطاولة
setting-guide = إظهار القطع التي يمكن نقلها، وإلى أين
setting-confirm = السؤال قبل لعب النقلة
setting-keys = مفاتيح الأرقام للاختيار، ومفاتيح الحروف ما دام التركيز على الرقعة

keys-title = لوحة المفاتيح
keys-open = لوحة المفاتيح
keys-note = في اللعبة تختار الأرقام، ومفتاح { "Enter" } يرمي إلا إذا كان التركيز على زر آخر. والحروف تعمل ما دام التركيز على الرقعة. ولكل شيء زر أيضًا.
key-arrows = إلى الخانة المجاورة كما تظهر على الشاشة
key-ends = إلى آخر الصف؛ ومع { "Ctrl" } إلى أركان الرقعة
key-path = إلى الوراء وإلى الأمام على مسارك
key-movable = إلى القطعة التالية التي يمكن نقلها، أو السابقة
key-go = رمي، أو إمساك قطعة، أو وضعها
key-throw = رمي
key-nth = الاختيار برقم من قائمة الاختيارات
key-undo = تراجع
key-redo = إعادة
key-last = قول ما حدث مرة أخرى
key-scores = قول ما في الاحتياط والحساب
key-turn = قول المطلوب الآن
key-board = قول ما على الرقعة كلها
key-say-path = قول المسار
key-flip = تدوير الرقعة
key-new = لعبة جديدة
key-help = هذه القائمة
key-escape = إرجاع القطعة، أو الإغلاق، أو إنهاء الحركة
say-tally = { $name }: الفاتح { $light }، الداكن { $dark }.
say-tally-one = { $name }: { $value }.
say-piece = في { $square }: { $player }{ $side ->
    [blank] ، ملساء
    [dotted] ، منقّطة
   *[none] {""}
  }.
say-empty = لا قطع على الرقعة.
say-path = المسار: { $squares }.

about-title = حول الصفحة
about-what = لعبة الرقعة التي لُعبت في أور قبل ٤٥٠٠ سنة، بكل مجموعات القواعد التي تصفها مصادرنا.
about-offline = تعمل هذه الصفحة بلا شبكة: كل شيء محفوظ على هذا الجهاز.
about-online = ما دامت هذه الصفحة مفتوحة أول مرة فهي تحتاج إلى الشبكة.
about-privacy = ماذا يحدث لبياناتك
about-privacy-text = لا شيء يغادر هذا الجهاز. لا حساب، ولا ملفات تعريف ارتباط، ولا تتبّع، ولا طلب إلى أحد غير مضيف هذه الصفحة. ألعابك محفوظة في هذا المتصفح وليس في أي مكان آخر؛ و«ألعابي» تعرضها كلها، ويمكنك أن تحذف كلًّا منها هناك. وقد يحتفظ مضيف الصفحة بسجل خاص به للملفات التي طُلبت.
about-licences = أعمال الآخرين في هذه الصفحة
about-part = الجزء
about-licence = الرخصة
about-licences-note = الرسوم من عملنا، على مثال قطعة عمرها ٤٥٠٠ سنة. وتُذكر القواعد مع مصادرها في كل كتاب قواعد.

## Starting, and when something goes wrong

boot-idle = يوشك محرّك اللعبة أن يبدأ.
boot-runtime = جارٍ تحميل { "Python" } الذي يشغّل القواعد.
boot-rules = جارٍ تحميل القواعد.
boot-ready = جاهز.
boot-progress = ما تم تحميله
boot-bytes = { $done } من { $total } ميغابايت
boot-failed = لم يبدأ محرّك اللعبة. ألعابك آمنة على هذا الجهاز.
boot-code = الرمز: { $code }
notice-memory = لا يسمح هذا المتصفح للصفحة بحفظ الألعاب. تبقى ما دامت هذه الصفحة مفتوحة فقط. صدّر الألعاب التي تريد الاحتفاظ بها.
notice-memory-embed = الألعاب في هذا الإطار تبقى ما دامت الصفحة مفتوحة فقط.
notice-other-window = تواصلت هذه اللعبة في نافذة أخرى. وهذه الصفحة تُظهر أين كانت هنا.
notice-update = نسخة جديدة من هذه الصفحة جاهزة. لن تفقد شيئًا باستعمالها.
lazy-loading = جارٍ تحميل هذا الجزء.
lazy-failed = تعذّر تحميل هذا الجزء. افتحه مرة أخرى حين تتوفر شبكة.
notice-outdated = نسخة جديدة من هذه الصفحة مستعملة في نافذة أخرى. أعد التحميل متى ناسبك.
take-update = استعمالها الآن
address-unknown = القيمة «{ $value }» غير معروفة في { $name }. اختر هنا ما تلعبه.
