"""Worths: of all moments of a census: those of perfect play, and those from some throws on."""

from __future__ import annotations

import numpy as np
from numba import njit

from study.small.compiled_graph import WON, Census


@njit(cache=True)
def gets(values, child):
    """The worth of a child for who comes there."""
    value = values[child >> 1]
    return 1 - value if child & 1 else value


@njit(cache=True)
def sweep(census, values, new, backward):
    """Work out all worths from those one throw on, into `new` (which may be `values`), in the order of
    the census or against it; the largest change."""
    throws, change = len(census.chances), 0.0
    many = len(values)
    for i in range(1, many):
        m = many - i if backward else i
        expected = 0.0
        for t in range(throws):
            begin, end = census.begins[m * throws + t], census.begins[m * throws + t + 1]
            best = gets(values, census.child[begin])
            for c in range(begin + 1, end):
                best = max(best, gets(values, census.child[c]))
            expected += census.chances[t] * best
        change = max(change, abs(expected - values[m]))
        new[m] = expected
    return change


def solved(census: Census, tolerance: float) -> tuple[np.ndarray, int]:
    """The worths of perfect play, until a sweep changes none by more, and the sweeps it took."""
    values, sweeps, change = np.full(len(census.written), 0.5), 0, 1.0
    values[WON] = 1.0
    while change > tolerance:
        change = sweep(census, values, values, sweeps % 2 == 1)
        sweeps += 1
    return values, sweeps


def looked(census: Census, values: np.ndarray, looks: int) -> np.ndarray:
    """The worths from those so many throws on."""
    for _ in range(looks):
        new = values.copy()
        sweep(census, values, new, False)
        values = new
    return values
