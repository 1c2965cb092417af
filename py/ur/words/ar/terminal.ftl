### Translated by machine, not yet read by a native speaker.

terminal-welcome = { $name }. الفاتح: { $light }، الداكن: { $dark }. اكتب { "?" } للمساعدة، و { "q" } للتوقّف.
terminal-person = شخص
terminal-hand = في الاحتياط
terminal-off = في البيت
terminal-purse = الكيس
terminal-kitty = الصندوق { $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: اضغط { "Enter" } للرمي، أو اكتب رميتك أنت.
terminal-ask-kit = { $by }: كم حجر نرد ترمي، { $kits }؟
terminal-ask-action = { $by }: اكتب رقم نقلة، أو النقلة نفسها.
terminal-choice = { $number }  { $text }
terminal-not-listed = ليس هذا في القائمة. اكتب واحدًا من هذه: { $choices }.
terminal-help = اضغط { "Enter" } للرمي، أو للعب النقلة الوحيدة. اكتب رقمًا للاختيار من القائمة، أو نقلة كما تكتبها القائمة. { "u" } يسحب النقلة، { "t" } يعرض اللعبة حتى الآن نصًّا، { "q" } يتوقّف.
terminal-undone = سُحبت النقلة.
terminal-no-undo = لا شيء يُسحب.
terminal-stopped = توقّفت اللعبة.
terminal-match = اللعبة { $game } من { $games }. النقاط حتى الآن: الفاتح { $light }، الداكن { $dark }.
terminal-options = الخيارات
terminal-rules = الأمر «{ $command }» يعرض قائمة القواعد.
terminal-decision = قرار
terminal-reading = قراءة
terminal-source = مصدر
