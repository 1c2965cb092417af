"""Thousands of games of a net against the hand-made player, in compiled code.

`build.py bench strength … --what match` plays the same match with the shipped player, which thinks far longer. This
module compares nets at a depth of a few throws, or none. The search is that of `ur.player.search` without its
limit of nodes. Rulesets are refused as in `study.small.compiled_graph`.

    python -m study.selfplay.match 'skiryuk?stuck=unbury' --games 4000
    python -m study.selfplay.match murray --weights build/study/….npz --depth 2 --opponent-depth 0 --against-itself
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.moves import action_buffer
from study.kernel.states import TURN, WINNER
from study.nets.choose import LOWEST, PASS, light_value, state_after
from study.nets.features import MAX_ACTIVE_ROWS, FeatureLayout, feature_layout, final_value
from study.nets.heuristic import OPPONENT_DEPTH, Heuristic, describe_depth, heuristic_for, heuristic_value
from study.nets.pack import net_for
from study.nets.weights import Net
from study.selfplay.learn import MAX_THROWS, random_start
from study.small.compiled_graph import compile_win_only
from ur.bitboard.race import is_plain
from ur.player.evaluate import HandMade
from ur.player.features import Inputs
from ur.player.levels import BEST
from ur.player.payoff import payoff_of
from ur.player.search_context import WIDER, SearchContext, context_of
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset


class Player(NamedTuple):
    """A player: whether it evaluates by hand or by the net, and how many throws ahead it looks.

    A choice is searched deeper if its value is this close to the best: `root[depth]` at the root, `inner` below.
    """

    by_heuristic: bool
    depth: int
    root: np.ndarray
    inner: float


class Evaluators(NamedTuple):
    """The evaluations of both players, and work space for the net."""

    layout: FeatureLayout
    net: Net
    heuristic: Heuristic
    rows: np.ndarray
    h: np.ndarray


@njit(cache=True)
def static_value(k, evaluators, by_heuristic, st):
    """The value for light without looking ahead."""
    if by_heuristic:
        return heuristic_value(k, evaluators.layout, evaluators.heuristic, st)
    return light_value(k, evaluators.layout, evaluators.net, st, evaluators.rows, evaluators.h)


# Not cached: a compiled function that calls itself can crash when it is loaded again.
@njit
def expectimax(k, evaluators, player, st, ahead):
    """The value for light, `ahead` throws ahead."""
    if st[WINNER] >= 0:
        return final_value(evaluators.layout, st)
    if ahead == 0:
        return static_value(k, evaluators, player.by_heuristic, st)
    sign = 1.0 if st[TURN] == 0 else -1.0
    total, actions = 0.0, action_buffer()
    for throw in range(k.kits[1]):
        n = play.moves(k, st, throw, actions)
        if n < 2:
            after = state_after(k, st, throw, actions[0], n - 1)
            total += k.chances[throw] * expectimax(k, evaluators, player, after, ahead - 1)
            continue
        values = np.empty(n)
        for i in range(n):
            values[i] = sign * expectimax(k, evaluators, player, state_after(k, st, throw, actions[i], i), 0)
        best = values.max()
        if ahead > 1:
            close, best = best - player.inner, LOWEST
            for i in range(n):
                if values[i] >= close:
                    after = state_after(k, st, throw, actions[i], i)
                    best = max(best, sign * expectimax(k, evaluators, player, after, ahead - 1))
        total += k.chances[throw] * sign * best
    return total


@njit
def choose_action(k, evaluators, player, st, throw, actions):
    """The number of the action that a player chooses, or PASS; `actions` receives the actions."""
    n = play.moves(k, st, throw, actions)
    if n < 2:
        return n - 1
    sign = 1.0 if st[TURN] == 0 else -1.0
    values = np.empty(n)
    for ahead in range(player.depth + 1):
        close = values.max() - player.root[ahead] if ahead else LOWEST
        if ahead and (values >= close).sum() == 1:
            break
        for i in range(n):
            if ahead == 0 or values[i] >= close:
                values[i] = sign * expectimax(k, evaluators, player, state_after(k, st, throw, actions[i], i), ahead)
            else:
                values[i] = LOWEST
    return values.argmax()


@njit(cache=True)
def luck(k, evaluators, st, throw, actions):
    """What a throw adds to the value for light that the net expected before it, without looking ahead."""
    sign = 1.0 if st[TURN] == 0 else -1.0
    reached, mean = 0.0, 0.0
    for one in range(k.kits[1]):
        n, best = play.moves(k, st, one, actions), LOWEST
        for i in range(min(n - 1, 0), n):
            best = max(best, sign * static_value(k, evaluators, False, state_after(k, st, one, actions[i], i)))
        mean += k.chances[one] * best
        if one == throw:
            reached = best
    return sign * (reached - mean)


@njit
def play_match(k, evaluators, players, start, games, seed):
    """What players[0] wins in each game against players[1]: 1, ½ or 0; and the same without luck.

    The players change sides after each game. Luck is what the throws added by the net's values. On average a throw
    adds nothing, so taking luck out leaves the mean as it is and makes the spread smaller.
    """
    np.random.seed(seed)
    actions, results, adjusted = action_buffer(), np.full(games, 0.5), np.zeros(games)
    for game in range(games):
        st, seat = random_start(k, start, 0.0), game % 2
        for _ in range(2 * MAX_THROWS):
            if st[WINNER] >= 0:
                break
            throw = play.draw_throw(k, 0)
            adjusted[game] -= luck(k, evaluators, st, throw, actions)
            number = choose_action(k, evaluators, players[0 if st[TURN] == seat else 1], st, throw, actions)
            if number == PASS:
                play.pass_turn(k, st, throw)
            else:
                play.act(k, st, throw, actions[number])
        if seat:
            adjusted[game] *= -1
        if st[WINNER] >= 0:
            value = final_value(evaluators.layout, st)
            results[game] = value if seat == 0 else 1 - value
        adjusted[game] += results[game]
    return results, adjusted


def evaluators_for(rules: Ruleset, net: Net) -> Evaluators:
    """The evaluations for a ruleset."""
    layout = feature_layout(Inputs(rules), payoff_of(rules))
    rows, h = np.empty(MAX_ACTIVE_ROWS, np.int32), np.empty(len(net.bias), np.float32)
    return Evaluators(layout, net, heuristic_for(rules), rows, h)


def player_for(rules: Ruleset, by_heuristic: bool, depth: int) -> Player:
    """A player that looks `depth` throws ahead (up to 5) with the search widths of `ur.player.search_context`."""
    # `ur.player.search` widens its search as long as it has time; here it always has.
    context = SearchContext(rules, HandMade(rules)) if by_heuristic else context_of(rules)
    width = context.search(BEST, engine.start(rules, 0)).width.scaled(1.0 if is_plain(rules) else WIDER[-1])
    scale = 2 * payoff_of(rules).fixed_half_range
    return Player(by_heuristic, depth, scale * np.array((0.0, *width.root)), scale * width.inner)


def match(
    spec: str, weights: Path | None, depth: int, games: int, seed: int,
    opponent_depth: int = OPPONENT_DEPTH, against_itself: bool = False,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """What the net wins in each game, with luck and without: see `play_match`.

    The opponent looks `opponent_depth` throws ahead; it is the hand-made player or the net itself. `weights` is the
    saved file of a training run; else the shipped net plays. ValueError if `compile_win_only` refuses the ruleset,
    or there is no net for it.
    """
    rules = ruleset(spec)
    k = compile_win_only(spec)
    net = net_for(rules, weights, Inputs(rules))
    if net is None or len(rules.crew) < len(ruleset(spec.partition("?")[0]).crew):
        raise ValueError(f"{spec}: there is no net of its own for as many pieces")
    players = player_for(rules, False, depth), player_for(rules, not against_itself, opponent_depth)
    return play_match(k, evaluators_for(rules, net), players, play.start(k, rules), games, seed)


def main() -> None:
    """Play, and print the share of wins with its 95 % interval."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--weights", type=Path, help="the saved file of a training run; else the shipped net")
    parser.add_argument("--depth", type=int, default=0, help="throws that the net looks ahead, up to 4")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent-depth", type=int, default=OPPONENT_DEPTH, help="the same for the opponent")
    parser.add_argument("--against-itself", action="store_true", help="play against the same net")
    args = parser.parse_args()
    settings = args.weights, args.depth, args.games, args.seed, args.opponent_depth, args.against_itself
    results = match(args.rules, *settings)
    wins, adjusted = (f"{100 * x.mean():.2f} ± {196 * x.std() / len(x) ** 0.5:.2f} %" for x in results)
    opponent = f"{'itself' if args.against_itself else 'hand-made'}, {describe_depth(args.opponent_depth)}"
    print(
        f"{args.rules}: the net, {describe_depth(args.depth)}, against {opponent}: {wins} of wins; "
        f"luck taken out {adjusted} ({args.games} games, seed {args.seed})"
    )


if __name__ == "__main__":
    main()
