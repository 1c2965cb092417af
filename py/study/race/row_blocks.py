"""Value iteration over a layer, a block of positions at a time.

All positions of a block (see `study.race.numbering`) have the same pattern. So a move leads from a whole row of the
block to a whole row of another block. To back up a row, take for each score the maximum of a few such rows, number
by number, and add these up with the chances of the scores.

When a move ends the turn, its value is 1 − the opponent's value, and the opponent sees rows and columns swapped. So
that this is a row too, a second copy of each layer in work holds 1 − its values, transposed. The copy of layer (a, b)
begins `copy_offset[a, b]` after the layer. A block updates its copy whenever it changes.
"""

from __future__ import annotations

import numpy as np
from numba import njit, prange

from study.race.simd import LANES, load8, maximum, multiply_add, store8, zeros8
from study.race.tables import bit_count, lowest_bit

# The columns of the list of moves of a block: see `list_moves`.
ROWS, RANKS, TARGET, TARGET_WIDTH = range(4)
# The most moves of a block: a few scores for each piece on the board and in hand.
MAX_MOVES = 256
# How many patterns a thread takes at a time: a power of 3, so that their moves lead to patterns close together.
CHUNK = 81


@njit(cache=True)
def list_moves(t, o, copy_offset, a, b, pattern, starts, moves):
    """List the moves of a block in `moves`; those with the i-th score begin at line starts[i].

    Row i has the move m if i < moves[m, ROWS] and to = rank_after[moves[m, RANKS], i] >= 0. The move leads to the row
    `to` of the block that begins at moves[m, TARGET], whose rows are moves[m, TARGET_WIDTH] long and not shorter
    than those of this block. A winning move leads to a row of ones, at copy_offset[pieces, 0].
    """
    mine, theirs = o.patterns_mine[pattern], o.patterns_theirs[pattern]
    left, right = t.pieces - a - bit_count(mine), t.pieces - b - bit_count(theirs)
    none, line = o.squares, 0
    for s in range(len(t.scores)):
        starts[s] = line
        score = t.scores[s]
        for origin in range(t.off + 1 - score if score else 0):
            step, after, limit, take, put = origin + score, pattern, o.sets_up_to[left], none, none
            if origin == 0:
                if left == 0:
                    continue
                limit = o.sets_up_to[left - 1]  # With at most so many pieces on private squares, one is in hand.
            elif t.facing[origin]:
                if not mine >> origin & 1:
                    continue
                after -= o.shared[1 << origin]
            else:
                take = o.square_number[origin]
            hit = np.int64(0)
            if step == t.off or not t.facing[step]:
                put = none if step == t.off else o.square_number[step]
            else:
                hit = theirs & t.facing[step]
                if mine >> step & 1 or (hit and t.closed[lowest_bit(hit)] >> step & 1):
                    continue
                after += o.shared[1 << step] - (2 * o.facing_shared[hit] if hit else 0)
            moves[line, ROWS], moves[line, RANKS] = limit, take * (none + 1) + put
            new_a = a + 1 if step == t.off else a
            if new_a == t.pieces:
                moves[line, TARGET], moves[line, TARGET_WIDTH] = copy_offset[t.pieces, 0], 0
            else:
                turned = 0 if t.again[1 if hit else 0, score, step] else copy_offset[new_a, b]
                moves[line, TARGET] = np.int64(o.first[new_a, b, after]) + turned
                moves[line, TARGET_WIDTH] = o.sets_up_to[right + 1 if hit else right]
            line += 1
    starts[len(t.scores)] = line


@njit(cache=True)
def back_up(values, block, rows, columns, copy_distance, chances, rank_after, starts, moves, targets, score_ends):
    """Back up the values of one block; return the largest change.

    A lost turn leads to the copy of the same row, `copy_distance` after it. `targets` and `score_ends` are work
    space: the rows that the moves of one row lead to, and where those of each score end.
    """
    change = np.float32(0)
    for i in range(rows - 1, -1, -1):
        here, count = block + i * columns, 0
        for s in range(len(chances)):
            began = count
            for m in range(starts[s], starts[s + 1]):
                if i < moves[m, ROWS]:
                    to = rank_after[moves[m, RANKS], i]
                    if to >= 0:
                        targets[count] = moves[m, TARGET] + to * moves[m, TARGET_WIDTH]
                        count += 1
            if count == began:
                targets[count] = here + copy_distance
                count += 1
            score_ends[s] = count
        for j in range(0, columns, LANES):
            total, m = zeros8(), 0
            for s in range(len(chances)):
                best = load8(values, targets[m] + j)
                for k in range(m + 1, score_ends[s]):
                    best = maximum(best, load8(values, targets[k] + j))
                total = multiply_add(total, chances[s], best)
                m = score_ends[s]
            change = max(change, store8(values, here + j, columns - j, total))
    return change


@njit(cache=True)
def write_copy(values, block, rows, columns, copy):
    """Write the copy of a block: 1 − its values, transposed."""
    for j in range(columns):
        for i in range(rows):
            values[copy + j * rows + i] = np.float32(1) - values[block + i * columns + j]


@njit(cache=True, inline="always")
def pattern_fits(t, o, a, b, pattern):
    """Whether a pattern has few enough pieces on the board for the layer (a, b)."""
    mine, theirs = bit_count(o.patterns_mine[pattern]), bit_count(o.patterns_theirs[pattern])
    return mine <= t.pieces - a and theirs <= t.pieces - b


@njit(cache=True, inline="always")
def block_size(t, o, a, b, pattern):
    """How many rows and columns a block has."""
    left = t.pieces - a - bit_count(o.patterns_mine[pattern])
    right = t.pieces - b - bit_count(o.patterns_theirs[pattern])
    return o.sets_up_to[left], o.sets_up_to[right]


@njit(cache=True, inline="always")
def block_and_copy(o, copy_offset, a, b, pattern):
    """Where a block begins, and where its copy begins."""
    number = np.int64(o.first[b, a, o.swapped[pattern]])
    return np.int64(o.first[a, b, pattern]), number + copy_offset[b, a]


@njit(cache=True, parallel=True)
def write_layer_copy(t, o, copy_offset, values, a, b):
    """Write the copy of a layer."""
    for index in prange(len(o.swapped)):
        pattern = np.int64(index)
        if pattern_fits(t, o, a, b, pattern):
            rows, columns = block_size(t, o, a, b, pattern)
            block, copy = block_and_copy(o, copy_offset, a, b, pattern)
            write_copy(values, block, rows, columns, copy)


@njit(cache=True, parallel=True)
def sweep(t, o, copy_offset, values, a, b, changes, least, threads):
    """One sweep over the layers (a, b) and (b, a), the patterns with the furthest pieces first.

    Blocks whose last change, `changes[side, pattern]`, is below `least` are left out. The threads take chunks of
    patterns in turn, so that they work close together.
    """
    patterns = len(o.swapped)
    for thread in prange(threads):
        for end in range(patterns - thread * CHUNK, 0, -threads * CHUNK):
            update_blocks(t, o, copy_offset, values, a, b, max(0, end - CHUNK), end, changes, least)


@njit(cache=True)
def update_blocks(t, o, copy_offset, values, a, b, begin, end, changes, least):
    """Back up the blocks of some patterns in the layer (a, b), then those of the same patterns, swapped, in (b, a)."""
    swapped, rank_after, chances = o.swapped, o.rank_after, t.chances
    starts, moves = np.empty(len(chances) + 1, np.int64), np.empty((MAX_MOVES, 4), np.int64)
    targets, score_ends = np.empty(MAX_MOVES, np.int64), np.empty(len(chances), np.int64)
    for side in range(1 if a == b else 2):
        x, y = (b, a) if side else (a, b)
        for number in range(end - 1, begin - 1, -1):
            pattern = swapped[number] if side else number
            if changes[side, pattern] < least or not pattern_fits(t, o, x, y, pattern):
                continue
            list_moves(t, o, copy_offset, x, y, pattern, starts, moves)
            rows, columns = block_size(t, o, x, y, pattern)
            block, copy = block_and_copy(o, copy_offset, x, y, pattern)
            changes[side, pattern] = back_up(
                values, block, rows, columns, copy_offset[x, y], chances, rank_after, starts, moves, targets, score_ends
            )
            write_copy(values, block, rows, columns, copy)
