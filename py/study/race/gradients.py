"""The active rows of a position in a plain race, and the gradient of a net's error over a batch of decisions."""

from __future__ import annotations

import numpy as np
from numba import njit

from study.nets.decisions import slope_of_choice
from study.nets.weights import add_gradient, predict
from study.race.sample import MAX_CHOICES, best_choice, chooser_value, random_float
from study.race.tables import bit_count, lowest_bit
from ur.player.features import COUNTS

# The most rows that can be active at once.
MAX_ACTIVE_ROWS = 160


@njit(cache=True, inline="always")
def active_rows(s, pieces, state, rows):
    """Write the numbers of the active rows to `rows`; return how many. As `study.nets.features.active_rows`."""
    mine, theirs, a, b, block = state[0], state[1], state[2], state[3], COUNTS * s.atoms
    rows[0] = s.counts + pieces - a - bit_count(mine)
    rows[1] = s.counts + COUNTS + a
    rows[2] = s.counts + 2 * COUNTS + pieces - b - bit_count(theirs)
    rows[3] = s.counts + 3 * COUNTS + b
    count = append_side(s, mine >> 1, 0, s.pairs, s.with_off, a, b, rows, 4)
    half = s.pairs + s.atoms * (s.atoms - 1) // 2
    count = append_side(s, theirs >> 1, s.atoms, half, s.with_off + 2 * block, b, a, rows, count)
    rest = mine >> 1
    while rest:
        first = s.cross + s.atoms * lowest_bit(rest)
        rest &= rest - 1
        other_rest = theirs >> 1
        while other_rest:
            rows[count] = first + lowest_bit(other_rest)
            other_rest &= other_rest - 1
            count += 1
    return count


@njit(cache=True, inline="always")
def append_side(s, atoms, singles, pairs, with_off, a, b, rows, count):
    """Append the rows of one side's atoms: single, in pairs, and with either side's pieces off; the new count."""
    rest = atoms
    while rest:
        i = lowest_bit(rest)
        rest &= rest - 1
        rows[count] = singles + i
        rows[count + 1] = with_off + COUNTS * i + a
        rows[count + 2] = with_off + COUNTS * (s.atoms + i) + b
        count += 3
        other_rest = atoms & ((1 << i) - 1)
        first = pairs + i * (i - 1) // 2
        while other_rest:
            rows[count] = first + lowest_bit(other_rest)
            other_rest &= other_rest - 1
            count += 1
    return count


@njit(cache=True, fastmath=True, error_model="numpy")
def add_gradients(s, pieces, net, grads, batch, threshold, rng_state):
    """Add the gradient of the error over a batch to `grads`.

    Slopes below `threshold` are learnt at random, with a probability in proportion to their size, and then count as
    large as `threshold`: the mean is the same, for half the work. Returns (the mean square of the errors, the mean
    size of the slopes).
    """
    rows, row_counts = np.empty((MAX_CHOICES, MAX_ACTIVE_ROWS), np.int32), np.empty(MAX_CHOICES, np.int64)
    h = np.empty((MAX_CHOICES, len(net.bias)), np.float32)
    p, error = np.empty(MAX_CHOICES, np.float32), np.empty(MAX_CHOICES, np.float32)
    choices, squares, sizes = batch.choices, 0.0, 0.0
    for d in range(len(batch.first) - 1):
        first, n = batch.first[d], batch.first[d + 1] - batch.first[d]
        mean, best = np.float32(0), chooser_value(choices, best_choice(choices, first, n))
        for k in range(n):
            row_counts[k] = active_rows(s, pieces, choices.states[first + k], rows[k])
            p[k] = predict(net, rows[k], row_counts[k], h[k])
            error[k] = p[k] - choices.values[first + k]
            if not choices.same[first + k]:
                error[k] = -error[k]
            mean += error[k] / n
            squares += error[k] * error[k]
        for k in range(n):
            slope = slope_of_choice(error[k], mean, p[k], chooser_value(choices, first + k) - best)
            sizes += abs(slope)
            if abs(slope) < threshold:
                if threshold * random_float(rng_state, 0) > abs(slope):
                    continue
                slope = threshold if slope > 0 else -threshold
            if not choices.same[first + k]:
                slope = -slope
            add_gradient(net, grads, rows[k], row_counts[k], h[k], np.float32(slope))
    return squares / batch.first[-1], sizes / batch.first[-1]
