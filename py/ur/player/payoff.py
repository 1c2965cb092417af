"""What a game is played for, as one number per player: win chance, net points or money.

The payoffs of the two players always add up to the same total, so the value of a position (the payoff
a player can expect from it) is given for one player only.
"""

from __future__ import annotations

from dataclasses import dataclass

from ur.model.position import DRAW, Position
from ur.rules.ruleset import MONEY, POINTS, Ruleset

CHANCE = "chance"

# By so much the best choice leads where it is clear to everybody: in a puzzle.
MARGINS = {CHANCE: 0.03, POINTS: 1.5, MONEY: 0.7}

# More net points than a player can hope for (Merit): half the range of values (see `Payoff.half_range`).
_POINTS = 100.0
# Money that can still change hands besides the kitty: fines, fees, penalties.
_MONEY_BESIDES_KITTY = 10.0


@dataclass(frozen=True)
class Payoff:
    """`kind` is CHANCE, POINTS or MONEY; `total` is the sum of both players' payoffs.

    `limited` is whether no player can have less than nothing, and so none more than `total`.
    """

    kind: str
    total: float
    limited: bool = False

    def possible(self, value: float) -> float:
        """The payoff nearest to a value that a player can have."""
        return min(self.total, max(0.0, value)) if self.limited else value

    @property
    def fixed_half_range(self) -> float:
        """The part of `half_range` that is the same in all positions."""
        return {MONEY: _MONEY_BESIDES_KITTY, POINTS: _POINTS}.get(self.kind, 0.5)

    def final(self, position: Position, player: int) -> float:
        """The payoff of `player` (0 light, 1 dark) in a position where the game is over."""
        if self.kind == POINTS:
            return float(position.points[player] - position.points[1 - player])
        if self.kind == MONEY:
            return self.middle(position, player)
        if position.winner == DRAW:
            return 0.5
        return float(position.winner == player)

    def middle(self, position: Position, player: int) -> float:
        """The value of a position for `player` if neither side is ahead."""
        if self.kind == MONEY:
            return position.purse[player] + position.kitty / 2
        return self.total / 2

    def half_range(self, position: Position) -> float:
        """How far a value can be from `middle`.

        A share s from 0 to 1 stands for the value middle + half_range · (2s − 1).
        """
        if self.kind == MONEY:
            return position.kitty / 2 + self.fixed_half_range
        return self.fixed_half_range


def payoff_of(rules: Ruleset) -> Payoff:
    """What a game with these rules is played for."""
    if rules.stake:
        return Payoff(MONEY, 2.0 * rules.purse, rules.stake_limited)
    if any(part.unit == POINTS for part in rules.scoring):
        return Payoff(POINTS, 0.0)
    return Payoff(CHANCE, 1.0, True)
