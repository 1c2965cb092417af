"""With which scores a piece leaves the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ur.model.message import Fact, Message, say
from ur.model.path import step_of
from ur.model.position import Position
from ur.rules.ruleset import Ruleset


@dataclass(frozen=True)
class ExactExit:
    """Only the score that leads one step beyond the last square bears a piece off."""

    exact = True

    def bears_off(self, rules: Ruleset, station: int, score: int) -> bool:
        return step_of(station) + score == rules.off

    def why_not(self, rules: Ruleset, position: Position, player: int, station: int, score: int) -> Message:
        return say("why-too-far", score=score, left=rules.off - step_of(station))

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        last = rules.path.light[-1]
        yield Fact("off", say("rule-off-exact", last=last), (last,))
