"""Reasons to throw again. Several at once still give one throw (P-d1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ur.model.lots import Throw
from ur.model.message import Fact, Message, say
from ur.rules.position_builder import Arrival
from ur.rules.ruleset import Ruleset
from ur.rules.squares import ordered


def _earned(rules: Ruleset) -> Message:
    """The note "this throw gives another throw"; where a lost throw ends the turn, only if it moves a piece."""
    return say("throw-again", moving=str(rules.lost_throw.ends_turn).lower())


@dataclass(frozen=True)
class OnRosette:
    """The piece landed on a rosette, by entry, move or capture."""

    word: str = "rosette"

    def holds(self, rules: Ruleset, score: int, arrival: Arrival | None) -> bool:
        return arrival is not None and arrival.slot in rules.rosette_slots

    def throw_notes(self, rules: Ruleset, throw: Throw) -> Iterable[Message]:
        return ()

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, rules.board.rosettes)
        yield Fact("again-rosette", say("rule-again-rosette", squares=squares), squares)


@dataclass(frozen=True)
class OnCapture:
    """The piece captured another."""

    word: str = "capture"

    def holds(self, rules: Ruleset, score: int, arrival: Arrival | None) -> bool:
        return arrival is not None and arrival.captured > 0

    def throw_notes(self, rules: Ruleset, throw: Throw) -> Iterable[Message]:
        return ()

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("again-capture", say("rule-again-capture"))


@dataclass(frozen=True)
class OnScore:
    """The throw counted exactly `score` (leaflet rule 9)."""

    score: int
    word: str = "four"

    def holds(self, rules: Ruleset, score: int, arrival: Arrival | None) -> bool:
        return score == self.score

    def throw_notes(self, rules: Ruleset, throw: Throw) -> Iterable[Message]:
        return (_earned(rules),) if throw.score == self.score else ()

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("again-four", say("rule-again-score", score=self.score))


@dataclass(frozen=True)
class OnAnyScore:
    """The throw counted something: the lots themselves grant the next one (Bell, Merit)."""

    word: str = "lots"

    def holds(self, rules: Ruleset, score: int, arrival: Arrival | None) -> bool:
        return True

    def throw_notes(self, rules: Ruleset, throw: Throw) -> Iterable[Message]:
        return (_earned(rules),) if throw.score else ()

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("again-lots", say("rule-again-lots"))
