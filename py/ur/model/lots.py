"""Lots and kits: what can be thrown, how likely it is, and what it counts. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from ur.model.message import Fact, say

if TYPE_CHECKING:
    from fractions import Fraction


class Throw(NamedTuple):
    """One result of throwing a kit.

    `name` is how it is written ("2", "6:5", "3+"), `marked` the number of marked lots, `score`
    what it counts (None: nothing), `weight` its share of the kit's `total`, `kit` the number of
    lots. `converted` is the throw that a successful conversion turns it into (tablet).
    """

    name: str
    marked: int
    score: int | None
    weight: int
    kit: int
    converted: Throw | None = None


@dataclass(frozen=True)
class Kit:
    """A set of lots thrown together; `kind` is what they are: lots, cubes or bones."""

    kind: str
    count: int
    throws: tuple[Throw, ...]
    total: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", sum(t.weight for t in self.throws))

    def chance(self, throw: Throw) -> Fraction:
        """The probability of a throw of this kit."""
        from fractions import Fraction  # it loads decimal, which a first throw does not need

        return Fraction(throw.weight, self.total)

    def named(self, name: str) -> Throw | None:
        """The throw written as `name`, also a converted one; None if there is none."""
        for throw in self.throws:
            if throw.name == name:
                return throw
            if throw.converted is not None and throw.converted.name == name:
                return throw.converted
        return None

    def drawn(self, number: int) -> Throw:
        """The throw that a number from 0 to below `total` stands for: as many stand for each as its weight says."""
        for throw in self.throws:
            number -= throw.weight
            if number < 0:
                return throw
        raise ValueError(f"the numbers of this kit end below {self.total}")

    def from_faces(self, faces: list[int]) -> Throw:
        """The throw that shows these faces (1 = marked; a bone shows its number)."""
        if self.kind == "bones":
            return self.throws[faces[0] - 1]
        return self.throws[sum(faces)]

    def describe(self) -> Iterable[Fact]:
        """What is thrown and what it counts."""
        none = self.throws[0].score or 0
        if self.kind == "bones":
            yield Fact("lots", say("rule-bones", low=1, high=len(self.throws)))
            converted = ((t.score or 0, t.converted) for t in self.throws if t.converted)
            table = tuple(say("rule-convert-one", a=n, b=c.score or 0) for n, c in converted)
            yield Fact("convert", say("rule-convert", table=table))
        elif all(t.score == t.marked for t in self.throws[1:]):
            yield Fact("lots", say("rule-lots", count=self.count, none=none))
        else:
            table = tuple(say("rule-lots-one", marked=t.marked, score=t.score or 0) for t in self.throws)
            message = say("rule-lots-table", kind=self.kind, count=self.count, table=table)
            yield Fact("lots", message)


def lots(count: int, zero: int = 0, prefix: str = "") -> Kit:
    """Fair two-sided lots: the score is the number marked; none marked scores `zero`."""
    return scored_lots(tuple(range(count + 1)), zero, prefix)


def scored_lots(scores: tuple[int, ...], zero: int = 0, prefix: str = "", kind: str = "lots") -> Kit:
    """Fair lots with a table: `scores[marked]`, where 0 means nothing (`zero` for none marked)."""
    count = len(scores) - 1
    table = (zero or scores[0], *scores[1:])
    return Kit(
        kind,
        count,
        tuple(
            Throw(f"{prefix}{marked}", marked, table[marked] or None, comb(count, marked), count)
            for marked in range(count + 1)
        ),
    )


def bones(conversion: dict[int, int]) -> Kit:
    """The tablet's two knucklebones: a number, and a second bone that may convert it (FT-2)."""
    return Kit(
        "bones",
        1,
        tuple(Throw(str(n), n, n, 1, 1, Throw(f"{n}+", n, converted, 1, 1)) for n, converted in conversion.items()),
    )
