"""Evaluators: they estimate the value of a position without search, for the player about to throw.

`HandMade` serves every ruleset: it counts the squares walked and the danger of being captured, and turns
the difference into a share of the range of values.  Trained nets (`ur.player.net`) serve one ruleset each.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Protocol

from ur.bitboard.race import Race, State
from ur.model.path import step_of
from ur.model.position import Position
from ur.player.payoff import Payoff, payoff_of
from ur.rules.landings import judge
from ur.rules.ruleset import CAPTURE, MONEY, POINTS, Ruleset


class Evaluator(Protocol):
    """Estimates values for the player about to throw (see `ur.player.payoff`).

    The search multiplies its widths by `breadth`: below 1 for an evaluator that errs little, so that
    fewer choices need a search, above 1 for one that errs more.  The best level works `effort` times as
    much on a choice: above 1 where that pays, because positions are small or the evaluator errs more.
    `ending` is the breadth and the effort once neither side has more pieces left than its third number. More work pays
    there, and most choices of a game come before, so the median choice takes no longer.
    """

    breadth: float
    effort: int
    ending: tuple[float, int, int]

    def value(self, position: Position) -> float:
        """The value of a position in which no choice is pending and the game is not over."""

    def state_value(self, state: State) -> float:
        """The value of a state of a plain race: a win chance."""

    def forget(self) -> None:
        """Free memory between two games."""


# How much one square of lead adds to the log-odds of winning, in a race of `_USUAL` squares in all.
_SLOPE, _USUAL = 0.055, 105.0
# In squares: how much more a piece off counts than one on the last square, and what the right to throw counts.
OFF, THROW = 2.0, 1.0
# The share of a threatened piece's way that counts as lost: to the enemy's next throw, to one's own throw now.
EXPOSED, AIMED = 0.5, 0.9
# In squares: the cost of a piece that cannot leave its stack because an enemy stands on it.
BURIED = 4.0
# Net points (Merit): what the loser pays on average for a piece that is not off, and besides.
POINTS_LEFT, POINTS_MORE = 12.0, 5.0


def slope_of(rules: Ruleset) -> float:
    """How much one square of lead adds to the log-odds of winning: less in a longer race."""
    return _SLOPE * sqrt(_USUAL / (rules.off * len(rules.crew)))


class HandMade:
    """Counts squares walked, pieces off, and captures that one throw can make; for any ruleset."""

    breadth, effort, ending = 1.0, 1, (1.0, 1, 0)

    def __init__(self, rules: Ruleset, race: Race | None = None) -> None:
        self.rules, self.race = rules, race
        self._payoff: Payoff = payoff_of(rules)
        self._slope = slope_of(rules)
        kit = rules.kits.all[0]
        chances: dict[int, float] = {}
        for throw in kit.throws:
            if throw.score:
                chances[throw.score] = chances.get(throw.score, 0) + throw.weight / kit.total
        self._chances = tuple(chances.items())

    def value(self, position: Position) -> float:
        me = position.turn
        lead = self._walked(position, me) - self._walked(position, 1 - me) + THROW
        lead += AIMED * self._danger(position, 1 - me) - EXPOSED * self._danger(position, me)
        share = 1 / (1 + exp(-self._slope * lead))
        if self._payoff.kind == POINTS:
            return self._points(position, me, share)
        if self._payoff.kind == MONEY:
            return position.purse[me] + share * position.kitty
        return share

    def _walked(self, position: Position, player: int) -> float:
        """Squares walked by the pieces of a player."""
        way = (self.rules.off + OFF) * len(position.off[player])
        for stack in position.squares:
            for level, one in enumerate(stack):
                if one & 1 == player:
                    way += step_of(one >> 1 & 63)
                    if level < len(stack) - 1 and stack[-1] & 1 != player:
                        way -= BURIED
        return way

    def _danger(self, position: Position, player: int) -> float:
        """How many squares the player expects to lose to one throw of the other side."""
        rules, squares, lost = self.rules, position.squares, 0.0
        slots = rules.slots[1 - player]
        targets = {slot for slot, stack in enumerate(squares) if stack and stack[0] & 1 == player}
        enemies = {one >> 1 & 63 for stack in squares for one in stack if one & 1 != player} | (
            {0} if position.hand[1 - player] and not rules.start_space else set()
        )
        for station in enemies:
            for score, chance in self._chances:
                slot = slots.get(station + score, -1)
                if slot in targets:
                    stack = squares[slot]
                    mover = 1 - player + 2 * (station + score)
                    if judge(rules, mover, slot, stack) == CAPTURE:
                        lost += chance * step_of(stack[-1] >> 1 & 63)
        return lost

    def _points(self, position: Position, me: int, share: float) -> float:
        """The expected net points, from the chance `share` to win."""
        crew, off = len(self.rules.crew), position.off
        mine, theirs = (POINTS_LEFT * (crew - len(off[one])) + POINTS_MORE for one in (me, 1 - me))
        return share * theirs - (1 - share) * mine

    def state_value(self, state: State) -> float:
        race = self.race
        assert race is not None
        mine, theirs, my_off, their_off = state
        lead = _way(mine) - _way(theirs) + (race.off + OFF) * (my_off - their_off) + THROW
        swapped = (theirs, mine, their_off, my_off)
        lead += AIMED * self._aimed(race, state) - EXPOSED * self._aimed(race, swapped)
        return 1 / (1 + exp(-self._slope * lead))

    def forget(self) -> None:
        """It keeps nothing."""

    def _aimed(self, race: Race, state: State) -> float:
        """How many squares the player about to throw expects to take from the other side."""
        theirs, found = state[1], 0.0
        for score, chance in self._chances:
            for step in race.moves(state, score):
                hit = theirs & race.enemy_steps[step]
                if hit:
                    found += chance * (hit.bit_length() - 1)
        return found


def _way(mask: int) -> int:
    """The sum of the steps in a mask."""
    way = 0
    while mask:
        way += mask.bit_length() - 1
        mask ^= 1 << mask.bit_length() - 1
    return way
