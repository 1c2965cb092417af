"""The game tree of a plain race, made from its tables: the nodes are states."""

from __future__ import annotations

from typing import Any

from ur.bitboard.race import Race, State
from ur.player.evaluate import Evaluator
from ur.player.tree import Branch, Child

# Estimates are kept from move to move up to this many.
_MOST_ESTIMATES = 20_000


class RaceTree:
    """See `ur.player.tree.Tree`; values are win chances."""

    total = 1.0
    estimate_cost, work = 1, 0

    def __init__(self, race: Race, evaluator: Evaluator) -> None:
        self.race = race
        self.budget_factor = max(1, round(1 / evaluator.breadth))
        self._evaluator, self._evaluate = evaluator, evaluator.state_value
        self._kits_of: dict[State, tuple[tuple[Branch, ...], ...]] = {}
        self._estimates: dict[State, float] = {}

    @property
    def memory(self) -> tuple[dict[Any, Any], ...]:
        return (self._kits_of,)

    def kits(self, node: State) -> tuple[tuple[Branch, ...], ...]:
        known = self._kits_of.get(node)
        if known is None:
            race = self.race
            known = self._kits_of[node] = (
                tuple((weight / race.total, self.choices(node, score)) for score, weight in race.throws),
            )
        return known

    def choices(self, state: State, score: int) -> tuple[Child, ...]:
        """A child for each move with a score, the furthest step first; or the lost turn, if there is none."""
        found = [self.child(state, score, step) for step in self.race.moves(state, score)]
        return tuple(found) or (self.lost_turn(state),)

    def child(self, state: State, score: int, step: int) -> Child:
        """What moving a piece to `step` leads to."""
        race = self.race
        after, same = race.play(state, score, step)
        won = step == race.off and state[2] + 1 == race.pieces
        return Child(after, same, 1.0 if won else None)

    @staticmethod
    def lost_turn(state: State) -> Child:
        """What a throw that moves nothing leads to."""
        return Child(Race.swapped(state), False, None)

    def estimate(self, node: State) -> float:
        value = self._estimates.get(node)
        if value is None:
            value = self._estimates[node] = self._evaluate(node)
        return value

    def forget(self, everything: bool = False) -> None:
        self._kits_of.clear()
        if everything:
            self._evaluator.forget()
        if everything or len(self._estimates) > _MOST_ESTIMATES:
            self._estimates.clear()
