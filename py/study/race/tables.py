"""A plain race as arrays, and its moves as compiled functions.

All numbers come from `ur.bitboard.race.Race`, which asked the ruleset; this module decides no rule. Bit k of a mask
is a piece on step k of its owner's path.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from study.kernel.parts import check_plain_race
from ur.bitboard.race import Race


class Tables(NamedTuple):
    """A plain race in numbers and arrays.

    `pieces` a side; `off`: the step of bearing off; `scores` and their `chances`, throw by throw.
    `facing[k]`: a mask of the enemy's steps on the square of my step k; `closed[k]`: a mask of my steps where I may
    not land because of an enemy on their step k; `same[k]`: a mask of my steps on the square of my step k;
    `again[captured, score, step]`: 1 if this landing throws again; `revisits`: whether a path uses a square twice.
    """

    pieces: int
    off: int
    scores: np.ndarray
    chances: np.ndarray
    facing: np.ndarray
    closed: np.ndarray
    same: np.ndarray
    again: np.ndarray
    revisits: bool


def tables_of(race: Race) -> Tables:
    """Compile a race; ValueError if `study.kernel.parts` refuses its ruleset."""
    check_plain_race(race.rules)
    off = race.off
    same = [*race.own_steps, 0]
    closed = [race._closed[1 << k & race._closed_to_me] for k in range(off + 1)]
    again = np.array([race._again, race._again_capturing], dtype=np.uint8)
    return Tables(
        race.pieces,
        off,
        np.array([score for score, _ in race.throws], dtype=np.int64),
        np.array([weight / race.total for _, weight in race.throws]),
        np.array(race.enemy_steps, dtype=np.int64),
        np.array(closed, dtype=np.int64),
        np.array(same, dtype=np.int64),
        again,
        race._walked_twice,
    )


@intrinsic
def lowest_bit(typing, mask):
    """The number of the lowest set bit of a mask; the mask must not be 0."""

    def generate(context, builder, signature, args):
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def bit_count(typing, mask):
    """How many bits of a mask are set."""

    def generate(context, builder, signature, args):
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@njit(cache=True, inline="always")
def union(mask, masks):
    """The union of masks[k] over the set bits k of a mask."""
    result = 0
    while mask:
        k = lowest_bit(mask)
        result |= masks[k]
        mask &= mask - 1
    return result


@njit(cache=True, inline="always")
def targets(t, mine, theirs, my_off, score):
    """A mask of the steps that a piece can be moved to by `score`."""
    source = mine
    if t.pieces - my_off > bit_count(mine):
        source |= 1
    own = union(mine, t.same) if t.revisits else mine
    board = (1 << (t.off + 1)) - 2
    return (source << score) & board & ~(own | union(theirs, t.closed))


@njit(cache=True, inline="always")
def play_move(t, mine, theirs, my_off, score, step):
    """(mine, theirs, my_off, again) after a move, still seen by the mover."""
    origin = step - score
    if origin:
        mine ^= 1 << origin
    captured = 0
    if step == t.off:
        my_off += 1
    else:
        mine |= 1 << step
        hit = theirs & t.facing[step]
        if hit:
            theirs ^= hit
            captured = 1
    return mine, theirs, my_off, t.again[captured, score, step]
