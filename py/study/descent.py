"""Descent: a net for plain races in compiled code, what it gets wrong, and the steps of Adam.

The net is that of `ur.player.net`, its inputs those of `ur.player.inputs`; `tests/study` holds them
together.  What counts in play is which choice looks best, so what is learnt is mostly how the
choices of one decision differ from each other, and less how good the position is.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.lanes import add, scatter
from study.sample import MOST, best_of, drawn, worth
from study.tables import count, low
from ur.player.inputs import COUNTS, Inputs

# How much of the error that all choices of a decision share is learnt.
COMMON = np.float32(0.3)
# A choice that is worse than the best by d weighs FLOOR + (1 − FLOOR)·exp(−STEEP·d).
FLOOR, STEEP = np.float32(0.35), np.float32(50)
# The slope from an error in chance to log-odds: SLOPE·p(1 − p) + LEAST.
SLOPE, LEAST = np.float32(3.6), np.float32(0.1)
# Adam: how fast the mean gradient and its mean square follow.
FIRST, SECOND, TINY = np.float32(0.1), np.float32(0.001), np.float32(1e-8)
# More rows than can be on at once.
ON = 160


class Weights(NamedTuple):
    """A row per input, the bias, the output's weights and shift (length 1)."""

    rows: np.ndarray
    bias: np.ndarray
    out: np.ndarray
    shift: np.ndarray


class Sight(NamedTuple):
    """The numbering of the rows, as `ur.player.inputs.Inputs` has it."""

    pieces: int
    atoms: int
    cross: int
    pairs: int
    counts: int
    with_off: int


def sight_of(inputs: Inputs) -> Sight:
    """The numbering for a plain race."""
    pieces = len(inputs.rules.crew)
    return Sight(
        pieces, inputs.atoms, inputs.cross, inputs.pairs, inputs.counts, inputs.with_off
    )


def zeros(rows: int, hidden: int) -> Weights:
    """Weights that are all zero."""
    shapes = (rows, hidden), hidden, hidden, 1
    return Weights(*(np.zeros(shape, np.float32) for shape in shapes))


def fresh(inputs: Inputs, hidden: int, seed: int) -> Weights:
    """Weights to begin with, by chance; those of pairs are small, as so many are on at once."""
    rng, net = np.random.default_rng(seed), zeros(inputs.rows, hidden)
    scale = np.full((inputs.rows, 1), 0.03)
    scale[: inputs.cross] = scale[inputs.counts : inputs.with_off] = 0.2
    net.rows[:] = scale * rng.normal(size=net.rows.shape)
    net.out[:] = rng.normal(size=hidden) / np.sqrt(hidden)
    net.bias[:] = 0.1
    return net


@njit(cache=True, inline="always")
def active(s, state, on):
    """Fill `on` with the rows that are on in a state; how many."""
    mine, theirs, a, b, block = state[0], state[1], state[2], state[3], COUNTS * s.atoms
    on[0] = s.counts + s.pieces - a - count(mine)
    on[1] = s.counts + COUNTS + a
    on[2] = s.counts + 2 * COUNTS + s.pieces - b - count(theirs)
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
def chance(s, net, state, on, h):
    """(the net's win chance for the player about to throw, how many rows are on).

    Fills `on` with those rows and `h` with max(0, sum) of each hidden unit.
    """
    found = active(s, state, on)
    h[:] = net.bias
    add(net.rows, on, found, h)
    logit = net.shift[0]
    for i in range(len(h)):
        x = h[i] if h[i] > 0 else np.float32(0)
        h[i] = x
        logit += net.out[i] * x * x
    return np.float32(1) / (np.float32(1) + np.exp(-logit)), found


@njit(cache=True, fastmath=True, error_model="numpy")
def blame(s, net, grads, batch, small, source):
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
            p[k], many[k] = chance(s, net, choices.states[first + k], on[k], h[k])
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
            backward(net, grads, h[k], slope if choices.same[first + k] else -slope)
            scatter(grads.rows, on[k], many[k], h[k])
    return squares / batch.first[-1], sizes / batch.first[-1]


@njit(cache=True, fastmath=True, error_model="numpy")
def backward(net, grads, h, slope):
    """Add to the gradients of bias and output what log-odds of this slope mean; `h` then holds the
    gradient of each row that was on."""
    grads.shift[0] += slope
    for i in range(len(h)):
        pull = slope * h[i]
        grads.out[i] += pull * h[i]
        h[i] = np.float32(2) * net.out[i] * pull
        grads.bias[i] += h[i]


@njit(cache=True)
def descend(net, first, second, grads, rate, clock):
    """Step number `clock` (from 1) of Adam; the gradients are zero again afterwards."""
    rate = np.float32(rate * np.sqrt(1 - (1 - SECOND) ** clock) / (1 - (1 - FIRST) ** clock))
    adam(net.rows.ravel(), first.rows.ravel(), second.rows.ravel(), grads.rows.ravel(), rate)
    adam(net.bias, first.bias, second.bias, grads.bias, rate)
    adam(net.out, first.out, second.out, grads.out, rate)
    adam(net.shift, first.shift, second.shift, grads.shift, rate)


@njit(cache=True, fastmath=True, error_model="numpy")
def adam(weights, first, second, grads, rate):
    """Adam on some of the weights."""
    for i in range(len(weights)):
        g = grads[i]
        grads[i] = np.float32(0)
        first[i] += FIRST * (g - first[i])
        second[i] += SECOND * (g * g - second[i])
        weights[i] -= rate * first[i] / (np.sqrt(second[i]) + TINY)
