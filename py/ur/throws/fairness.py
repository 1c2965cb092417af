"""Fairness: whether throws typed in from real dice look like those of fair ones, in plain words."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ur.model.lots import Kit
from ur.model.message import Message, say

# Whose dice are judged: somebody's at the table, or those of the page.
OWN, PAGE = "own", "page"
# Fewer throws than this say nothing worth hearing.
ENOUGH = 50
# A group of throws is counted only where so many are due; smaller ones are joined to their neighbours.
_LEAST = 5.0
# How rarely fair dice may fall like this before it is called odd, and unfair.
_ODD, _UNFAIR = 0.02, 0.001


class Judgement(NamedTuple):
    """Pearson's chi-square over so many groups of throws, and how often fair dice reach it."""

    throws: int
    chi_square: float
    freedom: int
    chance: float

    @property
    def message(self) -> Message:
        """The judgement of somebody's own dice in a sentence."""
        return self.told(OWN)

    def told(self, whose: str) -> Message:
        """The judgement in a sentence."""
        if self.chance >= _ODD:
            return say("fairness-fair", n=self.throws, whose=whose)
        once = round(1 / max(self.chance, 1e-6))
        said = "fairness-odd" if self.chance >= _UNFAIR else "fairness-unfair"
        return say(said, n=self.throws, once=min(once, 1_000_000), whose=whose)


def judge(kit: Kit, names: Iterable[str]) -> Judgement:
    """What these throws of a kit, by their names, say about its dice."""
    seen = Counter(name.rstrip("+") for name in names)
    total = sum(seen.values())
    due = [total * throw.weight / kit.total for throw in kit.throws]
    groups = _joined([seen[throw.name] for throw in kit.throws], due)
    chi_square = sum((got - wanted) ** 2 / wanted for got, wanted in groups)
    freedom = len(groups) - 1
    chance = survival(chi_square, freedom) if freedom > 0 else 1.0
    return Judgement(total, chi_square, freedom, chance)


def _joined(seen: Sequence[int], due: Sequence[float]) -> list[tuple[int, float]]:
    """Neighbouring throws together, until every group has enough to be counted."""
    groups: list[tuple[int, float]] = []
    got, wanted = 0, 0.0
    for count, expected in zip(seen, due, strict=True):
        got, wanted = got + count, wanted + expected
        if wanted >= _LEAST:
            groups.append((got, wanted))
            got, wanted = 0, 0.0
    if wanted and groups:
        last = groups.pop()
        groups.append((last[0] + got, last[1] + wanted))
    return groups


def survival(value: float, freedom: int) -> float:
    """How often chi-square with so many degrees of freedom is at least `value`."""
    if value <= 0:
        return 1.0
    half, x = freedom / 2, value / 2
    # The upper incomplete gamma function by its recurrence, from 1 or 1/2 degrees upwards.
    if freedom % 2:
        found, step, term = math.erfc(math.sqrt(x)), 0.5, math.sqrt(x / math.pi) * 2 * math.exp(-x)
    else:
        found, step, term = math.exp(-x), 1.0, x * math.exp(-x)
    while step < half:
        found += term
        step += 1
        term *= x / step
    return min(1.0, found)
