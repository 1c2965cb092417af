"""The features of `ur.player.features` in compiled code: which rows of a net are active in a state."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel.parts import HEIGHT, check
from study.kernel.states import BARRED, HEAD, KITTY, LAUNCHED, POINTS, PURSE, TURN, WINNER
from ur.player.features import COUNTS, DEPTHS, KITTY_ROWS, KITTY_STEP, Inputs
from ur.player.payoff import CHANCE, Payoff
from ur.rules.ruleset import MONEY
from ur.rules.ruleset import POINTS as NET_POINTS

CHANCE_GAME, POINTS_GAME, MONEY_GAME = 0, 1, 2
GAMES = {CHANCE: CHANCE_GAME, NET_POINTS: POINTS_GAME, MONEY: MONEY_GAME}
# The most rows that are active at once, and the most atoms: the bits of a mask without its sign.
MAX_ACTIVE_ROWS, ATOMS = 1200, 63


class FeatureLayout(NamedTuple):
    """`ur.player.features.Inputs` in numbers and arrays, and what the game is played for.

    `first`, `second` and `buried` give the atom of each station (−1: none); the numbers up to `rows` are those of
    `Inputs`. `game` is one of GAMES; `total` and `fixed_half_range` are those of `Payoff`.
    """

    atoms: int
    kinds: int
    cross: int
    pairs: int
    counts: int
    with_off: int
    facts: int
    kitty: int
    depths: int
    barred: int
    rows: int
    first: np.ndarray
    second: np.ndarray
    buried: np.ndarray
    game: int
    total: float
    fixed_half_range: float


def feature_layout(inputs: Inputs, payoff: Payoff) -> FeatureLayout:
    """Compile the features of a ruleset; ValueError if they do not fit, or `study.kernel.parts` refuses it."""
    check(inputs.rules)
    if inputs.atoms > ATOMS or len(inputs.rules.crew) >= COUNTS or payoff.kind not in GAMES:
        games = ", ".join(GAMES)
        raise ValueError(
            f"{inputs.rules.spec}: the compiled features hold up to {ATOMS} atoms, {COUNTS - 1} pieces, and games for "
            f"{games}"
        )
    tables = []
    for atoms in (inputs.first, inputs.second, inputs.buried):
        table = np.full(64, -1)
        for station, atom in atoms.items():
            table[station] = atom
        tables.append(table)
    return FeatureLayout(
        inputs.atoms, inputs.kinds, inputs.cross, inputs.pairs, inputs.counts, inputs.with_off,
        inputs.facts, inputs.kitty, inputs.depths, inputs.barred, inputs.rows, tables[0], tables[1], tables[2],
        GAMES[payoff.kind], payoff.total, payoff.fixed_half_range,
    )  # fmt: skip


@njit(cache=True)
def atom_masks(k, s, st):
    """The atoms of the player about to throw and of the other, as two bit masks."""
    me, heights = st[TURN], HEAD + 4 * k.kinds
    mine, theirs = np.int64(0), np.int64(0)
    for slot in range(k.squares):
        height = st[heights + slot]
        base = heights + k.squares + HEIGHT * slot
        for level in range(height):
            piece = st[base + level] - 1
            station, owner = piece >> 1 & 63, piece & 1
            mask = np.int64(1) << s.first[station]
            if height > 1:
                if (mine if owner == me else theirs) & mask:
                    mask |= np.int64(1) << s.second[station]
                if s.buried[station] >= 0:
                    for above in range(level + 1, height):
                        if st[base + above] - 1 & 1 != owner:
                            mask |= np.int64(1) << s.buried[station]
            if owner == me:
                mine |= mask
            else:
                theirs |= mask
    return mine, theirs


@njit(cache=True)
def append_single_facts(k, s, st, rows, n):
    """Append the active rows for kinds of pieces, for the kitty and for stacks; the new count."""
    me, heights, width = st[TURN], HEAD + 4 * k.kinds, s.atoms + 3
    if s.kinds:
        for slot in range(k.squares):
            for level in range(st[heights + slot]):
                piece = st[heights + k.squares + HEIGHT * slot + level] - 1
                side = 0 if piece & 1 == me else 1
                atom = s.first[piece >> 1 & 63]
                rows[n] = s.facts + (side * s.kinds + (piece >> 7)) * width + atom
                n += 1
        for side in range(2):
            player = me if side == 0 else 1 - me
            for kind in range(k.kinds):
                hand = st[HEAD + player * k.kinds + kind]
                off = st[HEAD + (2 + player) * k.kinds + kind]
                if hand + off:
                    row = s.facts + (side * s.kinds + kind) * width + s.atoms
                    rows[n] = row + 2 if off else row + (st[LAUNCHED + player] >> kind & 1)
                    n += 1
    if s.game == MONEY_GAME:
        rows[n] = s.kitty + min(KITTY_ROWS - 1, st[KITTY] // KITTY_STEP)
        n += 1
    if s.depths < s.barred:
        singles = s.first.max() + 1
        for slot in range(k.squares):
            height = st[heights + slot]
            if height > 1:
                top = heights + k.squares + HEIGHT * slot + height - 1
                for depth in range(min(height, DEPTHS)):
                    piece = st[top - depth] - 1
                    side = 0 if piece & 1 == me else 1
                    station = s.second[piece >> 1 & 63] - singles
                    rows[n] = s.depths + DEPTHS * (2 * station + side) + depth
                    n += 1
    return n


@njit(cache=True)
def atom_of_top_piece(k, s, st, slot):
    """The atom for the station of the top piece of a square."""
    heights = HEAD + 4 * k.kinds
    piece = st[heights + k.squares + HEIGHT * slot + st[heights + slot] - 1] - 1
    return s.first[piece >> 1 & 63]


@njit(cache=True)
def active_rows(k, s, st, rows):
    """Write the numbers of the active rows to `rows`; return how many."""
    me = st[TURN]
    mine, theirs = atom_masks(k, s, st)
    counts = np.zeros(4, np.int64)
    for side in range(2):
        player = me if side == 0 else 1 - me
        for kind in range(k.kinds):
            counts[2 * side] += st[HEAD + player * k.kinds + kind]
            counts[2 * side + 1] += st[HEAD + (2 + player) * k.kinds + kind]
    n = append_single_facts(k, s, st, rows, 0)
    for i in range(4):
        rows[n] = s.counts + COUNTS * i + counts[i]
        n += 1
    a, b, block = counts[1], counts[3], COUNTS * s.atoms
    my_atoms, their_atoms = np.empty(64, np.int64), np.empty(64, np.int64)
    my_count, their_count = 0, 0
    for i in range(s.atoms):
        if mine >> i & 1:
            rows[n] = i
            rows[n + 1] = s.with_off + COUNTS * i + a
            rows[n + 2] = s.with_off + block + COUNTS * i + b
            n += 3
            for x in range(my_count):
                rows[n] = s.pairs + i * (i - 1) // 2 + my_atoms[x]
                n += 1
            my_atoms[my_count] = i
            my_count += 1
        if theirs >> i & 1:
            rows[n] = s.atoms + i
            rows[n + 1] = s.with_off + 2 * block + COUNTS * i + b
            rows[n + 2] = s.with_off + 3 * block + COUNTS * i + a
            n += 3
            for x in range(their_count):
                rows[n] = s.pairs + s.atoms * (s.atoms - 1) // 2 + i * (i - 1) // 2 + their_atoms[x]
                n += 1
            their_atoms[their_count] = i
            their_count += 1
    if st[BARRED] >= 0:
        row = s.barred + s.atoms * atom_of_top_piece(k, s, st, st[BARRED])
        for x in range(my_count):
            rows[n] = row + my_atoms[x]
            n += 1
    for x in range(my_count):
        for y in range(their_count):
            rows[n] = s.cross + s.atoms * my_atoms[x] + their_atoms[y]
            n += 1
    return n


@njit(cache=True)
def middle_and_half_range(s, st, player):
    """The middle of the values that `player` can expect, and half their range; as `ur.player.payoff.Payoff`."""
    if s.game == MONEY_GAME:
        return st[PURSE + player] + st[KITTY] / 2, st[KITTY] / 2 + s.fixed_half_range
    return s.total / 2, s.fixed_half_range


@njit(cache=True)
def final_value(s, st):
    """The value for light when the game is over."""
    if s.game == MONEY_GAME:
        return st[PURSE] + st[KITTY] / 2.0
    if s.game == POINTS_GAME:
        return float(st[POINTS] - st[POINTS + 1])
    if st[WINNER] == 2:
        return 0.5
    return 1.0 - st[WINNER]
