### Translated by machine, not yet read by a native speaker.

# Reasons for a move, after "Best: A4 to A1 – ", and what the tutor says about a move. $square is a square, $throws of $all
# are equally likely throws.

reason-and = { $first }、{ $second }
reason-wins = これで勝てる
reason-ends = これでゲームが終わる
reason-takes = { $way }マス進んだ駒を取れる
reason-takes-again = { $way }マス進んだ駒を取り、もう一度振れる
reason-off = 駒を1個ゴールさせる
reason-off-again = 駒を1個ゴールさせ、もう一度振れる
reason-rosette = ロゼットに止まり、もう一度振れる
reason-again = もう一度振れる
reason-money = ポットから{ $amount }受け取る
reason-forfeit = { then-forfeit }
reason-covers = 下敷きの駒は動けない
reason-leaves = 元のマスでは、{ $all }通りの振り方のうち{ $throws }通りで相手が駒を取れた
reason-holds = 相手を{ $square }に来させない（{ $all }通りの振り方のうち{ $throws }通りで来られる）
reason-aims = { $all }通りの振り方のうち{ $throws }通りで{ $square }をねらう
reason-blocks = { $all }通りの振り方のうち{ $throws }通りで相手が動けない
reason-race = もう取られない、相手より約{ $ahead }回分リード
reason-least = これより安全な選択はなく、{ $all }通りの振り方のうち{ $throws }通りで相手が駒を取れる
reason-tempo = 次に{ $all }通りの振り方のうち{ $throws }通りで駒を進められる
reason-home = そこから{ $all }通りの振り方のうち{ $throws }通りでゴールできる
reason-nears = そこから{ $all }通りの振り方のうち{ $throws }通りでもう一度振れる
reason-earns = 次に{ $all }通りの振り方のうち{ $throws }通りでもう一度振れる
reason-homes = 次に{ $all }通りの振り方のうち{ $throws }通りで駒がゴールできる
reason-rear = いちばん後ろの駒が進む
reason-enters = 新しい駒を盤に出せる
reason-award = もう1個、駒を盤に出してよい
reason-forward = その駒は残り{ $left }マスになる
reason-safe = 動かした駒は次のひと振りでは取られない
reason-beyond = 動かした駒は相手のひと振りでは取られない
reason-open = 動かした駒は{ $all }通りの振り方のうち{ $throws }通りで取られる
reason-convert = 「はい」なら{ $score }になる
reason-idle = { $without }でも{ $score }でも動かせるものがない
reason-yes = 「はい」なら{ $reason }
reason-stay-safe = 次のひと振りでは自分の駒は取られない

leaves-open = それでは{ $square }の駒が、{ $all }通りの振り方のうち{ $throws }通りで取られます。
leaves-two = { leaves-open }
leaves-stuck = それでは{ $all }通りの振り方のうち{ $throws }通りで、相手の動かせるはずの駒がすべてあなたの駒の下敷きになり、相手の勝ちになります。
