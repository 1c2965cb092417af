"""Endgame tables: exact values of states near the end of a game, for training.

When both players have few pieces left, the game is the same as one that begins with so few pieces.
`study.small.compiled_graph` builds the graph of that game and `study.small.value_iteration` solves it;
`study.small.kitty` does both for games for a kitty, where the table can be the whole game.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel.states import HEAD, KITTY, PURSE, TURN
from study.small.compiled_graph import (
    EMPTY,
    MAX_PIECES,
    CompiledGraph,
    GraphBuilder,
    compile_graph,
    fill_table,
    find_state,
    mirror_slots,
    pack_state,
)
from study.small.kitty import is_for_kitty, pack_single_pieces, solve_for_kitty
from study.small.large_graph import empty_table, folder_of, is_solved, large_graph, save
from study.small.value_iteration import solve
from ur.rulesets import ruleset

# What `exact_value` returns for a state that is not in the table. No value is as low.
UNKNOWN = -1e6
# The exactness of the values: a hundredth of the error of the best net.
TOLERANCE = 1e-6
# How the names of the kept files of a game end.
VALUES, STATES = ".npy", "-states.npy"


class EndgameTable(NamedTuple):
    """The states of the game with few pieces, and the values of perfect play for the player about to throw.

    `values` has a row for each state, with one number, or in a game for a kitty as many as in
    `study.small.kitty.KittyTable`. `mirrored` is from `mirror_slots`; `pieces_off` is how many pieces of each side
    are off in the whole game; `stakes` is what is in the kitty at the start (0: there is none), `fine` a fine.
    """

    builder: GraphBuilder
    values: np.ndarray
    mirrored: np.ndarray
    pieces_off: int
    stakes: int
    fine: int


def with_pieces(spec: str, pieces: int) -> str:
    """The spec of the same ruleset with another number of pieces a side."""
    id, _, query = spec.partition("?")
    options = [option for option in query.split("&") if option and not option.startswith("pieces=")]
    return f"{id}?{'&'.join([*options, f'pieces={pieces}'])}"


def endgame_table(spec: str, pieces: int, keep: Path) -> EndgameTable:
    """The table for the last pieces of a ruleset, `pieces` a side (0: an empty table).

    It is solved once and kept in a folder. ValueError if `compile_graph` refuses the ruleset.
    """
    rules = ruleset(spec)
    if not pieces:
        no_states = GraphBuilder(np.zeros(0, np.int32), np.zeros((0, 2), np.int64), np.zeros(1, np.int64))
        return EndgameTable(no_states, np.zeros((0, 1), np.float32), np.zeros(0, np.int64), len(rules.crew), 0, 0)
    endgame, pieces_off, mirrored = with_pieces(spec, pieces), len(rules.crew) - pieces, mirror_slots(rules)
    if is_for_kitty(rules):
        table, _ = solve_for_kitty(endgame, TOLERANCE, keep)
        values = table.values.astype(np.float32)
        return EndgameTable(table.builder, values, mirrored, pieces_off, 2 * rules.stake, table.fine)
    return whole_game(endgame, keep)._replace(pieces_off=pieces_off)


def whole_game(spec: str, keep: Path) -> EndgameTable:
    """The table for all states of a game of few pieces for the win alone, none of them off.

    See `solved_graph`. Its states are kept beside the values: without the children, reading them takes seconds, and
    building the graph minutes.
    """
    rules = ruleset(spec)
    states, values = (Path(f"{folder_of(rules, keep)}{end}") for end in (STATES, VALUES))
    if states.exists() and values.exists():
        packed, exact = np.load(states), np.load(values)
        table = empty_table(len(packed))
        fill_table(table, packed, len(packed))
    else:
        graph, exact = solved_graph(rules.spec, keep)
        packed, table = graph.packed, graph.table
        if values.exists():
            save(states, packed)
    builder = GraphBuilder(table, packed, np.array([len(exact)]))
    return EndgameTable(builder, exact.reshape(-1, 1), mirror_slots(rules), 0, 0, 0)


@lru_cache(maxsize=1)
def solved_graph(spec: str, keep: Path) -> tuple[CompiledGraph, np.ndarray]:
    """The graph of such a game, and the values of its states for the player about to throw.

    It is solved once, and the values are kept in a folder. What `study.small.large_graph` has solved is read from
    there; with more than MAX_PIECES pieces a side it must have, else FileNotFoundError. ValueError if `compile_graph`
    refuses the ruleset.
    """
    rules = ruleset(spec)
    if len(rules.crew) > MAX_PIECES or is_solved(rules, keep):
        return large_graph(rules, keep)
    graph = compile_graph(spec)
    file = Path(f"{folder_of(rules, keep)}{VALUES}")
    if file.exists():
        return graph, np.load(file)
    values = solve(graph, TOLERANCE)[0].astype(np.float32)
    keep.mkdir(parents=True, exist_ok=True)
    save(file, values)
    return graph, values


@njit(cache=True)
def exact_value(k, endgame, st):
    """The exact value for light of a state near the end, else UNKNOWN."""
    if len(endgame.values) == 0 or min(st[HEAD + 2 * k.kinds], st[HEAD + 3 * k.kinds]) < endgame.pieces_off:
        return UNKNOWN
    if endgame.stakes:
        packed = pack_single_pieces(k, st, endgame.mirrored, endgame.pieces_off)
    else:
        packed = pack_state(k, st, endgame.mirrored, endgame.pieces_off)
    number = find_state(endgame.builder, *packed)
    if number == EMPTY:
        return UNKNOWN
    if not endgame.stakes:
        value = np.float64(endgame.values[number, 0])
        return value if st[TURN] == 0 else 1 - value
    fines = (st[KITTY] - endgame.stakes) // endgame.fine if endgame.fine else 0
    column = min(endgame.values.shape[1] - 1, max(0, fines))
    value = st[PURSE + st[TURN]] + np.float64(endgame.values[number, column])
    return value if st[TURN] == 0 else st[PURSE] + st[PURSE + 1] + st[KITTY] - value
