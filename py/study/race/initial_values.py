"""The values from which value iteration begins in a layer: a good guess saves sweeps."""

from __future__ import annotations

import numpy as np
from numba import njit, prange

from study.race.row_blocks import block_size, pattern_fits
from study.race.tables import bit_count, lowest_bit

# The log-odds that one step of lead adds.
ODDS_OF_STEP = 0.05


@njit(cache=True, parallel=True)
def initial_values(t, o, values, a, b):
    """Guess the values of the layer (a, b) and write them to `values`.

    The guess comes from the lead in steps; where both players have a piece in hand, it comes from the values in the
    layers with one more piece off.
    """
    for index in prange(len(o.swapped)):
        pattern = np.int64(index)
        if not pattern_fits(t, o, a, b, pattern):
            continue
        mine, theirs = o.patterns_mine[pattern], o.patterns_theirs[pattern]
        rows, columns = block_size(t, o, a, b, pattern)
        block = np.int64(o.first[a, b, pattern])
        lead = steps_walked(mine) - steps_walked(theirs) + t.off * (a - b) + 1
        for i in range(rows):
            for j in range(columns):
                row_lead = lead + steps_walked(o.by_rank[i]) - steps_walked(o.by_rank[j])
                values[block + i * columns + j] = probability(np.exp(ODDS_OF_STEP * row_lead))
        left, right = t.pieces - a - bit_count(mine), t.pieces - b - bit_count(theirs)
        if left and right and max(a, b) < t.pieces - 1:
            rows_in_hand, columns_in_hand = o.sets_up_to[left - 1], o.sets_up_to[right - 1]
            mine_off = np.int64(o.first[a + 1, b, pattern])
            theirs_off = np.int64(o.first[a, b + 1, pattern])
            both_off = np.int64(o.first[a + 1, b + 1, pattern])
            for i in range(rows_in_hand):
                for j in range(columns_in_hand):
                    combined = odds(values[mine_off + i * columns + j])
                    combined *= odds(values[theirs_off + i * columns_in_hand + j])
                    combined /= odds(values[both_off + i * columns_in_hand + j])
                    values[block + i * columns + j] = probability(combined)


@njit(cache=True, inline="always")
def odds(value):
    """The odds of a win chance, kept away from 0 and 1."""
    value = min(max(value, 1e-6), 1 - 1e-6)
    return value / (1 - value)


@njit(cache=True, inline="always")
def probability(ratio):
    """The win chance of odds."""
    return np.float32(ratio / (1 + ratio))


@njit(cache=True)
def steps_walked(mask):
    """The sum of the steps in a mask."""
    total = 0
    while mask:
        total += lowest_bit(mask)
        mask &= mask - 1
    return total
