"""Value iteration over a `CompiledGraph`: the values of perfect play, and values some throws ahead.

`values[state]` is the win chance of the player about to throw.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.small.compiled_graph import WON, CompiledGraph


@njit(cache=True)
def child_value(values, child):
    """The value of a child for the player who chooses it."""
    value = values[child >> 1]
    return 1 - value if child & 1 else value


@njit(cache=True)
def expected_value(graph, values, state, kit):
    """The value of a state with a throw of a kit; below zero if the kit may not be thrown there."""
    expected, first = 0.0, state * len(graph.chances)
    for t in range(graph.kits[kit], graph.kits[kit + 1]):
        begin, end = graph.first_child[first + t], graph.first_child[first + t + 1]
        if begin == end:
            return -1.0
        best = child_value(values, graph.children[begin])
        for c in range(begin + 1, end):
            best = max(best, child_value(values, graph.children[c]))
        expected += graph.chances[t] * best
    return expected


@njit(cache=True)
def sweep(graph, values, new, backward):
    """Back up all values from those one throw later; return the largest change.

    They are written to `new`, which may be `values` itself, in the order of the states or in reverse.
    """
    change, total = 0.0, len(values)
    for i in range(1, total):
        m = total - i if backward else i
        expected = expected_value(graph, values, m, 0)
        for kit in range(1, len(graph.kits) - 1):
            expected = max(expected, expected_value(graph, values, m, kit))
        change = max(change, abs(expected - values[m]))
        new[m] = expected
    return change


def solve(graph: CompiledGraph, tolerance: float) -> tuple[np.ndarray, int]:
    """The values of perfect play, swept until none changes by more than `tolerance`; and the number of sweeps."""
    values, sweeps, change = np.full(len(graph.packed), 0.5), 0, 1.0
    values[WON] = 1.0
    while change > tolerance:
        change = sweep(graph, values, values, sweeps % 2 == 1)
        sweeps += 1
    return values, sweeps


def look_ahead(graph: CompiledGraph, values: np.ndarray, depth: int) -> np.ndarray:
    """The values of a player who evaluates by `values` and looks `depth` throws ahead."""
    for _ in range(depth):
        new = values.copy()
        sweep(graph, values, new, False)
        values = new
    return values
