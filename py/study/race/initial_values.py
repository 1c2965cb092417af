"""Guess: what value iteration begins with in a layer."""

from __future__ import annotations

import numpy as np
from numba import njit, prange

from study.race.row_blocks import fits, size_of
from study.race.tables import count, low

# What a step ahead is worth, in logarithmic odds.
STEP = 0.05


@njit(cache=True, parallel=True)
def guess(t, o, values, a, b):
    """A first guess for a layer: from the difference of ways walked; better, where both players have
    a piece in hand to put there, from the layers with one piece more off."""
    for turn in prange(len(o.swapped)):
        pattern = np.int64(turn)
        if not fits(t, o, a, b, pattern):
            continue
        mine, theirs = o.patterns_mine[pattern], o.patterns_theirs[pattern]
        rows, columns = size_of(t, o, a, b, pattern)
        block = np.int64(o.first[a, b, pattern])
        ahead = way(mine) - way(theirs) + t.off * (a - b) + 1
        for i in range(rows):
            for j in range(columns):
                lead = ahead + way(o.by_rank[i]) - way(o.by_rank[j])
                values[block + i * columns + j] = chance(np.exp(STEP * lead))
        left, right = t.pieces - a - count(mine), t.pieces - b - count(theirs)
        if left and right and max(a, b) < t.pieces - 1:
            few, fewer = o.upto[left - 1], o.upto[right - 1]
            mine_off = np.int64(o.first[a + 1, b, pattern])
            theirs_off = np.int64(o.first[a, b + 1, pattern])
            both_off = np.int64(o.first[a + 1, b + 1, pattern])
            for i in range(few):
                for j in range(fewer):
                    bet = odds(values[mine_off + i * columns + j])
                    bet *= odds(values[theirs_off + i * fewer + j])
                    bet /= odds(values[both_off + i * fewer + j])
                    values[block + i * columns + j] = chance(bet)


@njit(cache=True, inline="always")
def odds(value):
    """How many times likelier winning is than losing."""
    value = min(max(value, 1e-6), 1 - 1e-6)
    return value / (1 - value)


@njit(cache=True, inline="always")
def chance(bet):
    """The chance that odds stand for."""
    return np.float32(bet / (1 + bet))


@njit(cache=True)
def way(mask):
    """The sum of the steps in a mask."""
    found = 0
    while mask:
        found += low(mask)
        mask &= mask - 1
    return found
