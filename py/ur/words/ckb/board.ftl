### Translated by machine, not yet read by a native speaker.

cell-space = { $space ->
    [S] خانەی دەستپێکی { $player }
   *[H] ماڵی { $player }
  }
cell-owner = { $player }: { $piece }
cell-piece = { $place }، { $piece }
cell-stack = { $place }، { $n ->
    [one] یەک داش
   *[other] { $n } داش
  }، لە سەرەوە بۆ خوارەوە: { $pieces }

stack-title = کەڵەکەی { $square }، لە سەرەوە بۆ خوارەوە
stack-piece = { $side ->
    [dotted] { $by ->
        [you] داشی پەڵەداری تۆ
        [computer] داشی پەڵەداری کۆمپیوتەر
        [other] داشی پەڵەداری یاریزانەکەی تر
        [light] داشی پەڵەداری ڕووناک
       *[dark] داشی پەڵەداری تاریک
      }
    [blank] { $by ->
        [you] داشی سادەی تۆ
        [computer] داشی سادەی کۆمپیوتەر
        [other] داشی سادەی یاریزانەکەی تر
        [light] داشی سادەی ڕووناک
       *[dark] داشی سادەی تاریک
      }
   *[none] { $by ->
        [you] داشی تۆ
        [computer] داشی کۆمپیوتەر
        [other] داشی یاریزانەکەی تر
        [light] داشی ڕووناک
       *[dark] داشی تاریک
      }
  }
stack-can = ئێستا دەتوانێت بجووڵێت
stack-free = ئازادە
stack-buried = ژێرکەوتووە
stack-says = { $piece }: { $may }.
