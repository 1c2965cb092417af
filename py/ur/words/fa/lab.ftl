### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = حرکت‌های تصادفی
lab-title = { $rules }. A: { $a }. B: { $b }. بذر: { $seed }. بازی‌ها: { $games }.
lab-mean = { $what }: { $value } (۹۵٪: از { $low } تا { $high })
lab-one = { $what }: { $value }
lab-share = { $what }: { $value }٪ (۹۵٪: از { $low }٪ تا { $high }٪)
lab-first = برد کسی که آغاز کرد
lab-a = برد A
lab-a-began = برد A در بازی‌هایی که A آغاز کرد
lab-a-second = برد A در بازی‌هایی که B آغاز کرد
lab-draws = مساوی‌ها: { $games }
lab-throws = پرتاب‌ها در هر بازی
lab-turns = نوبت‌ها در هر بازی
lab-extra = پرتاب‌های اضافه در هر بازی
lab-lost = پرتاب‌هایی که چیزی را حرکت ندادند، در هر بازی
lab-choices = انتخاب‌ها در هر بازی
lab-captures = زدن‌ها در هر بازی
lab-lead-changes = تغییر پیشتاز در هر بازی
lab-behind = بیشترین عقب‌ماندگی برنده، به گام
lab-stacks = حرکت به روی پشته در هر بازی
lab-tallest = مهره‌های بلندترین پشته در هر بازی
lab-awards = پاداش‌ها در هر بازی
lab-forfeits = تاوان‌ها در هر بازی
lab-net = پول یا امتیازی که A در پایان بیش از B دارد
lab-late = بخشی از بازی تا برنده برای همیشه پیش بیفتد
lab-squares = پرکاربردترین خانه‌ها، با تعداد رسیدن‌ها در هر بازی: { $squares }
lab-square = { $square } { $times }
lab-progress = { $done } از { $total } بازی، { $left } مانده
lab-continued = اجرا ادامه دارد. بازی‌های انجام‌شده: { $games }.
lab-stopped = متوقف شد. همین دستور آن را ادامه می‌دهد.
