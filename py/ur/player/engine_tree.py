"""The game tree of any ruleset, made by the engine: the nodes are positions."""

from __future__ import annotations

from typing import Any, NamedTuple

from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.evaluate import Evaluator
from ur.player.payoff import Payoff
from ur.player.tree import Branch, Child, Node, best_estimate
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset

# The work of judging a position and of making a move, in units of `ur.player.search`.
_ESTIMATE_COST, _MOVE_COST = 2, 2
_BUDGET_FACTOR = 2


class OpenConversion(NamedTuple):
    """A conversion that has been chosen, before the second bone falls: the position and the throw."""

    position: Position
    throw: Throw


class EngineTree:
    """See `ur.player.tree.Tree`."""

    def __init__(self, rules: Ruleset, payoff: Payoff, evaluator: Evaluator) -> None:
        self.rules, self.payoff, self.total = rules, payoff, payoff.total
        self.estimate_cost, self.work, self.budget_factor = _ESTIMATE_COST, 0, _BUDGET_FACTOR
        self._evaluator, self._evaluate = evaluator, evaluator.value
        self._kits_of: dict[Node, tuple[tuple[Branch, ...], ...]] = {}
        self._estimates: dict[Node, float] = {}

    @property
    def memory(self) -> tuple[dict[Any, Any], ...]:
        return self._kits_of, self._estimates

    def kits(self, node: Position | OpenConversion) -> tuple[tuple[Branch, ...], ...]:
        known = self._kits_of.get(node)
        if known is None:
            known = self._kits_of[node] = self._kits(node)
        return known

    def _kits(self, node: Position | OpenConversion) -> tuple[tuple[Branch, ...], ...]:
        if isinstance(node, OpenConversion):
            return (self._conversion(node),)
        if node.pending:
            return (((1.0, self.choices(node, None)),),)
        return tuple(
            tuple((throw.weight / kit.total, self.choices(node, throw)) for throw in kit.throws if throw.weight)
            for kit in engine.kits(self.rules, node)
        )

    def _conversion(self, node: OpenConversion) -> tuple[Branch, ...]:
        """Yes: the converted throw is played.  No: the turn is over."""
        position, throw = node
        assert throw.converted is not None
        after = engine.act(self.rules, position, throw, Action(CONVERT, position.turn))
        no = self.child(after, position.turn)
        return ((0.5, self.choices(position, throw.converted)), (0.5, (no,)))

    def choices(self, position: Position, throw: Throw | None) -> tuple[Child, ...]:
        """A child for each action, in the order of `engine.legal`; then one for doing nothing, where
        that is allowed."""
        rules, viewer = self.rules, position.chooser
        actions = engine.legal(rules, position, throw)
        found = []
        for action in actions:
            if action.kind == CONVERT and throw is not None:
                found.append(Child(OpenConversion(position, throw), True, None))
            else:
                found.append(self.child(engine.act(rules, position, throw, action), viewer))
        if not actions or engine.may_pass(rules, position, actions):
            found.append(self.child(engine.pass_turn(rules, position, throw), viewer))
        self.work += _MOVE_COST * len(found)
        return tuple(found)

    def child(self, after: Position, viewer: int) -> Child:
        """A position as the result of a choice by `viewer`."""
        if after.over:
            return Child(after, True, self.payoff.final(after, viewer))
        return Child(after, after.chooser == viewer, None)

    def estimate(self, node: Position | OpenConversion) -> float:
        value = self._estimates.get(node)
        if value is None:
            if isinstance(node, OpenConversion) or node.pending:
                value = sum(chance * best_estimate(self, children) for chance, children in self.kits(node)[0])
            else:
                value = self._evaluate(node)
            self._estimates[node] = value
        return value

    def forget(self, everything: bool = False) -> None:
        if everything:
            self._evaluator.forget()
        self._kits_of.clear()
        self._estimates.clear()
        self.work = 0
