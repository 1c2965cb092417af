"""How strong a person plays, estimated from games against the levels of the computer.

The scale is that of the levels, 1 to 7, with values between them.  One player beats another with the chance

    1 / (1 + exp(−stretch · (rating of the one − rating of the other)))

which is the model of Elo and of Bradley and Terry.  The rating of a level is the sum of the steps up to it: the
logarithms of the odds with which each level beats the one below in `LADDER`, measured in finkel.  In the other
rulesets the same ladder is stretched by one factor, which says how much playing well counts beside luck there.
Between two levels ratings are interpolated, outside them the first and the last step go on.

Before any game all strengths from 0 to 8 are equally likely.  Each game multiplies them by the chance of its
result, a draw by the root of the chances of both.  The estimate is the median of what comes out, and
the interval holds the middle 95 % of it.  Hints and moves taken back are not known here: a person who uses them
is judged as stronger.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import NamedTuple

from ur.rulesets import stretch_of

# The wins of level 2 against 1, 3 against 2 and so on, of 2,000 games each (tests/bench/strength.txt).
LADDER = (0.679, 0.709, 0.721, 0.735, 0.685, 0.600)
_STEPS = tuple(log(wins / (1 - wins)) for wins in LADDER)
_PARTS = 10  # of a level
_LEAST, _MOST = 0, len(LADDER) + 2


class Result(NamedTuple):
    """A finished game against the computer: its ruleset, the level, and 1 for a win, 0.5 for a draw, 0 for a loss."""

    rules: str
    level: int
    share: float


class Strength(NamedTuple):
    """An estimate on the scale of the levels, the ends of its 95 % interval, and the number of games."""

    level: float
    low: float
    high: float
    games: int


def rating(level: float) -> float:
    """The rating of a level, or of a strength between levels; that of level 1 is 0."""
    whole = min(max(int(level), 1), len(_STEPS))
    return sum(_STEPS[: whole - 1]) + (level - whole) * _STEPS[whole - 1]


def win_chance(strength: float, level: int, rules: str) -> float:
    """The chance with which a person of some strength beats a level in a ruleset (its name without options)."""
    return 1 / (1 + exp(-stretch_of(rules) * (rating(strength) - rating(level))))


def estimate(results: Iterable[Result]) -> Strength | None:
    """The strength of a person with these results; None without a game."""
    games = [one for one in results if one.level in range(1, len(LADDER) + 2)]
    if not games:
        return None
    strengths = [_LEAST + n / _PARTS for n in range((_MOST - _LEAST) * _PARTS + 1)]
    logs = [0.0] * len(strengths)
    for game, count in _counted(games).items():
        for n, strength in enumerate(strengths):
            chance = win_chance(strength, game.level, game.rules)
            logs[n] += count * (game.share * log(chance) + (1 - game.share) * log(1 - chance))
    weights = [exp(one - max(logs)) for one in logs]
    low, middle, high = (_quantile(strengths, weights, share) for share in (0.025, 0.5, 0.975))
    return Strength(middle, low, high, len(games))


def _counted(games: list[Result]) -> dict[Result, int]:
    counts: dict[Result, int] = {}
    for game in games:
        counts[game] = counts.get(game, 0) + 1
    return counts


def _quantile(values: list[float], weights: list[float], share: float) -> float:
    """The first value up to which this share of all weights lies."""
    left = share * sum(weights)
    for value, weight in zip(values, weights, strict=True):
        left -= weight
        if left <= 0:
            return value
    return values[-1]
