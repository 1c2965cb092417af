# The proof of the dice: how they were fixed before the game, and what that proves.

dice-commit = A secret number, the seed, fixed all throws before the first one. This is its fingerprint (SHA-256), shown from the start:
dice-later = After the game the seed is shown here, and every throw can be made again from it.
dice-seed = The seed
dice-word = Your word in it
dice-game = The name of the game
dice-checking = Making every throw again …
dice-right = { $n ->
    [one] The throw is the one
   *[other] All { $n } throws are those
  } that the seed gives, and the seed fits its fingerprint.
dice-wrong = { $n ->
    [one] One throw is not the one
   *[other] { $n } throws are not those
  } that the seed gives.
dice-unkept = The seed does not fit the fingerprint shown before.
dice-typed = { $n ->
    [one] One throw was
   *[other] { $n } throws were
  } typed in from real dice: the page cannot check those.
dice-imported = This game came without a seed of ours: its dice prove nothing.
dice-proves-title = What this proves
dice-proves = The throws were fixed before you moved, they did not follow your play, and the computer player did not choose them. With a word of your own in the seed, they were not picked in advance either.
dice-proves-nothing = Nothing: these throws cannot be made again from this seed. The record comes from elsewhere, or was changed.
dice-proves-not = It proves nothing against a person who can change this page. The strongest proof is real dice: they can be chosen when a game is set up.
dice-table = Every throw
dice-n = Draw
dice-by = Who
dice-fell = Thrown
dice-again = From the seed
dice-how = How: draw number i is HMAC-SHA256 with the seed as key over “ur-dice-1|word|game|i”; die k falls as bit k, the first bone as the lowest two bits, the second as the lowest.
fell-yes = yes
fell-no = no
