### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = نسخ رابط لهذه القواعد

## New game

setup-opponent = من يلعب
setup-level = مستوى الحاسوب
setup-side = جهتك
setup-real-dice = نرد حقيقي يُرمى باليد وتُكتب رمياته
real-dice-none = لا لأحد
real-dice-light = للفاتح
real-dice-dark = للداكن
real-dice-both = للاثنين
real-dice = كم حجرًا وقع معلَّمًا؟
real-dice-n = { $n } من { $count } مُعلَّم
real-bones = ماذا يُظهر الكعب الأول؟
real-yes = يقول نعم
real-no = يقول لا
opponent-computer = أنت والحاسوب
opponent-people = شخصان هنا
opponent-watch = شاهد الحاسوب يلعب مع نفسه
play-as-light = الفاتح
play-as-dark = الداكن

## Panels

games-none = ستكون لعبتك الأولى هنا. كل لعبة تُحفظ وحدها، رمية بعد رمية.
games-name = { $rules }
games-nameless = لعبة
games-who = { $who ->
    [light] أنت (الفاتح) ضد الحاسوب
    [dark] أنت (الداكن) ضد الحاسوب
    [watch] الحاسوب يلعب مع نفسه
   *[people] شخصان
  }
games-line = { games-who }؛ { $plies ->
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
games-export-one = تصدير { $name }
games-delete = حذف
games-delete-one = حذف { $name }
games-deleted = حُذفت اللعبة: { $name }.
games-undelete = استعادتها
games-import = استيراد لعبة من ملف
import-go = استيراد
import-too-large = هذا الملف أكبر من أن يكون لعبة. ألعابك لم تتغيّر.
settings-reset = إعادة ضبط كل الإعدادات
settings-look = المظهر
settings-play = اللعب
settings-effects = الحركة والصوت
settings-language = اللغة ولوحة المفاتيح
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
about-what = لعبة الرقعة التي لُعبت في أور قبل ٤٥٠٠ سنة، بكل مجموعات القواعد التي تصفها مصادرنا.
about-offline = تعمل هذه اللعبة بلا شبكة: ما تحتاج إليه محفوظ على هذا الجهاز.
about-online = ما دامت هذه الصفحة مفتوحة أول مرة فهي تحتاج إلى الشبكة.
language-offline = اللغات المحفوظة على هذا الجهاز: { $languages }
about-privacy = ماذا يحدث لبياناتك
about-privacy-text = لا شيء يغادر هذا الجهاز. لا حساب، ولا ملفات تعريف ارتباط، ولا تتبّع، ولا طلب إلى أحد غير مضيف هذه الصفحة. ألعابك محفوظة في هذا المتصفح وليس في أي مكان آخر؛ و«ألعابي» تعرضها كلها، ويمكنك أن تحذف كلًّا منها هناك. وقد يحتفظ مضيف الصفحة بسجل خاص به للملفات التي طُلبت.
about-licences = التراخيص
about-part = الجزء
about-licence = الرخصة
about-licences-note = الرسوم من عملنا، على مثال قطعة عمرها ٤٥٠٠ سنة. وتُذكر القواعد مع مصادرها في كل كتاب قواعد.

## Hints and the tutor

setting-values = إظهار قيمة كل نقلة
setting-tutor = التنبيه قبل نقلة تكلّف كثيرًا
key-hint = تلميح

## Dice that can be checked

setup-word = كلمة منك للنرد (اختيارية)

## Sound, size, statistics

setting-sound = الصوت
sound-on = مفعّل
sound-off = متوقف
setting-volume = شدة الصوت
setting-big = كبير، لجهاز العرض

task-play = مهمتكما: العبا اللعبة إلى نهايتها. واكتبا من يفوز، وبعد كم رمية.
task-best = مهمتكما: توقّفا حين يمكنكما الاختيار لأول مرة. أي اختيار هو الأفضل، ولماذا؟ اكتبا جملة، ثم اطلبا تلميحًا.
task-compare = مهمتكما: العبا اللعبة إلى نهايتها وقارناها مع زوج آخر. كانت لكم الرميات نفسها. أين اخترتم غير ذلك؟
task-count = مهمتكما: عُدّا الرميات. أي عدد يأتي أكثر؟ توقّفا بعد ثلاثين رمية.

games-damaged = ألعاب تالفة
games-damaged-note = تعذّرت قراءة هذه الألعاب أو أجزاء منها. وهي محفوظة كما وُجدت إلى أن تحذفها.
games-damaged-line = { $name }، وُجد التلف في { $date }
games-damaged-export = تصدير اللعبة التالفة { $name }
games-damaged-delete = حذف نهائي
games-damaged-delete-one = حذف اللعبة التالفة { $name } نهائيًا
