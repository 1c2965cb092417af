"""Order: how the positions of a plain race are numbered.

Pieces borne off never come back, so positions fall into layers (a, b) by the pieces that the player
about to throw, and the other, have off.  Inside a layer all positions with the same *pattern* (who
stands on which shared square) lie together as one *block*: a row for each set of my pieces on my
private squares, and in it a column for each set of theirs.

    values[first[a, b, pattern] + row * columns + column]

Sets are ranked by how many pieces they hold, so the sets that the pieces left over can form are
always the first ones: a block with fewer rows or columns is the upper left corner of a wider one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.race.tables import Tables, count


class Order(NamedTuple):
    """The numbering of a race's positions, in arrays.

    `shared[mask]` sums 3**j over the j-th shared squares of own steps, `facing_shared` of enemy
    steps: a pattern is a number in base 3, a digit 1 being mine and 2 theirs.  `patterns_mine` and
    `patterns_theirs` are the masks of a pattern, `swapped` the same pattern seen from the other
    side, `forward` all patterns, those furthest on first.
    `rank[mask]` is the rank of a mask's private part, `by_rank` the mask; `upto[k]` is how many
    sets have at most k pieces.  `leap[take * (squares + 1) + put, rank]` is the rank after a piece
    leaves the private square `take` and another appears on `put` (one past the last: none), -1
    where that cannot be.  `place[step]` is a step's number among the private squares, or among the
    shared ones.
    `first[a, b, pattern]`: where a block begins; `layers[a, b]`: where a layer does, and ends.
    """

    shared: np.ndarray
    facing_shared: np.ndarray
    patterns_mine: np.ndarray
    patterns_theirs: np.ndarray
    swapped: np.ndarray
    rank: np.ndarray
    by_rank: np.ndarray
    upto: np.ndarray
    leap: np.ndarray
    place: np.ndarray
    squares: int
    first: np.ndarray
    layers: np.ndarray
    size: int


def order_of(t: Tables) -> Order:
    """The numbering of a race's positions; ValueError where a square is walked twice."""
    if t.twice:
        raise ValueError("this path walks squares twice: use study.small.solve")
    common = [k for k in range(1, t.off) if t.facing[k]]
    alone = [k for k in range(1, t.off) if not t.facing[k]]
    place = np.zeros(t.off + 1, np.int64)
    for steps in (common, alone):
        place[steps] = range(len(steps))
    masks = np.arange(1 << t.off, dtype=np.int64)
    shared, facing = np.zeros((2, len(masks)), np.int64)
    for j, k in enumerate(common):
        shared += (masks >> k & 1) * 3**j
        facing += (masks >> _bit(t.facing[k]) & 1) * 3**j
    mine, theirs = _patterns(t, common)
    swapped = shared[theirs] + 2 * facing[mine]
    sets = sorted(range(1 << len(alone)), key=lambda x: (x.bit_count(), x))
    by_rank = np.array([sum(1 << k for i, k in enumerate(alone) if x >> i & 1) for x in sets])
    rank_of = np.zeros(len(sets), np.int64)
    rank_of[sets] = range(len(sets))
    compact = sum((masks >> k & 1) << i for i, k in enumerate(alone))
    upto = np.array([sum(x.bit_count() <= k for x in sets) for k in range(t.pieces + 1)])
    first, layers = _firsts(t.pieces, mine, theirs, upto)
    return Order(
        shared, facing, mine, theirs, swapped, rank_of[compact], by_rank, upto,
        _leaps(sets, len(alone)), place, len(alone), first, layers, int(layers.max()),
    )  # fmt: skip


def _bit(mask: int) -> int:
    """The number of a mask's only bit."""
    return int(mask).bit_length() - 1


def _patterns(t: Tables, common: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """My mask and theirs of every pattern."""
    numbers = np.arange(3 ** len(common))
    mine, theirs = np.zeros((2, len(numbers)), dtype=np.int64)
    for j, k in enumerate(common):
        digit = numbers // 3**j % 3
        mine += (digit == 1) * (1 << k)
        theirs += (digit == 2) * int(t.facing[k])
    return mine, theirs


def _leaps(sets: list[int], squares: int) -> np.ndarray:
    """The table `leap`."""
    ranks = {x: i for i, x in enumerate(sets)}
    leap = np.full(((squares + 1) ** 2, len(sets)), -1, np.int64)
    bits = [1 << i for i in range(squares)] + [0]
    for take, taken in enumerate(bits):
        for put, given in enumerate(bits):
            for i, x in enumerate(sets):
                if x & taken == taken and not x & given:
                    leap[take * len(bits) + put, i] = ranks[x ^ taken | given]
    return leap


def _firsts(
    n: int, mine: np.ndarray, theirs: np.ndarray, upto: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Where blocks begin, and where layers begin and end."""
    first = np.zeros((n + 1, n + 1, len(mine)), dtype=np.uint32)
    layers = np.zeros((n + 1, n + 1, 2), dtype=np.int64)
    size = 0
    for a in range(n):
        for b in range(n):
            sizes = _sizes(n - a, n - b, mine, theirs, upto)
            after = np.cumsum(sizes)
            first[a, b] = size + after - sizes
            layers[a, b] = size, size + after[-1]
            size += int(after[-1])
    return first, layers


def _sizes(
    my_left: int, their_left: int, mine: np.ndarray, theirs: np.ndarray, upto: np.ndarray
) -> np.ndarray:
    """How many positions each block has, with so many pieces not yet off."""
    left = my_left - np.bitwise_count(mine).astype(np.int64)
    right = their_left - np.bitwise_count(theirs).astype(np.int64)
    fits = (left >= 0) & (right >= 0)
    return np.where(fits, upto[np.maximum(left, 0)] * upto[np.maximum(right, 0)], 0)


def every(t: Tables, o: Order) -> int:
    """How many positions there are, those too in which a side has finished."""
    left = range(t.pieces + 1)
    masks = o.patterns_mine, o.patterns_theirs
    return sum(int(_sizes(a, b, *masks, o.upto).sum()) for a in left for b in left)


@njit(cache=True, inline="always")
def number(t, o, mine, theirs, a, b):
    """The number of a position with neither side finished."""
    pattern = o.shared[mine] + 2 * o.facing_shared[theirs]
    room = t.pieces - b - count(o.patterns_theirs[pattern])
    return o.first[a, b, pattern] + o.rank[mine] * o.upto[room] + o.rank[theirs]


@njit(cache=True, inline="always")
def value_of(t, o, values, mine, theirs, a, b):
    """The win chance of the player about to throw."""
    return values[number(t, o, mine, theirs, a, b)]
