"""A net in training: its weights, its prediction, the gradient of a prediction, and a step of Adam.

The net has one hidden layer. Its output is a share from 0 to 1: the win chance, or the part of the range of points or
money, that the player about to throw can expect.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.nets.features import FeatureLayout
from study.nets.simd_sums import add_rows, add_to_rows


class Net(NamedTuple):
    """The weights, all 32-bit floats.

    `rows[feature, unit]` and `bias[unit]` lead to the hidden units, `out[unit]` and `shift[0]` to the output.
    """

    rows: np.ndarray
    bias: np.ndarray
    out: np.ndarray
    shift: np.ndarray


def initial_net(layout: FeatureLayout, hidden: int, seed: int) -> Net:
    """Random weights. Those of pairs of atoms begin smaller: there are many of them, and each is seldom active."""
    rng = np.random.default_rng(seed)
    scale = np.full(layout.rows, 0.03)
    scale[: layout.cross] = 0.2
    scale[layout.counts : layout.with_off] = 0.2
    rows = rng.normal(size=(layout.rows, hidden)) * scale[:, None]
    out = rng.normal(size=hidden) / np.sqrt(hidden)
    bias = np.full(hidden, 0.1)
    return Net(rows.astype(np.float32), bias.astype(np.float32), out.astype(np.float32),
               np.zeros(1, np.float32))  # fmt: skip


def zero_net(net: Net) -> Net:
    """A net of the same shape, all zero."""
    return Net(*(np.zeros_like(array) for array in net))


def copy_net(net: Net) -> Net:
    """A copy of a net."""
    return Net(*(array.copy() for array in net))


@njit(cache=True, fastmath=True, error_model="numpy")
def predict(net, rows, n, h):
    """The net's output for the player about to throw, from the first `n` of the active `rows`; fills `h`."""
    hidden = len(net.bias)
    for j in range(hidden):
        h[j] = net.bias[j]
    add_rows(net.rows, rows, n, h)
    logit = net.shift[0]
    for j in range(hidden):
        if h[j] > 0:
            logit += net.out[j] * h[j] * h[j]
    return 1 / (1 + np.exp(-logit))


@njit(cache=True, fastmath=True, error_model="numpy")
def add_gradient(net, grads, rows, n, h, slope):
    """Add to `grads` the gradient of one prediction, times `slope`; `h` holds its hidden sums and is overwritten."""
    hidden = len(net.bias)
    grads.shift[0] += slope
    for j in range(hidden):
        if h[j] > 0:
            grads.out[j] += slope * h[j] * h[j]
            h[j] = 2 * slope * net.out[j] * h[j]
            grads.bias[j] += h[j]
        else:
            h[j] = 0
    add_to_rows(grads.rows, rows, n, h)


@njit(cache=True, fastmath=True, error_model="numpy")
def adam_step(net, first, second, grads, trainable, with_output, rate, updates, scale):
    """One step of Adam for the `trainable` rows and the biases, and for the output if it is to change too.

    `first` and `second` are the running means of gradients and of their squares, `updates` the number of this step
    (from 1), `scale` a factor for the gradients. The gradients are set to zero.
    """
    first_correction, second_correction = np.float32(1 - 0.9**updates), np.float32(1 - 0.999**updates)
    hidden = len(net.bias)
    step = np.float32(rate * np.sqrt(second_correction) / first_correction)
    factor = np.float32(scale)
    for i in range(len(trainable)):
        r = trainable[i]
        for j in range(hidden):
            g = grads.rows[r, j] * factor
            grads.rows[r, j] = 0
            first.rows[r, j] += np.float32(0.1) * (g - first.rows[r, j])
            second.rows[r, j] += np.float32(0.001) * (g * g - second.rows[r, j])
            size = np.sqrt(second.rows[r, j]) + np.float32(1e-8)
            net.rows[r, j] -= step * first.rows[r, j] / size
    for j in range(hidden):
        _adam_number(net.bias, first.bias, second.bias, grads.bias, j, step, factor)
        if with_output:
            _adam_number(net.out, first.out, second.out, grads.out, j, step, factor)
    _adam_number(net.shift, first.shift, second.shift, grads.shift, 0, step, factor)


@njit(cache=True, fastmath=True, error_model="numpy")
def _adam_number(value, first, second, grad, j, step, scale):
    """A step of Adam for one number."""
    g = grad[j] * scale
    grad[j] = 0
    first[j] += np.float32(0.1) * (g - first[j])
    second[j] += np.float32(0.001) * (g * g - second[j])
    value[j] -= step * first[j] / (np.sqrt(second[j]) + np.float32(1e-8))
