"""What follows a throw that moves nothing, and a position in which a player is stuck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ur.model.event import Again
from ur.model.lots import Throw
from ur.model.message import Fact, Message, say
from ur.model.position import DRAW
from ur.rules.engine import win
from ur.rules.position_builder import PositionBuilder
from ur.rules.ruleset import Action, Ruleset


def _turn_ends(rules: Ruleset) -> Message:
    return say("rule-lost-throw-ends", second=str(rules.second_throw).lower())


@dataclass(frozen=True)
class LoseTurn:
    """The turn is lost, an extra throw with it."""

    ends_turn = True
    skip_limit = 0

    def __call__(self, rules: Ruleset, builder: PositionBuilder, throw: Throw) -> None:
        builder.end_turn()

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("lost-throw", _turn_ends(rules))


@dataclass(frozen=True)
class KeepThrow:
    """A scoring throw still grants the next one; only a null throw ends the turn (RB-d3, MG-3)."""

    ends_turn = False
    skip_limit = 0

    def __call__(self, rules: Ruleset, builder: PositionBuilder, throw: Throw) -> None:
        if throw.score:
            builder.record(Again, builder.turn, "lots")
        else:
            builder.end_turn()

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("lost-throw", say("rule-lost-throw-kept"))


@dataclass(frozen=True)
class LoseTurnAndCount:
    """The turn is lost; `skip_limit` turns lost in a row, of both players together, make a draw (S-d10)."""

    skip_limit: int = 200
    ends_turn = True

    def __call__(self, rules: Ruleset, builder: PositionBuilder, throw: Throw) -> None:
        builder.skips += 1
        builder.end_turn()
        if builder.skips >= self.skip_limit:
            win(rules, builder, DRAW, "skips")

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("lost-throw", _turn_ends(rules))
        yield Fact("skips", say("rule-skips", limit=self.skip_limit))


@dataclass(frozen=True)
class StuckWins:
    """A player whose only moves are buried under an enemy wins at once (S-stuckwin)."""

    may_unbury = False

    def actions(self, rules: Ruleset, buried: tuple[Action, ...]) -> tuple[Action, ...]:
        return ()

    def resolve(self, rules: Ruleset, builder: PositionBuilder) -> None:
        win(rules, builder, builder.turn, "stuck")

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("stuck", say("rule-stuck-wins"))


@dataclass(frozen=True)
class Unbury:
    """A player whose only moves are buried may make them (S-unbury)."""

    may_unbury = True

    def actions(self, rules: Ruleset, buried: tuple[Action, ...]) -> tuple[Action, ...]:
        return buried

    def resolve(self, rules: Ruleset, builder: PositionBuilder) -> None:
        """Never called: a player who may move a buried piece has a move."""

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("stuck", say("rule-unbury"))
