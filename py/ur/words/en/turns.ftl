# What is to do and what happened, to people. $by is who does it, $owner whose piece it is: "you" (a person who plays
# the computer or takes a lesson), "computer", "other" (the other player of a lesson), "light" or "dark" (two people, or
# two computers). The first sentence of each is a line of at most about 34 letters, the next of 48. $square and $to are
# squares: "B6", "the rosette A1", "the rosette in the middle".

# In a language with a longer name a soft hyphen, { "\u00AD" }, says where the seat of a phone may break it.
side-you = You
side-computer = The computer
side-other = The other player
who = { $by ->
    [you] You
    [computer] The computer
    [other] The other player
    [light] Light
   *[dark] Dark
  }
who-inside = { $by ->
    [you] you
    [computer] the computer
    [other] the other player
    [light] Light
   *[dark] Dark
  }
whose = { $by ->
    [you] your
    [computer] the computer’s
    [other] the other player’s
    [light] Light’s
   *[dark] Dark’s
  }
whose-piece = { $owner ->
    [you] your
    [computer] the computer’s
    [other] the other player’s
    [light] Light’s
   *[dark] Dark’s
  }

## Who begins

begins = { $by ->
    [you] You begin.
   *[other] { who } begins.
  }
start-guessed = { $by ->
    [you] You throw
   *[other] { who } throws
  } a die, and { $owner ->
    [you] you say
    [computer] the computer says
    [other] the other player says
    [light] Light says
   *[dark] Dark says
  } “{ $guess }”. It falls { $fallen }.
begins-by-throw = { begins-with } { $own } against { $other }.
begins-with = { $by ->
    [you] You begin:
   *[other] { who } begins:
  }

## Throws and what they mean

throw-score = { $by ->
    [you] You throw { $score }.
   *[other] { who } throws { $score }.
  }
throw-nothing = { whose-start } throw counts 0.
throw-marked = { $marked ->
    [0] None
   *[other] { $marked }
  } marked counts { $score ->
    [0] nothing
   *[other] { $score }
  }.
throw-converted = { $by ->
    [you] You throw
   *[other] { who } throws
  } yes: { $number } becomes { $score }.
throw-convertible = A yes makes it { $score }.
throw-enters = Pieces enter with it.
throw-launches = It is the { $piece }’s number.
throw-again = { $moving ->
    [true] A move earns another throw.
   *[false] Another throw follows.
  }

## What is to do now

todo-throw = { $by ->
    [you] Your throw.
    [light] Light’s throw.
    [dark] Dark’s throw.
   *[computer] { who } throws.
  }
todo-start = Who begins? { todo-throw }
todo-start-again = Not decided: { $own } against { $other }. { todo-throw }
todo-start-higher = The higher throw begins.
todo-start-one = The only player with a 1 begins.
todo-again-rosette = { $by ->
    [you] A rosette: throw again.
   *[other] { who } throws again.
  }
todo-again-capture = { $by ->
    [you] A capture: throw again.
   *[other] { who } throws again.
  }
todo-move = { $by ->
    [you] Your turn: move { $score }.
   *[other] { who } moves { $score }.
  }
todo-no-move = { $by ->
    [you] You have no move.
   *[other] { who } has no move.
  }
todo-no-score = { whose-start } turn ends.
todo-convert = { $by ->
    [you] Throw the second bone, or stop?
   *[other] A second bone for { who-inside }?
  }
todo-extra = { $by ->
    [you] Throw again, or stop here?
   *[other] { who } may throw again.
  }
todo-award = { $by ->
    [you] A rosette! Put one on your start?
   *[other] { who } may enter a piece.
  }
todo-forfeit = Eyes: { who-inside } must move { $score }.

## What happened

happened-moved = { who } moved { $from } to { $to }.
happened-moved-to = { who } moved to { $to }.
happened-moved-in = { who } moved from the start to { $to }.
happened-moved-kind = { who } moved the { $piece } { $from } to { $to }.
happened-entered = { who } entered { $alike ->
    [true] a piece
   *[false] the { $piece }
  } on { $to }.
happened-turned = It turned its dots up.
happened-off = { who } brought { $alike ->
    [true] a piece
   *[false] the { $piece }
  } home: { $off } of { $all }.
happened-captured = { who } captured { whose-piece } piece.
happened-captured-kind = { $owner ->
    [you] Your { $piece } was captured.
    [computer] You captured the enemy { $piece }.
   *[other] { who } captured { whose-piece } { $piece }.
  }
happened-captured-on = It was on { $square }.
happened-sent-off = { $owner ->
    [you] Your piece ran into a stack.
    [computer] The computer’s piece ran into a stack.
    [other] The other player ran into a stack.
    [light] Light’s piece ran into a stack.
   *[dark] Dark’s piece ran into a stack.
  }
happened-sent-off-by = The stack is on { $square }.
happened-again = { $by ->
    [you] You throw again.
   *[other] { who } throws again.
  }
happened-no-move = { todo-no-move }
happened-no-score = The turn ends.
happened-by-choice = { who } passed.
happened-extra-declined = { who } stopped here.
happened-award-declined = { who } left the piece in hand.
happened-no-conversion = The bone says no. { todo-no-score }
happened-paid-fine = { who } { $amount ->
    [0] had nothing to pay with
   *[other] paid { $amount } for the rosette
  }. Kitty { $kitty }.
happened-paid-passed = { who } { $amount ->
    [0] had nothing to pay with
   *[other] paid { $amount } to pass a rosette
  }. Kitty { $kitty }.
happened-paid-landed = { $amount ->
    [0] The kitty was empty: nothing to take.
   *[other] { who } took { $amount } from the kitty and { $by ->
        [you] have
       *[other] has
      } { $purse }.
  }
happened-paid-kitty = { who } took the kitty: { $amount }.
happened-paid-penalty = { who } { $amount ->
    [0] paid nothing
   *[other] paid { $amount } for the birds left behind
  }.
happened-paid-pool = { who } took { $amount } from the kitty.

## Why a piece must wait for the other player

why-other-player = It is { whose } turn.
why-pending-forfeit = First { who-inside } must move a piece { $score } squares.

## The end

result-all-off = { who } won { $own } to { $other }.
result-won = { who } won.
result-stuck = The only pieces of the winner that could move lay under enemies: by these rules that wins.
result-resigned = { $by ->
    [computer] You gave up.
    [you] The computer gave up.
   *[other] The other player gave up.
  }
result-points = { who } scored { $points } { $points ->
    [one] point
   *[other] points
  }.
result-purses = { $by ->
    [you] You have { $own }, { $owner ->
        [computer] the computer
       *[other] the other player
      } { $other }.
    [computer] You have { $other }, the computer { $own }.
    [light] Light has { $own }, Dark { $other }.
   *[dark] Light has { $other }, Dark { $own }.
  }
story-luck = { $luck ->
    [much-for] The dice helped { who-inside } a lot.
    [little-for] The dice helped { who-inside } a little.
    [little-against] The dice hurt { who-inside } a little.
    [much-against] The dice hurt { who-inside } a lot.
   *[even] The dice helped both about equally.
  }
story-clean = { whose-start } choices were nearly perfect.
story-small = No single choice of { $by ->
    [you] yours
   *[other] { whose }
  } cost much.
story-many = { whose-start } choices together cost a lot.
story-nearly-lost = One choice nearly lost the game.
story-one-choice = One choice cost { who-inside } most.
whose-start = { $by ->
    [you] Your
    [computer] The computer’s
    [other] The other player’s
    [light] Light’s
   *[dark] Dark’s
  }
result-draw = A draw.
result-draw-skips = For a long time no piece could move.
result-draw-length = The game has grown too long.

## How the game went, in numbers

review-choices = { whose-start } choices
# In a small place, for the whole table: two amounts such as +12.3 %.
end-brief = Dice { $dice }. { whose-start } choices { $own }.
review-note = { $kind ->
    [chance] In win chance for { who-inside }, as the computer player judges it. The lines add up.
    [points] In net points for { who-inside }, as the computer player judges them. The lines add up.
   *[money] In money for { who-inside }, as the computer player judges it. The lines add up.
  }
