### Translated by machine, not yet read by a native speaker.

language-name = العربية
language-digits = ٠١٢٣٤٥٦٧٨٩

## How a list of names or squares grows

list-more = { $list }، { $item }
list-end = { $list } و{ $item }
list-end-latin = { $list } و { $item }

## The choice of the language

language-title = اللغة
language-changed = الصفحة الآن بالعربية.
language-failed = تعذّر تحميل هذه اللغة. حاول مرة أخرى حين تتوفر شبكة.
language-auto = كلغة المتصفح
language-machine = ترجمة آلية لم يراجعها بعدُ ناطق أصلي باللغة: { $names }
language-correct = لتصحيح جملة أرسلها إلى القائمين على هذه الصفحة، أو غيّرها في المجلد { $folder } من الشيفرة المصدرية.
setting-latin = كتابة الأعداد بالأرقام اللاتينية

## For search engines, for installing, and before the page's script has come

site-description = العب لعبة أور الملكية بكل مجموعات القواعد التي تصفها المصادر: في المتصفح، ودون اتصال، ومجانًا.
site-late = لم تصل هذه الصفحة كلها بعد.
site-no-script = تحتاج هذه الصفحة إلى نص برمجي. اسمح بالنصوص البرمجية هنا من فضلك.
install-short = لعبة أور
install-description = لعبة رقعة عمرها نحو ٤٥٠٠ سنة، ضد الحاسوب أو ضد شخص آخر، ودون شبكة أيضًا.
install-kiosk = شاشة عامة
