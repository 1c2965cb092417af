### Translated by machine, not yet read by a native speaker.

language-name = فارسی
language-digits = ۰۱۲۳۴۵۶۷۸۹

## How a list of names or squares grows

list-more = { $list }، { $item }
list-end = { $list } و { $item }
list-end-latin = { $list } و { $item }

## The choice of the language

language-title = زبان
language-changed = این صفحه اکنون به فارسی است.
language-failed = این زبان بارگذاری نشد. وقتی شبکه هست دوباره امتحان کنید.
language-auto = مانند مرورگر
language-machine = ترجمهٔ ماشینی که هنوز گویندهٔ بومی آن را نخوانده است: { $names }
language-correct = برای تصحیح یک جمله، آن را برای گردانندگان این صفحه بفرستید یا در پوشهٔ { $folder } از کد منبع عوضش کنید.
setting-latin = نوشتن عددها با رقم‌های لاتین

## For search engines, for installing, and before the page's script has come

site-description = بازی سلطنتی اور را با همهٔ مجموعه‌های قوانینی که منابع شرح می‌دهند بازی کنید: در مرورگر، آفلاین، رایگان.
site-late = هنوز همهٔ این صفحه نرسیده است.
site-no-script = این صفحه به اسکریپت نیاز دارد. لطفاً اسکریپت را در اینجا مجاز کنید.
install-short = بازی اور
install-description = بازی صفحه‌ای با قدمت حدود ۴۵۰۰ سال، در برابر رایانه یا شخصی دیگر، بدون شبکه هم.
install-kiosk = نمایشگر عمومی
