"""Reasons to throw again. Several at once still give one throw (P-d1)."""

from __future__ import annotations

from dataclasses import dataclass

from ur.draft import Arrival, Draft
from ur.ruleset import Ruleset


@dataclass(frozen=True)
class OnRosette:
    """The piece landed on a rosette, by entry, move or capture."""

    word: str = "rosette"

    def holds(self, rules: Ruleset, draft: Draft, arrival: Arrival | None) -> bool:
        return arrival is not None and arrival.slot in rules.rosette_slots


@dataclass(frozen=True)
class OnCapture:
    """The piece captured another."""

    word: str = "capture"

    def holds(self, rules: Ruleset, draft: Draft, arrival: Arrival | None) -> bool:
        return arrival is not None and arrival.captured > 0


@dataclass(frozen=True)
class OnScore:
    """The throw counted exactly `score` (leaflet rule 9)."""

    score: int
    word: str = "four"

    def holds(self, rules: Ruleset, draft: Draft, arrival: Arrival | None) -> bool:
        return draft.throw is not None and draft.throw.score == self.score


@dataclass(frozen=True)
class OnAnyScore:
    """The throw counted something: the lots themselves grant the next one (Bell, Merit)."""

    word: str = "lots"

    def holds(self, rules: Ruleset, draft: Draft, arrival: Arrival | None) -> bool:
        return True
