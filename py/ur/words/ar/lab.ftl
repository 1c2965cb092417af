### Translated by machine, not yet read by a native speaker.

# The laboratory in the terminal: python3 -m ur lab, which plays many games between two computer players, A and B.

lab-random = نقلات عشوائية
lab-title = { $rules }. A: { $a }. B: { $b }. البذرة: { $seed }. الألعاب: { $games }.
lab-mean = { $what }: { $value } (٩٥٪: من { $low } إلى { $high })
lab-one = { $what }: { $value }
lab-share = { $what }: { $value }٪ (٩٥٪: من { $low }٪ إلى { $high }٪)
lab-first = ما فاز به من بدأ
lab-a = ما فاز به A
lab-a-began = ما فاز به A حين بدأ A
lab-a-second = ما فاز به A حين بدأ B
lab-draws = التعادلات: { $games }
lab-throws = الرميات في اللعبة
lab-turns = الأدوار في اللعبة
lab-extra = الرميات الإضافية في اللعبة
lab-lost = الرميات التي لم تحرّك شيئًا في اللعبة
lab-choices = الاختيارات في اللعبة
lab-captures = حالات الأسر في اللعبة
lab-lead-changes = تبدّل المتقدّم في اللعبة
lab-behind = أكبر تأخّر للفائز بالخطوات
lab-stacks = النقلات إلى كومة في اللعبة
lab-tallest = قطع أعلى كومة في اللعبة
lab-awards = المكافآت في اللعبة
lab-forfeits = الجزاءات في اللعبة
lab-net = ما يزيد به A على B في النهاية من المال أو النقاط
lab-late = الجزء من اللعبة حتى يتقدّم الفائز إلى النهاية
lab-squares = أكثر الخانات استعمالًا مع مرات الوصول في اللعبة: { $squares }
lab-square = { $square } { $times }
lab-progress = { $done } من { $total } لعبة، بقي { $left }
lab-continued = التشغيل مستمر. ألعاب لُعبت من قبل: { $games }.
lab-stopped = توقّف التشغيل. الأمر نفسه يواصله.
