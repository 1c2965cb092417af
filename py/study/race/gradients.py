"""Descent: the rows that are on in a state of a plain race, and what a batch of decisions blames on
each of a net's weights.

What counts in play is which choice looks best.  So what is learnt is mostly how the choices of one
decision differ from each other, and less how good the position is.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.nets.weights import blame, share
from study.race.sample import MOST, best_of, drawn, worth
from study.race.tables import count, low
from ur.player.features import COUNTS

# How much of the error that all choices of a decision share is learnt.
COMMON = np.float32(0.3)
# A choice that is worse than the best by d weighs FLOOR + (1 − FLOOR)·exp(−STEEP·d).
FLOOR, STEEP = np.float32(0.35), np.float32(50)
# The slope from an error in chance to log-odds: SLOPE·p(1 − p) + LEAST.
SLOPE, LEAST = np.float32(3.6), np.float32(0.1)
# More rows than can be on at once.
ON = 160


@njit(cache=True, inline="always")
def active(s, pieces, state, on):
    """Fill `on` with the rows that are on in a state; how many."""
    mine, theirs, a, b, block = state[0], state[1], state[2], state[3], COUNTS * s.atoms
    on[0] = s.counts + pieces - a - count(mine)
    on[1] = s.counts + COUNTS + a
    on[2] = s.counts + 2 * COUNTS + pieces - b - count(theirs)
    on[3] = s.counts + 3 * COUNTS + b
    found = side(s, mine >> 1, 0, s.pairs, s.with_off, a, b, on, 4)
    half = s.pairs + s.atoms * (s.atoms - 1) // 2
    found = side(s, theirs >> 1, s.atoms, half, s.with_off + 2 * block, b, a, on, found)
    left = mine >> 1
    while left:
        first = s.cross + s.atoms * low(left)
        left &= left - 1
        others = theirs >> 1
        while others:
            on[found] = first + low(others)
            others &= others - 1
            found += 1
    return found


@njit(cache=True, inline="always")
def side(s, atoms, alone, pairs, with_off, a, b, on, found):
    """Append the rows of one side's atoms: alone, in pairs, with its own and the other's off."""
    left = atoms
    while left:
        i = low(left)
        left &= left - 1
        on[found] = alone + i
        on[found + 1] = with_off + COUNTS * i + a
        on[found + 2] = with_off + COUNTS * (s.atoms + i) + b
        found += 3
        others = atoms & ((1 << i) - 1)
        first = pairs + i * (i - 1) // 2
        while others:
            on[found] = first + low(others)
            others &= others - 1
            found += 1
    return found


@njit(cache=True, fastmath=True, error_model="numpy")
def descend(s, pieces, net, grads, batch, small, source):
    """Add to `grads` what each weight did wrong in a batch.

    Of slopes less than `small` only some are learnt, drawn from `source`, and those as if they were
    as large as that: the same in the mean, for half the work.  The mean square of the errors, and
    the mean of the slopes' sizes.
    """
    on, many = np.empty((MOST, ON), np.int32), np.empty(MOST, np.int64)
    h = np.empty((MOST, len(net.bias)), np.float32)
    p, error = np.empty(MOST, np.float32), np.empty(MOST, np.float32)
    choices, squares, sizes = batch.choices, 0.0, 0.0
    for d in range(len(batch.first) - 1):
        first, n = batch.first[d], batch.first[d + 1] - batch.first[d]
        mean, best = np.float32(0), worth(choices, best_of(choices, first, n))
        for k in range(n):
            many[k] = active(s, pieces, choices.states[first + k], on[k])
            p[k] = share(net, on[k], many[k], h[k])
            error[k] = p[k] - choices.values[first + k]
            if not choices.same[first + k]:
                error[k] = -error[k]
            mean += error[k] / n
            squares += error[k] * error[k]
        for k in range(n):
            slope = error[k] - mean + COMMON * mean
            slope *= SLOPE * p[k] * (np.float32(1) - p[k]) + LEAST
            slope *= FLOOR + (1 - FLOOR) * np.exp(STEEP * (worth(choices, first + k) - best))
            sizes += abs(slope)
            if abs(slope) < small:
                if small * drawn(source, 0) > abs(slope):
                    continue
                slope = small if slope > 0 else -small
            if not choices.same[first + k]:
                slope = -slope
            blame(net, grads, on[k], many[k], h[k], np.float32(slope))
    return squares / batch.first[-1], sizes / batch.first[-1]
