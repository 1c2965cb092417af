"""Means and shares with 95 % intervals, and the figures of a match.

The interval of a mean is Student's. That of a share is Wilson's (E. B. Wilson, 1927); a draw counts as half a win,
which makes the interval a little wider than it need be, never narrower. Both are about chance alone: what other games
of the same players by the same rules would give. They say nothing about other players.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from ur.lab.sums import Sums, Tally
from ur.model.position import DRAW

# The normal distribution has 95 % of its chance between −Z and Z.
Z = 1.959963984540054
# Student's distribution with 1 and 2 degrees of freedom, for which an expansion says too little.
_FEW = (12.706204736432095, 4.302652729911275)
# With fewer games a figure says too little to be shown in a report, or compared with another.
FEWEST = 20


class Figure(NamedTuple):
    """An estimate with the ends of its 95 % interval, and the number of games that it comes from."""

    value: float
    low: float
    high: float
    games: int

    def differs(self, other: Figure) -> bool:
        """Whether the intervals are apart, so that the difference is more than chance."""
        return self.low > other.high or self.high < other.low


def student(degrees: int) -> float:
    """How many standard errors a 95 % interval reaches to each side, by Student's distribution.

    Exact with 1 and 2 degrees of freedom; then the first terms of its expansion in 1/degrees (Abramowitz and Stegun
    26.7.5): right to 0.05 with 3 degrees, to 0.001 with 10 or more.
    """
    if degrees <= len(_FEW):
        return _FEW[degrees - 1]
    z, n = Z, degrees
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def mean(tally: Tally) -> Figure:
    """The mean of some values with Student's interval; of fewer than two values the interval is unknown (0 to 0)."""
    count = tally.total()
    total = sum(value * times for value, times in tally.items())
    if count < 2:
        return Figure(float(total), 0.0, 0.0, count)
    squares = sum(value * value * times for value, times in tally.items())
    # Exact up to here, so the order in which games were added changes nothing.
    variance = (count * squares - total * total) / (count * (count - 1))
    half = student(count - 1) * sqrt(variance / count)
    return Figure(total / count, total / count - half, total / count + half, count)


def share(wins: int, draws: int, games: int) -> Figure:
    """The share of games won, from 0 to 1, with Wilson's interval; a draw counts half. Of no game: 0 to 1."""
    if not games:
        return Figure(0.5, 0.0, 1.0, 0)
    found = (2 * wins + draws) / (2 * games)
    spread = Z * Z / games
    middle = (found + spread / 2) / (1 + spread)
    half = Z * sqrt(found * (1 - found) / games + spread / (4 * games)) / (1 + spread)
    return Figure(found, max(0.0, middle - half), min(1.0, middle + half), games)


def first_player(sums: Sums) -> Figure:
    """The share of games that the player who began has won."""
    return _share(sums, {(0, 0), (1, 1)}, {(0, DRAW), (1, DRAW)}, {0, 1})


def player_a(sums: Sums, began: int | None = None) -> Figure:
    """The share of games that player A has won: of all, or of those that A (0) or B (1) began."""
    starters = {0, 1} if began is None else {began}
    return _share(sums, {(one, 0) for one in starters}, {(one, DRAW) for one in starters}, starters)


def draws(sums: Sums) -> int:
    """How many games ended in a draw."""
    return sums.outcomes[0, DRAW] + sums.outcomes[1, DRAW]


def median(tally: Tally) -> Figure:
    """The median of some values, with the interval that the ranks of the values give."""
    count = tally.total()
    part = Z / (2 * sqrt(count)) if count else 0.5
    low, middle, high = (quantile(tally, min(1.0, max(0.0, 0.5 + by))) for by in (-part, 0, part))
    return Figure(middle, low, high, count)


def quantile(tally: Tally, part: float) -> int:
    """The smallest value that at least this part (0 to 1) of the values do not exceed; 0 if there are none."""
    reached, wanted = 0, part * tally.total()
    for value in sorted(tally):
        reached += tally[value]
        if reached >= wanted:
            return value
    return 0


def _share(sums: Sums, won: set[tuple[int, int]], drawn: set[tuple[int, int]], starters: set[int]) -> Figure:
    outcomes = sums.outcomes
    games = sum(count for (began, _), count in outcomes.items() if began in starters)
    return share(sum(outcomes[one] for one in won), sum(outcomes[one] for one in drawn), games)
