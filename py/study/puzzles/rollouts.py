"""The values of choices by long rollouts: games played to the end by the trained net on both sides, compiled.

Luck is taken out of each game by the net's own values, as in `study.selfplay.match`: on average a throw adds nothing,
so the mean stays and the spread becomes small. The results are those of play by the net without looking ahead; where
an endgame table is given, a game ends with the exact value as soon as the table has its state.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.arrays import CompiledRules, compile_rules
from study.kernel.moves import action_buffer
from study.kernel.states import HEAD, NONE, PENDING, WINNER, state_of
from study.nets.choose import CONVERSION, PASS, best_action, best_kit, light_value, state_after, value_of_kit
from study.nets.features import MAX_ACTIVE_ROWS, FeatureLayout, feature_layout, final_value
from study.nets.pack import missing_pieces, net_for
from study.nets.weights import Net
from study.puzzles.judges import Values
from study.puzzles.moments import Moment
from study.small.endings import UNKNOWN, endgame_table, exact_value, with_pieces
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player import choose
from ur.player.features import Inputs
from ur.player.payoff import payoff_of
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Ruleset
from ur.rulesets import ruleset

# Games of each choice at a time, and at most; a choice that is clearly behind after some is not played further.
BATCH, MOST = 40, 600
# One seed of a judge stands for so many of games.
SEEDS = 1_000_000
# Standard errors in half a 95 % interval.
HALF = 1.96
# The longest game of a puzzle in throws.
LONGEST = 2000


@njit(cache=True)
def play_out(k: CompiledRules, s: FeatureLayout, net: Net, endgame, start, games, longest, seed):  # type: ignore[no-untyped-def]
    """The result for light of each of these games from a state, without luck.

    A game that is longer than so many throws counts with the net's value, one that comes to a state of the endgame
    table with its exact value.
    """
    np.random.seed(seed)
    rows, h = np.empty(MAX_ACTIVE_ROWS, np.int32), np.empty(len(net.bias), np.float32)
    actions, results = action_buffer(), np.zeros(games)
    for game in range(games):
        st, exact = start.copy(), UNKNOWN
        for _ in range(longest):
            if st[WINNER] >= 0:
                break
            throw = 0
            if st[PENDING] == NONE:
                exact = exact_value(k, endgame, st)
                if exact != UNKNOWN:
                    break
                kit, _ = best_kit(k, s, net, st, rows, h, -1.0)
                expected = value_of_kit(k, s, net, st, kit, rows, h)
                throw = play.draw_throw(k, kit)
                chosen, _, value = best_action(k, s, net, st, throw, actions, rows, h, -1.0)
                if chosen == PASS:
                    value = light_value(k, s, net, state_after(k, st, throw, actions[0], -1), rows, h)
                results[game] -= value - expected
            else:
                chosen, _, value = best_action(k, s, net, st, throw, actions, rows, h, -1.0)
            if chosen == CONVERSION and np.random.random() < 0.5:
                throw = k.throws[throw, 2]
                chosen, _, value = best_action(k, s, net, st, throw, actions, rows, h, -1.0)
            if chosen >= 0:
                play.act(k, st, throw, actions[chosen])
            else:
                play.pass_turn(k, st, throw)
        if exact != UNKNOWN:
            results[game] += exact
        else:
            results[game] += final_value(s, st) if st[WINNER] >= 0 else light_value(k, s, net, st, rows, h)
    return results


class Rollouts:
    """Judges the moments of one ruleset. ValueError where it cannot be compiled, or has no net of its own.

    With `exact` pieces left a side a game ends with its exact value; the table is kept in a folder. A game of fewer
    pieces is the end of the whole one, which is what the net knows: the missing pieces are off.
    """

    def __init__(self, rules: Ruleset, margin: float, seed: int = 0, exact: int = 0, keep: Path = Path()) -> None:
        net = net_for(rules, None, Inputs(rules))
        if net is None:
            raise ValueError(f"{rules.spec}: there is no net of its own")
        self.rules, self.margin, self.net, self.seed = rules, margin, net, seed
        self._missing = missing_pieces(rules)
        whole = ruleset(with_pieces(rules.spec, len(rules.crew) + self._missing)) if self._missing else rules
        self.compiled = compile_rules(whole)
        self.layout = feature_layout(Inputs(whole), payoff_of(whole))
        self.endgame = endgame_table(whole.spec, exact, keep)

    def play(self, position: Position, games: int, longest: int, seed: int) -> np.ndarray:
        """The results for light of so many games from a position; see `play_out`."""
        st = state_of(self.compiled, position)
        # Only games with one kind of piece can lack some: their two counts of pieces off lie side by side.
        off = HEAD + 2 * self.compiled.kinds
        st[off : off + 2] += self._missing
        light: np.ndarray = play_out(self.compiled, self.layout, self.net, self.endgame, st, games, longest, seed)
        return light

    def __call__(self, moment: Moment) -> Values | None:
        """The value of each choice; None where the best one does not lead by the margin, and will not.

        Of choices that are clearly behind fewer games are played, as their spread says.
        """
        player = moment.position.chooser
        starts = [self._starts(moment, number) for number in range(len(moment.choices))]
        results: list[list[float]] = [[] for _ in starts]
        for batch in range(MOST // BATCH):
            means, halves = _summary(results) if batch else ([], [])
            top = max(range(len(means)), key=means.__getitem__) if batch else 0
            open_ones = [
                number
                for number in range(len(starts))
                if not batch or number == top or means[number] + halves[number] > means[top] - halves[top]
            ]
            if batch and open_ones == [top] and batch > 1:
                break
            second = max((mean for number, mean in enumerate(means) if number != top), default=0.0)
            # The best does not lead by enough, and will not.
            if batch > 3 and means[top] + halves[top] - second < self.margin:
                return None
            for number in open_ones:
                seed = self.seed * SEEDS + batch * len(starts) + number + 1
                results[number] += self._play(starts[number], player, seed)
        means, halves = _summary(results)
        return Values(tuple(means), tuple(halves))

    def _starts(self, moment: Moment, number: int) -> list[Position]:
        """The positions after a choice; two, equally likely, where the second bone decides."""
        rules, action = self.rules, moment.choices[number]
        if action is None:
            return [engine.pass_turn(rules, moment.position, moment.throw)]
        if action.kind != CONVERT:
            return [engine.act(rules, moment.position, moment.throw, action)]
        assert moment.throw is not None and moment.throw.converted is not None
        return [engine.pass_turn(rules, moment.position, moment.throw), self._best(moment, moment.throw.converted)]

    def _best(self, moment: Moment, throw: Throw) -> Position:
        """The position after the best action of a throw."""
        actions = engine.legal(self.rules, moment.position, throw)
        if not actions:
            return engine.pass_turn(self.rules, moment.position, throw)
        picked = choose(self.rules, moment.position, throw, "best").index
        return engine.act(self.rules, moment.position, throw, actions[picked or 0])

    def _play(self, starts: list[Position], player: int, seed: int) -> list[float]:
        total = self.layout.total
        each = BATCH // len(starts)
        found = [self.play(position, each, LONGEST, seed) for position in starts]
        light = np.mean(found, axis=0)
        return [float(one if player == 0 else total - one) for one in light]


def _summary(results: list[list[float]]) -> tuple[list[float], list[float]]:
    """The mean of each, and half its 95 % interval."""
    means = [float(np.mean(one)) for one in results]
    return means, [HALF * float(np.std(one, ddof=1)) / len(one) ** 0.5 for one in results]
