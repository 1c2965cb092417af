"""What the end of a game pays or counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ur.model.event import Paid
from ur.model.message import Fact, say
from ur.model.position import DRAW, kind_of, owner_of
from ur.rules.position_builder import PositionBuilder
from ur.rules.ruleset import MONEY, POINTS, Ruleset


@dataclass(frozen=True)
class WinnerTakesKitty:
    """The winner takes what is in the kitty (Bell)."""

    unit = MONEY

    def __call__(self, rules: Ruleset, builder: PositionBuilder) -> None:
        if builder.winner != DRAW:
            taken = builder.collect(builder.winner, builder.kitty)
            builder.record(Paid, builder.winner, -taken, "kitty", builder.kitty)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("kitty", say("rule-kitty"))


@dataclass(frozen=True)
class PenaltyAndPool:
    """The loser pays for the pieces that are left, then the kitty is shared out (FT-13, FT-d8).

    `values` gives kind → counters; `all_not_home` counts those in hand too; `split` halves the kitty,
    an odd counter to the winner.
    """

    values: Mapping[int, int]
    all_not_home: bool
    split: bool
    unit = MONEY

    def __call__(self, rules: Ruleset, builder: PositionBuilder) -> None:
        if builder.winner == DRAW:
            return
        winner, loser = builder.winner, 1 - builder.winner
        left = [kind_of(one) for stack in builder.squares for one in stack if owner_of(one) == loser]
        if self.all_not_home:
            left += builder.hand[loser]
        penalty = builder.pay(loser, sum(self.values[kind] for kind in left))
        builder.collect(winner, penalty)
        builder.record(Paid, loser, penalty, "penalty", builder.kitty)
        if self.split:
            share = builder.collect(loser, builder.kitty // 2)
            builder.record(Paid, loser, -share, "pool", builder.kitty)
        rest = builder.collect(winner, builder.kitty)
        builder.record(Paid, winner, -rest, "pool", builder.kitty)

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
    unit = POINTS

    def __call__(self, rules: Ruleset, builder: PositionBuilder) -> None:
        if builder.winner == DRAW:
            return
        loser = 1 - builder.winner
        points = self.in_hand * len(builder.hand[loser])
        for place, stack in zip(rules.places, builder.squares, strict=True):
            value = self.on_start if place == "S" else self.values[place]
            points += value * sum(owner_of(one) == loser for one in stack)
        builder.points = (points, 0) if builder.winner == 0 else (0, points)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        ornaments = rules.board.ornaments
        empty = {square for effect in rules.effects for square in effect.moves_on}
        values = {ornaments[s]: v for s, v in self.values.items() if s in rules.places and s not in empty}
        table = tuple(say("rule-points-one", what=say(f"ornament-{o}"), value=v) for o, v in values.items())
        message = say("rule-points", hand=self.in_hand, start=self.on_start, table=table)
        yield Fact("points", message)
