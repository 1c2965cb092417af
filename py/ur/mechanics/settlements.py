"""What the end of a game pays or counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ur.draft import Draft
from ur.event import Paid
from ur.message import Fact, say
from ur.position import DRAW, kind_of, owner_of
from ur.ruleset import Ruleset


@dataclass(frozen=True)
class WinnerTakesKitty:
    """The winner takes what is in the kitty (Bell)."""

    def __call__(self, rules: Ruleset, draft: Draft) -> None:
        if draft.winner != DRAW:
            draft.tell(Paid(draft.winner, -draft.collect(draft.winner, draft.kitty), "kitty"))

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("kitty", say("rule-kitty"))


@dataclass(frozen=True)
class PenaltyAndPool:
    """The loser pays for his pieces left, then the pool is shared out (FT-13, FT-d8).

    `values` gives kind → counters; `all_not_home` counts his hand too; `split` halves the pool,
    an odd counter to the winner.
    """

    values: Mapping[int, int]
    all_not_home: bool
    split: bool

    def __call__(self, rules: Ruleset, draft: Draft) -> None:
        if draft.winner == DRAW:
            return
        winner, loser = draft.winner, 1 - draft.winner
        left = [
            kind_of(one) for stack in draft.squares for one in stack if owner_of(one) == loser
        ]
        if self.all_not_home:
            left += draft.hand[loser]
        penalty = min(draft.purse[loser], sum(self.values[kind] for kind in left))
        draft.purse[loser] -= penalty
        draft.purse[winner] += penalty
        draft.tell(Paid(loser, penalty, "penalty"))
        if self.split:
            share = draft.collect(loser, draft.kitty // 2)
            draft.tell(Paid(loser, -share, "pool"))
        draft.tell(Paid(winner, -draft.collect(winner, draft.kitty), "pool"))

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("penalty", say("rule-penalty", all=str(self.all_not_home).lower()))
        yield Fact("pool", say("rule-pool", split=str(self.split).lower()))


@dataclass(frozen=True)
class CountDeployment:
    """The winner scores where the loser's pieces stand (Merit, MG-15).

    `in_hand` for each piece not entered, `on_start` for each on the start space, `values` by
    square for the rest.
    """

    values: Mapping[str, int]
    in_hand: int = 25
    on_start: int = 10

    def __call__(self, rules: Ruleset, draft: Draft) -> None:
        if draft.winner == DRAW:
            return
        loser = 1 - draft.winner
        points = self.in_hand * len(draft.hand[loser])
        for place, stack in zip(rules.places, draft.squares, strict=True):
            value = self.on_start if place == "S" else self.values[place]
            points += value * sum(owner_of(one) == loser for one in stack)
        draft.points = (points, 0) if draft.winner == 0 else (0, points)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        ornaments = rules.board.ornaments
        values = {ornaments[s]: v for s, v in self.values.items() if s in rules.places}
        table = tuple(
            say("rule-points-one", what=say(f"ornament-{o}"), value=v) for o, v in values.items()
        )
        said = say("rule-points", hand=self.in_hand, start=self.on_start, table=table)
        yield Fact("points", said)
