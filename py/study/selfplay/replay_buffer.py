"""A replay buffer: it mixes the states of many games, so that an update does not see one game alone.

The states of one game are alike, most of all in long games. A new state takes the place of a random one in the
buffer, and that one is learnt instead.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

# What `exchange` returns as long as the buffer is not full.
NOT_FULL = -1.0


class ReplayBuffer(NamedTuple):
    """The states, their targets (shares from 0 to 1), and how many there are (an array of length 1)."""

    states: np.ndarray
    targets: np.ndarray
    filled: np.ndarray


def replay_buffer(size: int, length: int) -> ReplayBuffer:
    """An empty buffer for `size` states of `length` numbers; size 0 turns it off."""
    return ReplayBuffer(np.zeros((size, length), np.int16), np.zeros(size), np.zeros(1, np.int64))


@njit(cache=True)
def exchange(buffer, state, target):
    """Put a state in. A random other one is written to `state`, and its target is returned."""
    filled = buffer.filled[0]
    if filled < len(buffer.targets):
        buffer.states[filled], buffer.targets[filled] = state, target
        buffer.filled[0] += 1
        return NOT_FULL
    pick = np.random.randint(filled)
    for i in range(len(state)):
        state[i], buffer.states[pick, i] = buffer.states[pick, i], state[i]
    old_target = buffer.targets[pick]
    buffer.targets[pick] = target
    return old_target
