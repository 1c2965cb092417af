"""How well a side chose in a game, as one number that means the same in every ruleset.

The measure is the loss beside that of choosing blindly.  Over all choices of a side among two or more
actions, `lost` is the sum of what its choices lost against the best ones, and `blind` the sum of what
choices by chance would have lost on average at the same moments:

    accuracy = 100 · blind / (blind + lost)

So 100 says that every choice was the best one, and 50 that the side chose no better than by chance; worse than
by chance is below 50.  Values are taken in the ruleset's own unit (win chance, points or money) and only their
ratio counts: neither the unit nor what is at stake changes the number.  Forced moves and moments at which
all actions are equally good do not count.  Luck is not in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ur.player.game_review import Judged


def accuracy(choices: Iterable[Judged], by: int) -> float | None:
    """The accuracy of player `by` (0 light, 1 dark), above 0 and at most 100; None where no choice mattered."""
    lost = blind = 0.0
    for choice in choices:
        if choice.by == by:
            best = choice.values[choice.best]
            lost += choice.cost
            blind += sum(abs(best - value) for value in choice.values) / len(choice.values)
    return 100 / (1 + lost / blind) if blind else None
