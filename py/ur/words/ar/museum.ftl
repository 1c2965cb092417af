### Translated by machine, not yet read by a native speaker.

museum-lead = اللعبة في صفحتك، وفي الصف، وعلى الورق. وهي مجانية، ولا شيء مما يفعله الزائر يغادر الجهاز.

museum-embed-title = ضع اللعبة في صفحتك
museum-embed-note = اختر القواعد واللغة والمظهر، وشاهد الإطار، وانسخ بضعة أسطر.
