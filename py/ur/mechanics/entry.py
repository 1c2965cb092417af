"""Where pieces come in from the hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ur.lots import Throw
from ur.position import Position
from ur.ruleset import Ruleset


@dataclass(frozen=True)
class CountIn:
    """A piece enters on the step that the throw counts; only with a kit of `kit` lots if given."""

    kit: int = 0

    def places(
        self, rules: Ruleset, position: Position, player: int, throw: Throw
    ) -> Iterable[tuple[int, int]]:
        if self.kit and throw.kit != self.kit:
            return ()
        return ((0, station) for station in rules.path.ahead(0, throw.score or 0))


@dataclass(frozen=True)
class EnterWith:
    """A piece enters only when all `marked` lots are marked, on one fixed station."""

    marked: int
    station: int

    def places(
        self, rules: Ruleset, position: Position, player: int, throw: Throw
    ) -> Iterable[tuple[int, int]]:
        return ((0, self.station),) if throw.marked == self.marked else ()


@dataclass(frozen=True)
class Launch:
    """Each kind has its own throw and house (tablet, FT-4 to FT-6).

    `houses` gives kind → (throw, step); `again` the steps where a kind launched before may come
    in again instead.  In fixed order a kind waits until those before it have been launched.
    """

    houses: Mapping[int, tuple[int, int]]
    again: Mapping[int, tuple[int, ...]]
    fixed: bool

    def places(
        self, rules: Ruleset, position: Position, player: int, throw: Throw
    ) -> Iterable[tuple[int, int]]:
        launched = position.launched[player]
        for kind in dict.fromkeys(position.hand[player]):
            needed, house = self.houses[kind]
            if throw.score != needed:
                continue
            if launched >> kind & 1:
                yield from ((kind, step) for step in self.again.get(kind, (house,)))
            elif not self.fixed or launched & (1 << kind) - 1 == (1 << kind) - 1:
                yield (kind, house)
