"""Moving: what can be done in a state, as `ur.rules.engine.legal`, in compiled code.

An action is a row (MOVE or ENTER, piece, slot, level, station).
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.kernel.arrays import (
    CAPTURE,
    COUNTED,
    FIXED,
    MIXED,
    ONE,
    OWN_BLOCKS,
    OWN_STACK,
    SAFE,
    SAME_SIDE,
    SINGLE,
    STUCK_DIGS,
    TURNED,
)
from study.kernel.parts import ENTRIES, FORFEIT_SCORE, HEIGHT, LANDING_RULES
from study.kernel.states import AWARD, BARRED, BY, FORFEIT, HEAD, LAUNCHED, PENDING, TURN

MOVE, ENTER = 0, 1
REFUSE, LAND, TAKE, SENT_OFF = 0, 1, 2, 3
MOST, WIDTH = 48, 5
WAY, STEP = 32, 31


@njit(cache=True)
def room():
    """Where `moves` writes."""
    return np.empty((MOST, WIDTH), np.int64)


@njit(cache=True)
def judge(k, st, mover, slot):
    """Whether a piece may land on a square, and what happens; as `ur.rules.engine.judge`."""
    heights = HEAD + 4 * k.kinds
    height = st[heights + slot]
    if height == 0:
        return LAND
    base = heights + k.squares + HEIGHT * slot
    top = st[base + height - 1] - 1
    own = top & 1 == mover & 1
    alike = k.turn_step == 0 or (mover >> 1 & STEP >= k.turn_step) == (top >> 1 & STEP >= k.turn_step)
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
        if code == CAPTURE:
            return TAKE
        if code == SAME_SIDE or (code == SINGLE and height == 1):
            return TAKE if alike else REFUSE
        if code == TURNED and k.turn_step > 0 and top >> 1 & STEP >= k.turn_step:
            return REFUSE
        if code == ONE:
            return TAKE if height == 1 else SENT_OFF
    return REFUSE


@njit(cache=True)
def offer(k, st, one, slot, level, score, out, found):
    """Append the moves of one piece by a score: two where the path forks ahead of it."""
    station = one >> 1 & 63
    step = (station & STEP) + score
    if step > k.off:
        return found
    forked = k.fork <= step < k.fork_end
    inside = k.fork <= station & STEP < k.fork_end
    for way in range(2 if forked and not inside else 1):
        to = step
        if forked:
            to |= station & WAY if inside else WAY * way
        if step < k.off and judge(k, st, one + 2 * (to - station), k.slots[one & 1, to]) == REFUSE:
            continue
        out[found, 0], out[found, 1], out[found, 2] = MOVE, one, slot
        out[found, 3], out[found, 4] = level, to
        found += 1
    return found


@njit(cache=True)
def may_leave(k, slot, throw):
    """Whether a throw of this kit may move the pieces of a square."""
    return throw < 0 or len(k.kits) == 2 or k.rosettes[slot] == k.throws[throw, 3]


@njit(cache=True)
def board_moves(k, st, player, score, throw, out, found):
    """Append the moves of pieces on the board; throw −1 for a forfeit."""
    heights = HEAD + 4 * k.kinds
    for r in range(k.route.shape[1]):
        slot = k.route[player, r]
        height = st[heights + slot]
        if height == 0 or slot == st[BARRED] or not may_leave(k, slot, throw):
            continue
        base = heights + k.squares + HEIGHT * slot
        for level in range(height - 1 if k.top_only[slot] else 0, height):
            one = st[base + level] - 1
            if one & 1 != player:
                continue
            again = False
            for above in range(level + 1, height):
                again = again or st[base + above] - 1 == one
            if not again:
                found = offer(k, st, one, slot, level, score, out, found)
    return found


@njit(cache=True)
def buried_moves(k, st, throw, out):
    """The moves of pieces under an enemy, if they were on top; as `ur.rules.engine.buried`."""
    heights, player, score, found = HEAD + 4 * k.kinds, st[TURN], k.throws[throw, 0], 0
    if score == 0:
        return 0
    for r in range(k.route.shape[1]):
        slot = k.route[player, r]
        height = st[heights + slot]
        # Only where pieces leave from the top alone can one be kept in by an enemy.
        if height < 2 or not k.top_only[slot] or not may_leave(k, slot, throw):
            continue
        base, under = heights + k.squares + HEIGHT * slot, False
        for level in range(height - 2, -1, -1):
            under = under or st[base + level + 1] - 1 & 1 != player
            one = st[base + level] - 1
            if one & 1 != player or not under:
                continue
            # The same piece just above leaves the same stack behind.
            if st[base + level + 1] - 1 != one:
                found = offer(k, st, one, slot, level, score, out, found)
    return found


@njit(cache=True)
def enter_at(k, st, player, kind, station, out, found):
    """Append an entry if the square can be landed on."""
    mover = player + 2 * station + 128 * kind
    if judge(k, st, mover, k.slots[player, station]) != REFUSE:
        out[found, 0], out[found, 1], out[found, 2] = ENTER, player + 128 * kind, -1
        out[found, 3], out[found, 4] = 0, station
        found += 1
    return found


@njit(cache=True)
def entries(k, st, throw, out):
    """The entries that a throw allows."""
    player, score, found = st[TURN], k.throws[throw, 0], 0
    if k.throws[throw, 3] > 0:
        return 0
    for kind in range(k.kinds):
        if st[HEAD + player * k.kinds + kind] == 0:
            continue
        if k.entry == COUNTED:
            found = enter_at(k, st, player, kind, score, out, found)
        elif k.entry == FIXED:
            if k.throws[throw, 1] == k.entry_score:
                found = enter_at(k, st, player, kind, k.entry_station, out, found)
        elif score == k.houses[kind, 0]:
            before = (1 << kind) - 1
            if st[LAUNCHED + player] >> kind & 1:
                for i in range(ENTRIES):
                    if k.relaunch[kind, i] >= 0:
                        found = enter_at(k, st, player, kind, k.relaunch[kind, i], out, found)
            elif not k.in_order or st[LAUNCHED + player] & before == before:
                found = enter_at(k, st, player, kind, k.houses[kind, 1], out, found)
    return found


@njit(cache=True)
def moves(k, st, throw, out):
    """Write the actions of `ur.rules.engine.legal`, without the conversion, to `out`; how many."""
    if st[PENDING] == AWARD:
        by, found = st[BY], 0
        for kind in range(k.kinds):
            if st[HEAD + by * k.kinds + kind]:
                out[found, 0], out[found, 1], out[found, 2] = ENTER, by + 128 * kind, -1
                out[found, 3], out[found, 4] = 0, 0
                found += 1
        return found
    if st[PENDING] == FORFEIT:
        return board_moves(k, st, st[BY], FORFEIT_SCORE, -1, out, 0)
    score = k.throws[throw, 0]
    if score == 0:
        return 0
    found = entries(k, st, throw, out)
    found = board_moves(k, st, st[TURN], score, throw, out, found)
    if found == 0 and k.stuck == STUCK_DIGS:
        found = buried_moves(k, st, throw, out)
    return found


@njit(cache=True)
def usable(k, st, kit):
    """Whether the player may throw this kit; as `Kits.choices`."""
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
