### Translated by machine, not yet read by a native speaker.

seat-hand = لە یەدەگ
seat-home = لە ماڵ
seat = { $player }: یەدەگ و ماڵ
seat-pile = { $player }، { $n } { $place }
space-start = دەستپێک
space-home = ماڵ

## A choice in one or two words

chip-capture = گرتن
chip-rosette = گوڵ
chip-stack = کەڵەکە
chip-home = بۆ ماڵ
chip-turn = هەڵگەڕانەوە
chip-homeward = گەڕانەوە
chip-forward = پێشەوە
chip-enter = هێنانە ناو
chip-bone = هەوڵ بۆ { $score }

## The small line below a choice: from where to where

chip-bone-detail = مێچی دووەم
chip-way = لە { $from } بۆ { $to }
chip-to = بۆ { $to }
chip-from = لە { $from }
chip-more = { $n } تر
chip-fewer = کەمتر

## Titles

rule-card = یاساکان بە کورتی
to-move = بۆ جووڵان

## The end of a game

review-waiting = پێداچوونەوەی یارییەکە …
end-more = هەموو ژمارەکان
level-next = ئاستی دواتر بکە
review-title = بەخت و هەڵبژاردنەکان
review-start = لە سەرەتادا
review-luck = زارەکانی { who }
review-result = لە کۆتاییدا
review-amount = { $kind ->
    [chance] { $value }٪
   *[other] { $value }
  }
