"""Playing actions in compiled code: what `ur.rules.engine` does, for millions of games of self-play.

The engine defines the rules; this module repeats them step by step for the rulesets that `study.kernel.parts`
accepts, and `tests/study/test_kernel.py` compares the two position by position.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.kernel.arrays import LAUNCHED_IN, STUCK_WINS, compile_rules
from study.kernel.moves import (
    ENTER,
    STEP,
    action_buffer,
    board_moves,
    buried_moves,
    judge,
    kit_usable,
    moves,
)
from study.kernel.parts import FORFEIT_SCORE, HEIGHT
from study.kernel.states import (
    AWARD,
    BARRED,
    BY,
    FORFEIT,
    HEAD,
    KITTY,
    LAUNCHED,
    NONE,
    PENDING,
    POINTS,
    PURSE,
    SKIPS,
    TURN,
    WINNER,
    push_piece,
    remove_piece,
    start,
    state_of,
)
from ur.rules.ruleset import CAPTURE, SEND_OFF

__all__ = [
    "act", "action_buffer", "compile_rules", "draw_throw", "kit_usable", "moves", "pass_turn", "start", "state_of",
]  # fmt: skip

DRAW = 2


@njit(cache=True)
def act(k, st, throw, action):
    """Play an action, changing the state in place; as `ur.rules.engine.act`."""
    forced, player = st[PENDING] == FORFEIT, st[TURN]
    if st[PENDING] == AWARD:
        st[PENDING], by, kind = NONE, st[BY], action[1] >> 7
        st[HEAD + by * k.kinds + kind] -= 1
        push_piece(k, st, k.slots[by, 0], by + 128 * kind)
        return
    if forced:
        player, score = st[BY], FORFEIT_SCORE
        st[PENDING] = NONE
    else:
        score = k.throws[throw, 0]
        st[SKIPS], st[BARRED] = 0, -1
    kind, origin = action[1] >> 7, -1
    if action[0] == ENTER:
        st[HEAD + player * k.kinds + kind] -= 1
        if k.entry == LAUNCHED_IN:
            st[LAUNCHED + player] |= 1 << kind
    else:
        remove_piece(k, st, action[2], action[3])
        origin = action[1] >> 1 & 63
    arrived, slot, captured = move_piece(k, st, player, kind, origin, action[4], score)
    if st[WINNER] >= 0:
        return
    if arrived and slot >= 0:
        set_pending(k, st, player, slot, forced)
    if not forced:
        throw_again(k, st, score, arrived, slot, captured)


@njit(cache=True, forceinline=True)
def move_piece(k, st, player, kind, origin, station, score):
    """Put a piece down, and move it on as long as a square doubles the move.

    Returns (0 if it was sent off instead, its last slot (−1: borne off), pieces captured there).
    """
    heights = HEAD + 4 * k.kinds
    while True:
        captured, slot = 0, -1
        if station == k.off:
            st[HEAD + (2 + player) * k.kinds + kind] += 1
        else:
            slot = k.slots[player, station]
            mover = player + 2 * station + 128 * kind
            verdict = judge(k, st, mover, slot)
            if verdict == SEND_OFF:
                st[HEAD + player * k.kinds + kind] += 1
                return False, slot, 0
            if verdict == CAPTURE:
                base = heights + k.squares + HEIGHT * slot
                captured = st[heights + slot]
                for level in range(captured):
                    enemy = st[base + level] - 1
                    st[HEAD + (enemy & 1) * k.kinds + (enemy >> 7)] += 1
                    st[base + level] = 0
                st[heights + slot] = 0
            push_piece(k, st, slot, mover)
        pay_fees(k, st, player, kind, origin, station, slot)
        if slot < 0:
            home = 0
            for i in range(k.kinds):
                home += st[HEAD + (2 + player) * k.kinds + i]
            if home == k.crew:
                win(k, st, player)
        if slot < 0 or not k.doubles[slot]:
            return True, slot, captured
        remove_piece(k, st, slot, st[heights + slot] - 1)
        origin, station = station, station + score


@njit(cache=True, forceinline=True)
def pay_fees(k, st, player, kind, origin, station, slot):
    """The fines and fees of an arrival (Bell, tablet)."""
    landed = slot >= 0 and k.rosettes[slot]
    if k.fine and landed:
        paid = min(k.fine, max(0, st[PURSE + player])) if k.fine_limited else k.fine
        st[PURSE + player] -= paid
        st[KITTY] += paid
    if k.money:
        value, fees = k.values[kind], 0
        if origin >= 0:
            for step in range((origin & STEP) + 1, station & STEP):
                fees += k.rosettes[k.slots[player, step]]
        if k.one_fee:
            fees = 0 if landed else min(fees, 1)
        for _ in range(fees):
            paid = min(value, st[PURSE + player])
            st[PURSE + player] -= paid
            st[KITTY] += paid
        if landed:
            taken = min(value, st[KITTY])
            st[PURSE + player] += taken
            st[KITTY] -= taken


@njit(cache=True, forceinline=True)
def set_pending(k, st, player, slot, forced):
    """Set the pending award or forfeit of a landing (Merit)."""
    if k.award and k.rosettes[slot] and st[HEAD + player * k.kinds] > 0:
        st[PENDING], st[BY] = AWARD, player
    if k.eyes[slot] and not forced and board_moves(k, st, 1 - player, FORFEIT_SCORE, -1, action_buffer(), 0):
        st[PENDING], st[BY] = FORFEIT, 1 - player


@njit(cache=True, forceinline=True)
def throw_again(k, st, score, arrived, slot, captured):
    """Set the player who throws next, and the square whose piece may not use an extra throw."""
    again = k.on_any or (k.on_score > 0 and score == k.on_score)
    if arrived:
        again = again or (k.on_rosette and slot >= 0 and k.rosettes[slot])
        again = again or (k.on_capture and captured > 0)
    if not again:
        st[TURN] = 1 - st[TURN]
    elif k.bonus_bars and arrived:
        st[BARRED] = slot


@njit(cache=True)
def pass_turn(k, st, throw):
    """Do nothing: lose a throw, or decline a choice; as `ur.rules.engine.pass_turn`."""
    if st[PENDING] != NONE:
        st[PENDING] = NONE
        return
    if k.stuck == STUCK_WINS and buried_moves(k, st, throw, action_buffer()):
        win(k, st, st[TURN])
        return
    if k.keep_throw and k.throws[throw, 0] > 0:
        return
    st[TURN], st[BARRED] = 1 - st[TURN], -1
    if k.skip_limit:
        st[SKIPS] += 1
        if st[SKIPS] >= k.skip_limit:
            win(k, st, DRAW)


@njit(cache=True, forceinline=True)
def win(k, st, winner):
    """End the game and settle points or money; winner DRAW for a draw."""
    st[WINNER], st[PENDING], st[BARRED] = winner, NONE, -1
    if winner == DRAW:
        return
    loser, heights = 1 - winner, HEAD + 4 * k.kinds
    if k.kitty_to_winner:
        st[PURSE + winner] += st[KITTY]
        st[KITTY] = 0
    owed, points = 0, k.in_hand * st[HEAD + loser * k.kinds]
    for slot in range(k.squares):
        for level in range(st[heights + slot]):
            piece = st[heights + k.squares + HEIGHT * slot + level] - 1
            if piece & 1 == loser:
                owed += k.values[piece >> 7]
                points += k.square_points[slot]
    if k.penalty:
        if k.penalty_hand:
            for kind in range(k.kinds):
                owed += k.values[kind] * st[HEAD + loser * k.kinds + kind]
        owed = min(owed, st[PURSE + loser])
        half = st[KITTY] // 2 if k.split else 0
        st[PURSE + loser] += half - owed
        st[PURSE + winner] += owed + st[KITTY] - half
        st[KITTY] = 0
    if k.deployment:
        st[POINTS + winner] = points


@njit(cache=True)
def draw_throw(k, kit):
    """Draw a throw of a kit with its real chances; the row of the throw."""
    rest = np.random.random()
    for i in range(k.kits[kit], k.kits[kit + 1]):
        rest -= k.chances[i]
        if rest < 0:
            return i
    return k.kits[kit + 1] - 1
