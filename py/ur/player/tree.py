"""Trees: what can follow a moment of the game, as the search sees it.

A node is a moment before chance or a choice decides.  Its worth is meant for its `viewer`: the
player about to throw, or the one who has to choose.  Two trees have the same shape: one walks
through the engine and knows every ruleset, the other through the tables of a plain race.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol, TypeAlias

from ur.bitboard.race import Race, State
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.evaluate import Evaluator
from ur.player.value import Worth
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset


class Child(NamedTuple):
    """What one choice leads to: `same` if its viewer is the same player; `worth` once it is over.

    `worth` is what the chooser gets; None while the game goes on.
    """

    node: Any
    same: bool
    worth: float | None


class Tossed(NamedTuple):
    """The bone of a conversion is in the air: the throw it may turn, and the moment before it."""

    position: Position
    throw: Throw


Node: TypeAlias = Hashable
# Weight of a throw, and what the chooser can make of it.
Branch: TypeAlias = tuple[float, tuple[Child, ...]]


# What it costs to judge a position of the engine, and to carry out a choice, in units of `Search`;
# in such units its games are given more.
_JUDGED, _CARRIED_OUT, _ENGINE_ALLOWANCE = 2, 2, 2


class Tree(Protocol):
    """The game as nodes; `total` is the sum of both players' worths.

    `cost` is what a guess takes, in units (see `Search`); `work` counts what else the tree did.  A
    search in it may spend `allowance` times the budget of its level.
    """

    total: float
    cost: int
    work: int
    allowance: int

    @property
    def memory(self) -> tuple[dict[Any, Any], ...]:
        """What the tree knows of this move only, and may be emptied bit by bit."""

    def forget(self) -> None:
        """Give memory back between two moves."""

    def kits(self, node: Any) -> tuple[tuple[Branch, ...], ...]:
        """For each kit that may be thrown, its throws with their chances and choices."""

    def guess(self, node: Any) -> float:
        """The worth of a node for its viewer, without looking further."""


class EngineTree:
    """Any ruleset, through the engine: the nodes are positions."""

    def __init__(self, rules: Ruleset, worth: Worth, evaluator: Evaluator) -> None:
        self.rules, self.worth, self.total = rules, worth, worth.total
        self.cost, self.work, self.allowance = _JUDGED, 0, _ENGINE_ALLOWANCE
        self._evaluate = evaluator.worth
        self._known: dict[Node, tuple[tuple[Branch, ...], ...]] = {}
        self._guessed: dict[Node, float] = {}

    @property
    def memory(self) -> tuple[dict[Any, Any], ...]:
        return self._known, self._guessed

    def kits(self, node: Position | Tossed) -> tuple[tuple[Branch, ...], ...]:
        known = self._known.get(node)
        if known is None:
            known = self._known[node] = self._kits(node)
        return known

    def _kits(self, node: Position | Tossed) -> tuple[tuple[Branch, ...], ...]:
        if isinstance(node, Tossed):
            return (self._toss(node),)
        if node.pending:
            return (((1.0, self.choices(node, None)),),)
        return tuple(
            tuple(
                (throw.weight / kit.total, self.choices(node, throw))
                for throw in kit.throws
                if throw.weight
            )
            for kit in engine.kits(self.rules, node)
        )

    def _toss(self, node: Tossed) -> tuple[Branch, ...]:
        """Yes: the converted throw is played; no: the turn is over."""
        position, throw = node
        assert throw.converted is not None
        after = engine.act(self.rules, position, throw, Action(CONVERT, position.turn))
        no = self.child(after, position.turn)
        return ((0.5, self.choices(position, throw.converted)), (0.5, (no,)))

    def choices(self, position: Position, throw: Throw | None) -> tuple[Child, ...]:
        """What the chooser can make of a throw, in the order of `engine.legal`; then doing nothing,
        where that is allowed."""
        rules, viewer = self.rules, position.chooser
        actions = engine.legal(rules, position, throw)
        found = []
        for action in actions:
            if action.kind == CONVERT and throw is not None:
                found.append(Child(Tossed(position, throw), True, None))
            else:
                found.append(self.child(engine.act(rules, position, throw, action), viewer))
        if not actions or engine.may_pass(rules, position, actions):
            found.append(self.child(engine.pass_turn(rules, position, throw), viewer))
        self.work += _CARRIED_OUT * len(found)
        return tuple(found)

    def child(self, after: Position, viewer: int) -> Child:
        """A position as the result of a choice by `viewer`."""
        if after.over:
            return Child(after, True, self.worth.final(after, viewer))
        return Child(after, after.chooser == viewer, None)

    def guess(self, node: Position | Tossed) -> float:
        value = self._guessed.get(node)
        if value is None:
            if isinstance(node, Tossed) or node.pending:
                value = sum(chance * self._best(found) for chance, found in self.kits(node)[0])
            else:
                value = self._evaluate(node)
            self._guessed[node] = value
        return value

    def _best(self, children: tuple[Child, ...]) -> float:
        """The worth of the best child at a glance."""
        best = float("-inf")
        for node, same, worth in children:
            if worth is None:
                worth = self.guess(node) if same else self.total - self.guess(node)
            best = max(best, worth)
        return best

    def forget(self) -> None:
        self._known.clear()
        self._guessed.clear()
        self.work = 0


class RaceTree:
    """A plain race, through its tables: the nodes are states."""

    total = 1.0
    cost, work = 1, 0

    def __init__(self, race: Race, evaluator: Evaluator) -> None:
        self.race = race
        self.allowance = max(1, round(1 / evaluator.breadth))
        self._evaluate = evaluator.state_worth
        self._known: dict[State, tuple[tuple[Branch, ...], ...]] = {}
        self._guessed: dict[State, float] = {}

    @property
    def memory(self) -> tuple[dict[Any, Any], ...]:
        return (self._known,)

    def kits(self, node: State) -> tuple[tuple[Branch, ...], ...]:
        known = self._known.get(node)
        if known is None:
            race = self.race
            known = self._known[node] = (
                tuple(
                    (weight / race.total, self.choices(node, score))
                    for score, weight in race.throws
                ),
            )
        return known

    def choices(self, state: State, score: int) -> tuple[Child, ...]:
        """What the player can make of a score, the furthest step first; or the lost turn."""
        race = self.race
        found = []
        for step in race.moves(state, score):
            after, same = race.play(state, score, step)
            won = step == race.off and state[2] + 1 == race.pieces
            found.append(Child(after, same, 1.0 if won else None))
        return tuple(found) or (Child(race.swapped(state), False, None),)

    def guess(self, node: State) -> float:
        value = self._guessed.get(node)
        if value is None:
            value = self._guessed[node] = self._evaluate(node)
        return value

    def forget(self) -> None:
        self._known.clear()
        if len(self._guessed) > 20_000:
            self._guessed.clear()
