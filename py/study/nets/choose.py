"""Choosing: what a net in training plays, and what it makes of a moment one throw on.

Worths are those of light, unless a sign turns them.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.moves import room
from study.kernel.states import AWARD, BY, NONE, PENDING, TURN, WINNER
from study.nets.features import active, base_scale, final
from study.nets.weights import share

NOTHING, CONVERSION = -1, -2
LOW = -1e9


@njit(cache=True)
def light_worth(k, s, net, st, found, h):
    """The worth for light of a state without a pending choice."""
    if st[WINNER] >= 0:
        return final(s, st)
    n = active(k, s, st, found)
    base, scale = base_scale(s, st, st[TURN])
    worth = base + scale * (2 * share(net, found, n, h) - 1)
    return worth if st[TURN] == 0 else s.total - worth


@njit(cache=True)
def after(k, st, throw, action, number):
    """The state after an action (number −1: nothing done)."""
    one = st.copy()
    if number < 0:
        play.idle_turn(k, one, throw)
    else:
        play.act(k, one, throw, action)
    return one


@njit(cache=True)
def settled(k, s, net, st, found, h):
    """The worth for light, pending choices made as well as the net can: at most two follow."""
    if st[PENDING] == NONE:
        return light_worth(k, s, net, st, found, h)
    out, by, best = room(), st[BY], LOW
    n = play.moves(k, st, 0, out)
    for i in range(-1 if st[PENDING] == AWARD else 0, n):
        one = after(k, st, 0, out[i], i)
        value = LOW
        if one[PENDING] == NONE:
            value = light_worth(k, s, net, one, found, h)
        else:
            # An award after a forfeit: nothing can follow it.
            more, its = room(), one[BY]
            for j in range(-1, play.moves(k, one, 0, more)):
                worth = light_worth(k, s, net, after(k, one, 0, more[j], j), found, h)
                value = max(value, worth if its == 0 else -worth)
            value = value if its == 0 else -value
        best = max(best, value if by == 0 else -value)
    return best if by == 0 else -best


@njit(cache=True)
def best_action(k, s, net, st, throw, out, found, h, eps):
    """(the action's number, NOTHING or CONVERSION; how many actions; its worth for light).

    The worth is not told (0) of a random choice, and where there is nothing to choose.
    """
    n = play.moves(k, st, throw, out)
    by = st[BY] if st[PENDING] != NONE else st[TURN]
    low = -1 if st[PENDING] == AWARD else 0
    converts = st[PENDING] == NONE and k.throws[throw, 2] >= 0
    if n == 0 and not converts:
        return NOTHING, 0, 0.0
    if np.random.random() < eps:
        pick = np.random.randint(low, n + (1 if converts else 0))
        return (CONVERSION if pick == n else pick), n, 0.0
    best, chosen = LOW, NOTHING
    sign = 1.0 if by == 0 else -1.0
    for i in range(low, n):
        value = sign * settled(k, s, net, after(k, st, throw, out[i], i), found, h)
        if value > best:
            best, chosen = value, i
    if converts:
        no = sign * light_worth(k, s, net, after(k, st, throw, out[0], -1), found, h)
        yes = no
        more = room()
        for i in range(play.moves(k, st, k.throws[throw, 2], more)):
            one = after(k, st, k.throws[throw, 2], more[i], i)
            value = sign * settled(k, s, net, one, found, h)
            yes = value if i == 0 else max(yes, value)
        # Doing nothing at all is the "no" of the conversion: never better than offering it.
        if n == 0 or (yes + no) / 2 > best:
            return CONVERSION, n, sign * (yes + no) / 2
    return chosen, n, sign * best


@njit(cache=True)
def thrown(k, s, net, st, kit, found, h):
    """The worth for light before a throw of a kit: the mean of the best that each throw leaves."""
    total, out = 0.0, room()
    for throw in range(k.kits[kit], k.kits[kit + 1]):
        chosen, _, worth = best_action(k, s, net, st, throw, out, found, h, -1.0)
        if chosen == NOTHING:
            worth = light_worth(k, s, net, after(k, st, throw, out[0], -1), found, h)
        total += k.chances[throw] * worth
    return total


@njit(cache=True)
def best_kit(k, s, net, st, found, h, eps):
    """(the kit to throw; its worth for light, not told where there was no choice)."""
    if len(k.kits) == 2 or not play.usable(k, st, 1):
        return 0, 0.0
    if not play.usable(k, st, 0):
        return 1, 0.0
    if np.random.random() < eps:
        return np.random.randint(2), 0.0
    few = thrown(k, s, net, st, 0, found, h)
    many = thrown(k, s, net, st, 1, found, h)
    return (1, many) if (many > few) == (st[TURN] == 0) else (0, few)


@njit(cache=True)
def expected(k, s, net, st, found, h):
    """The worth for light before a throw, the kit well chosen."""
    if len(k.kits) == 2:
        return thrown(k, s, net, st, 0, found, h)
    kit, worth = best_kit(k, s, net, st, found, h, -1.0)
    both = play.usable(k, st, 0) and play.usable(k, st, 1)
    return worth if both else thrown(k, s, net, st, kit, found, h)
