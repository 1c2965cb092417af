"""Expectimax with iterative deepening: only choices close to the best are searched more deeply.

At depth 0 the value of a choice is the evaluator's estimate of the position after it; each further
depth goes through one more throw and the choice after it.  A choice is searched more deeply only if its
value is within a width of the best: at the root `Width.root`, below it `Width.inner`, both as shares of
the range of values.

Everything that takes long is a generator (see `ur.player.steps`).  Work is counted in units, never in
time, so the same position has the same answer on every machine.  A unit takes about 0.01 ms; the trees
say how many units their work costs.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from ur.player.steps import empty, without_garbage_collection
from ur.player.tree import Child, Tree, child_estimate

Steps = Generator[None, None, float]


class Width(NamedTuple):
    """How far below the best a choice may be and still be searched more deeply, as shares of the range.

    `root` has one width per depth from 1 on (the last one holds for all further depths), `inner` holds
    below the root.
    """

    root: tuple[float, ...] = (1.0, 0.01, 0.003, 0.0015, 0.0008)
    inner: float = 0.005

    def scaled(self, factor: float) -> Width:
        """All widths but the first at the root multiplied by a factor."""
        first, *others = self.root
        return Width((first, *(factor * width for width in others)), factor * self.inner)


WIDTH = Width()
# A depth is assumed to cost this many times the one before, until two have been measured.
_GROWTH = 4.0
# A depth is begun if its expected cost is at most this many times the limit (growth slows with depth).
_OVERRUN = 1.5
# A depth that has begun may spend this many times the budget before it is given up.
_LIMIT = 3


class OutOfBudget(Exception):
    """The limit was reached inside a depth: the results of that depth are dropped."""


class Search:
    """One search of one position.

    It goes to `depth` throws at most, and begins no new depth after `budget` units.  A depth that has
    begun may spend three times the budget; one that would probably need more is not begun.
    `value_range` is the difference in value that a share of 1 stands for.  If much of the budget is left
    in the end, the search is repeated with its widths multiplied by each factor of `wider`.
    """

    def __init__(
        self,
        tree: Tree,
        depth: int,
        budget: int,
        width: Width = WIDTH,
        value_range: float = 1.0,
        wider: tuple[float, ...] = (),
    ) -> None:
        self.tree, self.depth, self.budget, self.width = tree, depth, budget, width
        self.nodes = 0
        self.wider = wider
        self._range = value_range
        self._begin(width, _LIMIT * budget)

    def _begin(self, width: Width, limit: int) -> None:
        """Begin a pass with these widths that may spend `limit` units in all."""
        self._width, self._limit = width, limit
        self._inner = width.inner * self._range
        self._memo: dict[tuple[Any, int], float] = {}

    @property
    def spent(self) -> int:
        """The work done so far, in units."""
        return self.tree.estimate_cost * self.nodes + self.tree.work

    def values(self, children: Sequence[Child], equal_depth: bool = False) -> Generator[None, None, list[float]]:
        """The value of each child for the player who chooses.

        `equal_depth` searches all children equally deeply, for a review; otherwise only good ones are
        searched deeply.
        """
        with without_garbage_collection(self.tree.forget):
            values, reached = yield from self._deepen(children, equal_depth)
            for factor in () if equal_depth or reached < 2 else self.wider:
                if self.spent * _GROWTH > self.budget / 2:
                    break
                self._begin(self.width.scaled(factor), self.budget)
                again, depth = yield from self._deepen(children, equal_depth)
                if depth < reached:
                    break
                values = again
            for memory in (self._memo, *self.tree.memory):
                yield from empty(memory)
            return values

    def _deepen(self, children: Sequence[Child], equal_depth: bool) -> Generator[None, None, tuple[list[float], int]]:
        """The values, and the depth (in throws) they come from."""
        values = [self._estimate(child) for child in children]
        close, reached = list(range(len(children))), 0
        yield
        before, cost = 0, 0
        for depth in range(1, self.depth + 1):
            if not equal_depth:
                widths = self._width.root
                margin = self._range * widths[min(depth, len(widths)) - 1]
                best = max(values[k] for k in close)
                close = [k for k in close if values[k] >= best - margin]
                if len(close) == 1:
                    reached = self.depth
                    break
            began, growth = self.spent, cost / before if before else _GROWTH
            if began > self.budget or growth * cost > _OVERRUN * self._limit:
                break
            found = {k: values[k] for k in close}
            try:
                for k in close:
                    found[k] = yield from self._child_value(children[k], depth)
            except OutOfBudget:
                break
            before, cost, reached = cost, self.spent - began, depth
            values = [found.get(k, value) for k, value in enumerate(values)]
            self._keep_below(values, found)
        return values, reached

    def _keep_below(self, values: list[float], found: dict[int, float]) -> None:
        """Keep the values of children that were dropped earlier below those that were searched deeper."""
        best = max(found.values())
        for k, value in enumerate(values):
            if k not in found and value >= best:
                values[k] = best - 1e-6 * self._range

    def _estimate(self, child: Child) -> float:
        """The value of a child for the player who chooses, without search."""
        self.nodes += child.payoff is None
        return child_estimate(self.tree, child)

    def _child_value(self, child: Child, depth: int) -> Steps:
        """The value of a child for the player who chooses, `depth` throws deep."""
        node, same, payoff = child
        if payoff is not None:
            return payoff
        if depth > 1:
            value = yield from self._deep_value(node, depth)
        else:
            yield
            value = self._one_throw_value(node)
        return value if same else self.tree.total - value

    def _one_throw_value(self, node: Any) -> float:
        """The value after one throw and the choice with the best estimate."""
        key = (node, 1)
        known = self._memo.get(key)
        if known is None:
            estimate, total = self.tree.estimate, self.tree.total
            best_kit = float("-inf")
            for branches in self.tree.kits(node):
                expected = 0.0
                for chance, children in branches:
                    best = float("-inf")
                    for after, same, payoff in children:
                        value = payoff
                        if value is None:
                            value = estimate(after) if same else total - estimate(after)
                        if value > best:
                            best = value
                    self.nodes += len(children)
                    expected += chance * best
                best_kit = max(best_kit, expected)
            known = self._memo[key] = best_kit
        return known

    def _deep_value(self, node: Any, depth: int) -> Steps:
        """The value after two throws or more; only choices with estimates close to the best are followed."""
        key = (node, depth)
        known = self._memo.get(key)
        if known is not None:
            return known
        if self.spent > self._limit:
            raise OutOfBudget
        yield
        best_kit = float("-inf")
        for branches in self.tree.kits(node):
            expected = 0.0
            for chance, children in branches:
                expected += chance * (yield from self._best_value(children, depth - 1))
            best_kit = max(best_kit, expected)
        self._memo[key] = best_kit
        return best_kit

    def _best_value(self, children: tuple[Child, ...], depth: int) -> Steps:
        """The value of the best of some choices for the player who chooses."""
        if len(children) == 1:
            return (yield from self._child_value(children[0], depth))
        estimates = [self._estimate(child) for child in children]
        cut = max(estimates) - self._inner
        best = float("-inf")
        for child, estimate in zip(children, estimates, strict=True):
            if estimate >= cut:
                best = max(best, (yield from self._child_value(child, depth)))
        return best
