"""What else happens when a piece arrives, such as a payment. Effects work in the order of the ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from ur.model.event import Owed, Paid
from ur.model.message import Fact, say
from ur.model.path import step_of
from ur.rules.moves import destinations, moves_of
from ur.rules.names import kind_message
from ur.rules.position_builder import Arrival, PositionBuilder
from ur.rules.ruleset import NO_SQUARES, Ruleset
from ur.rules.squares import ordered


@dataclass(frozen=True)
class Fine:
    """A player who lands on a rosette pays the kitty (Bell); if `limited`, no more than the purse holds."""

    amount: int
    limited: bool
    arrivals = ("fine",)
    moves_on = NO_SQUARES
    pays = True

    def concerns(self, rules: Ruleset, arrival: Arrival) -> bool:
        return arrival.slot in rules.rosette_slots

    def __call__(self, rules: Ruleset, builder: PositionBuilder, arrival: Arrival) -> None:
        paid = builder.pay(arrival.player, self.amount, self.limited)
        builder.record(Paid, arrival.player, paid, "fine", builder.kitty)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, rules.board.rosettes)
        limited = str(self.limited).lower()
        yield Fact("fine", say("rule-fine", amount=self.amount, limited=limited), squares)


@dataclass(frozen=True)
class Doubles:
    """The same piece moves on at once by the same score (MG-11)."""

    squares: frozenset[str]
    arrivals = ()
    pays = False

    @property
    def moves_on(self) -> frozenset[str]:
        return self.squares

    def concerns(self, rules: Ruleset, arrival: Arrival) -> bool:
        return arrival.slot >= 0 and rules.places[arrival.slot] in self.squares

    def __call__(self, rules: Ruleset, builder: PositionBuilder, arrival: Arrival) -> None:
        builder.onward = next(iter(destinations(rules, arrival.station, arrival.score)), None)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, self.squares)
        yield Fact("doubles", say("rule-doubles", squares=squares), squares)


@dataclass(frozen=True)
class RosetteAward:
    """On a rosette the player may enter another piece on the start space (MG-12)."""

    arrivals = ("award",)
    moves_on = NO_SQUARES
    pays = False

    def concerns(self, rules: Ruleset, arrival: Arrival) -> bool:
        return arrival.slot in rules.rosette_slots

    def __call__(self, rules: Ruleset, builder: PositionBuilder, arrival: Arrival) -> None:
        if builder.hand[arrival.player]:
            builder.pending, builder.by = "award", arrival.player
            builder.record(Owed, arrival.player, "award")

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, rules.board.rosettes)
        yield Fact("award", say("rule-award", squares=squares), squares)


@dataclass(frozen=True)
class EyesForfeit:
    """On eyes the other player must at once move a piece by `score` (MG-13)."""

    squares: frozenset[str]
    score: int = 4
    arrivals = ("forfeit",)
    moves_on = NO_SQUARES
    pays = False

    def concerns(self, rules: Ruleset, arrival: Arrival) -> bool:
        return arrival.slot >= 0 and rules.places[arrival.slot] in self.squares

    def __call__(self, rules: Ruleset, builder: PositionBuilder, arrival: Arrival) -> None:
        other = 1 - arrival.player
        if not builder.forced and moves_of(rules, builder.build(), other, self.score):
            builder.pending, builder.by = "forfeit", other
            builder.record(Owed, other, "forfeit")

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, self.squares)
        yield Fact("forfeit", say("rule-forfeit", squares=squares, score=self.score), squares)


@dataclass(frozen=True)
class RosetteMoney:
    """Passing a rosette pays the value of the piece to the kitty, landing on one takes it (FT-7).

    `values` gives kind → counters. If `single`, a move pays at most one fee, and none if it ends on
    a rosette (FT-d5).
    """

    values: Mapping[int, int]
    single: bool
    arrivals = ("landed",)
    moves_on = NO_SQUARES
    pays = True

    def concerns(self, rules: Ruleset, arrival: Arrival) -> bool:
        return arrival.slot in rules.rosette_slots or self._fees(rules, arrival) > 0

    def __call__(self, rules: Ruleset, builder: PositionBuilder, arrival: Arrival) -> None:
        value, player = self.values[arrival.kind], arrival.player
        for _ in range(self._fees(rules, arrival)):
            paid = builder.pay(player, value)
            builder.record(Paid, player, paid, "passed", builder.kitty)
        if arrival.slot in rules.rosette_slots:
            taken = builder.collect(player, value)
            builder.record(Paid, player, -taken, "landed", builder.kitty)

    def _fees(self, rules: Ruleset, arrival: Arrival) -> int:
        if arrival.origin is None:
            return 0
        passed = _rosettes_passed(rules, arrival.player, arrival.origin, arrival.station)
        if self.single:
            return 0 if arrival.slot in rules.rosette_slots else min(passed, 1)
        return passed

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, rules.board.rosettes)
        values = tuple(
            say("rule-value", kind=kind_message(rules, kind), value=value) for kind, value in self.values.items()
        )
        yield Fact("values", say("rule-values", values=values))
        yield Fact("landed", say("rule-landed", squares=squares), squares)
        yield Fact("passed", say("rule-passed", single=str(self.single).lower()), squares)


@lru_cache(maxsize=4096)
def _rosettes_passed(rules: Ruleset, player: int, origin: int, station: int) -> int:
    """How many rosettes lie between two stations."""
    slots = rules.slots[player]
    return sum(slots[step] in rules.rosette_slots for step in range(step_of(origin) + 1, step_of(station)))
