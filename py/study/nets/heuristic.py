"""Hand: the hand-made evaluation of `ur.player.evaluate` in compiled code, as a leash for training."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel.moves import STEP, TAKE, judge
from study.kernel.parts import HEIGHT
from study.kernel.states import HEAD, KITTY, PURSE, TURN, WINNER
from study.nets.features import MONEY_GAME, POINTS_GAME, final
from ur.player.evaluate import AIMED, BURIED, EXPOSED, OFF, POINTS_LEFT, POINTS_MORE, THROW, slope_of
from ur.rules.ruleset import Ruleset

# The foe of matches looks so many throws ahead: "depth 2" in decisions, one's own and, after every throw,
# the best reply.
LOOKS = 1


def how_far(looks: int) -> str:
    """How far a player looks, in words."""
    return "at a glance" if not looks else f"{looks} {'throw' if looks == 1 else 'throws'} ahead"


class Hand(NamedTuple):
    """What the evaluation takes from a ruleset, besides its arrays."""

    slope: float
    from_hand: bool


def hand_of(rules: Ruleset) -> Hand:
    """The numbers of a ruleset."""
    return Hand(slope_of(rules), not rules.start_space)


@njit(cache=True)
def walked(k, st, player):
    """Squares walked by the pieces of a player."""
    heights, way = HEAD + 4 * k.kinds, 0.0
    for kind in range(k.kinds):
        way += (k.off + OFF) * st[HEAD + (2 + player) * k.kinds + kind]
    for slot in range(k.squares):
        height, base = st[heights + slot], heights + k.squares + HEIGHT * slot
        for level in range(height):
            one = st[base + level] - 1
            if one & 1 == player:
                way += one >> 1 & STEP
                if level < height - 1 and (st[base + height - 1] - 1) & 1 != player:
                    way -= BURIED
    return way


@njit(cache=True)
def danger(k, hand, st, player):
    """Squares of way the player expects to lose to one throw of the other."""
    heights, lost, from_there = HEAD + 4 * k.kinds, 0.0, np.zeros(64, np.bool_)
    for kind in range(k.kinds):
        if hand.from_hand and st[HEAD + (1 - player) * k.kinds + kind]:
            from_there[0] = True
    for slot in range(k.squares):
        for level in range(st[heights + slot]):
            one = st[heights + k.squares + HEIGHT * slot + level] - 1
            if one & 1 != player:
                from_there[one >> 1 & 63] = True
    for station in range(64):
        if not from_there[station]:
            continue
        for throw in range(k.kits[1]):
            to = station + k.throws[throw, 0]
            slot = k.slots[1 - player, to] if station < to < 64 else -1
            if slot < 0 or st[heights + slot] == 0:
                continue
            base = heights + k.squares + HEIGHT * slot
            if st[base] - 1 & 1 == player and judge(k, st, 1 - player + 2 * to, slot) == TAKE:
                lost += k.chances[throw] * (st[base + st[heights + slot] - 1] - 1 >> 1 & STEP)
    return lost


@njit(cache=True)
def hand_worth(k, s, hand, st):
    """The worth for light, by hand, of a state without a pending choice."""
    if st[WINNER] >= 0:
        return final(s, st)
    me = st[TURN]
    lead = walked(k, st, me) - walked(k, st, 1 - me) + THROW
    lead += AIMED * danger(k, hand, st, 1 - me) - EXPOSED * danger(k, hand, st, me)
    worth = 1 / (1 + np.exp(-hand.slope * lead))
    if s.game == MONEY_GAME:
        worth = st[PURSE + me] + worth * st[KITTY]
    elif s.game == POINTS_GAME:
        left = np.zeros(2)
        for player in range(2):
            here = k.crew
            for kind in range(k.kinds):
                here -= st[HEAD + (2 + player) * k.kinds + kind]
            left[player] = POINTS_LEFT * here + POINTS_MORE
        worth = worth * left[1 - me] - (1 - worth) * left[me]
    return worth if me == 0 else s.total - worth
