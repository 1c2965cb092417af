"""What becomes of a throw that cannot be used, and of players who are stuck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ur.draft import Draft
from ur.engine import win
from ur.event import Again
from ur.lots import Throw
from ur.message import Fact, say
from ur.position import DRAW
from ur.ruleset import Action, Ruleset


@dataclass(frozen=True)
class LoseTurn:
    """The turn is lost, an extra throw with it."""

    def __call__(self, rules: Ruleset, draft: Draft, throw: Throw) -> None:
        draft.end_turn()

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("idle", say("rule-idle-lose"))


@dataclass(frozen=True)
class KeepThrow:
    """A scoring throw still grants the next one; only a null throw ends the turn (RB-d3, MG-3)."""

    def __call__(self, rules: Ruleset, draft: Draft, throw: Throw) -> None:
        if throw.score:
            draft.tell(Again(draft.turn, "lots"))
        else:
            draft.end_turn()

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("idle", say("rule-idle-keep"))


@dataclass(frozen=True)
class LoseTurnAndCount:
    """The turn is lost; so many lost in a row by both together are a draw (S-d10)."""

    limit: int = 200

    def __call__(self, rules: Ruleset, draft: Draft, throw: Throw) -> None:
        draft.skips += 1
        draft.end_turn()
        if draft.skips >= self.limit:
            win(rules, draft, DRAW, "skips")

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("idle", say("rule-idle-lose"))
        yield Fact("skips", say("rule-skips", limit=self.limit))


@dataclass(frozen=True)
class StuckWins:
    """A player whose only moves are buried under an enemy wins at once (S-stuckwin)."""

    def actions(self, rules: Ruleset, buried: tuple[Action, ...]) -> tuple[Action, ...]:
        return ()

    def idle(self, rules: Ruleset, draft: Draft) -> None:
        win(rules, draft, draft.turn, "stuck")

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("stuck", say("rule-stuck-wins"))


@dataclass(frozen=True)
class Unbury:
    """A player whose only moves are buried may make them (S-unbury)."""

    def actions(self, rules: Ruleset, buried: tuple[Action, ...]) -> tuple[Action, ...]:
        return buried

    def idle(self, rules: Ruleset, draft: Draft) -> None:
        """Nobody is stuck who may dig."""

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("stuck", say("rule-unbury"))
