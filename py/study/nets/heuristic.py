"""The hand-made evaluation of `ur.player.evaluate` in compiled code.

Training can be held near it, and nets are measured against a player that uses it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel.moves import STEP, judge
from study.kernel.parts import HEIGHT
from study.kernel.states import HEAD, KITTY, PURSE, TURN, WINNER
from study.nets.features import MONEY_GAME, POINTS_GAME, final_value
from ur.player.evaluate import AIMED, BURIED, EXPOSED, OFF, POINTS_LEFT, POINTS_MORE, THROW, slope_of
from ur.rules.ruleset import CAPTURE, Ruleset

# How many throws ahead the hand-made player looks in matches. Counted in decisions, as is usual for such
# players, this is depth 2: the player's own choice, and after every throw the best reply.
OPPONENT_DEPTH = 1


def describe_depth(depth: int) -> str:
    """How many throws ahead a player looks, in words."""
    return "at a glance" if not depth else f"{depth} {'throw' if depth == 1 else 'throws'} ahead"


class Heuristic(NamedTuple):
    """What the evaluation needs besides `CompiledRules`.

    `slope` is the value of one square of lead in log-odds; `from_hand` says whether a piece in hand can capture
    when it enters.
    """

    slope: float
    from_hand: bool


def heuristic_for(rules: Ruleset) -> Heuristic:
    """The evaluation of a ruleset."""
    return Heuristic(slope_of(rules), not rules.start_space)


@njit(cache=True)
def progress(k, st, player):
    """How many squares the pieces of a player have walked."""
    heights, steps = HEAD + 4 * k.kinds, 0.0
    for kind in range(k.kinds):
        steps += (k.off + OFF) * st[HEAD + (2 + player) * k.kinds + kind]
    for slot in range(k.squares):
        height, base = st[heights + slot], heights + k.squares + HEIGHT * slot
        for level in range(height):
            piece = st[base + level] - 1
            if piece & 1 == player:
                steps += piece >> 1 & STEP
                if level < height - 1 and (st[base + height - 1] - 1) & 1 != player:
                    steps -= BURIED
    return steps


@njit(cache=True)
def expected_loss(k, heuristic, st, player):
    """How many squares of progress the player expects to lose by one throw of the opponent."""
    heights, loss, attacked_from = HEAD + 4 * k.kinds, 0.0, np.zeros(64, np.bool_)
    for kind in range(k.kinds):
        if heuristic.from_hand and st[HEAD + (1 - player) * k.kinds + kind]:
            attacked_from[0] = True
    for slot in range(k.squares):
        for level in range(st[heights + slot]):
            piece = st[heights + k.squares + HEIGHT * slot + level] - 1
            if piece & 1 != player:
                attacked_from[piece >> 1 & 63] = True
    for station in range(64):
        if not attacked_from[station]:
            continue
        for throw in range(k.kits[1]):
            target = station + k.throws[throw, 0]
            slot = k.slots[1 - player, target] if station < target < 64 else -1
            if slot < 0 or st[heights + slot] == 0:
                continue
            base = heights + k.squares + HEIGHT * slot
            if st[base] - 1 & 1 == player and judge(k, st, 1 - player + 2 * target, slot) == CAPTURE:
                loss += k.chances[throw] * (st[base + st[heights + slot] - 1] - 1 >> 1 & STEP)
    return loss


@njit(cache=True)
def heuristic_value(k, s, heuristic, st):
    """The hand-made value for light of a state with no choice pending."""
    if st[WINNER] >= 0:
        return final_value(s, st)
    me = st[TURN]
    lead = progress(k, st, me) - progress(k, st, 1 - me) + THROW
    lead += AIMED * expected_loss(k, heuristic, st, 1 - me) - EXPOSED * expected_loss(k, heuristic, st, me)
    value = 1 / (1 + np.exp(-heuristic.slope * lead))
    if s.game == MONEY_GAME:
        value = st[PURSE + me] + value * st[KITTY]
    elif s.game == POINTS_GAME:
        points = np.zeros(2)
        for player in range(2):
            left = k.crew
            for kind in range(k.kinds):
                left -= st[HEAD + (2 + player) * k.kinds + kind]
            points[player] = POINTS_LEFT * left + POINTS_MORE
        value = value * points[1 - me] - (1 - value) * points[me]
    return value if me == 0 else s.total - value
