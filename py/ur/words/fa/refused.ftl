### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = سطر { $line }: { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = «{ $text }» – { $reason }

## Rules

refused-no-rules = جایی گفته نشده که با کدام قوانین بازی شده است.
refused-rules = اینجا قوانینی با نام «{ $rules }» نیست.
refused-option = این قوانین گزینه‌ای با نام «{ $option }» ندارد.
# $values are words of the notation, with commas.
refused-value-of = گزینهٔ «{ $option }» یکی از این‌ها را می‌پذیرد: { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = «{ $key }» دو بار آمده است.
refused-level = سطحی با نام «{ $level }» نیست.

## Records and links

refused-too-long = این برای یک بازی بیش از اندازه طولانی است.
refused-no-record = این ثبت یک بازی نیست.
refused-version = این مال نسخهٔ دیگری از این بازی است و اینجا خوانده نمی‌شود.
refused-damaged = این آسیب دیده است، یا کسی آن را تغییر داده است.
# $n is the number of an entry in the record.
refused-at = مورد { $n } با آنچه پیش از آن آمده نمی‌خواند.
refused-no-moves = هیچ حرکتی در آن نیست.
refused-link = این پیوند یک بازی نیست، یا پایان آن افتاده است.
refused-no-link = این بازی برای پیوند بیش از اندازه طولانی است، یا از یک وضعیت آغاز می‌شود. آن را در پرونده نگه دارید.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = سطری که با قلاب آغاز می‌شود، یک نام، یک متن میان گیومه و یک قلاب بسته می‌خواهد.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = در «{ $tag }» آمده است «{ $stated }»، ولی حرکت‌ها به «{ $given }» می‌رسد.
refused-comment = توضیح میان دو آکولاد می‌آید، و پس از هر خط کج وارونه در آن باید نشانه‌ای مناسب باشد.
# $example is "start light 2-1".
refused-start = آغاز این‌گونه نوشته می‌شود: «{ $example }».
refused-first = متن بازی با آغاز آن شروع می‌شود، یا با شمارهٔ یک نوبت.

## Moves and throws

refused-turn = { $by ->
    [light] اینجا نوبت روشن است.
   *[dark] اینجا نوبت تیره است.
  }
refused-without-throw = پیش از این باید پرتابی باشد.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = پرتاب «{ $throw }» با این قوانین { $score } حساب می‌شود، نه { $stated }.
# $throws are the names of throws, with commas.
refused-throw = این پرتاب اینجا ممکن نیست. این‌ها ممکن است: { $throws }.
refused-no-throw-now = اکنون این پرتاب ممکن نیست.
# $moves are moves in notation, with commas.
refused-move = این حرکت اینجا ممکن نیست. این‌ها ممکن است: { $moves }.
refused-pass-only = اینجا هیچ حرکتی ممکن نیست.
# $could are moves or pieces in notation, with commas.
refused-unclear = این می‌تواند بیش از یک معنی داشته باشد. یکی از این‌ها را بنویسید: { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = نشانهٔ «{ $sign }» با این حرکت جور نیست.
refused-pass = اینجا نمی‌توان پاس داد.
refused-over = بازی پیش از این تمام شده بود.
refused-entry = در بازی با این قوانین، این نمی‌تواند اینجا بیاید.
refused-undo = چیزی برای پس گرفتن نیست.
refused-redo = چیزی برای انجام دوباره نیست.

## Records of other programs

refused-goes-on = با این قوانین بازی اینجا ادامه دارد.
refused-unplayed = پرتاب پیش از آن، { $score }، بازی نشده است.
refused-unsaid = این قوانین اینجا انتخابی می‌خواهد که پرونده نمی‌گوید.
# $move and $lost are examples in notation.
refused-word = این نه حرکتی مانند { $move } است و نه پرتاب ازدست‌رفته‌ای مانند { $lost }.
refused-no-such-throw = با این قوانین هیچ پرتابی با آن جور نیست، یا بیش از یکی جور است.
refused-disagree = { $what ->
    [capture] پرونده و این قوانین دربارهٔ اینکه این حرکت مهره‌ای می‌زند یا نه، با هم نمی‌خوانند.
   *[rosette] پرونده و این قوانین دربارهٔ اینکه این حرکت به گل می‌رسد یا نه، با هم نمی‌خوانند.
  }

## Positions

# $example is a position in notation.
refused-position = وضعیت این‌گونه نوشته می‌شود: «{ $example }».
refused-square = در این قوانین خانه‌ای با نام «{ $square }» نیست.
refused-piece = «{ $piece }» در این قوانین نمی‌تواند در { $square } باشد.
refused-stack = این مهره‌ها با این قوانین نمی‌توانند در { $square } باشند.
refused-count = { $by ->
    [light] روشن روی هم { $n } مهره دارد، ولی با این قوانین باید { $all } مهره داشته باشد.
   *[dark] تیره روی هم { $n } مهره دارد، ولی با این قوانین باید { $all } مهره داشته باشد.
  }
refused-same-kind = { $by ->
    [light] روشن یک پرنده را دو بار دارد.
   *[dark] تیره یک پرنده را دو بار دارد.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = آنچه در «{ $key }» آمده، در این قوانین ممکن نیست.
refused-won = { $by ->
    [light] همهٔ مهره‌های روشن به مقصد رسیده‌اند، پس روشن برده است.
   *[dark] همهٔ مهره‌های تیره به مقصد رسیده‌اند، پس تیره برده است.
  }

## Puzzles made of positions

refused-puzzle-position = در این وضعیت نمی‌توان بازی کرد.
refused-puzzle-throw = معما به پرتاب نیاز دارد.
refused-puzzle-choice = اینجا چیزی برای انتخاب نیست: معما دست‌کم دو انتخاب می‌خواهد.
refused-puzzle-close = اینجا هیچ انتخابی آشکارا بهترین نیست.
