"""Search: expectimax that looks deeper only where the choice is close. Knows no rules.

Depth 0 is the evaluator's word for the moment after a choice; each further depth goes through one
more throw and the choice it leaves.  A deeper look is given only to choices that are still close to
the best: at the root by `Width.root`, below it by `Width.inner`, both in shares of the scale.

Everything that takes long is a generator which yields after every small piece of work, so whoever
runs it can stop at any step.  The work is counted in units, never in time: the same position gives
the same answer on every machine.  A unit takes some 0.01 ms; what costs how many is told by the
tree.
"""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from ur.player.tree import Child, Tree

Steps = Generator[None, None, float]


class Width(NamedTuple):
    """How close to the best a choice must be to be followed further, as shares of the scale."""

    root: tuple[float, ...] = (1.0, 0.01, 0.003, 0.0015, 0.0008)
    inner: float = 0.005

    def scaled(self, factor: float) -> Width:
        """The same with all but the first look at `factor` of the width."""
        first, *others = self.root
        return Width((first, *(factor * width for width in others)), factor * self.inner)


WIDTH = Width()
# What is known of how many times more a depth costs than the one before, until two are done; and
# how far the cost foreseen may be beyond the limit, as depths grow less and less.
_GROWTH, _HOPE = 4.0, 1.5
# How much is forgotten in one step.
_AT_ONCE = 200


class Spent(Exception):
    """The budget ran out inside a depth: what that depth found is thrown away."""


class Search:
    """One search of one position: `depth` at most, and no new depth after `budget` units.

    A depth that has begun may use three times the budget before it is given up; one that would
    need more, as the depths before have grown, is not begun.  `scale` is the difference in worth
    that a share of 1 stands for.  Where little has been spent in the end, the search is made again
    within `wider` widths, as factors.
    """

    def __init__(
        self,
        tree: Tree,
        depth: int,
        budget: int,
        width: Width = WIDTH,
        scale: float = 1.0,
        wider: tuple[float, ...] = (),
    ) -> None:
        self.tree, self.depth, self.budget, self.width = tree, depth, budget, width
        self.nodes = 0
        self.wider = wider
        self._scale = scale
        self._look(width, 3 * budget)

    def _look(self, width: Width, limit: int) -> None:
        """Begin to look within a width, as far as `limit` units in all allow."""
        self._width, self._limit = width, limit
        self._inner = width.inner * self._scale
        self._memo: dict[tuple[Any, int], float] = {}

    @property
    def spent(self) -> int:
        """The work done so far, in units."""
        return self.tree.cost * self.nodes + self.tree.work

    def values(
        self, children: Sequence[Child], all_to_end: bool = False
    ) -> Generator[None, None, list[float]]:
        """The worth of each child for the chooser, looked at as deeply as it deserves.

        `all_to_end` looks at every child equally deeply, for a review.
        """
        with _undisturbed(self.tree):
            values, reached = yield from self._deepened(children, all_to_end)
            for factor in () if all_to_end or reached < 2 else self.wider:
                # So little work for so few positions: there is time to doubt what fell out.
                if self.spent * _GROWTH > self.budget / 2:
                    break
                self._look(self.width.scaled(factor), self.budget)
                again, depth = yield from self._deepened(children, all_to_end)
                if depth < reached:
                    break
                values = again
            for memory in (self._memo, *self.tree.memory):
                yield from _emptied(memory)
            return values

    def _deepened(
        self, children: Sequence[Child], all_to_end: bool
    ) -> Generator[None, None, tuple[list[float], int]]:
        """The worths, and how many throws ahead they come from."""
        values = [self._glance(child) for child in children]
        close, reached = list(range(len(children))), 0
        yield
        before, cost = 0, 0
        for depth in range(1, self.depth + 1):
            if not all_to_end:
                widths = self._width.root
                margin = self._scale * widths[min(depth, len(widths)) - 1]
                best = max(values[k] for k in close)
                close = [k for k in close if values[k] >= best - margin]
                if len(close) == 1:
                    reached = self.depth
                    break
            began, growth = self.spent, cost / before if before else _GROWTH
            if began > self.budget or growth * cost > _HOPE * self._limit:
                break
            found = dict(zip(close, (values[k] for k in close), strict=True))
            try:
                for k in close:
                    found[k] = yield from self._child(children[k], depth)
            except Spent:
                break
            before, cost, reached = cost, self.spent - began, depth
            values = [found.get(k, value) for k, value in enumerate(values)]
            self._keep_behind(values, found)
        return values, reached

    def _keep_behind(self, values: list[float], found: dict[int, float]) -> None:
        """Children that fell out earlier stay behind those that were looked at more deeply."""
        best = max(found.values())
        for k, value in enumerate(values):
            if k not in found and value >= best:
                values[k] = best - 1e-6 * self._scale

    def _glance(self, child: Child) -> float:
        node, same, worth = child
        if worth is None:
            self.nodes += 1
            guess = self.tree.guess(node)
            worth = guess if same else self.tree.total - guess
        return worth

    def _child(self, child: Child, depth: int) -> Steps:
        """The worth of a child for the chooser, `depth` throws further on."""
        node, same, worth = child
        if worth is not None:
            return worth
        if depth > 1:
            value = yield from self._deep(node, depth)
        else:
            yield
            value = self._shallow(node)
        return value if same else self.tree.total - value

    def worth(self, node: Any, depth: int) -> Steps:
        """The worth of a node for its viewer, before chance has decided."""
        if depth == 0:
            return self.tree.guess(node)
        return (yield from self._deep(node, depth)) if depth > 1 else self._shallow(node)

    def _shallow(self, node: Any) -> float:
        """One throw, and the best choice at a glance."""
        key = (node, 1)
        known = self._memo.get(key)
        if known is None:
            guess, total = self.tree.guess, self.tree.total
            best_kit = float("-inf")
            for branches in self.tree.kits(node):
                expected = 0.0
                for chance, children in branches:
                    best = float("-inf")
                    for after, same, worth in children:
                        if worth is None:
                            worth = guess(after) if same else total - guess(after)
                        if worth > best:
                            best = worth
                    self.nodes += len(children)
                    expected += chance * best
                best_kit = max(best_kit, expected)
            known = self._memo[key] = best_kit
        return known

    def _deep(self, node: Any, depth: int) -> Steps:
        """Two throws or more: only choices close to the best at a glance are followed."""
        key = (node, depth)
        known = self._memo.get(key)
        if known is not None:
            return known
        if self.spent > self._limit:
            raise Spent
        yield
        best_kit = float("-inf")
        for branches in self.tree.kits(node):
            expected = 0.0
            for chance, children in branches:
                expected += chance * (yield from self._best(children, depth - 1))
            best_kit = max(best_kit, expected)
        self._memo[key] = best_kit
        return best_kit

    def _best(self, children: tuple[Child, ...], depth: int) -> Steps:
        """What the chooser gets from the best of his choices."""
        if len(children) == 1:
            return (yield from self._child(children[0], depth))
        glances = [self._glance(child) for child in children]
        cut = max(glances) - self._inner
        best = float("-inf")
        for child, glance in zip(children, glances, strict=True):
            if glance >= cut:
                best = max(best, (yield from self._child(child, depth)))
        return best


def _emptied(memory: dict[Any, Any]) -> Iterator[None]:
    """Forget a little at a time: to free all positions of a search at once takes as long as hundreds of
    its steps."""
    while memory:
        for _ in range(min(len(memory), _AT_ONCE)):
            memory.popitem()
        yield


@contextmanager
def _undisturbed(tree: Tree) -> Iterator[None]:
    """No collection of cyclic garbage meanwhile: it would look at every position in memory, for tens
    of milliseconds at a time, and a search leaves no cycles behind.  Nor may it leave its positions,
    or the next collection would be as long."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        tree.forget()
        if enabled:
            gc.enable()


def finish(steps: Generator[None, None, Any]) -> Any:
    """Run a generator to its end at once; what it returns."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value

