"""A net learns the decisions of a solved game of few pieces, as the endgame of a game of more.

Each step takes one decision from each of many parallel games, so its decisions are independent. Both players mostly
play the best move. Sometimes one errs, at a rate drawn for each player and game. Half of the games begin with an empty
board, as a game of as many or of fewer pieces. The others begin at a random state, so that the net learns what no good
player comes to: a search looks at such states, too. Every number of pieces off is as likely. A net that has learnt
this can learn from good play: fewer games begin at a random state, and players err less.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.states import HEAD
from study.nets.decisions import slope_of_choice
from study.nets.features import MAX_ACTIVE_ROWS, FeatureLayout
from study.nets.features import active_rows as rows_of_state
from study.nets.weights import Net, adam_step, add_gradient, predict
from study.small.compiled_graph import packed_off, unpack_state
from study.small.endings import solved_graph, with_pieces
from study.small.value_iteration import child_value, expected_value
from ur.rulesets import ruleset

# Parallel games.
GAMES = 1024
# The part of the games that begins at a random state, and the rates at which a player errs, each as likely: usually,
# and in good play.
MIXED_PLAY = 0.5, (0.02, 0.02, 0.1, 0.4)
GOOD_PLAY = 0.25, (0.02, 0.02, 0.05, 0.2)
MOST_CHOICES = 64


class Games(NamedTuple):
    """Parallel games: `states[k]` of the graph, and the `error_rates[k]` of the player about to throw and the other."""

    states: np.ndarray
    error_rates: np.ndarray


class Starts(NamedTuple):
    """Where games begin, and how often their players err.

    `empty`: the states with an empty board and as many pieces off on both sides. `states`: all, in order of the
    pieces off; `begins`: where each number of these begins, then the end. `random`: the part of the games that begins
    at any of all states. `error_rates`: of these, each as likely, one is drawn for each player of a game.
    """

    empty: np.ndarray
    states: np.ndarray
    begins: np.ndarray
    random: float
    error_rates: np.ndarray


class SolvedDecisions:
    """The decisions of the game with `pieces` a side of a ruleset, in good play or in all kinds of play.

    ValueError if `compile_graph` refuses it, or nobody ever has a choice.
    """

    def __init__(self, spec: str, pieces: int, keep: Path, good_play: bool = False) -> None:
        rules = ruleset(with_pieces(spec, pieces))
        self.graph, self.values = solved_graph(rules.spec, keep)
        if np.diff(self.graph.first_child).max() < 2:
            raise ValueError(f"{rules.spec}: nobody has a choice there")
        self._k, self._off = play.compile_rules(rules), len(ruleset(spec).crew) - pieces
        self._start = play.start(self._k, rules)
        on_board, (mine, others) = self.graph.packed[1:, 0], packed_off(self.graph.packed[1:, 1])
        off = pieces * mine + others
        empty, order = np.flatnonzero((on_board == 0) & (mine == others)), np.argsort(off, kind="stable")
        begins = np.append(np.unique(off[order], return_index=True)[1], len(off))
        random, error_rates = GOOD_PLAY if good_play else MIXED_PLAY
        self.starts = Starts(empty + 1, order + 1, begins, random, np.array(error_rates))
        self.games = Games(np.zeros(GAMES, np.int64), np.zeros((GAMES, 2)))

    def learn(
        self, layout: FeatureLayout, net: Net, first: Net, second: Net, grads: Net, trainable: np.ndarray,
        with_output: bool, rate: float, updates: int, seed: int, steps: int,
    ) -> tuple[int, int]:  # fmt: skip
        """Take `steps` steps of Adam, each from a decision of every game; (choices learnt, number of the last update).

        The arguments are those of `study.selfplay.learn.learn`.
        """
        return _learn(
            self._k, layout, self.graph, self.values, self.starts, self.games, net, first, second, grads, trainable,
            with_output, rate, updates, seed, steps, self._start.copy(), self._off,
        )  # fmt: skip

    def states(self, layout: FeatureLayout, count: int, seed: int) -> np.ndarray:
        """The active rows of so many states that choices lead to, −1 where a state has fewer."""
        return _states(
            self._k, layout, self.graph, self.values, self.starts, self.games, self._start.copy(), self._off, count,
            seed,
        )  # fmt: skip


@njit(cache=True)
def choose_kit(graph, values, state, error_rate):
    """The best kit to throw, or at the `error_rate` a random one that may be thrown."""
    kits = len(graph.kits) - 1
    if kits == 1:
        return 0
    best, chosen = -1.0, 0
    for kit in range(kits):
        value = expected_value(graph, values, state, kit)
        if value > best:
            best, chosen = value, kit
    pick = np.random.randint(kits) if np.random.random() < error_rate else chosen
    return pick if expected_value(graph, values, state, pick) >= 0 else chosen


@njit(cache=True)
def next_decision(graph, values, starts, games, k):
    """Play game k through its next decision; (its first child, the end of its children, the value of the best)."""
    throws, error_rates = len(graph.chances), games.error_rates[k]
    while True:
        state = games.states[k]
        if state == 0:
            state = starts.empty[np.random.randint(len(starts.empty))]
            if np.random.random() < starts.random:
                layer = np.random.randint(len(starts.begins) - 1)
                state = starts.states[np.random.randint(starts.begins[layer], starts.begins[layer + 1])]
            for side in range(2):
                error_rates[side] = starts.error_rates[np.random.randint(len(starts.error_rates))]
        kit = choose_kit(graph, values, state, error_rates[0])
        random, throw = np.random.random(), graph.kits[kit]
        while throw < graph.kits[kit + 1] - 1 and random >= graph.chances[throw]:
            random -= graph.chances[throw]
            throw += 1
        begin, end = graph.first_child[state * throws + throw], graph.first_child[state * throws + throw + 1]
        pick, best = begin, child_value(values, graph.children[begin])
        for c in range(begin + 1, end):
            value = child_value(values, graph.children[c])
            if value > best:
                pick, best = c, value
        if end - begin > 1 and np.random.random() < error_rates[0]:
            pick = np.random.randint(begin, end)
        child = graph.children[pick]
        games.states[k] = child >> 1
        if child & 1:
            error_rates[0], error_rates[1] = error_rates[1], error_rates[0]
        if end - begin > 1:
            # A large graph has unsigned numbers.
            return np.int64(begin), np.int64(end), best


@njit(cache=True, fastmath=True, error_model="numpy")
def _learn(
    k, s, graph, values, starts, games, net, first, second, grads, trainable, with_output, rate, updates, seed, steps,
    st, off,
):  # fmt: skip
    """The work of `SolvedDecisions.learn`; `st` is space for a state, `off` how many more pieces of a side are off."""
    np.random.seed(seed)
    rows, row_counts = np.empty((MOST_CHOICES, MAX_ACTIVE_ROWS), np.int32), np.empty(MOST_CHOICES, np.int64)
    h = np.empty((MOST_CHOICES, len(net.bias)), np.float32)
    p, error = np.empty(MOST_CHOICES, np.float32), np.empty(MOST_CHOICES, np.float32)
    learnt = 0
    for _ in range(steps):
        for game in range(len(games.states)):
            begin, end, best = next_decision(graph, values, starts, games, game)
            n, mean = min(end - begin, MOST_CHOICES), np.float32(0)
            for i in range(n):
                child = graph.children[begin + i]
                row_counts[i], error[i] = 0, 0
                if child >> 1 == 0:
                    # The game is over: there is nothing to learn.
                    continue
                unpack_state(k, graph.packed[child >> 1], st)
                st[HEAD + 2 * k.kinds] += off
                st[HEAD + 3 * k.kinds] += off
                row_counts[i] = rows_of_state(k, s, st, rows[i])
                p[i] = predict(net, rows[i], row_counts[i], h[i])
                error[i] = p[i] - values[child >> 1]
                if child & 1:
                    error[i] = -error[i]
                mean += error[i] / n
            for i in range(n):
                child = graph.children[begin + i]
                if row_counts[i]:
                    slope = slope_of_choice(error[i], mean, p[i], np.float32(child_value(values, child) - best))
                    add_gradient(net, grads, rows[i], row_counts[i], h[i], np.float32(-slope if child & 1 else slope))
                    learnt += 1
        updates += 1
        adam_step(net, first, second, grads, trainable, with_output, rate, updates, 1.0 / len(games.states))
    return learnt, updates


@njit(cache=True)
def _states(k, s, graph, values, starts, games, st, off, count, seed):
    """The work of `SolvedDecisions.states`; the arguments are those of `_learn`."""
    np.random.seed(seed)
    rows, found, n = np.empty(MAX_ACTIVE_ROWS, np.int32), np.full((count, MAX_ACTIVE_ROWS), -1, np.int32), 0
    while n < count:
        for game in range(len(games.states)):
            begin, end, _ = next_decision(graph, values, starts, games, game)
            for c in range(begin, end):
                state = graph.children[c] >> 1
                if state == 0 or n == count:
                    continue
                unpack_state(k, graph.packed[state], st)
                st[HEAD + 2 * k.kinds] += off
                st[HEAD + 3 * k.kinds] += off
                active = rows_of_state(k, s, st, rows)
                found[n, :active] = rows[:active]
                n += 1
    return found
