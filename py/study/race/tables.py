"""Tables: a `ur.bitboard.race.Race` as arrays, and its moves as compiled functions.

The numbers all come from the race, which took them from the ruleset; nothing is a rule here.  Masks
are those of `ur.bitboard.race`: bit k is a piece on step k of its owner's path.
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
    """A plain race in arrays.

    `facing[step]`: the enemy's steps on that square; `closed[k]`: my steps that the enemy on his
    step k keeps me from; `same[k]`: my steps on the square of my step k; `again[captured, score,
    step]`: whether the landing throws again.
    """

    pieces: int
    off: int
    scores: np.ndarray
    chances: np.ndarray
    facing: np.ndarray
    closed: np.ndarray
    same: np.ndarray
    again: np.ndarray
    twice: bool


def tables_of(race: Race) -> Tables:
    """The arrays of a race; ValueError if its ruleset has parts that they cannot hold."""
    check_plain_race(race.rules)
    off = race.off
    same = [*race.same, 0]
    closed = [race._closed[1 << k & race._closed_to_me] for k in range(off + 1)]
    again = np.array([race._again, race._again_capturing], dtype=np.uint8)
    return Tables(
        race.pieces,
        off,
        np.array([score for score, _ in race.throws], dtype=np.int64),
        np.array([weight / race.total for _, weight in race.throws]),
        np.array(race.facing, dtype=np.int64),
        np.array(closed, dtype=np.int64),
        np.array(same, dtype=np.int64),
        again,
        race._walked_twice,
    )


@intrinsic
def low(typing, mask):
    """The number of the lowest bit of a mask that is not empty."""

    def write(context, builder, signature, given):
        return builder.cttz(given[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), write


@intrinsic
def count(typing, mask):
    """How many bits are set."""

    def write(context, builder, signature, given):
        return builder.ctpop(given[0])

    return types.int64(types.int64), write


@njit(cache=True, inline="always")
def spread(mask, to):
    """The union of to[k] over the bits of a mask."""
    found = 0
    while mask:
        k = low(mask)
        found |= to[k]
        mask &= mask - 1
    return found


@njit(cache=True, inline="always")
def targets(t, mine, theirs, my_off, score):
    """The mask of steps that a piece can be moved to."""
    source = mine
    if t.pieces - my_off > count(mine):
        source |= 1
    own = spread(mine, t.same) if t.twice else mine
    board = (1 << (t.off + 1)) - 2
    return (source << score) & board & ~(own | spread(theirs, t.closed))


@njit(cache=True, inline="always")
def played(t, mine, theirs, my_off, score, step):
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
