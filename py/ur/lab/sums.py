"""Sums over games: whole numbers only, so that parts of a run merge, in any order, into the same sums.

For each measure the sums hold how often each value came. Means, spreads, medians and pictures all follow from that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ur.lab.measures import COUNTED, Measures
from ur.model.position import DRAW

Tally = Counter[int]


class Sums:
    """The sums of some games of one match.

    `outcomes` counts games by (who began, who won), both as the number of a player of the match (0: player A, 1: player
    B; 2: a draw). `tallies` has for each measure of `COUNTED` how often each value came; `net` is that of player A
    there. `arrivals` and `captured` count by the number of the place in the ruleset.
    """

    def __init__(self) -> None:
        self.outcomes: Counter[tuple[int, int]] = Counter()
        self.tallies: dict[str, Tally] = {name: Counter() for name in COUNTED}
        self.arrivals: Counter[int] = Counter()
        self.captured: Counter[int] = Counter()

    @property
    def games(self) -> int:
        """How many games were added."""
        return self.outcomes.total()

    def add(self, number: int, game: Measures) -> None:
        """Add the game with this number, which says where player A sat (see `ur.lab.match.Match`)."""
        dark = number % 2
        winner = game.winner if game.winner == DRAW else game.winner ^ dark
        self.outcomes[game.starter ^ dark, winner] += 1
        for name in COUNTED:
            value: int = getattr(game, name)
            self.tallies[name][-value if name == "net" and dark else value] += 1
        self.arrivals.update({place: count for place, count in enumerate(game.arrivals) if count})
        self.captured.update({place: count for place, count in enumerate(game.captured) if count})

    def merge(self, other: Sums) -> None:
        """Add the games of other sums of the same match."""
        self.outcomes.update(other.outcomes)
        for name in COUNTED:
            self.tallies[name].update(other.tallies[name])
        self.arrivals.update(other.arrivals)
        self.captured.update(other.captured)

    def as_json(self) -> dict[str, Any]:
        """The sums as JSON values, in an order that depends on the sums alone."""
        return {
            "outcomes": {f"{began}{won}": count for (began, won), count in sorted(self.outcomes.items())},
            "tallies": {name: _written(tally) for name, tally in self.tallies.items()},
            "arrivals": _written(self.arrivals),
            "captured": _written(self.captured),
        }

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> Sums:
        """The sums that `as_json` wrote."""
        sums = cls()
        for pair, count in written["outcomes"].items():
            sums.outcomes[int(pair[0]), int(pair[1])] = count
        for name in COUNTED:
            sums.tallies[name] = _read(written["tallies"][name])
        sums.arrivals, sums.captured = _read(written["arrivals"]), _read(written["captured"])
        return sums


def _written(tally: Tally) -> dict[str, int]:
    return {str(value): tally[value] for value in sorted(tally)}


def _read(written: Mapping[str, int]) -> Tally:
    return Counter({int(value): count for value, count in written.items()})
