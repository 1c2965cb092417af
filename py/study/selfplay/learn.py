"""Games of self-play, and the steps of learning from them. `study.selfplay.train` describes the method."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel import play as kernel
from study.kernel.moves import action_buffer
from study.kernel.states import BY, NONE, PENDING, TURN, WINNER, bear_off_some
from study.nets.choose import CONVERSION, best_action, best_kit, light_value, value_before_throw
from study.nets.decisions import LEAST_SLOPE, SLOPE
from study.nets.features import MAX_ACTIVE_ROWS, active_rows, final_value, middle_and_half_range
from study.nets.heuristic import heuristic_value
from study.nets.weights import adam_step, add_gradient, predict
from study.selfplay.replay_buffer import NOT_FULL, exchange
from study.small.endings import UNKNOWN, exact_value

# The longest game in throws; and the mark of a value that was not computed.
MAX_THROWS, MISSING = 3000, -1e9
# The share of the games beginning with pieces off in which both players have the same number off.
EQUAL_SHARE = 0.7


class Sampling(NamedTuple):
    """Which states of a game are learnt: one in so many of each kind.

    `look_ahead`: of the states that the endgame table does not hold one in so many is learnt, from its value one
    throw ahead; with 0 all are learnt, from the returns. `exact`: of the states in the table; `stop`: how many of
    them are seen, on average, before the game is broken off. `later`: with more than 0 all states are learnt from
    their value one throw ahead and from the surprises after it, each throw later by this factor less.
    """

    look_ahead: int
    exact: int
    stop: int
    later: float


ALL_STATES = Sampling(0, 1, 1, 0.0)


class Trajectory(NamedTuple):
    """The states of a game before each throw, with what is needed to learn from them.

    `states`; the first `lengths` of `rows`: the active rows; `values`: the net's values for light; `ranges`: the
    middle of the values and half their range; `players`: who is about to throw; `backed_up`: the net's value for light
    one throw ahead, or MISSING; `exact`: the value for light in the endgame table, or UNKNOWN; `explored`: whether a
    random choice followed.
    """

    states: np.ndarray
    rows: np.ndarray
    lengths: np.ndarray
    values: np.ndarray
    ranges: np.ndarray
    players: np.ndarray
    backed_up: np.ndarray
    exact: np.ndarray
    explored: np.ndarray


@njit(cache=True)
def empty_trajectory(length, state_size):
    """Space for a game of `length` throws, with states of `state_size` numbers."""
    return Trajectory(
        np.empty((length, state_size), np.int16),
        np.empty((length, MAX_ACTIVE_ROWS if length > 1 else 1), np.int32),
        np.empty(length, np.int64),
        np.empty(length),
        np.empty((length, 2)),
        np.empty(length, np.int64),
        np.empty(length),
        np.empty(length),
        np.empty(length, np.bool_),
    )


@njit(cache=True)
def random_start(k, start, short_games):
    """The start of a game with a random player to throw; a share of `short_games` begins with pieces off."""
    st = start.copy()
    st[TURN] = np.random.randint(2)
    if np.random.random() < short_games and k.crew > 1:
        count = np.random.randint(1, k.crew)
        other = count if np.random.random() < EQUAL_SHARE else np.random.randint(0, k.crew)
        bear_off_some(k, st, 0, count)
        bear_off_some(k, st, 1, other)
    return st


@njit(cache=True)
def record_state(k, s, net, st, trajectory, number, rows, h, look_ahead):
    """Record a state; with `look_ahead`, look one throw ahead in one state out of so many."""
    trajectory.states[number] = st
    trajectory.lengths[number] = active_rows(k, s, st, trajectory.rows[number])
    middle, half_range = middle_and_half_range(s, st, st[TURN])
    share = predict(net, trajectory.rows[number], trajectory.lengths[number], h)
    value = middle + half_range * (2 * share - 1)
    trajectory.values[number] = value if st[TURN] == 0 else s.total - value
    trajectory.ranges[number, 0], trajectory.ranges[number, 1] = middle, half_range
    trajectory.players[number] = st[TURN]
    trajectory.backed_up[number] = MISSING
    if look_ahead and np.random.randint(look_ahead) == 0:
        trajectory.backed_up[number] = value_before_throw(k, s, net, st, rows, h)


@njit(cache=True)
def play_game(k, s, nets, st, epsilon, trajectory, rows, h, sampling, endgame):
    """Play one game from a state, nets[p] for player p. Returns (how many throws, final value for light).

    The states are recorded if the trajectory is longer than one. A recorded game is broken off soon after the
    endgame table knows its value; that is then the final value.
    """
    actions, states, recording = action_buffer(), 0, len(trajectory.lengths) > 1
    for _ in range(MAX_THROWS):
        if st[WINNER] >= 0:
            break
        throw, explores = 0, np.random.random() < epsilon
        random_share = 1.0 if explores else -1.0
        if st[PENDING] == NONE:
            if recording:
                look_ahead = 1 if sampling.later else sampling.look_ahead
                record_state(k, s, nets[0], st, trajectory, states, rows, h, look_ahead)
                value = exact_value(k, endgame, st)
                trajectory.exact[states], trajectory.explored[states] = value, False
                if value != UNKNOWN and np.random.randint(sampling.stop) == 0:
                    return states + 1, value
            states += 1
            kit, _ = best_kit(k, s, nets[st[TURN]], st, rows, h, random_share)
            throw = kernel.draw_throw(k, kit)
        if recording and explores:
            trajectory.explored[states - 1] = True
        chooser = st[BY] if st[PENDING] != NONE else st[TURN]
        chosen, _, _ = best_action(k, s, nets[chooser], st, throw, actions, rows, h, random_share)
        if chosen == CONVERSION and np.random.random() < 0.5:
            throw = k.throws[throw, 2]
            chosen, _, _ = best_action(k, s, nets[chooser], st, throw, actions, rows, h, random_share)
        if chosen >= 0:
            kernel.act(k, st, throw, actions[chosen])
        else:
            kernel.pass_turn(k, st, throw)
    if st[WINNER] < 0:
        # Too long: training takes the net's own value as the result, a match counts a draw.
        if recording and st[PENDING] == NONE:
            return states, light_value(k, s, nets[0], st, rows, h)
        return states, s.total / 2
    return states, final_value(s, st)


@njit(cache=True)
def learn_state(net, grads, rows, n, h, target):
    """Add the gradient of the net's error in a state; the loss is about the squared error of the share."""
    p = predict(net, rows, n, h)
    slope = (p - target) * (SLOPE * p * (1 - p) + LEAST_SLOPE)
    add_gradient(net, grads, rows, n, h, np.float32(slope))


@njit(cache=True, fastmath=True)
def learn(
    k, s, net, first, second, grads, trainable, with_output, start, games, short_games, epsilon, td_lambda, rate,
    updates, seed, batch, sampling, anchors, anchor_share, buffer, heuristic, heuristic_weight, endgame,
):  # fmt: skip
    """Play games and learn from them with Adam. Returns (states learnt, the number of the last update).

    The targets are TD(λ) returns with λ = `td_lambda`, or mostly values one throw ahead, as `sampling` says, or these
    and the surprises after them: luck is taken out of such a return, as a value one throw ahead is a mean. With a
    part `anchor_share` of the states an anchor is learnt, too: a state (`anchors[0]`) whose exact share is known
    (`anchors[1]`). States go through the replay `buffer`, unless its size is 0.
    `heuristic_weight` is a probability: targets are as if each throw ended the game with it, at the hand-made value.
    States in the endgame table are learnt with their exact values. `rate` is Adam's step size, `batch` the least
    number of states in an update; `trainable` are the rows that may change, `with_output` is whether the output may.
    """
    np.random.seed(seed)
    trajectory = empty_trajectory(MAX_THROWS, len(start))
    rows, h = np.empty(MAX_ACTIVE_ROWS, np.int32), np.empty(len(net.bias), np.float32)
    in_batch, learnt = 0, 0
    for _ in range(games):
        st = random_start(k, start, short_games)
        states, future = play_game(k, s, (net, net), st, epsilon, trajectory, rows, h, sampling, endgame)
        surprise = 0.0
        for t in range(states - 1, -1, -1):
            if trajectory.exact[t] != UNKNOWN:
                wanted = future = trajectory.exact[t]
                surprise = wanted - trajectory.values[t]
                if np.random.randint(sampling.exact):
                    continue
            elif sampling.later:
                wanted = trajectory.backed_up[t]
                if not trajectory.explored[t]:
                    wanted += sampling.later * surprise
                surprise = wanted - trajectory.values[t]
            else:
                static = heuristic_value(k, s, heuristic, trajectory.states[t]) if heuristic_weight else 0.0
                future += heuristic_weight * (static - future)
                wanted, backed_up = future, trajectory.backed_up[t]
                future = td_lambda * future + (1 - td_lambda) * trajectory.values[t]
                if backed_up > MISSING:
                    wanted = 0.9 * (backed_up + heuristic_weight * (static - backed_up)) + 0.1 * wanted
                elif sampling.look_ahead:
                    continue
            mine = wanted if trajectory.players[t] == 0 else s.total - wanted
            target = ((mine - trajectory.ranges[t, 0]) / trajectory.ranges[t, 1] + 1) / 2
            target = min(1.0, max(0.0, target))
            if len(buffer.targets):
                target = exchange(buffer, trajectory.states[t], target)
                if target == NOT_FULL:
                    continue
                trajectory.lengths[t] = active_rows(k, s, trajectory.states[t], trajectory.rows[t])
            learn_state(net, grads, trajectory.rows[t], trajectory.lengths[t], h, target)
            in_batch += 1
            if len(anchors[1]) and (anchor_share >= 1 or np.random.random() < anchor_share):
                pick = np.random.randint(len(anchors[1]))
                n = active_rows(k, s, anchors[0][pick], rows)
                learn_state(net, grads, rows, n, h, anchors[1][pick])
                in_batch += 1
            if in_batch >= batch:
                updates += 1
                adam_step(net, first, second, grads, trainable, with_output, rate, updates, 1.0 / in_batch)
                in_batch = 0
            learnt += 1
    return learnt, updates


@njit(cache=True)
def match(k, s, nets, start, games, seed, endgame):
    """(The mean value for nets[0], its share of wins) over games of nets[0], as light, against nets[1]."""
    np.random.seed(seed)
    trajectory = empty_trajectory(1, len(start))
    rows, h = np.empty(MAX_ACTIVE_ROWS, np.int32), np.empty(len(nets[0].bias), np.float32)
    total, wins = 0.0, 0.0
    for _ in range(games):
        st = random_start(k, start, 0.0)
        _, value = play_game(k, s, nets, st, 0.0, trajectory, rows, h, ALL_STATES, endgame)
        total += value
        even = s.total / 2
        wins += 1.0 if value > even else 0.5 if value == even else 0.0
    return total / games, wins / games
