# Reasons for a move, after "Best: A4 to A1 – ", and what the tutor says about a move. $square is a square, $throws of $all
# are equally likely throws.

reason-and = { $first }; { $second }
reason-wins = it wins the game
reason-ends = it ends the game
reason-takes = it captures a piece that had come { $way ->
    [one] one square
   *[other] { $way } squares
  }
reason-takes-again = { reason-takes }, and another throw follows
reason-off = it brings a piece home
reason-off-again = { reason-off }, and another throw follows
reason-rosette = it lands on a rosette, and another throw follows
reason-again = another throw follows
reason-money = it takes { $amount } from the kitty
reason-forfeit = { then-forfeit }
reason-covers = the enemy under it cannot move
reason-leaves = where it stood, { $throws } of { $all } throws could capture the piece
reason-holds = it keeps { $square } from the other player, who could come there with { $throws } of { $all } throws
reason-aims = it threatens { $square } with { $throws } of { $all } throws
reason-blocks = with { $throws } of { $all } throws the other player cannot move
reason-race = out of reach, and about { $ahead ->
    [one] one throw
   *[other] { $ahead } throws
  } ahead of the other player
reason-least = no choice is safer ({ $throws } of { $all } throws can capture a piece)
reason-tempo = then { $throws } of { $all } throws can move a piece
reason-home = from there { $throws } of { $all } throws can bring it home
reason-nears = from there { $throws } of { $all } throws can earn another throw
reason-earns = then { $throws } of { $all } throws can earn another throw
reason-homes = then { $throws } of { $all } throws can bring a piece home
reason-rear = the piece furthest behind moves on
reason-enters = it brings a new piece in
reason-award = one more piece may come in
reason-forward = the piece then has { $left ->
    [one] one square
   *[other] { $left } squares
  } to go
reason-safe = the next throw cannot capture the moved piece
reason-beyond = no single throw of the other player could capture the moved piece
reason-open = the moved piece is open to { $throws } of { $all } throws
reason-convert = a yes makes it { $score }
reason-idle = nothing can move with { $without } or with { $score }
# Of throwing a second bone: $reason is another reason, which holds if its answer is yes.
reason-yes = with a yes { $reason }
reason-stay-safe = the next throw can capture no piece

leaves-open = It leaves your piece on { $square } open to { $throws } of { $all } throws.
leaves-two = It leaves your pieces on { $square } open to { $throws } of { $all } throws.
leaves-stuck = With { $throws } of { $all } throws the other player could move only pieces under yours, and would win.
