### Translated by machine, not yet read by a native speaker.

engine-fault = أخطأ محرّك اللعبة في هذا.
import-lost = أوقفت هذه اللعبة المحرّك، فلم تُستورد. ألعابك لم تتغيّر.

notice-damaged = تعذّرت قراءة جزء من هذه اللعبة. يمكنك المتابعة من المدخلة { $n }. وما تعذّرت قراءته محفوظ في «ألعابي»، ومنها يمكنك تصديره.
notice-unreadable = تعذّرت قراءة هذه اللعبة. وما بقي منها محفوظ في «ألعابي»، ومنها يمكنك تصديره.
notice-written-again = كان المتصفح قد حذف هذه اللعبة. حُفظت من جديد، ولم يُفقد شيء.
games-damaged = ألعاب تالفة
games-damaged-note = تعذّرت قراءة هذه الألعاب أو أجزاء منها. وهي محفوظة كما وُجدت إلى أن تحذفها.
games-damaged-line = { $name }، وُجد التلف في { $date }
games-damaged-export = تصدير اللعبة التالفة { $name }
games-damaged-delete = حذف نهائي
games-damaged-delete-one = حذف اللعبة التالفة { $name } نهائيًا
games-nameless = لعبة

notice-deleted-elsewhere = حُذفت هذه اللعبة في نافذة أخرى. لم يعد شيء منها محفوظًا إلا إذا احتفظت بها.
keep-game = الاحتفاظ بها ومتابعة اللعب
let-game-go = تركها محذوفة
