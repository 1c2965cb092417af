"""The states that a net meets in whole games, for which its weights are rounded (`study.nets.rounding`)."""

from __future__ import annotations

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.moves import action_buffer
from study.kernel.states import WINNER
from study.nets.choose import PASS, state_after
from study.nets.features import MAX_ACTIVE_ROWS, active_rows
from study.nets.weights import Net
from study.selfplay.learn import MAX_THROWS, random_start
from study.selfplay.match import choose_action, evaluators_for, player_for
from study.small.compiled_graph import compile_win_only
from ur.rulesets import ruleset

# The part of the games that begins with pieces off, of the choices that are looked at, and of the moves made at random.
SHORT, SEEN, AT_RANDOM = 0.3, 0.3, 0.05


def whole_game_states(spec: str, net: Net, count: int, seed: int) -> np.ndarray:
    """The active rows of states that choices lead to in games of the net at a glance, −1 where there are fewer."""
    rules, k = ruleset(spec), compile_win_only(spec)
    start = play.start(k, rules)
    return _whole(k, evaluators_for(rules, net), player_for(rules, False, 0), start, count, seed)


@njit
def _whole(k, evaluators, player, start, count, seed):
    """The work of `whole_game_states`."""
    np.random.seed(seed)
    actions, rows = action_buffer(), np.empty(MAX_ACTIVE_ROWS, np.int32)
    found, n = np.full((count, MAX_ACTIVE_ROWS), -1, np.int32), 0
    while n < count:
        st = random_start(k, start, SHORT)
        for _ in range(2 * MAX_THROWS):
            if st[WINNER] >= 0:
                break
            throw = play.draw_throw(k, 0)
            choices = play.moves(k, st, throw, actions)
            for i in range(min(choices - 1, 0), choices):
                if choices > 1 and np.random.random() > SEEN:
                    continue
                after = state_after(k, st, throw, actions[i], i)
                if after[WINNER] < 0 and n < count:
                    active = active_rows(k, evaluators.layout, after, rows)
                    found[n, :active] = rows[:active]
                    n += 1
            number = choose_action(k, evaluators, player, st, throw, actions)
            if choices > 1 and np.random.random() < AT_RANDOM:
                number = np.random.randint(choices)
            if number == PASS:
                play.pass_turn(k, st, throw)
            else:
                play.act(k, st, throw, actions[number])
    return found
