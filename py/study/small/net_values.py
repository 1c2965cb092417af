"""The values of a net in all states of a game of few pieces, at a glance."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numba import njit, prange

from study.kernel import play
from study.kernel.states import HEAD
from study.nets.choose import light_value
from study.nets.features import MAX_ACTIVE_ROWS, feature_layout
from study.nets.pack import missing_pieces, net_for
from study.small.compiled_graph import WON, unpack_state
from ur.player.features import Inputs
from ur.player.payoff import payoff_of
from ur.rules.ruleset import Ruleset

# States that one thread evaluates at a time.
BLOCK = 512


def net_values(rules: Ruleset, packed: np.ndarray, weights: Path | None = None) -> np.ndarray | None:
    """The win chance of the player about to throw in each packed state (float32); None if the ruleset has no net.

    The missing pieces are off, for the net. `weights`: the saved file of a training run; else the shipped net counts.
    """
    inputs = Inputs(rules)
    net = net_for(rules, weights, inputs)
    if not net:
        return None
    k, layout = play.compile_rules(rules), feature_layout(inputs, payoff_of(rules))
    values = np.empty(len(packed), np.float32)
    _evaluate(k, layout, net, packed, play.start(k, rules), missing_pieces(rules), values)
    values[WON] = 1.0
    return values


@njit(parallel=True)
def _evaluate(k, s, net, packed, start, pieces_off, values):
    """Write the values of all states but WON, with `pieces_off` more pieces of each side off."""
    for number in prange((len(packed) + BLOCK - 1) // BLOCK):
        block = np.int64(number)
        rows, h, st = np.empty(MAX_ACTIVE_ROWS, np.int32), np.empty(len(net.bias), np.float32), start.copy()
        for state in range(max(WON + 1, block * BLOCK), min(len(packed), (block + 1) * BLOCK)):
            unpack_state(k, packed[state], st)
            st[HEAD + 2 * k.kinds] += pieces_off
            st[HEAD + 3 * k.kinds] += pieces_off
            values[state] = light_value(k, s, net, st, rows, h)
