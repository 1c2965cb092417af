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
game-link = نسخ رابط لهذه اللعبة
game-link-note = يحوي الرابط القواعد والرميات والنقلات، ولا شيء غيرها. واللعبة التي تُفتح به تستمر بين شخصين.

## New game

setup-loading = جارٍ تحميل قائمة القواعد.
setup-options = الخيارات { $changed ->
    [0] {""}
   *[other] (عُدِّل منها { $changed })
  }
recommended-quick = سريعة
recommended-classic = كلاسيكية
recommended-deep = عميقة
play = العب
facade-choose = اختر القواعد
new-game = لعبة جديدة
new-refused = لا يمكن لعب هذه القواعد بعد. { $reason }

## Playing

status-starting = جارٍ التحضير.
throw = رمي
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
real-wanted = رمية الكعب الثاني: { $by }. ماذا يقول؟
request-refused = لم ينجح ذلك، ولعبتك لم تتغيّر. { $reason }

## Panels

rulebook-title = القواعد
rulebook-open = قراءة القواعد
path-show = إظهار المسار

compare-title = مجموعتا قواعد جنبًا إلى جنب
compare-open = مقارنة
fact-squares = { $n ->
    [zero] لا خانات
    [one] خانة واحدة
    [two] خانتان
    [few] { $n } خانات
    [many] { $n } خانة
   *[other] { $n } خانة
  }
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
tally-purse = الكيس
tally-kitty = الصندوق
tally-points = النقاط
tally-match = المباراة
tally-hand = في الاحتياط
tally-off = في البيت

games-title = ألعابي
games-export = تصدير
import-rules = لا يذكر هذا الملف بأي قواعد لُعبت اللعبة. اختر القواعد:
import-refused = تعذّرت قراءة هذا الملف على أنه لعبة. { $reason } ألعابك لم تتغيّر.
import-no-game = ليس في هذا الملف لعبة أور. ألعابك لم تتغيّر.
link-refused = تعذّر فتح هذا الرابط: جزء منه ناقص أو تغيّر، أو صنعته نسخة أحدث. انسخ الرابط كاملًا من جديد، أو أعد تحميل هذه الصفحة. ألعابك لم تتغيّر.
load-refused = تعذّر فتح هذه اللعبة. { $reason } والمحفوظ لم يتغيّر.

settings-title = الإعدادات

keys-title = لوحة المفاتيح
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
story-title = حكاية الرقعة

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = جارٍ تحميل اللعبة.
boot-rules = جارٍ تحميل القواعد.
boot-progress = ما تم تحميله
boot-bytes = { $done } من { $total } ميغابايت
boot-failed = لم تبدأ اللعبة. ولم يُفقد شيء مما هو محفوظ على هذا الجهاز.
boot-code = الرمز: { $code }
notice-memory = لا يسمح هذا المتصفح للصفحة بحفظ الألعاب. تبقى ما دامت هذه الصفحة مفتوحة فقط. صدّر الألعاب التي تريد الاحتفاظ بها.
notice-memory-embed = الألعاب في هذا الإطار تبقى ما دامت الصفحة مفتوحة فقط.
notice-other-window = تواصلت هذه اللعبة في نافذة أخرى. وهذه الصفحة تُظهر أين وصلت هنا.
notice-update = نسخة جديدة من هذه الصفحة جاهزة. لن تفقد شيئًا باستعمالها.
lazy-loading = جارٍ تحميل هذا الجزء.
lazy-failed = تعذّر تحميل هذا الجزء. افتحه مرة أخرى حين تتوفر شبكة.
notice-outdated = نسخة جديدة من هذه الصفحة مستعملة في نافذة أخرى. أعد التحميل متى ناسبك.
take-update = استعمالها الآن
address-unknown = لا توجد قيمة «{ $value }» للمتغيّر { $name } في عنوان هذه الصفحة. تُستعمل القيمة المعتادة بدلًا منها.
address-conflict = في عنوان هذه الصفحة لا يجتمع { $one } و { $two }. يُعمل بالأول منهما.
address-needs = في عنوان هذه الصفحة يحتاج { $one } إلى { $two }. يمكن لعب لعبة بدلًا من ذلك.
