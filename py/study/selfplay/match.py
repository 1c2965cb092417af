"""Versus: a net against the hand-made player, in compiled code: thousands of games.

`build.py bench strength … --what match` plays the same match with the player as it ships, which thinks
far longer; this tells nets apart, at a glance or a few throws deep.
The search is that of `ur.player.search` without its budget.  Rulesets are refused as by
`study.small.compiled_graph`.

    python -m study.selfplay.match 'skiryuk?stuck=unbury' --games 4000
    python -m study.selfplay.match murray --weights build/study/murray-….npz --looks 2 --foe 0 --itself
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.moves import room
from study.kernel.states import TURN, WINNER
from study.nets.choose import LOW, NOTHING, after, light_worth
from study.nets.features import MOST_ROWS, Sight, final, sight_of
from study.nets.heuristic import LOOKS, Hand, hand_of, hand_worth, how_far
from study.nets.pack import net_for
from study.nets.weights import Net
from study.selfplay.learn import LONGEST, beginning
from study.small.compiled_graph import kernel_without_choices
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
    """By what it judges, how many throws deep; and how close to the best a choice must be to be looked
    at more deeply: at the root for each depth, and below."""

    by_hand: bool
    looks: int
    root: np.ndarray
    inner: float


class Judges(NamedTuple):
    """What both players judge by, and room for the net."""

    sight: Sight
    net: Net
    hand: Hand
    found: np.ndarray
    h: np.ndarray


@njit(cache=True)
def glance(k, judges, by_hand, st):
    """The worth for light at a glance."""
    if by_hand:
        return hand_worth(k, judges.sight, judges.hand, st)
    return light_worth(k, judges.sight, judges.net, st, judges.found, judges.h)


# (What calls itself is not kept compiled: loaded again, it may crash.)
@njit
def ahead(k, judges, player, st, depth):
    """The worth for light so many throws ahead."""
    if st[WINNER] >= 0:
        return final(judges.sight, st)
    if depth == 0:
        return glance(k, judges, player.by_hand, st)
    sign = 1.0 if st[TURN] == 0 else -1.0
    total, out = 0.0, room()
    for throw in range(k.kits[1]):
        n = play.moves(k, st, throw, out)
        if n < 2:
            one = after(k, st, throw, out[0], n - 1)
            total += k.chances[throw] * ahead(k, judges, player, one, depth - 1)
            continue
        values = np.empty(n)
        for i in range(n):
            values[i] = sign * ahead(k, judges, player, after(k, st, throw, out[i], i), 0)
        best = values.max()
        if depth > 1:
            close, best = best - player.inner, LOW
            for i in range(n):
                if values[i] >= close:
                    one = after(k, st, throw, out[i], i)
                    best = max(best, sign * ahead(k, judges, player, one, depth - 1))
        total += k.chances[throw] * sign * best
    return total


@njit
def choice(k, judges, player, st, throw, out):
    """The number of the action a player chooses, or NOTHING; `out` holds the actions."""
    n = play.moves(k, st, throw, out)
    if n < 2:
        return n - 1
    sign = 1.0 if st[TURN] == 0 else -1.0
    values = np.empty(n)
    for depth in range(player.looks + 1):
        close = values.max() - player.root[depth] if depth else LOW
        if depth and (values >= close).sum() == 1:
            break
        for i in range(n):
            if depth == 0 or values[i] >= close:
                values[i] = sign * ahead(k, judges, player, after(k, st, throw, out[i], i), depth)
            else:
                values[i] = LOW
    return values.argmax()


@njit(cache=True)
def luck(k, judges, st, throw, out):
    """What a throw adds to the worth for light that the net expected, the best made of each at a glance."""
    sign = 1.0 if st[TURN] == 0 else -1.0
    got, mean = 0.0, 0.0
    for one in range(k.kits[1]):
        n, best = play.moves(k, st, one, out), LOW
        for i in range(min(n - 1, 0), n):
            best = max(best, sign * glance(k, judges, False, after(k, st, one, out[i], i)))
        mean += k.chances[one] * best
        if one == throw:
            got = best
    return sign * (got - mean)


@njit
def won(k, judges, players, begin, games, seed):
    """Per game what players[0] wins of players[1]: 1, ½ or 0; they begin and sit in turn.  And the same
    without what luck gave, by the net's word: on average a throw gives nothing, so the mean stays what it is,
    and the spread is less."""
    np.random.seed(seed)
    out, shares, earned = room(), np.full(games, 0.5), np.zeros(games)
    for game in range(games):
        st, seat = beginning(k, begin, 0.0), game % 2
        for _ in range(2 * LONGEST):
            if st[WINNER] >= 0:
                break
            throw = play.cast(k, 0)
            earned[game] -= luck(k, judges, st, throw, out)
            number = choice(k, judges, players[0 if st[TURN] == seat else 1], st, throw, out)
            if number == NOTHING:
                play.idle_turn(k, st, throw)
            else:
                play.act(k, st, throw, out[number])
        if seat:
            earned[game] *= -1
        if st[WINNER] >= 0:
            worth = final(judges.sight, st)
            shares[game] = worth if seat == 0 else 1 - worth
        earned[game] += shares[game]
    return shares, earned


def judges_of(rules: Ruleset, net: Net) -> Judges:
    """What the players of a ruleset judge by."""
    sight, hidden = sight_of(Inputs(rules), payoff_of(rules)), len(net.bias)
    return Judges(sight, net, hand_of(rules), np.empty(MOST_ROWS, np.int32), np.empty(hidden, np.float32))


def player_of(rules: Ruleset, by_hand: bool, looks: int) -> Player:
    """A player that looks so many throws ahead (up to 5) as `ur.player.search` does."""
    # There is time enough to doubt everything that fell out, where that is done at all.
    context = SearchContext(rules, HandMade(rules)) if by_hand else context_of(rules)
    width = context.search(BEST, engine.start(rules, 0)).width.scaled(1.0 if is_plain(rules) else WIDER[-1])
    scale = 2 * payoff_of(rules).fixed_half_range
    return Player(by_hand, looks, scale * np.array((0.0, *width.root)), scale * width.inner)


def match(
    spec: str, weights: Path | None, looks: int, games: int, seed: int, foe: int = LOOKS, itself: bool = False
) -> tuple[np.ndarray, np.ndarray]:
    """What the net wins in each game, with luck and without, against the hand-made player or `itself`, looking
    `foe` throws ahead; ValueError where `kernel_without_choices` refuses it, or there is no net."""
    rules = ruleset(spec)
    k = kernel_without_choices(spec)
    net = net_for(rules, weights, Inputs(rules))
    if net is None or len(rules.crew) < len(ruleset(spec.partition("?")[0]).crew):
        raise ValueError(f"{spec}: there is no net of its own for as many pieces")
    players = player_of(rules, False, looks), player_of(rules, not itself, foe)
    return won(k, judges_of(rules, net), players, play.start(k, rules), games, seed)


def main() -> None:
    """Play, and print the share of wins with its interval of 95 %."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--weights", type=Path, help="a training run that was kept, for the shipped net")
    parser.add_argument("--looks", type=int, default=0, help="how many throws the net looks ahead, up to 4")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--foe", type=int, default=LOOKS, help="how many the other looks ahead")
    parser.add_argument("--itself", action="store_true", help="against the same net")
    asked = parser.parse_args()
    found = match(asked.rules, asked.weights, asked.looks, asked.games, asked.seed, asked.foe, asked.itself)
    wins, earned = (f"{100 * x.mean():.2f} ± {196 * x.std() / len(x) ** 0.5:.2f} %" for x in found)
    foe = f"{'itself' if asked.itself else 'hand-made'}, {how_far(asked.foe)}"
    print(
        f"{asked.rules}: the net, {how_far(asked.looks)}, against {foe}: {wins} of wins; luck taken out {earned} "
        f"({asked.games} games, seed {asked.seed})"
    )


if __name__ == "__main__":
    main()
