"""Greedy play by a net in training, and the value that it expects one throw ahead.

Every value is light's; where dark chooses, its sign is turned.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.moves import action_buffer
from study.kernel.states import AWARD, BY, NONE, PENDING, TURN, WINNER
from study.nets.features import active_rows, final_value, middle_and_half_range
from study.nets.weights import predict

PASS, CONVERSION = -1, -2
LOWEST = -1e9


@njit(cache=True)
def light_value(k, s, net, st, rows, h):
    """The net's value for light of a state with no choice pending."""
    if st[WINNER] >= 0:
        return final_value(s, st)
    n = active_rows(k, s, st, rows)
    middle, half_range = middle_and_half_range(s, st, st[TURN])
    value = middle + half_range * (2 * predict(net, rows, n, h) - 1)
    return value if st[TURN] == 0 else s.total - value


@njit(cache=True)
def state_after(k, st, throw, action, number):
    """A new state: the one after an action, or, with number −1, after doing nothing."""
    after = st.copy()
    if number < 0:
        play.pass_turn(k, after, throw)
    else:
        play.act(k, after, throw, action)
    return after


@njit(cache=True)
def value_with_choices(k, s, net, st, rows, h):
    """The value for light when every pending choice is made by the net's best value; at most two follow each other."""
    if st[PENDING] == NONE:
        return light_value(k, s, net, st, rows, h)
    out, by, best = action_buffer(), st[BY], LOWEST
    n = play.moves(k, st, 0, out)
    for i in range(-1 if st[PENDING] == AWARD else 0, n):
        after = state_after(k, st, 0, out[i], i)
        if after[PENDING] == NONE:
            value = light_value(k, s, net, after, rows, h)
        else:
            # An award after a forfeit: no choice can follow it.
            replies, replier, most = action_buffer(), after[BY], LOWEST
            for j in range(-1, play.moves(k, after, 0, replies)):
                value = light_value(k, s, net, state_after(k, after, 0, replies[j], j), rows, h)
                most = max(most, value if replier == 0 else -value)
            value = most if replier == 0 else -most
        best = max(best, value if by == 0 else -value)
    return best if by == 0 else -best


@njit(cache=True)
def best_action(k, s, net, st, throw, out, rows, h, epsilon):
    """The best action, or with probability `epsilon` a random one.

    Returns (its number, or PASS or CONVERSION; how many actions there are; its value for light). The value is 0
    for a random choice, and if there is nothing to choose. `out` receives the actions.
    """
    n = play.moves(k, st, throw, out)
    by = st[BY] if st[PENDING] != NONE else st[TURN]
    first = -1 if st[PENDING] == AWARD else 0
    converts = st[PENDING] == NONE and k.throws[throw, 2] >= 0
    if n == 0 and not converts:
        return PASS, 0, 0.0
    if np.random.random() < epsilon:
        pick = np.random.randint(first, n + (1 if converts else 0))
        return (CONVERSION if pick == n else pick), n, 0.0
    best, chosen = LOWEST, PASS
    sign = 1.0 if by == 0 else -1.0
    for i in range(first, n):
        value = sign * value_with_choices(k, s, net, state_after(k, st, throw, out[i], i), rows, h)
        if value > best:
            best, chosen = value, i
    if converts:
        no = sign * light_value(k, s, net, state_after(k, st, throw, out[0], -1), rows, h)
        yes = no
        replies = action_buffer()
        for i in range(play.moves(k, st, k.throws[throw, 2], replies)):
            after = state_after(k, st, k.throws[throw, 2], replies[i], i)
            value = sign * value_with_choices(k, s, net, after, rows, h)
            yes = value if i == 0 else max(yes, value)
        # To pass has the result of a failed conversion, so a conversion is never worse.
        if n == 0 or (yes + no) / 2 > best:
            return CONVERSION, n, sign * (yes + no) / 2
    return chosen, n, sign * best


@njit(cache=True)
def value_of_kit(k, s, net, st, kit, rows, h):
    """The value for light before a throw of this kit: the mean over the throws of the best action's value."""
    total, out = 0.0, action_buffer()
    for throw in range(k.kits[kit], k.kits[kit + 1]):
        chosen, _, value = best_action(k, s, net, st, throw, out, rows, h, -1.0)
        if chosen == PASS:
            value = light_value(k, s, net, state_after(k, st, throw, out[0], -1), rows, h)
        total += k.chances[throw] * value
    return total


@njit(cache=True)
def best_kit(k, s, net, st, rows, h, epsilon):
    """(The best kit, or with probability `epsilon` a random one; its value for light, 0 if it was not compared)."""
    if len(k.kits) == 2 or not play.kit_usable(k, st, 1):
        return 0, 0.0
    if not play.kit_usable(k, st, 0):
        return 1, 0.0
    if np.random.random() < epsilon:
        return np.random.randint(2), 0.0
    usual = value_of_kit(k, s, net, st, 0, rows, h)
    larger = value_of_kit(k, s, net, st, 1, rows, h)
    return (1, larger) if (larger > usual) == (st[TURN] == 0) else (0, usual)


@njit(cache=True)
def value_before_throw(k, s, net, st, rows, h):
    """The value for light before a throw, with the better kit chosen."""
    if len(k.kits) == 2:
        return value_of_kit(k, s, net, st, 0, rows, h)
    kit, value = best_kit(k, s, net, st, rows, h, -1.0)
    both = play.kit_usable(k, st, 0) and play.kit_usable(k, st, 1)
    return value if both else value_of_kit(k, s, net, st, kit, rows, h)
