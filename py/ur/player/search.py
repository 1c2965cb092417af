"""Search: expectimax that looks deeper only where the choice is close. Knows no rules.

Depth 0 is the evaluator's word for the moment after a choice; each further depth goes through one
more throw and the choice it leaves.  A deeper look is given only to choices that are still close to
the best: at the root by `Width.root`, below it by `Width.inner`, both in shares of the scale.

Everything that takes long is a generator which yields after every small piece of work, so whoever
runs it can stop at any step.  The work is counted in nodes, never in time: the same position gives
the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from ur.player.tree import Child, Tree

Steps = Generator[None, None, float]


class Width(NamedTuple):
    """How close to the best a choice must be to be followed further, as shares of the scale."""

    root: tuple[float, ...] = (1.0, 0.01, 0.003, 0.0015, 0.0008)
    inner: float = 0.005


WIDTH = Width()


class Spent(Exception):
    """The budget ran out inside a depth: what that depth found is thrown away."""


class Search:
    """One search of one position: `depth` at most, and no new depth after `budget` nodes.

    A depth that has begun may use three times the budget before it is given up.  `scale` is the
    difference in worth that a share of 1 stands for.
    """

    def __init__(
        self, tree: Tree, depth: int, budget: int, width: Width = WIDTH, scale: float = 1.0
    ) -> None:
        self.tree, self.depth, self.budget, self.width = tree, depth, budget, width
        self.nodes = 0
        self._inner = width.inner * scale
        self._scale = scale
        self._memo: dict[tuple[Any, int], float] = {}

    @property
    def spent(self) -> int:
        """The work done so far, in nodes."""
        return self.nodes + self.tree.work

    def values(
        self, children: Sequence[Child], all_to_end: bool = False
    ) -> Generator[None, None, list[float]]:
        """The worth of each child for the chooser, looked at as deeply as it deserves.

        `all_to_end` looks at every child equally deeply, for a review.
        """
        values = [self._glance(child) for child in children]
        close = list(range(len(children)))
        yield
        for depth in range(1, self.depth + 1):
            if not all_to_end:
                widths = self.width.root
                margin = self._scale * widths[min(depth, len(widths)) - 1]
                best = max(values[k] for k in close)
                close = [k for k in close if values[k] >= best - margin]
                if len(close) == 1:
                    break
            if self.spent > self.budget:
                break
            found = dict(zip(close, (values[k] for k in close), strict=True))
            try:
                for k in close:
                    found[k] = yield from self._child(children[k], depth)
            except Spent:
                break
            values = [found.get(k, value) for k, value in enumerate(values)]
            self._keep_behind(values, found)
        return values

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
        if self.spent > 3 * self.budget:
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


def finish(steps: Generator[None, None, Any]) -> Any:
    """Run a generator to its end at once; what it returns."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value

