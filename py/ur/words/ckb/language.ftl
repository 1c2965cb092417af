### Translated by machine, not yet read by a native speaker.

language-name = کوردیی ناوەندی
language-digits = ٠١٢٣٤٥٦٧٨٩

## How a list of names or squares grows

list-more = { $list }، { $item }
list-end = { $list } و { $item }
list-end-latin = { $list } و { $item }

## The choice of the language

language-title = زمان
language-changed = ئێستا پەڕەکە بە کوردییە.
language-failed = ئەم زمانە بار نەکرا. کاتێک تۆڕ هەبوو دووبارە هەوڵ بدە.
language-auto = وەک زمانی وێبگەڕ
language-machine = بە ئامێر وەرگێڕدراوە و هێشتا هیچ کەسێک کە زمانی دایکی بێت نەیخوێندووەتەوە: { $names }
language-correct = بۆ ڕاستکردنەوەی ڕستەیەک، بینێرە بۆ بەڕێوەبەرانی ئەم پەڕەیە، یان لە بوخچەی { $folder } لە کۆدی سەرچاوەدا بیگۆڕە.
setting-latin = ژمارەکان بە ڕەنووسی لاتینی بنووسە

## For search engines, for installing, and before the page's script has come

site-description = یاری شاهانەی ئوور بکە بە هەموو ئەو کۆمەڵە یاسایانەی کە سەرچاوەکان باسیان دەکەن: لە وێبگەڕدا، ئۆفلاین و بەخۆڕایی.
site-late = هێشتا هەموو ئەم پەڕەیە نەگەیشتووە.
site-no-script = ئەم پەڕەیە بە سکریپت کار دەکات. تکایە لێرە ڕێگە بە سکریپت بدە.
install-short = یاری ئوور
install-description = یارییەکی تەختەیە، تەمەنی نزیکەی ٤٥٠٠ ساڵە، دژی کۆمپیوتەر یان کەسێکی تر، بەبێ تۆڕیش.
install-kiosk = شاشەی گشتی
