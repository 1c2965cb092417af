"""The legal actions of a state in compiled code, as `ur.rules.engine.legal` gives them.

An action is a row of five numbers: MOVE or ENTER, piece, slot, level, target station; see `ur.rules.ruleset.Action`.
Functions that write actions to `out` from row `count` on return the new count.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.kernel.arrays import (
    CAPTURE_ANY,
    COUNTED,
    FIXED,
    MIXED,
    ONE,
    OWN_BLOCKS,
    OWN_STACK,
    SAFE,
    SAME_SIDE,
    SINGLE,
    STUCK_UNBURY,
    TURNED,
)
from study.kernel.parts import ENTRIES, FORFEIT_SCORE, HEIGHT, LANDING_RULES
from study.kernel.states import AWARD, BARRED, BY, FORFEIT, HEAD, LAUNCHED, PENDING, TURN
from ur.rules.ruleset import CAPTURE, LAND, REFUSE, SEND_OFF

MOVE, ENTER = 0, 1
MAX_ACTIONS, ACTION_FIELDS = 48, 5
WAY, STEP = 32, 31


@njit(cache=True)
def action_buffer():
    """An empty array for the actions that `moves` writes: int64, MAX_ACTIONS × ACTION_FIELDS."""
    return np.empty((MAX_ACTIONS, ACTION_FIELDS), np.int64)


@njit(cache=True, forceinline=True)
def judge(k, st, mover, slot):
    """What happens when a piece lands on a square: REFUSE, LAND, CAPTURE or SEND_OFF; as `ur.rules.landings.judge`."""
    heights = HEAD + 4 * k.kinds
    height = st[heights + slot]
    if height == 0:
        return LAND
    base = heights + k.squares + HEIGHT * slot
    top = st[base + height - 1] - 1
    own = top & 1 == mover & 1
    same_side = k.turn_step == 0 or (mover >> 1 & STEP >= k.turn_step) == (top >> 1 & STEP >= k.turn_step)
    for i in range(LANDING_RULES):
        packed = k.judges[slot, i]
        code, limit, closed = packed & 15, packed >> 4 & 63, packed >> 10
        if code == 0:
            return REFUSE
        if code == MIXED:
            return LAND if height < limit else REFUSE
        if code == OWN_STACK and own:
            return LAND if limit == 0 or height < limit else REFUSE
        if code == OWN_STACK and closed:
            return REFUSE
        if own:
            if code == OWN_BLOCKS:
                return REFUSE
            continue
        if code == SAFE:
            return REFUSE
        if code == CAPTURE_ANY:
            return CAPTURE
        if code == SAME_SIDE or (code == SINGLE and height == 1):
            return CAPTURE if same_side else REFUSE
        if code == TURNED and k.turn_step > 0 and top >> 1 & STEP >= k.turn_step:
            return REFUSE
        if code == ONE:
            return CAPTURE if height == 1 else SEND_OFF
    return REFUSE


@njit(cache=True, forceinline=True)
def append_moves(k, st, piece, slot, level, score, out, count):
    """Append the moves of one piece by a score: two if the path forks ahead of it."""
    station = piece >> 1 & 63
    step = (station & STEP) + score
    if step > k.off:
        return count
    forked = k.fork <= step < k.fork_end
    inside = k.fork <= station & STEP < k.fork_end
    for way in range(2 if forked and not inside else 1):
        target = step
        if forked:
            target |= station & WAY if inside else WAY * way
        if step < k.off and judge(k, st, piece + 2 * (target - station), k.slots[piece & 1, target]) == REFUSE:
            continue
        out[count, 0], out[count, 1], out[count, 2] = MOVE, piece, slot
        out[count, 3], out[count, 4] = level, target
        count += 1
    return count


@njit(cache=True, forceinline=True)
def may_move(k, slot, throw):
    """Whether a throw may move the pieces on a square; with several kits that depends on the kit thrown."""
    return throw < 0 or len(k.kits) == 2 or k.rosettes[slot] == k.throws[throw, 3]


@njit(cache=True, forceinline=True)
def board_moves(k, st, player, score, throw, out, count):
    """Append the moves of the pieces on the board; throw −1 stands for a forfeit."""
    heights = HEAD + 4 * k.kinds
    for r in range(k.route.shape[1]):
        slot = k.route[player, r]
        height = st[heights + slot]
        if height == 0 or slot == st[BARRED] or not may_move(k, slot, throw):
            continue
        base = heights + k.squares + HEIGHT * slot
        for level in range(height - 1 if k.top_only[slot] else 0, height):
            piece = st[base + level] - 1
            if piece & 1 != player:
                continue
            same_above = False
            for above in range(level + 1, height):
                same_above = same_above or st[base + above] - 1 == piece
            if not same_above:
                count = append_moves(k, st, piece, slot, level, score, out, count)
    return count


@njit(cache=True, forceinline=True)
def buried_moves(k, st, throw, out):
    """Write the moves that pieces under an enemy could make if they were on top; as `ur.rules.moves.buried`."""
    heights, player, score, count = HEAD + 4 * k.kinds, st[TURN], k.throws[throw, 0], 0
    if score == 0:
        return 0
    for r in range(k.route.shape[1]):
        slot = k.route[player, r]
        height = st[heights + slot]
        # An enemy can only bury a piece on squares where the top piece alone may leave.
        if height < 2 or not k.top_only[slot] or not may_move(k, slot, throw):
            continue
        base, under_enemy = heights + k.squares + HEIGHT * slot, False
        for level in range(height - 2, -1, -1):
            under_enemy = under_enemy or st[base + level + 1] - 1 & 1 != player
            piece = st[base + level] - 1
            if piece & 1 != player or not under_enemy:
                continue
            # If an equal piece is just above, moving that one leaves the same stack.
            if st[base + level + 1] - 1 != piece:
                count = append_moves(k, st, piece, slot, level, score, out, count)
    return count


@njit(cache=True, forceinline=True)
def append_entry(k, st, player, kind, station, out, count):
    """Append an entry if the piece may land there."""
    mover = player + 2 * station + 128 * kind
    if judge(k, st, mover, k.slots[player, station]) != REFUSE:
        out[count, 0], out[count, 1], out[count, 2] = ENTER, player + 128 * kind, -1
        out[count, 3], out[count, 4] = 0, station
        count += 1
    return count


@njit(cache=True, forceinline=True)
def entries(k, st, throw, out):
    """Write the entries that a throw allows."""
    player, score, count = st[TURN], k.throws[throw, 0], 0
    if k.throws[throw, 3] > 0:
        return 0
    for kind in range(k.kinds):
        if st[HEAD + player * k.kinds + kind] == 0:
            continue
        if k.entry == COUNTED:
            count = append_entry(k, st, player, kind, score, out, count)
        elif k.entry == FIXED:
            if k.throws[throw, 1] == k.entry_marked:
                count = append_entry(k, st, player, kind, k.entry_station, out, count)
        elif score == k.launches[kind, 0]:
            before = (1 << kind) - 1
            if st[LAUNCHED + player] >> kind & 1:
                for i in range(ENTRIES):
                    if k.reentries[kind, i] >= 0:
                        count = append_entry(k, st, player, kind, k.reentries[kind, i], out, count)
            elif not k.in_order or st[LAUNCHED + player] & before == before:
                count = append_entry(k, st, player, kind, k.launches[kind, 1], out, count)
    return count


@njit(cache=True)
def moves(k, st, throw, out):
    """Write all actions of `ur.rules.engine.legal` to `out`, except a conversion; return how many.

    With a choice pending, `throw` is not read.
    """
    if st[PENDING] == AWARD:
        by, count = st[BY], 0
        for kind in range(k.kinds):
            if st[HEAD + by * k.kinds + kind]:
                out[count, 0], out[count, 1], out[count, 2] = ENTER, by + 128 * kind, -1
                out[count, 3], out[count, 4] = 0, 0
                count += 1
        return count
    if st[PENDING] == FORFEIT:
        return board_moves(k, st, st[BY], FORFEIT_SCORE, -1, out, 0)
    score = k.throws[throw, 0]
    if score == 0:
        return 0
    count = entries(k, st, throw, out)
    count = board_moves(k, st, st[TURN], score, throw, out, count)
    if count == 0 and k.stuck == STUCK_UNBURY:
        count = buried_moves(k, st, throw, out)
    return count


@njit(cache=True)
def kit_usable(k, st, kit):
    """Whether the player may throw this kit; as the part `Kits.choices`."""
    if len(k.kits) == 2:
        return True
    player, heights = st[TURN], HEAD + 4 * k.kinds
    plain, rosette = st[HEAD + player] > 0, False
    for r in range(k.route.shape[1]):
        slot = k.route[player, r]
        if slot == st[BARRED]:
            continue
        for level in range(st[heights + slot]):
            if st[heights + k.squares + HEIGHT * slot + level] - 1 & 1 == player:
                plain, rosette = plain or not k.rosettes[slot], rosette or k.rosettes[slot]
    return rosette if kit else plain or not rosette
