"""The dice: every throw of every kit as often as its chance says, and no throw that depends on the one before.

A seed is a game with a key of its own and `DRAWS` draws. Every kit reads the same draws, as in `ur.throws.dice`: it
looks at the lowest six bits of a draw at most, and what these bits become is enumerated in full. So it is enough to
count the 64 values of these bits and the pairs of values that follow one another; the rest is exact arithmetic.

A statistic is lost if its probability is below one in a million. With a few dozen statistics that is no accident.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import erfc, sqrt

from soak.report import Report, engine_build, seeds
from ur.model.lots import Kit
from ur.rulesets import IDS, ruleset
from ur.throws.dice import Dice

IN_SLICES = False
DRAWS = 1000
VALUES = 64
LEAST_PROBABILITY = 1e-6
SPECS = (*IDS, "skiryuk?leave_rosette=6", "masters?lots=4")


def kits() -> dict[str, Kit]:
    """Every kit of every ruleset, by a name."""
    found = {}
    for kit in (kit for spec in SPECS for kit in ruleset(spec).kits.all):
        scores = "-".join(str(throw.score or 0) for throw in kit.throws)
        found[f"{kit.count} {kit.kind} counting {scores}"] = kit
    return found


class Counts:
    """How often each value came, each pair of draws (no draw is in two pairs), each pair of neighbours (the pairs and
    those between them), and each value as the first of a game."""

    def __init__(self) -> None:
        self.values: Counter[int] = Counter()
        self.pairs: Counter[tuple[int, int]] = Counter()
        self.between: Counter[tuple[int, int]] = Counter()
        self.first: Counter[int] = Counter()

    def add(self, drawn: Sequence[int]) -> None:
        """Count the draws of a game, an even number."""
        self.values.update(drawn)
        self.pairs.update(zip(drawn[::2], drawn[1::2], strict=True))
        self.between.update(zip(drawn[1:-1:2], drawn[2::2], strict=True))
        self.first[drawn[0]] += 1


class _Fixed(Dice):
    """Dice whose draws are the numbers themselves."""

    def bits(self, draw: int) -> int:
        return draw


def mapping(kit: Kit) -> list[str]:
    """The throw of each of the 64 values of the lowest six bits."""
    fixed = _Fixed("00" * 32)
    return [fixed.throw(kit, value).name for value in range(VALUES)]


def run(count: int, seed: int, minutes: float) -> Report:
    """Make `count` draws, `DRAWS` for each seed, and judge them for every kit."""
    begin, games, counts = time.monotonic(), 0, Counts()
    for at in seeds(-(-count // DRAWS), seed, minutes):
        dice = Dice(hashlib.sha256(f"soak {at}".encode()).hexdigest(), f"{at:x}")
        counts.add(bytes(dice.bits(draw) & VALUES - 1 for draw in range(DRAWS)))
        games += 1
    found = [*enumerated(), *unlikely(counts)]
    least = min(probability for _, probability in judged(counts))
    facts: dict[str, str | int | float] = {
        "kits": len(kits()),
        "games with a key of their own": games,
        "statistics judged": len(judged(counts)),
        "least probability of a statistic": f"{least:.2g}",
        "values of the bits enumerated for each kit": VALUES,
    }
    spent = round(time.monotonic() - begin, 1)
    return Report(games * DRAWS, len(found), seed, seed + games, engine_build(), spent, tuple(found), {}, facts)


def enumerated() -> list[str]:
    """The kits in which some throw has another share of the 64 values than its chance, or depends on higher bits."""
    found = []
    for name, kit in kits().items():
        counts = Counter(mapping(kit))
        for throw in kit.throws:
            if Fraction(counts[throw.name], VALUES) != kit.chance(throw):
                found.append(f"{name}: {throw.name} has {counts[throw.name]} of {VALUES} values")
        higher = _Fixed("00" * 32).throw(kit, ~(VALUES - 1) & 2**256 - 1)
        if higher.name != mapping(kit)[0]:
            found.append(f"{name}: higher bits change the throw")
    return found


def unlikely(counts: Counts) -> list[str]:
    """The statistics that fair dice would not show."""
    return [f"{name}: probability {chance:.1g}" for name, chance in judged(counts) if chance < LEAST_PROBABILITY]


def judged(counts: Counts) -> list[tuple[str, float]]:
    """Every statistic with the probability that fair dice are as far off or further."""
    values, every, even = counts.values, range(VALUES), [1 / VALUES] * VALUES
    found = [
        ("64 values", chi_square([values[value] for value in every], even)),
        ("64 values of first draws", chi_square([counts.first[value] for value in every], even)),
        ("4,096 pairs", chi_square([counts.pairs[one, other] for one in every for other in every], even * VALUES)),
    ]
    for bit in range(6):
        marked = sum(number for value, number in values.items() if value >> bit & 1)
        found.append((f"bit {bit}", _share(marked, values.total(), 0.5)))
    for name, kit in kits().items():
        found += [(f"{name}: {what}", chance) for what, chance in _of_kit(kit, counts)]
    return found


def _of_kit(kit: Kit, counts: Counts) -> list[tuple[str, float]]:
    """Throws, pairs of throws and runs of equal throws of a kit."""
    throw_of, names = mapping(kit), [throw.name for throw in kit.throws]
    chances = [float(kit.chance(throw)) for throw in kit.throws]
    seen: Counter[str] = Counter()
    for value, number in counts.values.items():
        seen[throw_of[value]] += number
    pairs: Counter[tuple[str, str]] = Counter()
    for (one, other), number in counts.pairs.items():
        pairs[throw_of[one], throw_of[other]] += number
    # A run ends where another throw comes: how many runs there are follows from the number of equal neighbours.
    neighbours = counts.pairs + counts.between
    same = sum(number for (one, other), number in neighbours.items() if throw_of[one] == throw_of[other])
    expected = [one * other for one in chances for other in chances]
    return [
        ("throws", chi_square([seen[one] for one in names], chances)),
        ("pairs", chi_square([pairs[one, other] for one in names for other in names], expected)),
        ("runs", _runs(same, neighbours.total(), chances)),
    ]


def chi_square(seen: list[int], chances: list[float]) -> float:
    """The probability that fair counts are as far from their chances as these, or further.

    `chances` may add up to more than 1; they are scaled. Wilson and Hilferty's approximation (1931).
    """
    total, whole = sum(seen), sum(chances)
    expected = [total * chance / whole for chance in chances]
    value = sum((one - want) ** 2 / want for one, want in zip(seen, expected, strict=True))
    free = len(seen) - 1
    normal = ((value / free) ** (1 / 3) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))
    return erfc(normal / sqrt(2)) / 2


def _share(number: int, total: int, chance: float) -> float:
    """The probability, on both sides, that a share is as far from its chance."""
    return erfc(abs(number - total * chance) / sqrt(2 * total * chance * (1 - chance)))


def _runs(same: int, couples: int, chances: list[float]) -> float:
    """The same for the number of throws that are equal to the one before.

    Its mean is the sum of the squared chances; neighbouring pairs share a throw, which adds to its variance.
    """
    two, three = sum(p**2 for p in chances), sum(p**3 for p in chances)
    variance = two - two**2 + 2 * (three - two**2)
    return erfc(abs(same - couples * two) / sqrt(2 * couples * variance))
