"""How a net learns from a decision of a solved game.

In play it matters which choice looks best. So the net mainly learns how the choices of a decision differ, and less
how good the position is.
"""

from __future__ import annotations

import numpy as np
from numba import njit

# The weight of the mean error of a decision's choices; the differences from the mean have weight 1.
MEAN_WEIGHT = np.float32(0.3)
# The weight of a choice that is worse than the best by d: LEAST_WEIGHT + (1 − LEAST_WEIGHT)·exp(−WEIGHT_DECAY·d).
LEAST_WEIGHT, WEIGHT_DECAY = np.float32(0.35), np.float32(50)
# An error in win chance p is turned into one in log-odds by the factor SLOPE·p(1 − p) + LEAST_SLOPE.
SLOPE, LEAST_SLOPE = 3.6, 0.1


@njit(cache=True, fastmath=True, error_model="numpy", inline="always")
def slope_of_choice(error, mean, p, behind):
    """The slope of a choice, for `study.nets.weights.add_gradient`, as its chooser sees it.

    `error`: of the net's win chance `p`, and `mean`: of all choices of the decision, both for the chooser; `behind`:
    how much less the choice is worth than the best one, zero or negative.
    """
    slope = error - mean + MEAN_WEIGHT * mean
    slope *= np.float32(SLOPE) * p * (np.float32(1) - p) + np.float32(LEAST_SLOPE)
    return slope * (LEAST_WEIGHT + (1 - LEAST_WEIGHT) * np.exp(WEIGHT_DECAY * behind))
