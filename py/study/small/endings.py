"""Endgame tables: exact values of states near the end of a game, for training.

When both players have few pieces left, the game is the same as one that begins with so few pieces.
`study.small.compiled_graph` builds the graph of that game and `study.small.value_iteration` solves it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel.states import HEAD, TURN
from study.small.compiled_graph import EMPTY, GraphBuilder, compile_graph, find_state, mirror_slots, pack_state
from study.small.value_iteration import solve
from ur.rulesets import ruleset

# What `exact_value` returns for a state that is not in the table.
UNKNOWN = -1.0
# The exactness of the values: a hundredth of the error of the best net.
TOLERANCE = 1e-6


class EndgameTable(NamedTuple):
    """The states of the game with few pieces, and the values of perfect play for the player about to throw.

    `mirrored` is from `mirror_slots`; `pieces_off` is how many pieces of each side are off in the whole game.
    """

    builder: GraphBuilder
    values: np.ndarray
    mirrored: np.ndarray
    pieces_off: int


def with_pieces(spec: str, pieces: int) -> str:
    """The spec of the same ruleset with another number of pieces a side."""
    return f"{spec}{'&' if '?' in spec else '?'}pieces={pieces}"


def endgame_table(spec: str, pieces: int, keep: Path) -> EndgameTable:
    """The table for the last pieces of a ruleset, `pieces` a side (0: an empty table).

    It is solved once and kept in a folder. ValueError if `compile_graph` refuses the ruleset.
    """
    rules = ruleset(spec)
    if not pieces:
        no_states = GraphBuilder(np.zeros(0, np.int32), np.zeros((0, 2), np.int64), np.zeros(1, np.int64))
        return EndgameTable(no_states, np.zeros(0, np.float32), np.zeros(0, np.int64), len(rules.crew))
    endgame = with_pieces(spec, pieces)
    graph = compile_graph(endgame)
    file = keep / f"{endgame.replace('?', '-').replace('&', '-')}.npy"
    if file.exists():
        values = np.load(file)
    else:
        values = solve(graph, TOLERANCE)[0].astype(np.float32)
        keep.mkdir(parents=True, exist_ok=True)
        np.save(file, values)
    builder = GraphBuilder(graph.table, graph.packed, np.array([len(values)]))
    return EndgameTable(builder, values, mirror_slots(rules), len(rules.crew) - pieces)


@njit(cache=True)
def exact_value(k, endgame, st):
    """The exact value for light of a state near the end, else UNKNOWN."""
    if len(endgame.values) == 0 or min(st[HEAD + 2 * k.kinds], st[HEAD + 3 * k.kinds]) < endgame.pieces_off:
        return UNKNOWN
    number = find_state(endgame.builder, *pack_state(k, st, endgame.mirrored, endgame.pieces_off))
    if number == EMPTY:
        return UNKNOWN
    value = np.float64(endgame.values[number])
    return value if st[TURN] == 0 else 1 - value
