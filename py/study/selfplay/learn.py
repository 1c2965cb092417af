"""Learn: games of self-play, and what a net learns from them. See `study.selfplay.train`."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel import play as kernel
from study.kernel.moves import room
from study.kernel.states import BY, NONE, PENDING, TURN, WINNER, bear_off_some
from study.nets.choose import CONVERSION, best_action, best_kit, expected, light_worth
from study.nets.features import MOST_ROWS, active, base_scale, final
from study.nets.heuristic import hand_worth
from study.nets.weights import adam, blame, share
from study.selfplay.replay_buffer import NOBODY, exchange
from study.small.endings import UNKNOWN, known

LONGEST = 3000
UNTOLD = -1e9
# How many of the games that begin with pieces off begin with equally many.
EVEN = 0.7
# Anchors learnt with each moment of self-play.
ANCHORS = 1
# Of the moments with a known worth one in so many is learnt, and the game goes on after all but one in so many.
ALIKE, ENOUGH = 4, 50


class Diary(NamedTuple):
    """What is kept of every moment of a game before a throw: its state and rows, light's worth by the
    net, the middle and scale and viewer, a better worth where one was worked out, and the exact one where
    it is known."""

    states: np.ndarray
    rows: np.ndarray
    lengths: np.ndarray
    worths: np.ndarray
    scales: np.ndarray
    viewers: np.ndarray
    backs: np.ndarray
    exacts: np.ndarray


@njit(cache=True)
def diary(pages, length):
    """An empty diary, for states of a length."""
    return Diary(
        np.empty((pages, length), np.int16),
        np.empty((pages, MOST_ROWS if pages > 1 else 1), np.int32),
        np.empty(pages, np.int64),
        np.empty(pages),
        np.empty((pages, 2)),
        np.empty(pages, np.int64),
        np.empty(pages),
        np.empty(pages),
    )


@njit(cache=True)
def beginning(k, begin, short):
    """The start of a game, with either to throw; `short` of them begin with pieces off."""
    st = begin.copy()
    st[TURN] = np.random.randint(2)
    if np.random.random() < short and k.crew > 1:
        count = np.random.randint(1, k.crew)
        other = count if np.random.random() < EVEN else np.random.randint(0, k.crew)
        bear_off_some(k, st, 0, count)
        bear_off_some(k, st, 1, other)
    return st


@njit(cache=True)
def note(k, s, net, st, book, page, found, h, thin):
    """Write a moment into the diary."""
    book.states[page] = st
    book.lengths[page] = active(k, s, st, book.rows[page])
    base, scale = base_scale(s, st, st[TURN])
    value = share(net, book.rows[page], book.lengths[page], h)
    worth = base + scale * (2 * value - 1)
    book.worths[page] = worth if st[TURN] == 0 else s.total - worth
    book.scales[page, 0], book.scales[page, 1] = base, scale
    book.viewers[page] = st[TURN]
    book.backs[page] = UNTOLD
    if thin and np.random.randint(thin) == 0:
        book.backs[page] = expected(k, s, net, st, found, h)


@njit(cache=True)
def play(k, s, nets, st, eps, book, found, h, thin, end):
    """One game from a state; nets[p] plays for p.  (Moments before a throw, final worth for light.)

    They are written into `book`, if it has pages; of one moment in `thin` also the worth one throw
    on.  Not long after its worth is known by `end`, it is broken off.
    """
    out, moments, record = room(), 0, len(book.lengths) > 1
    for _ in range(LONGEST):
        if st[WINNER] >= 0:
            break
        throw = 0
        if st[PENDING] == NONE:
            if record:
                note(k, s, nets[0], st, book, moments, found, h, thin)
                worth = known(k, end, st)
                book.exacts[moments] = worth
                if worth != UNKNOWN and np.random.randint(ENOUGH) == 0:
                    return moments + 1, worth
            moments += 1
            kit, _ = best_kit(k, s, nets[st[TURN]], st, found, h, eps)
            throw = kernel.cast(k, kit)
        by = st[BY] if st[PENDING] != NONE else st[TURN]
        chosen, _, _ = best_action(k, s, nets[by], st, throw, out, found, h, eps)
        if chosen == CONVERSION and np.random.random() < 0.5:
            throw = k.throws[throw, 2]
            chosen, _, _ = best_action(k, s, nets[by], st, throw, out, found, h, eps)
        if chosen >= 0:
            kernel.act(k, st, throw, out[chosen])
        else:
            kernel.idle_turn(k, st, throw)
    if st[WINNER] < 0:
        # Too long: in training the net's own word for the rest, in a match a draw.
        if record and st[PENDING] == NONE:
            return moments, light_worth(k, s, nets[0], st, found, h)
        return moments, s.total / 2
    return moments, final(s, st)


@njit(cache=True)
def miss(net, grads, rows, n, h, target):
    """Blame the net for what it misses the target by: about squared error in probability."""
    p = share(net, rows, n, h)
    slope = (p - target) * (3.6 * p * (1 - p) + 0.1)
    blame(net, grads, rows, n, h, np.float32(slope))


@njit(cache=True, fastmath=True)
def learn(
    k, s, net, first, second, grads, loose, begin, games, short, eps, trace, rate, clock, seed,
    batch, thin, anchors, waiting, hand, leash, end,
):  # fmt: skip
    """Self-play with Adam.  (Moments learnt, steps made).

    Targets are TD(λ) returns, λ = `trace`.  With `thin` only one moment in so many is learnt, from
    the mean over all throws.  With each goes a number of anchors: states (`anchors[0]`) whose
    share is known (`anchors[1]`).  Moments go through the pool `waiting`, if it has any size.  With a
    `leash` it is as if each throw ended the game with that chance, at what `study.nets.heuristic` says of it.
    What is known by `end` is learnt as it is.
    """
    np.random.seed(seed)
    book = diary(LONGEST, len(begin))
    found, h = np.empty(MOST_ROWS, np.int32), np.empty(len(net.bias), np.float32)
    seen, learnt = 0, 0
    for _ in range(games):
        st = beginning(k, begin, short)
        moments, goal = play(k, s, (net, net), st, eps, book, found, h, thin, end)
        for t in range(moments - 1, -1, -1):
            if book.exacts[t] != UNKNOWN:
                aim = goal = book.exacts[t]
                if np.random.randint(ALIKE):
                    continue
            else:
                by_hand = hand_worth(k, s, hand, book.states[t]) if leash else 0.0
                goal += leash * (by_hand - goal)
                aim, back = goal, book.backs[t]
                goal = trace * goal + (1 - trace) * book.worths[t]
                if back > UNTOLD:
                    aim = 0.9 * (back + leash * (by_hand - back)) + 0.1 * aim
                elif thin:
                    continue
            mine = aim if book.viewers[t] == 0 else s.total - aim
            target = ((mine - book.scales[t, 0]) / book.scales[t, 1] + 1) / 2
            target = min(1.0, max(0.0, target))
            if len(waiting.shares):
                target = exchange(waiting, book.states[t], target)
                if target == NOBODY:
                    continue
                book.lengths[t] = active(k, s, book.states[t], book.rows[t])
            miss(net, grads, book.rows[t], book.lengths[t], h, target)
            seen += 1
            for _ in range(ANCHORS if len(anchors[1]) else 0):
                pick = np.random.randint(len(anchors[1]))
                n = active(k, s, anchors[0][pick], found)
                miss(net, grads, found, n, h, anchors[1][pick])
                seen += 1
            if seen >= batch:
                clock += 1
                adam(net, first, second, grads, loose, rate, clock, 1.0 / seen)
                seen = 0
            learnt += 1
    return learnt, clock


@njit(cache=True)
def match(k, s, nets, begin, games, seed, end):
    """(mean worth for nets[0], its share of wins) over games of nets[0] against nets[1]."""
    np.random.seed(seed)
    book = diary(1, len(begin))
    found, h = np.empty(MOST_ROWS, np.int32), np.empty(len(nets[0].bias), np.float32)
    total, wins = 0.0, 0.0
    for _ in range(games):
        st = beginning(k, begin, 0.0)
        _, worth = play(k, s, nets, st, 0.0, book, found, h, 0, end)
        total += worth
        middle = s.total / 2
        wins += 1.0 if worth > middle else 0.5 if worth == middle else 0.0
    return total / games, wins / games
