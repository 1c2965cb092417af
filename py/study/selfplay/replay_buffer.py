"""A pool of moments waiting to be learnt, so that a step of learning does not see one game alone.

The moments of a game are alike, most of all where games are long.  Each new moment takes the place
of one drawn by chance, and that one is learnt instead.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

# What `exchange` answers while the pool still fills.
NOBODY = -1.0


class Pool(NamedTuple):
    """States, their shares, and how many there are (length 1)."""

    states: np.ndarray
    shares: np.ndarray
    filled: np.ndarray


def pool(size: int, length: int) -> Pool:
    """An empty pool of `size` states of a length; of size 0 it is not used."""
    return Pool(np.zeros((size, length), np.int16), np.zeros(size), np.zeros(1, np.int64))


@njit(cache=True)
def exchange(waiting, state, share):
    """Put a moment in; another is written over `state`, and its share is the answer."""
    filled = waiting.filled[0]
    if filled < len(waiting.shares):
        waiting.states[filled], waiting.shares[filled] = state, share
        waiting.filled[0] += 1
        return NOBODY
    pick = np.random.randint(filled)
    for i in range(len(state)):
        state[i], waiting.states[pick, i] = waiting.states[pick, i], state[i]
    other = waiting.shares[pick]
    waiting.shares[pick] = share
    return other
