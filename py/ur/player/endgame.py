"""Small endgames solved exactly: every position that can still come, and the best choice in each.

The values are found from below and from above at once.  As soon as the two agree, nothing is left to judge.  Only
games that are played to win have bounds to begin with.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeAlias

from ur.player.payoff import CHANCE, Payoff
from ur.player.tree import Child, Node, Tree

# An endgame has at most this many positions: a phone solves as many in a few seconds.
MOST_NODES = 1000
# The ends of a value are this close in the end. They come closer with every sweep, or in some rules never.
CLOSE, MOST_SWEEPS = 1e-4, 200
# The number of positions whose values are found in one step.
_BATCH = 20

# As in `ur.player.tree`, with the number of a node in place of the node.
_Choice: TypeAlias = tuple[int, bool, float | None]
# For each kit that may be thrown: its throws, each with its chance and the choices after it.
_Kits: TypeAlias = list[list[tuple[float, list[_Choice]]]]


def solve_steps(
    tree: Tree, payoff: Payoff, roots: Sequence[Node], most: int = MOST_NODES
) -> Generator[None, None, dict[Node, float] | None]:
    """The win chance of these nodes for their viewers in perfect play; None if more than `most` nodes can come.

    A generator that yields after every small piece of work.
    """
    if payoff.kind != CHANCE:
        return None
    numbers = {node: number for number, node in enumerate(dict.fromkeys(roots))}
    nodes, graph = list(numbers), list[_Kits]()
    for node in nodes:
        yield
        kits = tree.kits(node)
        graph.append([[(chance, _numbered(after, numbers, nodes)) for chance, after in kit] for kit in kits])
        if len(nodes) > most:
            return None
    low, high = [0.0] * len(nodes), [1.0] * len(nodes)
    for _ in range(MOST_SWEEPS):
        # What comes late is nearer to the end, so it is known first.
        for at in range(len(nodes) - 1, -1, -1):
            if at % _BATCH == 0:
                yield
            low[at], high[at] = _value(graph[at], low, high), _value(graph[at], high, low)
        if all(high[numbers[root]] - low[numbers[root]] < CLOSE for root in roots):
            return {root: (low[numbers[root]] + high[numbers[root]]) / 2 for root in roots}
    return None


def _numbered(children: Sequence[Child], numbers: dict[Node, int], nodes: list[Node]) -> list[_Choice]:
    """The choices with numbers in place of nodes; a new node gets the next number."""
    found = []
    for node, same, payoff in children:
        number = -1
        if payoff is None:
            number = numbers.setdefault(node, len(nodes))
            if number == len(nodes):
                nodes.append(node)
        found.append((number, same, payoff))
    return found


def _value(kits: _Kits, own: list[float], other: list[float]) -> float:
    """One end of the value of a node: `own` has this end of all values, `other` the other end."""
    best_kit = 0.0
    for branches in kits:
        expected = 0.0
        for chance, choices in branches:
            best = 0.0
            for number, same, payoff in choices:
                value = payoff
                if value is None:
                    value = own[number] if same else 1 - other[number]
                if value > best:
                    best = value
            expected += chance * best
        if expected > best_kit:
            best_kit = expected
    return best_kit
