# Names, choices and reasons of a game (turns.ftl has what is to do and what happened). $from, $to and $square are
# squares, $piece the name of a piece; all come as finished words.

side-light = Light
side-dark = Dark
piece = piece
piece-blank = blank piece
piece-dotted = dotted piece
kind-swallow = Swallow
kind-storm-bird = Storm-bird
kind-raven = Raven
kind-rooster = Rooster
kind-eagle = Eagle
ornament-rosette = rosette
ornament-eyes = eyes
ornament-five-dots = five dots
ornament-four-fives = four fives
ornament-five = small five
ornament-twelve = twelve dots
ornament-plain = plain square
square-start = the start
square-rosette = { $middle ->
    [true] the rosette in the middle
   *[false] the rosette { $square }
  }
square-ornament = { $square }, { $ornament }
hand = hand
# Two sentences, two clauses, or two names read aloud, one after the other; each may itself be two.
sentences = { $first } { $second }
clauses = { $first }, { $second }
names = { $first }. { $second }

## Who begins

start-ask-lot = Let chance decide who begins: toss a coin, or hide a piece in one hand. Who begins?
start-ask-thrower = One of you throws a single die, and the other predicts how it will fall. Who throws?
start-ask-guess = What does the other player predict?
start-ask-result = Now throw the die. How did it fall?
start-marked = marked
start-unmarked = not marked

## What can be done

enter = New { $piece } on { $to }
move = { $from } to { $to }
move-kind = { $piece }, { $move }
move-in = The start to { $to }
move-off = { $from } home
by-way-of = { $to }, by way of { $square }
act-then = { $act }: { $then }
act-throw = Throw again
act-convert = Throw the second bone: yes counts { $score }, no ends the turn
then-again = throw again
then-captured = captures
then-sent-off = meets a stack of enemies and goes back to the hand
then-onward = on to { $to }
then-onward-off = on, and home
then-turns = turns over
then-pays = pays { $amount }
then-takes = takes { $amount }
then-extra = may throw again
then-award = may enter a piece
then-forfeit = the other player moves { $score } squares
then-wins = wins
then-ends = ends the turn
pass = Pass
pass-stuck = Go on
pass-extra = Stop here
pass-award = Leave it in hand

## Why a piece cannot move

why-over = The game is over.
why-no-throw = Throw first.
why-no-score = This throw counts nothing, so nothing moves.
why-barred = This piece earned the throw, so another one has to use it.
why-kit = { $rosette ->
    [true] A piece on a rosette moves with { $count } dice only.
   *[false] A throw of { $count } dice is only for a piece that leaves a rosette.
  }
why-under = { $whose ->
    [enemy] An enemy piece lies on top of it.
   *[own] Another of your pieces lies on top of it.
  }
why-too-far = { $score } is too far: { $left ->
    [one] only one step is left
   *[other] only { $left } steps are left
  }, and the number must fit exactly.
why-own = Your own piece stands on { $square }.
why-safe = The enemy on { $square } is safe there{ $ornament ->
    [rosette] : it stands on a rosette
   *[other] { "" }
  }.
why-full = The stack on { $square } is full.
why-stack = { $whose ->
    [own] The stack on { $square } is full.
   *[enemy] The other player holds { $square }.
  }
why-side = { $dots ->
    [true] Your piece would show its dots on { $square }, and the enemy there shows none
   *[false] The enemy on { $square } shows its dots, and your piece would not
  }: only a piece with the same side up can be captured.
why-turned = The enemy on { $square } shows its dots and is safe there.
why-blocked = { $square } is not free.
why-needs-all = A piece enters only when all { $marked } are marked.
why-needs-throw = The { $piece } enters with a { $score }.
why-order = The { $piece } enters after the { $before }.
why-needs-kit = Pieces enter with the throw of { $count } dice.
why-no-entry = No piece can enter with this throw.
why-pending-extra = First: throw again, or stop?
why-pending-award = First: put a piece on the start, or leave it in hand?
