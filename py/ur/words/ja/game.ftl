### Translated by machine, not yet read by a native speaker.

# Names, choices and reasons of a game (turns.ftl has what is to do and what happened). $from, $to and $square are
# squares, $piece the name of a piece; all come as finished words.

side-light = 明
side-dark = 暗
piece = 駒
piece-blank = 無地の面の駒
piece-dotted = 丸の面の駒
kind-swallow = ツバメ
kind-storm-bird = 嵐の鳥
kind-raven = ワタリガラス
kind-rooster = オンドリ
kind-eagle = ワシ
ornament-rosette = ロゼット
ornament-eyes = 目玉模様
ornament-five-dots = 丸五つ
ornament-four-fives = 五つ丸四組
ornament-five = 小さい五つ丸
ornament-twelve = 丸十二
ornament-plain = 無地のマス
square-start = スタート
square-rosette = { $middle ->
    [true] 中央のロゼット
   *[false] ロゼット{ $square }
  }
square-ornament = { $square }、{ $ornament }
hand = 手元
# Two sentences, two clauses, or two names read aloud, one after the other; each may itself be two.
sentences = { $first }{ $second }
clauses = { $first }、{ $second }
names = { $first }。{ $second }

## Who begins

start-ask-lot = 運にまかせて先手を決めます。硬貨を投げるか、片手に駒を隠してください。どちらから始めますか？
start-ask-thrower = 一方がサイコロを1個振り、もう一方が結果を当てます。どちらが振りますか？
start-ask-guess = 振らないほうが結果を予想します。どちらと予想しますか？
start-ask-result = サイコロを振ってください。どう出ましたか？
start-marked = 目印あり
start-unmarked = 目印なし

## What can be done

enter = 新しい{ $piece }を{ $to }に出す
move = { $from }から{ $to }へ
move-kind = { $piece }、{ $move }
move-in = スタートから{ $to }へ
move-off = { $from }からゴール
by-way-of = { $to }（{ $square }経由）
act-then = { $act }：{ $then }
act-throw = もう一度振る
act-convert = 二つ目の距骨を振る：「はい」なら{ $score }、「いいえ」なら手番終わり
then-again = もう一度振る
then-captured = 駒を取る
then-sent-off = 相手の重ねにぶつかり手元に戻る
then-onward = さらに{ $to }へ
then-onward-off = さらに進んでゴール
then-turns = 裏返る
then-pays = { $amount }払う
then-takes = { $amount }受け取る
then-extra = もう一度振ってよい
then-award = 駒を盤に出してよい
then-forfeit = 相手が{ $score }マス進める
then-wins = 勝つ
then-ends = 手番が終わる
pass = パス
pass-stuck = 続ける
pass-extra = ここでやめる
pass-award = 手元に残す

## Why a piece cannot move

why-over = ゲームは終わっています。
why-no-throw = 先に振ってください。
why-no-score = このひと振りは数にならないので、何も動かせません。
why-barred = この駒が得たひと振りなので、別の駒で使わなければなりません。
why-kit = { $rosette ->
    [true] ロゼットの上の駒は、サイコロを{ $count }個振ったときだけ動かせます。
   *[false] サイコロ{ $count }個のひと振りは、ロゼットから出る駒だけに使えます。
  }
why-under = { $whose ->
    [enemy] 上に相手の駒が乗っています。
   *[own] 上に自分の別の駒が乗っています。
  }
why-too-far = { $score }では進みすぎです。残りは{ $left }マスで、ぴったりの出目が必要です。
why-own = { $square }には自分の駒があります。
why-safe = { $square }にいる相手の駒は{ $ornament ->
    [rosette] ロゼットの上なので安全です。
   *[other] そこでは安全です。
  }
why-full = { $square }の重ねはいっぱいです。
why-stack = { $whose ->
    [own] { $square }の重ねはいっぱいです。
   *[enemy] { $square }は相手が押さえています。
  }
why-side = 取れるのは同じ面が上の駒だけです。{ $dots ->
    [true] あなたの駒は{ $square }で丸の面になりますが、そこにいる相手の駒は無地の面です。
   *[false] { $square }にいる相手の駒は丸の面ですが、あなたの駒は無地の面のままです。
  }
why-turned = { $square }にいる相手の駒は丸の面なので、そこでは安全です。
why-blocked = { $square }は空いていません。
why-needs-all = { $marked }個とも目印が上のときだけ、駒を盤に出せます。
why-needs-throw = { $piece }は{ $score }が出ると盤に出せます。
why-order = { $piece }は{ $before }の後に盤に出します。
why-needs-kit = 駒を盤に出すには、サイコロを{ $count }個振ります。
why-no-entry = この出目では駒を盤に出せません。
why-pending-extra = 先に決めてください。もう一度振りますか、やめますか？
why-pending-award = 先に決めてください。駒をスタートに置きますか、置きませんか？
