"""The strength of a player of a plain race against perfect play, measured with the solved table.

Averaged over both sides, a player wins one half, less the expected sum of what its moves lose. This is an identity.
The sum of exact losses varies little from game to game, so a few hundred games give a closer result than a hundred
thousand counted wins.

    python -m study.race.measure finkel --games 300 --depth 4
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit

from study.nets.features import FeatureLayout
from study.nets.weights import Net, predict
from study.race.gradients import MAX_ACTIVE_ROWS, active_rows
from study.race.sample import (
    MAX_CHOICES,
    Choices,
    best_choice,
    chooser_value,
    empty_choices,
    list_choices,
    random_float,
    score_of,
    swap_sides,
)
from study.race.solve import SolvedRace, load_or_solve
from ur.player import net as shipped
from ur.player.levels import BEST, BEST_QUICKLY, Level
from ur.player.net_files import weights_name
from ur.player.search_context import SearchContext, context_of
from ur.player.steps import finish


class Strength(NamedTuple):
    """The strength of a player against perfect play.

    `percent`: the win chance, and `interval`: half its 95 % interval, both in percent; `loss`: percentage points of
    win chance lost per decision; `percent_best`: percent of the decisions that lose nothing; `times`: milliseconds
    per decision: mean, median, 99th percentile.
    """

    percent: float
    interval: float
    loss: float
    percent_best: float
    games: int
    times: tuple[float, float, float] = (0.0, 0.0, 0.0)

    @property
    def as_log(self) -> dict[str, float]:
        """The strength as it is written in a training log."""
        return {
            "percent": round(self.percent, 3),
            "interval": round(self.interval, 3),
            "games": self.games,
            "points lost a decision": round(self.loss, 5),
            "percent of best moves": round(self.percent_best, 1),
        }

    def __str__(self) -> str:
        return (
            f"{self.percent:.3f} ± {self.interval:.3f} % in {self.games} games, "
            f"{self.loss:.5f} points a decision, best move {self.percent_best:.1f} %"
        )


def strength_from(game_losses: list[float], losses: list[float], times: list[float] | None = None) -> Strength:
    """The strength from the win chance lost in each game and by each decision, and from milliseconds."""
    mean, games = sum(game_losses) / len(game_losses), len(game_losses)
    spread = math.sqrt(sum((x - mean) ** 2 for x in game_losses) / (games - 1) / games)
    clock = sorted(times or [0.0])
    return Strength(
        50 - 100 * mean,
        196 * spread,
        100 * sum(losses) / len(losses),
        100 * sum(x < 1e-6 for x in losses) / len(losses),
        games,
        (sum(clock) / len(clock), clock[len(clock) // 2], clock[len(clock) * 99 // 100]),
    )


def measure_net(table: SolvedRace, s: FeatureLayout, net: Net, games: int, seed: int) -> Strength:
    """The strength of a net that does not look ahead."""
    game_losses, losses = np.zeros(games), np.zeros(1000 * games, np.float32)
    rng_state = np.random.default_rng(seed).integers(1, 1 << 63, 1, dtype=np.uint64)
    t, o = table.tables, table.numbering
    decisions = play_by_net(t, o, table.values, s, net, empty_choices(MAX_CHOICES), rng_state, game_losses, losses)
    return strength_from(game_losses.tolist(), losses[:decisions].tolist())


@njit(cache=True)
def play_by_net(t, o, values, s, net, choices, rng_state, game_losses, losses):
    """Play games between the net and perfect play; return how many decisions the net made.

    `game_losses` and `losses` receive what it lost in each game, and by each decision.
    """
    rows, h, state = np.empty(MAX_ACTIVE_ROWS, np.int32), np.empty(len(net.bias), np.float32), np.empty(4, np.int64)
    decisions = 0
    for game in range(len(game_losses)):
        state[:] = 0
        turn = game % 2
        while True:
            score = score_of(t, random_float(rng_state, 0))
            count = list_choices(t, o, values, state, score, choices, 0)
            if count < 0:
                break
            if count == 0:
                swap_sides(state)
                turn = 1 - turn
                continue
            best = best_choice(choices, 0, count)
            pick = best
            if turn and count > 1:
                best_prediction = -1.0
                for k in range(count):
                    p = predict(net, rows, active_rows(s, t.pieces, choices.states[k], rows), h)
                    if not choices.same[k]:
                        p = 1 - p
                    if p > best_prediction:
                        best_prediction, pick = p, k
                losses[decisions] = chooser_value(choices, best) - chooser_value(choices, pick)
                game_losses[game] += losses[decisions]
                decisions += 1
            if not choices.same[pick]:
                turn = 1 - turn
            state[:] = choices.states[pick]
    return decisions


def player_from(table: SolvedRace, folder: Path) -> SearchContext:
    """The player with the weights in a folder."""
    rules, name = table.race.rules, weights_name(table.race.rules.spec)
    meta = json.loads((folder / f"{name}.json").read_text())
    blob = (folder / f"{name}.bin").read_bytes()
    net = shipped.Net(rules, shipped.Weights(meta, blob), meta["pieces"] - table.race.pieces)
    return SearchContext(rules, net)


def measure_player(table: SolvedRace, context: SearchContext, games: int, seed: int, level: Level = BEST) -> Strength:
    """The strength of a player at a level, with the search that the page uses."""
    rng, choices = random.Random(seed), empty_choices(MAX_CHOICES)
    game_losses: list[float] = []
    losses: list[float] = []
    times: list[float] = []
    for game in range(games):
        state, turn, before = np.zeros(4, np.int64), game % 2, len(losses)
        while True:
            score = score_of(table.tables, rng.random())
            count = list_choices(table.tables, table.numbering, table.values, state, score, choices, 0)
            if count < 0:
                break
            if count == 0:
                swap_sides(state)
                turn = 1 - turn
                continue
            best = pick = best_choice(choices, 0, count)
            if turn and count > 1:
                began = time.process_time()
                pick = choose_by_player(context, state, score, level, choices, count)
                times.append(1000 * (time.process_time() - began))
                losses.append(float(chooser_value(choices, best) - chooser_value(choices, pick)))
            turn ^= not choices.same[pick]
            state[:] = choices.states[pick]
        game_losses.append(sum(losses[before:]))
    return strength_from(game_losses, losses, times)


def choose_by_player(
    context: SearchContext, state: np.ndarray, score: int, level: Level, choices: Choices, count: int
) -> int:
    """The number of the choice that the player takes."""
    race, tree = context.race, context.race_tree
    assert race and tree
    mine, theirs, a, b = state.tolist()
    children = tree.choices((mine, theirs, a, b), score)
    values = finish(context.search(level, race.position((mine, theirs, a, b), 0)).values(children))
    wanted = children[values.index(max(values))].node
    return next(k for k in range(count) if tuple(choices.states[k].tolist()) == wanted)


def main() -> None:
    """Print the strength of a player."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=3)
    depth, budget = BEST_QUICKLY
    parser.add_argument("--depth", type=int, default=depth)
    parser.add_argument("--budget", type=int, default=budget)
    parser.add_argument("--tables", type=Path, default=Path("build/study"))
    parser.add_argument("--weights", type=Path, help="a folder with weights; else the shipped ones")
    args = parser.parse_args()
    table = load_or_solve(args.rules, args.tables)
    context = player_from(table, args.weights) if args.weights else context_of(table.race.rules)
    level = BEST._replace(quickly=(args.depth, args.budget))
    strength = measure_player(table, context, args.games, args.seed, level)
    mean, median, percentile = strength.times
    print(
        f"{args.rules}, depth {args.depth}, budget {args.budget}: {strength}; {mean:.1f} ms a decision, "
        f"median {median:.1f}, 99th percentile {percentile:.0f}"
    )


if __name__ == "__main__":
    main()
