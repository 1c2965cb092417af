"""Sight: `ur.player.features` in compiled code: the rows of a net that are on in a state."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel.parts import HEIGHT, check
from study.kernel.states import HEAD, KITTY, LAUNCHED, POINTS, PURSE, TURN, WINNER
from ur.player.features import COUNTS, KITTIES, KITTY_STEP, Inputs
from ur.player.payoff import CHANCE, Payoff
from ur.rules.ruleset import MONEY
from ur.rules.ruleset import POINTS as NET_POINTS

CHANCE_GAME, POINTS_GAME, MONEY_GAME = 0, 1, 2
GAMES = {CHANCE: CHANCE_GAME, NET_POINTS: POINTS_GAME, MONEY: MONEY_GAME}
# The most rows that are on at once, and the most atoms: the bits of a mask but its sign.
MOST_ROWS, ATOMS = 1200, 63


class Sight(NamedTuple):
    """`ur.player.features.Inputs` in arrays, and what the game is played for."""

    atoms: int
    kinds: int
    cross: int
    pairs: int
    counts: int
    with_off: int
    facts: int
    kitty: int
    rows: int
    first: np.ndarray
    second: np.ndarray
    buried: np.ndarray
    game: int
    total: float
    reach: float


def sight_of(inputs: Inputs, payoff: Payoff) -> Sight:
    """The arrays of a ruleset's inputs and of its payoff; ValueError if they cannot hold them."""
    check(inputs.rules)
    if inputs.atoms > ATOMS or len(inputs.rules.crew) >= COUNTS or payoff.kind not in GAMES:
        raise ValueError(f"{inputs.rules.spec}: the compiled features hold up to {ATOMS} atoms, {COUNTS - 1} pieces, "
                         f"and games for {', '.join(GAMES)}")
    tables = []
    for named in (inputs.first, inputs.second, inputs.buried):
        table = np.full(64, -1)
        for station, atom in named.items():
            table[station] = atom
        tables.append(table)
    return Sight(
        inputs.atoms, inputs.kinds, inputs.cross, inputs.pairs, inputs.counts, inputs.with_off,
        inputs.facts, inputs.kitty, inputs.rows, tables[0], tables[1], tables[2],
        GAMES[payoff.kind], payoff.total, payoff.fixed_half_range,
    )  # fmt: skip


@njit(cache=True)
def masks(k, s, st):
    """My atoms and theirs."""
    me, heights = st[TURN], HEAD + 4 * k.kinds
    mine, theirs = np.int64(0), np.int64(0)
    for slot in range(k.squares):
        height = st[heights + slot]
        base = heights + k.squares + HEIGHT * slot
        for level in range(height):
            one = st[base + level] - 1
            station, owner = one >> 1 & 63, one & 1
            mask = np.int64(1) << s.first[station]
            if height > 1:
                if (mine if owner == me else theirs) & mask:
                    mask |= np.int64(1) << s.second[station]
                if s.buried[station] >= 0:
                    for up in range(level + 1, height):
                        if st[base + up] - 1 & 1 != owner:
                            mask |= np.int64(1) << s.buried[station]
            if owner == me:
                mine |= mask
            else:
                theirs |= mask
    return mine, theirs


@njit(cache=True)
def single_facts(k, s, st, found, n):
    """Append the rows of the kinds of pieces and of the kitty."""
    me, heights, width = st[TURN], HEAD + 4 * k.kinds, s.atoms + 3
    if s.kinds:
        for slot in range(k.squares):
            for level in range(st[heights + slot]):
                one = st[heights + k.squares + HEIGHT * slot + level] - 1
                side = 0 if one & 1 == me else 1
                atom = s.first[one >> 1 & 63]
                found[n] = s.facts + (side * s.kinds + (one >> 7)) * width + atom
                n += 1
        for side in range(2):
            player = me if side == 0 else 1 - me
            for kind in range(k.kinds):
                hand = st[HEAD + player * k.kinds + kind]
                off = st[HEAD + (2 + player) * k.kinds + kind]
                if hand + off:
                    row = s.facts + (side * s.kinds + kind) * width + s.atoms
                    found[n] = row + 2 if off else row + (st[LAUNCHED + player] >> kind & 1)
                    n += 1
    if s.game == MONEY_GAME:
        found[n] = s.kitty + min(KITTIES - 1, st[KITTY] // KITTY_STEP)
        n += 1
    return n


@njit(cache=True)
def active(k, s, st, found):
    """Write the rows that are on to `found`; how many."""
    me = st[TURN]
    mine, theirs = masks(k, s, st)
    counted = np.zeros(4, np.int64)
    for side in range(2):
        player = me if side == 0 else 1 - me
        for kind in range(k.kinds):
            counted[2 * side] += st[HEAD + player * k.kinds + kind]
            counted[2 * side + 1] += st[HEAD + (2 + player) * k.kinds + kind]
    n = single_facts(k, s, st, found, 0)
    for i in range(4):
        found[n] = s.counts + COUNTS * i + counted[i]
        n += 1
    a, b, block = counted[1], counted[3], COUNTS * s.atoms
    my, their = np.empty(64, np.int64), np.empty(64, np.int64)
    p, q = 0, 0
    for i in range(s.atoms):
        if mine >> i & 1:
            found[n] = i
            found[n + 1] = s.with_off + COUNTS * i + a
            found[n + 2] = s.with_off + block + COUNTS * i + b
            n += 3
            for x in range(p):
                found[n] = s.pairs + i * (i - 1) // 2 + my[x]
                n += 1
            my[p] = i
            p += 1
        if theirs >> i & 1:
            found[n] = s.atoms + i
            found[n + 1] = s.with_off + 2 * block + COUNTS * i + b
            found[n + 2] = s.with_off + 3 * block + COUNTS * i + a
            n += 3
            for x in range(q):
                found[n] = s.pairs + s.atoms * (s.atoms - 1) // 2 + i * (i - 1) // 2 + their[x]
                n += 1
            their[q] = i
            q += 1
    for x in range(p):
        for y in range(q):
            found[n] = s.cross + s.atoms * my[x] + their[y]
            n += 1
    return n


@njit(cache=True)
def base_scale(s, st, player):
    """The middle and the half range of values, as `ur.player.payoff.Payoff`."""
    if s.game == MONEY_GAME:
        return st[PURSE + player] + st[KITTY] / 2, st[KITTY] / 2 + s.reach
    return s.total / 2, s.reach


@njit(cache=True)
def final(s, st):
    """What light has got when the game is over."""
    if s.game == MONEY_GAME:
        return st[PURSE] + st[KITTY] / 2.0
    if s.game == POINTS_GAME:
        return float(st[POINTS] - st[POINTS + 1])
    if st[WINNER] == 2:
        return 0.5
    return 1.0 - st[WINNER]
