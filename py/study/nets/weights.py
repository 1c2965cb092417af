"""Weights: a net's numbers in training, its value, and a step of Adam."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.nets.features import Sight
from study.nets.simd_sums import add, scatter


class Net(NamedTuple):
    """A row per input, a bias, and the output's weights and bias (length 1)."""

    rows: np.ndarray
    bias: np.ndarray
    out: np.ndarray
    shift: np.ndarray


def fresh(sight: Sight, hidden: int, seed: int) -> Net:
    """Random weights: pairs start small (player.md's recipe)."""
    rng = np.random.default_rng(seed)
    scale = np.full(sight.rows, 0.03)
    scale[: sight.cross] = 0.2
    scale[sight.counts : sight.with_off] = 0.2
    rows = rng.normal(size=(sight.rows, hidden)) * scale[:, None]
    out = rng.normal(size=hidden) / np.sqrt(hidden)
    bias = np.full(hidden, 0.1)
    return Net(rows.astype(np.float32), bias.astype(np.float32), out.astype(np.float32),
               np.zeros(1, np.float32))  # fmt: skip


def zeros(net: Net) -> Net:
    """Numbers like a net's, all zero."""
    return Net(*(np.zeros_like(x) for x in net))


def copy(net: Net) -> Net:
    """The same numbers again."""
    return Net(*(x.copy() for x in net))


@njit(cache=True, fastmath=True, error_model="numpy")
def share(net, found, n, h):
    """The net's share for the player about to throw; fills the hidden sums `h`."""
    hidden = len(net.bias)
    for i in range(hidden):
        h[i] = net.bias[i]
    add(net.rows, found, n, h)
    logit = net.shift[0]
    for i in range(hidden):
        if h[i] > 0:
            logit += net.out[i] * h[i] * h[i]
    return 1 / (1 + np.exp(-logit))


@njit(cache=True, fastmath=True, error_model="numpy")
def blame(net, grads, found, n, h, slope):
    """Add the gradient of one moment; `h` holds its hidden sums, and is spoilt."""
    hidden = len(net.bias)
    grads.shift[0] += slope
    for i in range(hidden):
        if h[i] > 0:
            grads.out[i] += slope * h[i] * h[i]
            h[i] = 2 * slope * net.out[i] * h[i]
            grads.bias[i] += h[i]
        else:
            h[i] = 0
    scatter(grads.rows, found, n, h)


@njit(cache=True, fastmath=True, error_model="numpy")
def adam(net, first, second, grads, loose, rate, clock, weight):
    """One step for the rows numbered in `loose`, the biases, and (all rows being loose) the output;
    the gradients are emptied."""
    near, far = np.float32(1 - 0.9**clock), np.float32(1 - 0.999**clock)
    hidden = len(net.bias)
    step = np.float32(rate * np.sqrt(far) / near)
    part = np.float32(weight)
    for x in range(len(loose)):
        r = loose[x]
        for i in range(hidden):
            g = grads.rows[r, i] * part
            grads.rows[r, i] = 0
            first.rows[r, i] += np.float32(0.1) * (g - first.rows[r, i])
            second.rows[r, i] += np.float32(0.001) * (g * g - second.rows[r, i])
            size = np.sqrt(second.rows[r, i]) + np.float32(1e-8)
            net.rows[r, i] -= step * first.rows[r, i] / size
    for i in range(hidden):
        _one(net.bias, first.bias, second.bias, grads.bias, i, step, part)
        if len(loose) == len(net.rows):
            _one(net.out, first.out, second.out, grads.out, i, step, part)
    _one(net.shift, first.shift, second.shift, grads.shift, 0, step, part)


@njit(cache=True, fastmath=True, error_model="numpy")
def _one(value, first, second, grad, i, step, weight):
    """Adam for one number."""
    g = grad[i] * weight
    grad[i] = 0
    first[i] += np.float32(0.1) * (g - first[i])
    second[i] += np.float32(0.001) * (g * g - second[i])
    value[i] -= step * first[i] / (np.sqrt(second[i]) + np.float32(1e-8))
