"""Worth: what a game is played for, as one number for the player asked about.

A win chance in a plain game, net points in Merit, and the final purse where there is money.  The
worths of the two players always add up to the same `total`, so one is enough.
"""

from __future__ import annotations

from dataclasses import dataclass

from ur.model.position import DRAW, Position
from ur.rules.ruleset import MONEY, POINTS, Ruleset

CHANCE = "chance"

# Net points that a Merit player can hardly hope for: the worth of a share of 1 (see `Worth.scale`).
_POINTS = 100.0
# Money that may still flow between the players besides the kitty (fines, fees, penalties).
_MARGIN = 10.0


@dataclass(frozen=True)
class Worth:
    """`kind` says what counts; `total` is what both players' worths add up to."""

    kind: str
    total: float

    @property
    def reach(self) -> float:
        """The part of `scale` that is the same in all positions."""
        return {MONEY: _MARGIN, POINTS: _POINTS}.get(self.kind, 0.5)

    def final(self, position: Position, player: int) -> float:
        """What `player` has got when the game is over."""
        if self.kind == POINTS:
            return float(position.points[player] - position.points[1 - player])
        if self.kind == MONEY:
            return self.base(position, player)
        if position.winner == DRAW:
            return 0.5
        return float(position.winner == player)

    def base(self, position: Position, player: int) -> float:
        """The worth of a moment in which neither side stands better: the middle of the scale."""
        if self.kind == MONEY:
            return position.purse[player] + position.kitty / 2
        return self.total / 2

    def scale(self, position: Position) -> float:
        """How far a worth can be from the middle: a share s of 0…1 means base + scale·(2s − 1)."""
        if self.kind == MONEY:
            return position.kitty / 2 + self.reach
        return self.reach


def worth_of(rules: Ruleset) -> Worth:
    """What this game is played for."""
    if rules.stake:
        return Worth(MONEY, 2.0 * rules.purse)
    if any(part.unit == POINTS for part in rules.scoring):
        return Worth(POINTS, 0.0)
    return Worth(CHANCE, 1.0)
