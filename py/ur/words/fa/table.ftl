### Translated by machine, not yet read by a native speaker.

seat-hand = ذخیره
seat-home = مقصد
seat = { $player }: ذخیره و مقصد
seat-pile = { $player }، { $place }: { $n }
space-start = آغاز
space-home = مقصد

## A choice in one or two words

chip-capture = زدن
chip-rosette = گل
chip-stack = روی هم
chip-home = به مقصد
chip-turn = خال‌دار شدن
chip-homeward = بازگشت
chip-forward = پیشروی
chip-enter = ورود
chip-bone = امید به { $score }

## The small line below a choice: from where to where

chip-bone-detail = قاپ دوم
chip-way = از { $from } به { $to }
chip-to = به { $to }
chip-from = از { $from }
chip-more = { $n } مورد دیگر
chip-fewer = کمتر

## Titles

rule-card = خلاصهٔ قوانین
to-move = برای حرکت

## The end of a game

review-waiting = در حال مرور بازی …
end-more = همهٔ عددها
level-next = بازی در سطح بعدی
review-title = شانس و انتخاب‌ها
review-start = در آغاز
review-luck = تاس‌های { whose }
review-result = در پایان
review-amount = { $kind ->
    [chance] { $value }٪
   *[other] { $value }
  }
