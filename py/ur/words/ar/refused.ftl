### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = السطر { $line }: { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = «{ $text }» – { $reason }

## Rules

refused-no-rules = لم يُذكر بأي قواعد لُعبت هذه اللعبة.
refused-rules = لا توجد هنا قواعد باسم «{ $rules }».
refused-option = ليس في هذه القواعد خيار باسم «{ $option }».
# $values are words of the notation, with commas.
refused-value-of = الخيار «{ $option }» يقبل إحدى هذه القيم: { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = ورد «{ $key }» مرتين.
refused-level = لا يوجد مستوى «{ $level }».

## Records and links

refused-too-long = هذا أطول من أن يكون لعبة.
refused-no-record = هذا ليس سجل لعبة.
refused-version = هذا من نسخة أخرى من هذه اللعبة، ولا تمكن قراءته هنا.
refused-damaged = هذا تالف، أو غيّره أحد.
# $n is the number of an entry in the record.
refused-at = المدخلة { $n } لا تتفق مع ما قبلها.
refused-no-moves = ليس فيه أي نقلة.
refused-link = هذا ليس رابط لعبة، أو أن آخره ناقص.
refused-no-link = هذه اللعبة أطول من أن يسعها رابط، أو تبدأ من وضعية معيّنة. احفظها في ملف.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = السطر الذي يبدأ بقوس مربع يحتاج إلى اسم ونص بين علامتي اقتباس وقوس يغلقه.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = في «{ $tag }» كُتب «{ $stated }»، لكن النقلات تؤدي إلى «{ $given }».
refused-comment = يُكتب التعليق بين قوسين معقوفين، ويجب أن تتبع كل شرطة مائلة عكسية فيه علامة تناسبها.
# $example is "start light 2-1".
refused-start = تُكتب البداية هكذا: «{ $example }».
refused-first = يبدأ نص اللعبة ببدايتها، أو برقم دور.

## Moves and throws

refused-turn = { $by ->
    [light] الدور هنا للفاتح.
   *[dark] الدور هنا للداكن.
  }
refused-without-throw = تنقص رمية قبل هذا.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = الرمية «{ $throw }» تساوي { $score } بهذه القواعد، لا { $stated }.
# $throws are the names of throws, with commas.
refused-throw = هذه الرمية غير ممكنة هنا. الممكن: { $throws }.
refused-no-throw-now = لا يمكن رمي هذا الآن.
# $moves are moves in notation, with commas.
refused-move = هذه النقلة غير ممكنة هنا. الممكن: { $moves }.
refused-pass-only = لا نقلة ممكنة هنا.
# $could are moves or pieces in notation, with commas.
refused-unclear = يحتمل هذا أكثر من معنى. اكتب واحدًا من هذه: { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = العلامة «{ $sign }» لا تناسب هذه النقلة.
refused-pass = التمرير غير مسموح هنا.
refused-over = كانت اللعبة قد انتهت قبل ذلك.
refused-entry = لا يمكن أن يأتي هذا هنا في لعبة بهذه القواعد.
refused-undo = لا شيء يمكن سحبه.
refused-redo = لا شيء يمكن إعادته.

## Records of other programs

refused-goes-on = اللعبة تستمر هنا بهذه القواعد.
refused-unplayed = الرمية السابقة، وقيمتها { $score }، لم تُلعب.
refused-unsaid = تطلب هذه القواعد هنا اختيارًا لا يذكره الملف.
# $move and $lost are examples in notation.
refused-word = هذا ليس نقلة مثل { $move } ولا رمية ضائعة مثل { $lost }.
refused-no-such-throw = بهذه القواعد لا تناسبه رمية، أو تناسبه أكثر من رمية.
refused-disagree = { $what ->
    [capture] لا يتفق الملف وهذه القواعد على ما إذا كانت هذه النقلة تأسر.
   *[rosette] لا يتفق الملف وهذه القواعد على ما إذا كانت هذه النقلة تنتهي على وردة.
  }

## Positions

# $example is a position in notation.
refused-position = تُكتب الوضعية هكذا: «{ $example }».
refused-square = لا توجد خانة «{ $square }» في هذه القواعد.
refused-piece = لا يمكن أن تقف «{ $piece }» على { $square } في هذه القواعد.
refused-stack = لا يمكن أن تقف هذه القطع على { $square } بهذه القواعد.
refused-count = { $by ->
    [light] عدد قطع الفاتح كلها { $n }، ويجب أن يكون بهذه القواعد { $all }.
   *[dark] عدد قطع الداكن كلها { $n }، ويجب أن يكون بهذه القواعد { $all }.
  }
refused-same-kind = { $by ->
    [light] للفاتح الطائر نفسه مرتين.
   *[dark] للداكن الطائر نفسه مرتين.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = ما كُتب عند «{ $key }» غير ممكن في هذه القواعد.
refused-won = { $by ->
    [light] قطع الفاتح كلها في البيت، فقد فاز الفاتح.
   *[dark] قطع الداكن كلها في البيت، فقد فاز الداكن.
  }

## Puzzles made of positions

refused-puzzle-position = لا يمكن لعب شيء في هذه الوضعية.
refused-puzzle-throw = اللغز يحتاج إلى رمية.
refused-puzzle-choice = لا شيء للاختيار هنا: اللغز يحتاج إلى اختيارين على الأقل.
refused-puzzle-close = لا اختيار هنا هو الأفضل بوضوح.
