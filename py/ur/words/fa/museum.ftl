### Translated by machine, not yet read by a native speaker.

museum-lead = بازی در صفحهٔ خودتان، در کلاس و روی کاغذ. رایگان است و هیچ‌یک از کارهای بازدیدکننده از دستگاه بیرون نمی‌رود.

museum-embed-title = بازی را در صفحهٔ خود بگذارید
museum-embed-note = قوانین، زبان و ظاهر را انتخاب کنید، قاب را ببینید و چند سطر را رونوشت بردارید.
