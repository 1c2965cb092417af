"""How the positions of a plain race are numbered.

Pieces borne off never come back, so positions form layers (a, b) by how many pieces the player about to throw and
the opponent have off. Inside a layer, all positions with the same *pattern* (the pieces on shared squares) lie
together as one *block*: a row for each set of my pieces on my private squares, and in it a column for each set of
theirs.

    values[first[a, b, pattern] + row * columns + column]

Sets are ranked by their number of pieces. So the sets that the remaining pieces can form always come first, and a
block with fewer rows or columns is the upper left corner of a larger one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.race.tables import Tables, bit_count


class Numbering(NamedTuple):
    """The numbering of a race's positions, in arrays.

    A pattern is a number in base 3 with a digit for each shared square: 1 for my piece, 2 for theirs.
    `shared[mask]`: the sum of 3**j over the shared squares j in a mask of my steps; `facing_shared[mask]`: the same
    for a mask of the enemy's steps. `patterns_mine` and `patterns_theirs`: the masks of a pattern; `swapped`: the
    same pattern seen by the other player.
    `rank[mask]`: the rank of the private part of a mask; `by_rank`: the mask of a rank; `sets_up_to[k]`: how many sets
    have at most k pieces; `squares`: how many private squares a player has.
    `rank_after[take * (squares + 1) + put, rank]`: the rank after a piece leaves the private square `take` and one
    appears on `put`, −1 if that is impossible; `squares` in place of a square stands for none.
    `square_number[step]`: the number of a step among the private or among the shared squares.
    `first[a, b, pattern]`: where a block begins; `layers[a, b]`: where a layer begins and ends; `size`: where all end.
    """

    shared: np.ndarray
    facing_shared: np.ndarray
    patterns_mine: np.ndarray
    patterns_theirs: np.ndarray
    swapped: np.ndarray
    rank: np.ndarray
    by_rank: np.ndarray
    sets_up_to: np.ndarray
    rank_after: np.ndarray
    square_number: np.ndarray
    squares: int
    first: np.ndarray
    layers: np.ndarray
    size: int


def numbering_of(t: Tables) -> Numbering:
    """The numbering of a race's positions; ValueError if a path uses a square twice."""
    if t.revisits:
        raise ValueError("this path walks squares twice: use study.small.solve")
    shared_steps = [k for k in range(1, t.off) if t.facing[k]]
    private_steps = [k for k in range(1, t.off) if not t.facing[k]]
    square_number = np.zeros(t.off + 1, np.int64)
    for steps in (shared_steps, private_steps):
        square_number[steps] = range(len(steps))
    masks = np.arange(1 << t.off, dtype=np.int64)
    shared, facing = np.zeros((2, len(masks)), np.int64)
    for j, k in enumerate(shared_steps):
        shared += (masks >> k & 1) * 3**j
        facing += (masks >> _only_bit(t.facing[k]) & 1) * 3**j
    mine, theirs = _patterns(t, shared_steps)
    swapped = shared[theirs] + 2 * facing[mine]
    sets = sorted(range(1 << len(private_steps)), key=lambda x: (x.bit_count(), x))
    by_rank = np.array([sum(1 << k for i, k in enumerate(private_steps) if x >> i & 1) for x in sets])
    rank_of = np.zeros(len(sets), np.int64)
    rank_of[sets] = range(len(sets))
    compact = sum((masks >> k & 1) << i for i, k in enumerate(private_steps))
    sets_up_to = np.array([sum(x.bit_count() <= k for x in sets) for k in range(t.pieces + 1)])
    first, layers = _block_starts(t.pieces, mine, theirs, sets_up_to)
    return Numbering(
        shared, facing, mine, theirs, swapped, rank_of[compact], by_rank, sets_up_to,
        _rank_changes(sets, len(private_steps)), square_number, len(private_steps), first, layers, int(layers.max()),
    )  # fmt: skip


def _only_bit(mask: int) -> int:
    """The number of a mask's only bit."""
    return int(mask).bit_length() - 1


def _patterns(t: Tables, shared_steps: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """My mask and their mask of every pattern."""
    numbers = np.arange(3 ** len(shared_steps))
    mine, theirs = np.zeros((2, len(numbers)), dtype=np.int64)
    for j, k in enumerate(shared_steps):
        digit = numbers // 3**j % 3
        mine += (digit == 1) * (1 << k)
        theirs += (digit == 2) * int(t.facing[k])
    return mine, theirs


def _rank_changes(sets: list[int], squares: int) -> np.ndarray:
    """The table `rank_after`."""
    ranks = {x: i for i, x in enumerate(sets)}
    rank_after = np.full(((squares + 1) ** 2, len(sets)), -1, np.int64)
    bits = [1 << i for i in range(squares)] + [0]
    for take, taken in enumerate(bits):
        for put, given in enumerate(bits):
            for i, x in enumerate(sets):
                if x & taken == taken and not x & given:
                    rank_after[take * len(bits) + put, i] = ranks[x ^ taken | given]
    return rank_after


def _block_starts(
    n: int, mine: np.ndarray, theirs: np.ndarray, sets_up_to: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """The tables `first` and `layers` for `n` pieces."""
    first = np.zeros((n + 1, n + 1, len(mine)), dtype=np.uint32)
    layers = np.zeros((n + 1, n + 1, 2), dtype=np.int64)
    size = 0
    for a in range(n):
        for b in range(n):
            sizes = _sizes(n - a, n - b, mine, theirs, sets_up_to)
            after = np.cumsum(sizes)
            first[a, b] = size + after - sizes
            layers[a, b] = size, size + after[-1]
            size += int(after[-1])
    return first, layers


def _sizes(my_left: int, their_left: int, mine: np.ndarray, theirs: np.ndarray, sets_up_to: np.ndarray) -> np.ndarray:
    """How many positions each block has, with `my_left` and `their_left` pieces not yet off."""
    left = my_left - np.bitwise_count(mine).astype(np.int64)
    right = their_left - np.bitwise_count(theirs).astype(np.int64)
    fits = (left >= 0) & (right >= 0)
    return np.where(fits, sets_up_to[np.maximum(left, 0)] * sets_up_to[np.maximum(right, 0)], 0)


def count_positions(t: Tables, o: Numbering) -> int:
    """How many positions there are, including those with all pieces of a side off."""
    left = range(t.pieces + 1)
    masks = o.patterns_mine, o.patterns_theirs
    return sum(int(_sizes(a, b, *masks, o.sets_up_to).sum()) for a in left for b in left)


@njit(cache=True, inline="always")
def position_number(t, o, mine, theirs, a, b):
    """The number of a position in which both sides have pieces left."""
    pattern = o.shared[mine] + 2 * o.facing_shared[theirs]
    left = t.pieces - b - bit_count(o.patterns_theirs[pattern])
    return o.first[a, b, pattern] + o.rank[mine] * o.sets_up_to[left] + o.rank[theirs]


@njit(cache=True, inline="always")
def value_of(t, o, values, mine, theirs, a, b):
    """The win chance of the player about to throw."""
    return values[position_number(t, o, mine, theirs, a, b)]
