### Translated by machine, not yet read by a native speaker.

terminal-welcome = { $name }. روشن: { $light }، تیره: { $dark }. برای راهنما { "?" } و برای توقف { "q" } را بنویسید.
terminal-person = شخص
terminal-hand = در ذخیره
terminal-off = در مقصد
terminal-purse = کیسه
terminal-kitty = صندوق { $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }: برای پرتاب { "Enter" } را بزنید، یا پرتاب خودتان را بنویسید.
terminal-ask-kit = { $by }: چند تاس می‌ریزید، { $kits }؟
terminal-ask-action = { $by }: شمارهٔ حرکت یا خود حرکت را بنویسید.
terminal-choice = { $number }  { $text }
terminal-not-listed = این در فهرست نیست. یکی از این‌ها را بنویسید: { $choices }.
terminal-help = برای پرتاب، یا برای انجام تنها حرکت ممکن، { "Enter" } را بزنید. برای انتخاب از فهرست شماره‌ای بنویسید، یا حرکت را چنان‌که فهرست می‌نویسد. { "u" } حرکت را پس می‌گیرد، { "t" } بازی تا اینجا را به صورت متن نشان می‌دهد، { "q" } متوقف می‌کند.
terminal-undone = پس گرفته شد.
terminal-no-undo = چیزی برای پس گرفتن نیست.
terminal-stopped = بازی متوقف شد.
terminal-match = بازی { $game } از { $games }. امتیاز تا کنون: روشن { $light }، تیره { $dark }.
terminal-options = گزینه‌ها
terminal-rules = دستور «{ $command }» فهرست قوانین را نشان می‌دهد.
terminal-decision = تصمیم
terminal-reading = برداشت
terminal-source = منبع
