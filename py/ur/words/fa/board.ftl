### Translated by machine, not yet read by a native speaker.

cell-space = { $space ->
    [S] خانهٔ آغاز: { $player }
   *[H] مقصد: { $player }
  }
cell-owner = { $player }: { $piece }
cell-piece = { $place }، { $piece }
cell-stack = { $place }، { $n } مهره، از بالا: { $pieces }

stack-title = پشته در { $square }، از بالا
stack-piece = { $side ->
    [dotted] مهرهٔ خال‌دار
    [blank] مهرهٔ سادهٔ
   *[none] مهرهٔ
  } { $by ->
    [you] شما
    [computer] رایانه
    [other] بازیکن دیگر
    [light] روشن
   *[dark] تیره
  }
stack-can = اکنون می‌تواند حرکت کند
stack-free = آزاد
stack-buried = مدفون
stack-says = { $piece }: { $may }.
