"""Learn: the net in compiled code, games of self-play, and the steps of Adam. See `study.train`."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study import kernel
from study.kernel import AWARD, HEAD, HEIGHT, KITTY, NONE, PENDING, POINTS, PURSE, TURN, WINNER
from study.solve import value_of
from ur.player.inputs import COUNTS, KITTIES, KITTY_STEP, Inputs
from ur.player.worth import MONEY, Worth
from ur.player.worth import POINTS as NET_POINTS

LONGEST = 3000
UNTOLD = -1e9
CHANCE_GAME, POINTS_GAME, MONEY_GAME = 0, 1, 2


class Sight(NamedTuple):
    """`ur.player.inputs.Inputs` in arrays, and what the game is played for."""

    atoms: int
    kinds: int
    cross: int
    pairs: int
    counts: int
    with_off: int
    facts: int
    kitty: int
    rows: int
    first: np.ndarray
    second: np.ndarray
    buried: np.ndarray
    game: int
    total: float
    reach: float


class Net(NamedTuple):
    """Weights: a row per input, a bias, and the output's weights and bias (length 1)."""

    rows: np.ndarray
    bias: np.ndarray
    out: np.ndarray
    shift: np.ndarray


def sight_of(inputs: Inputs, worth: Worth, reach: float) -> Sight:
    """The arrays of a ruleset's inputs; `reach` is the constant part of the worth's scale."""
    tables = []
    for named in (inputs.first, inputs.second, inputs.buried):
        table = np.full(64, -1)
        for station, atom in named.items():
            table[station] = atom
        tables.append(table)
    game = {MONEY: MONEY_GAME, NET_POINTS: POINTS_GAME}.get(worth.kind, CHANCE_GAME)
    return Sight(  # type: ignore[call-arg]
        inputs.atoms, inputs.kinds, inputs.cross, inputs.pairs, inputs.counts, inputs.with_off,
        inputs.facts, inputs.kitty, inputs.rows, *tables, game, worth.total, reach,
    )  # fmt: skip


def fresh(sight: Sight, hidden: int, seed: int) -> Net:
    """Random weights: pairs start small (player.md's recipe)."""
    rng = np.random.default_rng(seed)
    scale = np.full(sight.rows, 0.03)
    scale[: sight.cross] = 0.2
    scale[sight.counts : sight.with_off] = 0.2
    rows = rng.normal(size=(sight.rows, hidden)) * scale[:, None]
    out = rng.normal(size=hidden) / np.sqrt(hidden)
    bias = np.full(hidden, 0.1)
    return Net(rows.astype(np.float32), bias.astype(np.float32), out.astype(np.float32),
               np.zeros(1, np.float32))  # fmt: skip


@njit(cache=True)
def active(k, s, st, found):
    """The rows that are on in a position; how many."""
    me = st[TURN]
    heights = HEAD + 4 * k.kinds
    mine, theirs = np.int64(0), np.int64(0)
    n = 0
    for slot in range(k.squares):
        height = st[heights + slot]
        base = heights + k.squares + HEIGHT * slot
        for level in range(height):
            one = st[base + level] - 1
            station, owner = one >> 1 & 63, one & 1
            atom = s.first[station]
            mask = np.int64(1) << atom
            if height > 1:
                if (mine if owner == me else theirs) & mask:
                    mask |= np.int64(1) << s.second[station]
                if s.buried[station] >= 0:
                    for up in range(level + 1, height):
                        if st[base + up] - 1 & 1 != owner:
                            mask |= np.int64(1) << s.buried[station]
            if owner == me:
                mine |= mask
            else:
                theirs |= mask
            if s.kinds:
                side = 0 if owner == me else 1
                found[n] = s.facts + (side * s.kinds + (one >> 7)) * (s.atoms + 3) + atom
                n += 1
    counted = np.zeros(4, np.int64)
    for side in range(2):
        player = me if side == 0 else 1 - me
        for kind in range(k.kinds):
            hand = st[HEAD + player * k.kinds + kind]
            off = st[HEAD + (2 + player) * k.kinds + kind]
            counted[2 * side] += hand
            counted[2 * side + 1] += off
            if s.kinds and hand + off:
                row = s.facts + (side * s.kinds + kind) * (s.atoms + 3) + s.atoms
                found[n] = row + 2 if off else row + (st[kernel.LAUNCHED + player] >> kind & 1)
                n += 1
    for i in range(4):
        found[n] = s.counts + COUNTS * i + counted[i]
        n += 1
    if s.game == MONEY_GAME:
        found[n] = s.kitty + min(KITTIES - 1, st[KITTY] // KITTY_STEP)
        n += 1
    a, b, block = counted[1], counted[3], COUNTS * s.atoms
    for i in range(s.atoms):
        if mine >> i & 1:
            found[n] = i
            found[n + 1] = s.with_off + COUNTS * i + a
            found[n + 2] = s.with_off + block + COUNTS * i + b
            n += 3
            for j in range(s.atoms):
                if theirs >> j & 1:
                    found[n] = s.cross + s.atoms * i + j
                    n += 1
            for j in range(i):
                if mine >> j & 1:
                    found[n] = s.pairs + i * (i - 1) // 2 + j
                    n += 1
        if theirs >> i & 1:
            found[n] = s.atoms + i
            found[n + 1] = s.with_off + 2 * block + COUNTS * i + b
            found[n + 2] = s.with_off + 3 * block + COUNTS * i + a
            n += 3
            for j in range(i):
                if theirs >> j & 1:
                    found[n] = s.pairs + s.atoms * (s.atoms - 1) // 2 + i * (i - 1) // 2 + j
                    n += 1
    return n


@njit(cache=True, fastmath=True)
def share(net, found, n, h):
    """The net's share for the player about to throw; fills the hidden sums `h`."""
    hidden = len(net.bias)
    for i in range(hidden):
        h[i] = net.bias[i]
    for r in range(n):
        row = net.rows[found[r]]
        for i in range(hidden):
            h[i] += row[i]
    logit = net.shift[0]
    for i in range(hidden):
        if h[i] > 0:
            logit += net.out[i] * h[i] * h[i]
    return 1 / (1 + np.exp(-logit))


@njit(cache=True)
def base_scale(s, st, player):
    """The middle and the reach of the worth, as `ur.player.worth.Worth`."""
    if s.game == MONEY_GAME:
        return st[PURSE + player] + st[KITTY] / 2, st[KITTY] / 2 + s.reach
    return s.total / 2, s.reach


@njit(cache=True)
def final(s, st):
    """What light has got when the game is over."""
    if s.game == MONEY_GAME:
        return st[PURSE] + st[KITTY] / 2.0
    if s.game == POINTS_GAME:
        return float(st[POINTS] - st[POINTS + 1])
    if st[WINNER] == 2:
        return 0.5
    return 1.0 - st[WINNER]


@njit(cache=True)
def light_worth(k, s, net, st, found, h):
    """The worth for light of a position without a pending choice."""
    if st[WINNER] >= 0:
        return final(s, st)
    n = active(k, s, st, found)
    base, scale = base_scale(s, st, st[TURN])
    worth = base + scale * (2 * share(net, found, n, h) - 1)
    return worth if st[TURN] == 0 else s.total - worth


@njit(cache=True)
def settled(k, s, net, st, found, h):
    """The worth for light, pending choices made as well as the net can: at most two follow."""
    if st[PENDING] == NONE:
        return light_worth(k, s, net, st, found, h)
    out = np.empty((40, 5), np.int64)
    by = st[kernel.BY]
    best = -1e9
    n = kernel.moves(k, st, 0, out)
    for i in range(-1 if st[PENDING] == AWARD else 0, n):
        one = st.copy()
        if i < 0:
            kernel.idle_turn(k, one, 0)
        else:
            kernel.act(k, one, 0, out[i])
        value = (
            resolved(k, s, net, one, found, h)
            if one[PENDING] != NONE
            else light_worth(k, s, net, one, found, h)
        )
        best = max(best, value if by == 0 else -value)
    return best if by == 0 else -best


@njit(cache=True)
def resolved(k, s, net, st, found, h):
    """The worth for light of an award that follows a forfeit."""
    by, best = st[kernel.BY], -1e9
    out = np.empty((40, 5), np.int64)
    n = kernel.moves(k, st, 0, out)
    for i in range(-1 if st[PENDING] == AWARD else 0, n):
        one = st.copy()
        if i < 0:
            kernel.idle_turn(k, one, 0)
        else:
            kernel.act(k, one, 0, out[i])
        value = light_worth(k, s, net, one, found, h)
        best = max(best, value if by == 0 else -value)
    return best if by == 0 else -best


@njit(cache=True)
def best_action(k, s, net, st, throw, out, found, h, eps):
    """(the action's number, −1 for none, −2 for the conversion; how many; its worth for light).

    The worth is not told (0) of a random choice, and where there is nothing to choose.
    """
    n = kernel.moves(k, st, throw, out)
    by = st[kernel.BY] if st[PENDING] != NONE else st[TURN]
    low = -1 if st[PENDING] == AWARD else 0
    converts = st[PENDING] == NONE and k.throws[throw, 2] >= 0
    if n == 0 and not converts:
        return -1, 0, 0.0
    if np.random.random() < eps:
        pick = np.random.randint(low, n + (1 if converts else 0))
        return (-2 if pick == n else pick), n, 0.0
    best, chosen = -1e9, -1
    sign = 1.0 if by == 0 else -1.0
    for i in range(low, n):
        one = st.copy()
        if i < 0:
            kernel.idle_turn(k, one, throw)
        else:
            kernel.act(k, one, throw, out[i])
        value = sign * settled(k, s, net, one, found, h)
        if value > best:
            best, chosen = value, i
    if converts:
        idle = st.copy()
        kernel.idle_turn(k, idle, throw)
        no = sign * light_worth(k, s, net, idle, found, h)
        yes = no
        more = np.empty((40, 5), np.int64)
        for i in range(kernel.moves(k, st, k.throws[throw, 2], more)):
            one = st.copy()
            kernel.act(k, one, k.throws[throw, 2], more[i])
            value = sign * settled(k, s, net, one, found, h)
            yes = value if i == 0 else max(yes, value)
        # Doing nothing at all is the "no" of the conversion: never better than offering it.
        if n == 0 or (yes + no) / 2 > best:
            return -2, n, sign * (yes + no) / 2
    return chosen, n, sign * best


@njit(cache=True)
def turn(k, st, throw, chosen, out):
    """Carry out what `best_action` chose (after a conversion, `out` still holds nothing)."""
    if chosen >= 0:
        kernel.act(k, st, throw, out[chosen])
    else:
        kernel.idle_turn(k, st, throw)


@njit(cache=True)
def cast(k):
    """A fair throw."""
    x = np.random.random()
    for i in range(len(k.chances)):
        x -= k.chances[i]
        if x < 0:
            return i
    return len(k.chances) - 1


@njit(cache=True)
def expected(k, s, net, st, found, h):
    """The worth for light before a throw: the mean over all throws of the best each leaves."""
    total = 0.0
    out = np.empty((40, 5), np.int64)
    for throw in range(len(k.chances)):
        chosen, n, worth = best_action(k, s, net, st, throw, out, found, h, -1.0)
        if n == 0 and chosen == -1:
            one = st.copy()
            kernel.idle_turn(k, one, throw)
            worth = light_worth(k, s, net, one, found, h)
        total += k.chances[throw] * worth
    return total


@njit(cache=True)
def exact(k, st, t, o, values, spare):
    """The worth for light of a state of a plain race, from its solved table; of a table with
    `spare` pieces fewer where both players have as many off, else UNTOLD."""
    if min(st[HEAD + 2], st[HEAD + 3]) < spare:
        return UNTOLD
    me, heights = st[TURN], HEAD + 4 * k.kinds
    mine, theirs = np.int64(0), np.int64(0)
    for slot in range(k.squares):
        if st[heights + slot]:
            one = st[heights + k.squares + HEIGHT * slot] - 1
            if one & 1 == me:
                mine |= np.int64(1) << (one >> 1)
            else:
                theirs |= np.int64(1) << (one >> 1)
    a, b = st[HEAD + 2 + me] - spare, st[HEAD + 3 - me] - spare
    worth = value_of(t, o, values, mine, theirs, a, b)
    return worth if me == 0 else 1 - worth


@njit(cache=True)
def play(
    k, s, nets, begin, eps, keep, lengths, worths, scales, viewers, found, h, backs, thin, solved
):
    """One game; nets[p] plays for p.  With keep, every moment before a throw is recorded: its rows,
    light's worth by nets[0], the viewer's middle and scale; and, of one moment in `thin`, the worth
    one throw on (or the exact one if there is a table).  (Moments, final worth for light.)"""
    st = begin.copy()
    st[TURN] = np.random.randint(2)
    out = np.empty((40, 5), np.int64)
    moments, record = 0, keep.shape[0] > 1
    for _ in range(LONGEST):
        if st[WINNER] >= 0:
            break
        throw = 0
        if st[PENDING] == NONE:
            if record:
                lengths[moments] = active(k, s, st, keep[moments])
                base, scale = base_scale(s, st, st[TURN])
                value = share(nets[0], keep[moments], lengths[moments], h)
                worth = base + scale * (2 * value - 1)
                worths[moments] = worth if st[TURN] == 0 else s.total - worth
                scales[moments, 0], scales[moments, 1] = base, scale
                viewers[moments] = st[TURN]
                backs[moments] = UNTOLD
                if len(solved[2]) > 1:
                    backs[moments] = exact(k, st, solved[0], solved[1], solved[2], solved[3])
                if backs[moments] <= UNTOLD and thin and np.random.randint(thin) == 0:
                    backs[moments] = expected(k, s, nets[0], st, found, h)
            moments += 1
            throw = cast(k)
        by = st[kernel.BY] if st[PENDING] != NONE else st[TURN]
        chosen, _, _ = best_action(k, s, nets[by], st, throw, out, found, h, eps)
        if chosen == -2 and np.random.random() < 0.5:
            throw = k.throws[throw, 2]
            chosen, _, _ = best_action(k, s, nets[by], st, throw, out, found, h, eps)
        turn(k, st, throw, chosen, out)
    if st[WINNER] < 0:
        # Too long: in training the net's own word for the rest, in a match a draw.
        if record and st[PENDING] == NONE:
            return moments, light_worth(k, s, nets[0], st, found, h)
        return moments, s.total / 2
    return moments, final(s, st)


@njit(cache=True, fastmath=True)
def learn(
    k, s, net, first, second, grads, begin, games, eps, trace, rate, clock, seed, batch, thin,
    solved,
):  # fmt: skip
    """Self-play with Adam.  (Moments learnt, steps made).

    Targets are TD(λ) returns, λ = `trace`.  With `thin` only one moment in so many is learnt, from
    the mean over all throws.  Moments that the table knows are learnt from their exact value.
    """
    np.random.seed(seed)
    hidden = len(net.bias)
    keep = np.empty((LONGEST, 1200), np.int32)
    lengths, viewers = np.empty(LONGEST, np.int64), np.empty(LONGEST, np.int64)
    worths, scales, backs = np.empty(LONGEST), np.empty((LONGEST, 2)), np.empty(LONGEST)
    found, h = np.empty(1200, np.int32), np.empty(hidden, np.float32)
    anchored = len(solved[2]) > 1
    nets = (net, net)
    seen, learnt = 0, 0
    for _ in range(games):
        moments, goal = play(
            k, s, nets, begin, eps, keep, lengths, worths, scales, viewers, found, h,
            backs, thin, solved,
        )  # fmt: skip
        for back in range(moments):
            t = moments - 1 - back
            aim = goal
            if backs[t] > UNTOLD:
                aim = backs[t] if anchored else 0.9 * backs[t] + 0.1 * goal
            elif thin:
                goal = trace * goal + (1 - trace) * worths[t]
                continue
            mine = aim if viewers[t] == 0 else s.total - aim
            target = min(1.0, max(0.0, ((mine - scales[t, 0]) / scales[t, 1] + 1) / 2))
            p = share(net, keep[t], lengths[t], h)
            slope = np.float32((p - target) * (3.6 * p * (1 - p) + 0.1))
            goal = trace * goal + (1 - trace) * worths[t]
            grads.shift[0] += slope
            for i in range(hidden):
                if h[i] > 0:
                    grads.out[i] += slope * h[i] * h[i]
                    h[i] = 2 * slope * net.out[i] * h[i]
                    grads.bias[i] += h[i]
                else:
                    h[i] = 0
            for r in range(lengths[t]):
                row = grads.rows[keep[t, r]]
                for i in range(hidden):
                    row[i] += h[i]
            seen += 1
            if seen == batch:
                clock += 1
                adam(net, first, second, grads, rate, clock, 1.0 / batch)
                seen = 0
            learnt += 1
    return learnt, clock


@njit(cache=True, fastmath=True)
def adam(net, first, second, grads, rate, clock, weight):
    """One step; the gradients are emptied."""
    near, far = np.float32(1 - 0.9**clock), np.float32(1 - 0.999**clock)
    hidden = len(net.bias)
    step = np.float32(rate * np.sqrt(far) / near)
    share_ = np.float32(weight)
    for r in range(len(net.rows)):
        for i in range(hidden):
            g = grads.rows[r, i] * share_
            grads.rows[r, i] = 0
            first.rows[r, i] += np.float32(0.1) * (g - first.rows[r, i])
            second.rows[r, i] += np.float32(0.001) * (g * g - second.rows[r, i])
            if second.rows[r, i] > 0:
                net.rows[r, i] -= step * first.rows[r, i] / (np.sqrt(second.rows[r, i]) + 1e-8)
    for i in range(hidden):
        one(net.bias, first.bias, second.bias, grads.bias, i, step, share_)
        one(net.out, first.out, second.out, grads.out, i, step, share_)
    one(net.shift, first.shift, second.shift, grads.shift, 0, step, share_)


@njit(cache=True, fastmath=True)
def one(value, first, second, grad, i, step, weight):
    """Adam for one number."""
    g = grad[i] * weight
    grad[i] = 0
    first[i] += np.float32(0.1) * (g - first[i])
    second[i] += np.float32(0.001) * (g * g - second[i])
    value[i] -= step * first[i] / (np.sqrt(second[i]) + np.float32(1e-8))


@njit(cache=True)
def match(k, s, nets, begin, games, seed, solved):
    """(mean worth for nets[0], its share of wins) over games of nets[0] against nets[1]."""
    np.random.seed(seed)
    none = np.empty((1, 1), np.int32)
    few, scales, found = np.empty(1, np.int64), np.empty((1, 2)), np.empty(1200, np.int32)
    worths, h = np.empty(1), np.empty(len(nets[0].bias), np.float32)
    total, wins = 0.0, 0.0
    for _ in range(games):
        _, worth = play(
            k, s, nets, begin, 0.0, none, few, worths, scales, few, found, h, worths, 0, solved
        )
        total += worth
        middle = s.total / 2
        wins += 1.0 if worth > middle else 0.5 if worth == middle else 0.0
    return total / games, wins / games
