"""Blocks: value iteration over a layer, a block of positions at a time.

All positions of a block (see `study.race.numbering`) share their pattern, so a move is the same move in
every column: it leads from a whole row of the block to a whole row of another.  Backing up a row
is therefore, for each score, the larger of a few rows of numbers that lie side by side in memory;
then their sum by the chances of the scores.

Where a move ends the turn the mover wants 1 - the opponent's value, of a position whose rows and
columns have changed places.  So that this is a row too, the layers in work are kept a second time
as their mover sees them, transposed and turned round: the copy of the layer (a, b) lies aside[a, b]
after the layer itself, and a block renews its copy whenever it changes.
"""

from __future__ import annotations

import numpy as np
from numba import njit, prange

from study.race.simd import WIDE, eight, larger, nothing, plus, put
from study.race.tables import count, low

# One line of the list of moves of a block: see `list_moves`.
LIMIT, LEAP, BASE, WIDTH = range(4)
# The most lines: pieces and hand with a handful of scores.
MOST = 256
# How many patterns a thread takes at a time: a power of 3, so that what they lead to is close too.
CHUNK = 81


@njit(cache=True)
def list_moves(t, o, aside, a, b, pattern, starts, moves):
    """Write down the moves of a block: those with the i-th score begin at line starts[i].

    Row i has a move if i < moves[m, LIMIT] and leap[moves[m, LEAP], i] >= 0: that is the row it
    leads to, in the block that begins at moves[m, BASE], with rows of moves[m, WIDTH] and more
    columns than this block has, or as many.  What wins is a row of ones, at aside[pieces, 0].
    """
    mine, theirs = o.patterns_mine[pattern], o.patterns_theirs[pattern]
    left, right = t.pieces - a - count(mine), t.pieces - b - count(theirs)
    none, line = o.squares, 0
    for s in range(len(t.scores)):
        starts[s] = line
        score = t.scores[s]
        for origin in range(t.off + 1 - score if score else 0):
            step, after, limit, take, give = origin + score, pattern, o.upto[left], none, none
            if origin == 0:
                if left == 0:
                    continue
                limit = o.upto[left - 1]  # With so few on private squares one is in hand.
            elif t.facing[origin]:
                if not mine >> origin & 1:
                    continue
                after -= o.shared[1 << origin]
            else:
                take = o.place[origin]
            hit = np.int64(0)
            if step == t.off or not t.facing[step]:
                give = none if step == t.off else o.place[step]
            else:
                hit = theirs & t.facing[step]
                if mine >> step & 1 or (hit and t.closed[low(hit)] >> step & 1):
                    continue
                after += o.shared[1 << step] - (2 * o.facing_shared[hit] if hit else 0)
            moves[line, LIMIT], moves[line, LEAP] = limit, take * (none + 1) + give
            new_a = a + 1 if step == t.off else a
            if new_a == t.pieces:
                moves[line, BASE], moves[line, WIDTH] = aside[t.pieces, 0], 0
            else:
                turned = 0 if t.again[1 if hit else 0, score, step] else aside[new_a, b]
                moves[line, BASE] = np.int64(o.first[new_a, b, after]) + turned
                moves[line, WIDTH] = o.upto[right + 1 if hit else right]
            line += 1
    starts[len(t.scores)] = line


@njit(cache=True)
def back_up(values, block, rows, columns, passing, chances, leap, starts, moves, ends, until):
    """Renew one block from the values one move on; the largest change.

    `passing` is where the copies of its rows lie, beyond them: what a lost turn leads to.  `ends` and
    `until` are room for the rows that the moves of one row lead to, and where each score's end.
    """
    change = np.float32(0)
    for i in range(rows - 1, -1, -1):
        here, found = block + i * columns, 0
        for s in range(len(chances)):
            began = found
            for m in range(starts[s], starts[s + 1]):
                if i < moves[m, LIMIT]:
                    to = leap[moves[m, LEAP], i]
                    if to >= 0:
                        ends[found] = moves[m, BASE] + to * moves[m, WIDTH]
                        found += 1
            if found == began:
                ends[found] = here + passing
                found += 1
            until[s] = found
        for j in range(0, columns, WIDE):
            total, m = nothing(), 0
            for s in range(len(chances)):
                best = eight(values, ends[m] + j)
                for k in range(m + 1, until[s]):
                    best = larger(best, eight(values, ends[k] + j))
                total = plus(total, chances[s], best)
                m = until[s]
            change = max(change, put(values, here + j, columns - j, total))
    return change


@njit(cache=True)
def mirror(values, block, rows, columns, copy):
    """Renew the copy of a block: what its mover sees who has just handed over the throw."""
    for j in range(columns):
        for i in range(rows):
            values[copy + j * rows + i] = np.float32(1) - values[block + i * columns + j]


@njit(cache=True, inline="always")
def fits(t, o, a, b, pattern):
    """Whether so many pieces can be off in a pattern."""
    mine, theirs = count(o.patterns_mine[pattern]), count(o.patterns_theirs[pattern])
    return mine <= t.pieces - a and theirs <= t.pieces - b


@njit(cache=True, inline="always")
def size_of(t, o, a, b, pattern):
    """The rows and columns of a block."""
    left = t.pieces - a - count(o.patterns_mine[pattern])
    right = t.pieces - b - count(o.patterns_theirs[pattern])
    return o.upto[left], o.upto[right]


@njit(cache=True, inline="always")
def places(o, aside, a, b, pattern):
    """Where a block begins, and where its copy."""
    seen = np.int64(o.first[b, a, o.swapped[pattern]])
    return np.int64(o.first[a, b, pattern]), seen + aside[b, a]


@njit(cache=True, parallel=True)
def mirror_layer(t, o, aside, values, a, b):
    """Write the copy of a layer."""
    for turn in prange(len(o.swapped)):
        pattern = np.int64(turn)
        if fits(t, o, a, b, pattern):
            rows, columns = size_of(t, o, a, b, pattern)
            block, copy = places(o, aside, a, b, pattern)
            mirror(values, block, rows, columns, copy)


@njit(cache=True, parallel=True)
def sweep(t, o, aside, values, a, b, changes, least, threads):
    """One pass over the layers (a, b) and (b, a), the furthest patterns first.

    Blocks whose last change, `changes[side, pattern]`, is below `least` are left out.  Each thread
    takes every so many chunks of patterns, so that all keep close together.
    """
    patterns = len(o.swapped)
    for thread in prange(threads):
        for end in range(patterns - thread * CHUNK, 0, -threads * CHUNK):
            renew(t, o, aside, values, a, b, max(0, end - CHUNK), end, changes, least)


@njit(cache=True)
def renew(t, o, aside, values, a, b, begin, end, changes, least):
    """Renew the blocks of some patterns in the layer (a, b), then as (b, a) sees them."""
    swapped, leap, chances = o.swapped, o.leap, t.chances
    starts, moves = np.empty(len(chances) + 1, np.int64), np.empty((MOST, 4), np.int64)
    ends, until = np.empty(MOST, np.int64), np.empty(len(chances), np.int64)
    for side in range(1 if a == b else 2):
        x, y = (b, a) if side else (a, b)
        for seen in range(end - 1, begin - 1, -1):
            pattern = swapped[seen] if side else seen
            if changes[side, pattern] < least or not fits(t, o, x, y, pattern):
                continue
            list_moves(t, o, aside, x, y, pattern, starts, moves)
            rows, columns = size_of(t, o, x, y, pattern)
            block, copy = places(o, aside, x, y, pattern)
            changes[side, pattern] = back_up(
                values, block, rows, columns, aside[x, y], chances, leap, starts, moves, ends, until
            )
            mirror(values, block, rows, columns, copy)
