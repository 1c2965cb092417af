"""Rounds weights so that those rounded later take back what the rounding of earlier ones did.

The rounding of a weight changes the sum of its unit in every state where its row is active. Other rows are active in
many of the same states, so their weights can make up for it before they are rounded themselves. The method is GPTQ
(Frantar and others 2022, arXiv 2210.17323). A state counts with the square of the slope of the win chance against the
sum of a unit, on average of all units.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.nets.weights import Net, predict

# Added to the diagonal of a matrix, as a part of its mean: rows that are hardly ever active change little.
DAMPING = 0.01


class Rounding:
    """Rounds the weights of a folded net, or of a patch of it, for the states in which the net shall be exact.

    `states`: the active rows of each state, −1 where it has fewer.
    """

    def __init__(self, net: Net, states: np.ndarray) -> None:
        self._states, self._slopes = states, _square_slopes(states, net).mean(axis=1)

    def __call__(self, weights: np.ndarray, steps: np.ndarray) -> np.ndarray:
        """Whole numbers of steps for all weights, an array of rows and units; `steps` has the step of each.

        A patch gives what it adds to the weights of the net. Rows of zeros stay so.
        """
        numbers = np.rint(weights / steps).astype(np.int64)
        active = np.unique(self._states[self._states >= 0])
        rows = active[weights[active].any(axis=1)]
        place = np.full(len(weights) + 1, -1, np.int32)
        place[rows] = np.arange(len(rows))
        matrix = _matrix(place[self._states], self._slopes, len(rows)).astype(np.float64)
        matrix[np.diag_indices_from(matrix)] += DAMPING * np.diag(matrix).mean()
        order = np.argsort(-np.diag(matrix), kind="stable")
        inverse = np.linalg.inv(matrix[np.ix_(order, order)])
        factor = np.ascontiguousarray(np.linalg.cholesky((inverse + inverse.T) / 2).T)
        rows = rows[order]
        for unit in range(weights.shape[1]):
            numbers[rows, unit] = _one_by_one(weights[rows, unit].copy(), steps[rows, unit], factor)
        return numbers


@njit
def _square_slopes(states, net):
    """The square of the slope of the win chance against the sum of each unit, for each state."""
    squares, h = np.zeros((len(states), len(net.bias)), np.float32), np.empty_like(net.bias)
    for k in range(len(states)):
        rows = states[k][states[k] >= 0]
        chance = predict(net, rows, len(rows), h)
        for unit in range(len(h)):
            if h[unit] > 0:
                squares[k, unit] = (2 * net.out[unit] * h[unit] * chance * (1 - chance)) ** 2
    return squares


@njit
def _matrix(states, squares, size):
    """For each pair of rows, the sum of the squares of the states where both are active."""
    matrix = np.zeros((size, size), np.float32)
    for k in range(len(states)):
        if squares[k] == 0:
            continue
        for one in states[k]:
            if one < 0:
                continue
            for other in states[k]:
                if other >= 0:
                    matrix[one, other] += squares[k]
    return matrix


@njit
def _one_by_one(weights, steps, factor):
    """Round the weights in their order, and add to the later ones what makes up for each."""
    numbers = np.zeros(len(weights), np.int64)
    for k in range(len(weights)):
        number = np.rint(weights[k] / steps[k])
        numbers[k] = int(number)
        error = (weights[k] - number * steps[k]) / factor[k, k]
        for later in range(k + 1, len(weights)):
            weights[later] -= error * factor[k, later]
    return numbers
