"""The graph of a game with few pieces: all states that can be reached, and what can follow each; in compiled code.

`study.small.solve` builds such a graph for every ruleset through the engine, up to some hundred thousand states.
This module holds some millions, so that `murray` and `skiryuk` can be solved with three pieces
(`study.small.contest`); `study.small.kitty` grows its own graph with it, and `study.small.large_graph` keeps one of
four pieces on disk. It refuses rulesets with money, points, kinds
of pieces or choices between throws. Where the player chooses a kit, the graph has the throws of all kits. Lost turns
are not counted: in practice no game reaches the draw after 200 of them.

In a stored state light is about to throw. A state with dark to throw is stored as its mirror image. `pack_state`
packs a state into two numbers.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.arrays import CompiledRules
from study.kernel.moves import action_buffer
from study.kernel.parts import HEIGHT
from study.kernel.states import BARRED, HEAD, TURN, WINNER
from ur.model.board import mirror
from ur.player.payoff import CHANCE, payoff_of
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

# State 0: a game that the player it is seen by has won.
WON = 0
# The most pieces a side in a packed state, and in a graph in memory.
MAX_PACKED, MAX_PIECES = 4, 3
# The bits of a piece on the board (slot, station, owner, plus 1), and how many pieces are in the first number.
PIECE_BITS, PIECES_IN_FIRST = 12, 5
# Where the pieces off begin in the second number, and their bits: those of the player about to throw come second.
OFF_AT, OFF_BITS = PIECE_BITS * (2 * MAX_PACKED - PIECES_IN_FIRST), 3
MAX_OFF = (1 << OFF_BITS) - 1
BARRED_AT = OFF_AT + 2 * OFF_BITS
EMPTY = -1
# The engine, compiled into the loops that expand states: a call would take longer than its work (`study.kernel`).
_act, _pass_turn, moves, kit_usable = (
    njit(forceinline=True)(function.py_func) for function in (play.act, play.pass_turn, play.moves, play.kit_usable)
)


class CompiledGraph(NamedTuple):
    """All states of a game, and what can follow each.

    `children`: a state times 2, plus 1 if the other player is about to throw there. The children of throw t in
    state m begin at `first_child[m * throws + t]` and end where the next begin; a throw has none in a state in which
    its kit may not be thrown. `packed[m]`: the state as two numbers; `table`: a hash table from these to m;
    `chances[t]`: the probability of a throw of its kit; `kits`: the first throw of each kit, then the number of all.
    """

    children: np.ndarray
    first_child: np.ndarray
    packed: np.ndarray
    table: np.ndarray
    chances: np.ndarray
    kits: np.ndarray


class GraphBuilder(NamedTuple):
    """A graph that grows: the hash table, the packed states, and how many there are (an array of length 1)."""

    table: np.ndarray
    packed: np.ndarray
    filled: np.ndarray


def mirror_slots(rules: Ruleset) -> np.ndarray:
    """For each slot the slot of its mirror image."""
    return np.array([rules.places.index(mirror(place)) for place in rules.places])


@njit(cache=True, forceinline=True)
def pack_state(k, st, mirrored, pieces_off):
    """A state as two numbers, seen by the player about to throw.

    They hold the pieces on the board, PIECE_BITS each, a stack from the bottom up; then the pieces off, less
    `pieces_off` of each side; then the barred slot plus 1.
    """
    me, heights = st[TURN], HEAD + 4 * k.kinds
    first, second, n = np.int64(0), np.int64(0), 0
    for own_slot in range(k.squares):
        slot = mirrored[own_slot] if me else own_slot
        for level in range(st[heights + slot]):
            piece = st[heights + k.squares + HEIGHT * slot + level] - 1
            piece = own_slot << 7 | (piece >> 1 & 63) << 1 | (piece & 1 ^ me)
            if n < PIECES_IN_FIRST:
                first |= np.int64(piece + 1) << PIECE_BITS * n
            else:
                second |= np.int64(piece + 1) << PIECE_BITS * (n - PIECES_IN_FIRST)
            n += 1
    barred = st[BARRED]
    if barred >= 0 and me:
        barred = mirrored[barred]
    mine, others = st[HEAD + (2 + me) * k.kinds] - pieces_off, st[HEAD + (3 - me) * k.kinds] - pieces_off
    off = np.int64(mine) << OFF_BITS | np.int64(others)
    return first, second | off << OFF_AT | np.int64(barred + 1) << BARRED_AT


@njit(cache=True, forceinline=True)
def packed_off(second):
    """From the second number of a packed state: how many pieces are off of the player about to throw, and the other."""
    return second >> OFF_AT + OFF_BITS & MAX_OFF, second >> OFF_AT & MAX_OFF


@njit(cache=True, forceinline=True)
def unpack_state(k, packed, st):
    """Write the state of two numbers to `st`, light to throw."""
    first, second, heights = packed[0], packed[1], HEAD + 4 * k.kinds
    st[:] = 0
    st[WINNER] = -1
    st[BARRED] = (second >> BARRED_AT) - 1
    light_off, dark_off = packed_off(second)
    st[HEAD + 2 * k.kinds], st[HEAD + 3 * k.kinds] = light_off, dark_off
    st[HEAD], st[HEAD + k.kinds] = k.crew - light_off, k.crew - dark_off
    for n in range(2 * MAX_PACKED):
        piece = first >> PIECE_BITS * n if n < PIECES_IN_FIRST else second >> PIECE_BITS * (n - PIECES_IN_FIRST)
        piece &= (1 << PIECE_BITS) - 1
        if piece == 0:
            break
        piece -= 1
        slot = piece >> 7
        st[HEAD + (piece & 1) * k.kinds] -= 1
        st[heights + k.squares + HEIGHT * slot + st[heights + slot]] = (piece & 127) + 1
        st[heights + slot] += 1


@njit(cache=True, forceinline=True)
def _table_slot(builder, first, second):
    """The place of a packed state in the hash table, or the empty place where it belongs."""
    mask = np.uint64(len(builder.table) - 1)
    mixed = (np.uint64(first) ^ np.uint64(second) * np.uint64(0xC2B2AE3D27D4EB4F)) * np.uint64(0x9E3779B97F4A7C15)
    slot_in_table = (mixed >> np.uint64(29)) & mask
    while True:
        number = builder.table[slot_in_table]
        if number == EMPTY or (builder.packed[number, 0] == first and builder.packed[number, 1] == second):
            return slot_in_table
        slot_in_table = (slot_in_table + np.uint64(1)) & mask


@njit(cache=True, forceinline=True)
def find_state(builder, first, second):
    """The number of a packed state; EMPTY if the graph does not have it."""
    return builder.table[_table_slot(builder, first, second)]


@njit(cache=True, forceinline=True)
def number_of(builder, first, second):
    """The number of a packed state; a new state gets the next number."""
    slot_in_table = _table_slot(builder, first, second)
    number = builder.table[slot_in_table]
    if number == EMPTY:
        number = builder.filled[0]
        builder.table[slot_in_table] = number
        builder.packed[number, 0], builder.packed[number, 1] = first, second
        builder.filled[0] += 1
    return number


@njit(forceinline=True)
def write_successor(k, st, throw, action, number, after):
    """Write to `after` the state that follows an action, or, with number −1, doing nothing."""
    after[:] = st
    if number < 0:
        _pass_turn(k, after, throw)
    else:
        _act(k, after, throw, action)


@njit(cache=True)
def _child_of(k, after, builder, mirrored):
    """The child that a state is."""
    if after[WINNER] >= 0:
        return 2 * WON + after[WINNER]
    return 2 * number_of(builder, *pack_state(k, after, mirrored, 0)) + after[TURN]


@njit
def _expand(k, start, mirrored, builder, children, first_child, state, unpack, child_of):
    """Write the children of all states from `state` on, while there is space; return the first state left over."""
    out, st, after = action_buffer(), start.copy(), start.copy()
    throws = k.kits[-1]
    total = first_child[state * throws]
    needed = throws * len(out)
    while state < builder.filled[0]:
        if total + needed > len(children) or builder.filled[0] + needed > len(builder.packed):
            break
        unpack(k, builder.packed[state], st)
        for kit in range(len(k.kits) - 1):
            usable = kit_usable(k, st, kit)
            for throw in range(k.kits[kit], k.kits[kit + 1]):
                first_child[state * throws + throw] = total
                if not usable:
                    continue
                n = moves(k, st, throw, out)
                for i in range(n if n else 1):
                    write_successor(k, st, throw, out[i], i if n else -1, after)
                    children[total] = child_of(k, after, builder, mirrored)
                    total += 1
        state += 1
        first_child[state * throws] = total
    return state


@njit(cache=True)
def fill_table(table, packed, count):
    """Enter all packed states into an empty hash table."""
    builder = GraphBuilder(table, packed, np.ones(1, np.int64))
    for number in range(1, count):
        number_of(builder, packed[number, 0], packed[number, 1])


def _enlarged(array: np.ndarray, length: int) -> np.ndarray:
    """A longer copy of an array, filled up with zeros."""
    more = np.zeros((length, *array.shape[1:]), array.dtype)
    more[: len(array)] = array
    return more


def compile_win_only(spec: str, with_kits: bool = False) -> CompiledRules:
    """Compile a ruleset; ValueError if it is refused as this module says, or has several kits without `with_kits`."""
    rules = ruleset(spec)
    k = play.compile_rules(rules)
    choices = k.award or k.eyes.any() or (len(k.kits) > 2 and not with_kits) or (k.throws[:, 2] >= 0).any()
    if choices or rules.kinds or rules.start_space or payoff_of(rules).kind != CHANCE:
        raise ValueError(
            f"{spec} is not compiled here: only games for the win alone, with one kind of piece and no choice but "
            f"that of a move{' or a kit' if with_kits else ''}"
        )
    return k


def compile_graph(spec: str) -> CompiledGraph:
    """The graph of a ruleset; state 1 is the start.

    ValueError if `compile_win_only` refuses the ruleset, or it has more than MAX_PIECES pieces a side.
    """
    rules, k = ruleset(spec), compile_win_only(spec, with_kits=True)
    if k.crew > MAX_PIECES:
        raise ValueError(f"{spec}: no more than {MAX_PIECES} pieces a side can be compiled")
    return grow(k, play.start(k, rules), mirror_slots(rules), pack_state, unpack_state, _child_of)


def grow(
    k: CompiledRules, start: np.ndarray, mirrored: np.ndarray, pack: Any, unpack: Any, child_of: Any
) -> CompiledGraph:
    """The graph of all states that follow the start, which is state 1.

    `pack`, `unpack` and `child_of` are compiled functions like `pack_state`, `unpack_state` and `_child_of`.
    """
    size, throws = 1 << 16, int(k.kits[-1])
    packed = np.zeros((size, 2), np.int64)
    packed[0] = -1
    builder = GraphBuilder(np.full(4 * size, EMPTY, np.int32), packed, np.ones(1, np.int64))
    number_of(builder, *pack(k, start, mirrored, 0))
    children, first_child, state = np.zeros(8 * size, np.int32), np.zeros(throws * size + 1, np.int64), 1
    while state < builder.filled[0]:
        state = _expand(k, start, mirrored, builder, children, first_child, state, unpack, child_of)
        if 2 * first_child[state * throws] > len(children):
            children = _enlarged(children, 2 * len(children))
        if 2 * builder.filled[0] > len(builder.packed):
            size = 2 * len(builder.packed)
            packed, first_child = _enlarged(builder.packed, size), _enlarged(first_child, throws * size + 1)
            builder = GraphBuilder(np.full(4 * size, EMPTY, np.int32), packed, builder.filled)
            fill_table(builder.table, packed, int(builder.filled[0]))
    total = int(builder.filled[0])
    return CompiledGraph(
        children[: first_child[total * throws]].copy(),
        first_child[: total * throws + 1].copy(),
        builder.packed[:total].copy(),
        builder.table,
        k.chances[:throws].copy(),
        k.kits.copy(),
    )
