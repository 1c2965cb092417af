### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = { $line }行目：{ $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = 「{ $text }」：{ $reason }

## Rules

refused-no-rules = どのルールで遊んだかが書かれていません。
refused-rules = 「{ $rules }」という名前のルールはここにありません。
refused-option = このルールに「{ $option }」という設定項目はありません。
# $values are words of the notation, with commas.
refused-value-of = 設定項目「{ $option }」の値は次のいずれかです：{ $values }。
# $key is the name of an option, or of a square in a position.
refused-twice = 「{ $key }」が二度書かれています。
refused-level = 「{ $level }」というレベルはありません。

## Records and links

refused-too-long = ゲームにしては長すぎます。
refused-no-record = ゲームの棋譜ではありません。
refused-version = このゲームの別の版で作られたもので、ここでは読めません。
refused-damaged = 壊れているか、書き換えられています。
# $n is the number of an entry in the record.
refused-at = 記録{ $n }番がその前とつながりません。
refused-no-moves = 手が一つもありません。
refused-link = ゲームのリンクではないか、終わりが欠けています。
refused-no-link = このゲームは長すぎるか、途中の局面から始まるため、リンクにできません。ファイルに保存してください。
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = 角括弧で始まる行には、名前、引用符で囲んだ文、閉じる角括弧が必要です。
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = 「{ $tag }」は「{ $stated }」となっていますが、手をたどると「{ $given }」になります。
refused-comment = コメントは波括弧で囲みます。中のバックスラッシュの後には、合う文字が必要です。
# $example is "start light 2-1".
refused-start = 始まりは次のように書きます：「{ $example }」。
refused-first = ゲームは、始まりか手番の番号から書き始めます。

## Moves and throws

refused-turn = { $by ->
    [light] ここは明の手番です。
   *[dark] ここは暗の手番です。
  }
refused-without-throw = この前に、サイコロを振る必要があります。
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = 「{ $throw }」の出目は、このルールでは{ $stated }ではなく{ $score }です。
# $throws are the names of throws, with commas.
refused-throw = この出目はここではありえません。可能なのは：{ $throws }。
refused-no-throw-now = 今はこの振り方はできません。
# $moves are moves in notation, with commas.
refused-move = この手はここではできません。可能なのは：{ $moves }。
refused-pass-only = ここでは動かせる駒がありません。
# $could are moves or pieces in notation, with commas.
refused-unclear = 意味が一つに決まりません。次のどれかを書いてください：{ $could }。
# $sign is a sign after a move, such as * for a rosette.
refused-mark = 記号「{ $sign }」はこの手に合いません。
refused-pass = ここではパスできません。
refused-over = ゲームはその前に終わっています。
refused-entry = このルールでは、ここでそれはできません。
refused-undo = 戻せる手がありません。
refused-redo = やり直せる手がありません。

## Records of other programs

refused-goes-on = このルールでは、ゲームはここで終わりません。
refused-unplayed = その前の出目{ $score }がまだ使われていません。
refused-unsaid = このルールではここで選ぶことがありますが、ファイルに書かれていません。
# $move and $lost are examples in notation.
refused-word = { $move }のような手でも、{ $lost }のような無駄になったひと振りでもありません。
refused-no-such-throw = このルールでは、これに合う出目がないか、二つ以上あります。
refused-disagree = { $what ->
    [capture] この手で駒を取るかどうか、ファイルとこのルールが食い違っています。
   *[rosette] この手がロゼットに止まるかどうか、ファイルとこのルールが食い違っています。
  }

## Positions

# $example is a position in notation.
refused-position = 局面は次のように書きます：「{ $example }」。
refused-square = このルールに「{ $square }」というマスはありません。
refused-piece = このルールでは、「{ $piece }」は{ $square }に置けません。
refused-stack = このルールでは、これらの駒は{ $square }に置けません。
refused-count = { $by ->
    [light] 明の駒は全部で{ $n }個ですが、このルールでは{ $all }個です。
   *[dark] 暗の駒は全部で{ $n }個ですが、このルールでは{ $all }個です。
  }
refused-same-kind = { $by ->
    [light] 明に同じ鳥が2羽います。
   *[dark] 暗に同じ鳥が2羽います。
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = 「{ $key }」に書かれたことは、このルールではありえません。
refused-won = { $by ->
    [light] 明の駒がすべてゴールしたので、明の勝ちです。
   *[dark] 暗の駒がすべてゴールしたので、暗の勝ちです。
  }

## Puzzles made of positions

refused-puzzle-position = この局面では何もできません。
refused-puzzle-throw = 問題には出目が必要です。
refused-puzzle-choice = ここには選択がありません。問題には二つ以上の選択が必要です。
refused-puzzle-close = ここには、はっきり最善と言える選択がありません。
