"""Whether throws look like those of fair dice: Pearson's chi-square test, with the answer as a sentence."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ur.model.lots import Kit
from ur.model.message import Message, say

# Whose dice they are: the players' own, or the page's.
OWN, PAGE = "own", "page"
# Fewer throws than this are not judged.
ENOUGH = 50
# Throws expected less often than this are grouped with their neighbours, as the test requires.
_LEAST_EXPECTED = 5.0
# Below these p-values the dice are called odd, and unfair.
_ODD, _UNFAIR = 0.02, 0.001


class Judgement(NamedTuple):
    """The result of the test.

    `throws` is the number of throws, `chi_square` the statistic, `freedom` its degrees of freedom, and
    `chance` the p-value: how likely fair dice give a statistic at least as large.
    """

    throws: int
    chi_square: float
    freedom: int
    chance: float

    def message(self, owner: str) -> Message:
        """The judgement as a sentence about the dice of `owner` (OWN or PAGE)."""
        if self.chance >= _ODD:
            return say("fairness-fair", n=self.throws, whose=owner)
        once = round(1 / max(self.chance, 1e-6))
        verdict = "fairness-odd" if self.chance >= _UNFAIR else "fairness-unfair"
        return say(verdict, n=self.throws, once=min(once, 1_000_000), whose=owner)


def fairness_test(kit: Kit, names: Iterable[str]) -> Judgement:
    """The test of throws of one kit, given by their names."""
    seen = Counter(name.rstrip("+") for name in names)
    total = sum(seen.values())
    expected = [total * throw.weight / kit.total for throw in kit.throws]
    groups = _grouped([seen[throw.name] for throw in kit.throws], expected)
    chi_square = sum((count - mean) ** 2 / mean for count, mean in groups)
    freedom = len(groups) - 1
    chance = survival(chi_square, freedom) if freedom > 0 else 1.0
    return Judgement(total, chi_square, freedom, chance)


def _grouped(seen: Sequence[int], expected: Sequence[float]) -> list[tuple[int, float]]:
    """Counts and expected counts, neighbours joined until every group is large enough."""
    groups: list[tuple[int, float]] = []
    count, mean = 0, 0.0
    for one_count, one_mean in zip(seen, expected, strict=True):
        count, mean = count + one_count, mean + one_mean
        if mean >= _LEAST_EXPECTED:
            groups.append((count, mean))
            count, mean = 0, 0.0
    if mean and groups:
        last = groups.pop()
        groups.append((last[0] + count, last[1] + mean))
    return groups


def survival(value: float, freedom: int) -> float:
    """The probability that chi-square with `freedom` degrees of freedom is at least `value`.

    It is the regularised upper incomplete gamma function Q(freedom / 2, value / 2), by the recurrence
    Q(a + 1, x) = Q(a, x) + x^a e^−x / Γ(a + 1), from a = 1 or a = 1/2 upwards.
    """
    if value <= 0:
        return 1.0
    half, x = freedom / 2, value / 2
    if freedom % 2:
        found, step, term = math.erfc(math.sqrt(x)), 0.5, math.sqrt(x / math.pi) * 2 * math.exp(-x)
    else:
        found, step, term = math.exp(-x), 1.0, x * math.exp(-x)
    while step < half:
        found += term
        step += 1
        term *= x / step
    return min(1.0, found)
