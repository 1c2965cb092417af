"""Kernel: the engine's rules for whole games in compiled code, for millions of games of self-play.

It follows `ur.rules.engine` step by step for every ruleset but those with choices between throws;
`study.kernel.arrays` refuses these.  `tests/study` plays it in lockstep with the engine, which stays the
definition.  What can be done is told by `study.kernel.moves`; here it is carried out.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.kernel.arrays import LAUNCHED_IN, STUCK_WINS, kernel_of
from study.kernel.moves import (
    ENTER,
    SENT_OFF,
    STEP,
    TAKE,
    board_moves,
    buried_moves,
    judge,
    moves,
    room,
    usable,
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
    lift,
    put,
    start,
    state_of,
)

__all__ = ["act", "cast", "idle_turn", "kernel_of", "moves", "room", "start", "state_of", "usable"]

DRAW = 2


@njit(cache=True)
def act(k, st, throw, action):
    """Carry out an action in place; as `ur.rules.engine.act`."""
    forced, player = st[PENDING] == FORFEIT, st[TURN]
    if st[PENDING] == AWARD:
        st[PENDING], by, kind = NONE, st[BY], action[1] >> 7
        st[HEAD + by * k.kinds + kind] -= 1
        put(k, st, k.slots[by, 0], by + 128 * kind)
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
        lift(k, st, action[2], action[3])
        origin = action[1] >> 1 & 63
    alive, slot, captured = travel(k, st, player, kind, origin, action[4], score)
    if st[WINNER] >= 0:
        return
    if alive and slot >= 0:
        owe(k, st, player, slot, forced)
    if not forced:
        throw_again(k, st, score, alive, slot, captured)


@njit(cache=True)
def travel(k, st, player, kind, origin, station, score):
    """Put a piece down, and again where it has to go on: (whether it is on its way, square, taken)."""
    heights = HEAD + 4 * k.kinds
    while True:
        captured, slot = 0, -1
        if station == k.off:
            st[HEAD + (2 + player) * k.kinds + kind] += 1
        else:
            slot = k.slots[player, station]
            mover = player + 2 * station + 128 * kind
            verdict = judge(k, st, mover, slot)
            if verdict == SENT_OFF:
                st[HEAD + player * k.kinds + kind] += 1
                return False, slot, 0
            if verdict == TAKE:
                base = heights + k.squares + HEIGHT * slot
                captured = st[heights + slot]
                for level in range(captured):
                    enemy = st[base + level] - 1
                    st[HEAD + (enemy & 1) * k.kinds + (enemy >> 7)] += 1
                    st[base + level] = 0
                st[heights + slot] = 0
            put(k, st, slot, mover)
        pay(k, st, player, kind, origin, station, slot)
        if slot < 0:
            done = 0
            for i in range(k.kinds):
                done += st[HEAD + (2 + player) * k.kinds + i]
            if done == k.crew:
                win(k, st, player)
        if slot < 0 or not k.doubles[slot]:
            return True, slot, captured
        lift(k, st, slot, st[heights + slot] - 1)
        origin, station = station, station + score


@njit(cache=True)
def pay(k, st, player, kind, origin, station, slot):
    """Fines and fees of an arrival (Bell, tablet)."""
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


@njit(cache=True)
def owe(k, st, player, slot, forced):
    """Awards and forfeits of a landing (Merit)."""
    if k.award and k.rosettes[slot] and st[HEAD + player * k.kinds] > 0:
        st[PENDING], st[BY] = AWARD, player
    if k.eyes[slot] and not forced and board_moves(k, st, 1 - player, FORFEIT_SCORE, -1, room(), 0):
        st[PENDING], st[BY] = FORFEIT, 1 - player


@njit(cache=True)
def throw_again(k, st, score, alive, slot, captured):
    """Who throws next, and with which piece he may not move."""
    again = k.on_any or (k.on_score > 0 and score == k.on_score)
    if alive:
        again = again or (k.on_rosette and slot >= 0 and k.rosettes[slot])
        again = again or (k.on_capture and captured > 0)
    if not again:
        st[TURN] = 1 - st[TURN]
    elif k.bars and alive:
        st[BARRED] = slot


@njit(cache=True)
def idle_turn(k, st, throw):
    """Nothing is done: a lost throw, or a choice declined; as `ur.rules.engine.pass_turn`."""
    if st[PENDING] != NONE:
        st[PENDING] = NONE
        return
    if k.stuck == STUCK_WINS and buried_moves(k, st, throw, room()):
        win(k, st, st[TURN])
        return
    if k.keep_throw and k.throws[throw, 0] > 0:
        return
    st[TURN], st[BARRED] = 1 - st[TURN], -1
    if k.skip_limit:
        st[SKIPS] += 1
        if st[SKIPS] >= k.skip_limit:
            win(k, st, DRAW)


@njit(cache=True)
def win(k, st, winner):
    """End the game and settle."""
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
            one = st[heights + k.squares + HEIGHT * slot + level] - 1
            if one & 1 == loser:
                owed += k.values[one >> 7]
                points += k.deploy[slot]
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
def cast(k, kit):
    """A fair throw of a kit."""
    x = np.random.random()
    for i in range(k.kits[kit], k.kits[kit + 1]):
        x -= k.chances[i]
        if x < 0:
            return i
    return k.kits[kit + 1] - 1
