"""Measure: what a player of a plain race loses to perfect play, by its solved table.

Against perfect play a player's win chance is one half less the expected sum of what each of its
moves loses (the mean of both seats): an identity, so a few hundred games tell more than a hundred
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

from study.nets.features import Sight
from study.nets.weights import Net, share
from study.race.gradients import ON, active
from study.race.sample import MOST, Choices, best_of, choices_of, choose, drawn, thrown, turn_over, worth
from study.race.solve import Solved, solved
from ur.player import net as shipped
from ur.player.levels import BEST, Level
from ur.player.net_files import weights_name
from ur.player.search_context import SearchContext, context_of
from ur.player.steps import finish


class Strength(NamedTuple):
    """Win chance against perfect play and half its 95 % interval, both in percent; points of win
    chance lost per decision; percent of the decisions that lose nothing; milliseconds per decision:
    the mean, the median and the 99th percentile."""

    wins: float
    about: float
    loss: float
    best: float
    games: int
    times: tuple[float, float, float] = (0.0, 0.0, 0.0)

    @property
    def told(self) -> dict[str, float]:
        """As it is written in a training log."""
        return {
            "percent": round(self.wins, 3),
            "interval": round(self.about, 3),
            "games": self.games,
            "points lost a decision": round(self.loss, 5),
            "percent of best moves": round(self.best, 1),
        }

    def __str__(self) -> str:
        return (
            f"{self.wins:.3f} ± {self.about:.3f} % in {self.games} games, "
            f"{self.loss:.5f} points a decision, best move {self.best:.1f} %"
        )


def strength(lost: list[float], losses: list[float], times: list[float] | None = None) -> Strength:
    """From what was lost in each game, and by each decision."""
    mean, games = sum(lost) / len(lost), len(lost)
    spread = math.sqrt(sum((x - mean) ** 2 for x in lost) / (games - 1) / games)
    clock = sorted(times or [0.0])
    return Strength(
        50 - 100 * mean,
        196 * spread,
        100 * sum(losses) / len(losses),
        100 * sum(x < 1e-6 for x in losses) / len(losses),
        games,
        (sum(clock) / len(clock), clock[len(clock) // 2], clock[len(clock) * 99 // 100]),
    )


def glanced(table: Solved, s: Sight, net: Net, games: int, seed: int) -> Strength:
    """How strong a net is that looks at each choice and no further."""
    lost, losses = np.zeros(games), np.zeros(1000 * games, np.float32)
    chances = np.random.default_rng(seed).integers(1, 1 << 63, 1, dtype=np.uint64)
    t, o = table.tables, table.order
    made = glance(t, o, table.values, s, net, choices_of(MOST), chances, lost, losses)
    return strength(lost.tolist(), losses[:made].tolist())


@njit(cache=True)
def glance(t, o, values, s, net, choices, chances, lost, losses):
    """Play games, the net on one side, and tell what each lost; how many decisions it made."""
    on, h, state = np.empty(ON, np.int32), np.empty(len(net.bias), np.float32), np.empty(4, np.int64)
    made = 0
    for game in range(len(lost)):
        state[:] = 0
        turn = game % 2
        while True:
            score = thrown(t, drawn(chances, 0))
            found = choose(t, o, values, state, score, choices, 0)
            if found < 0:
                break
            if found == 0:
                turn_over(state)
                turn = 1 - turn
                continue
            best = best_of(choices, 0, found)
            pick = best
            if turn and found > 1:
                seen = -1.0
                for k in range(found):
                    p = share(net, on, active(s, t.pieces, choices.states[k], on), h)
                    if not choices.same[k]:
                        p = 1 - p
                    if p > seen:
                        seen, pick = p, k
                losses[made] = worth(choices, best) - worth(choices, pick)
                lost[game] += losses[made]
                made += 1
            if not choices.same[pick]:
                turn = 1 - turn
            state[:] = choices.states[pick]
    return made


def player_of(table: Solved, folder: Path) -> SearchContext:
    """The player with the weights for a ruleset in a folder."""
    rules, name = table.race.rules, weights_name(table.race.rules.spec)
    meta = json.loads((folder / f"{name}.json").read_text())
    blob = (folder / f"{name}.bin").read_bytes()
    net = shipped.Net(rules, shipped.Weights(meta, blob), meta["pieces"] - table.race.pieces)
    return SearchContext(rules, net)


def played_out(table: Solved, context: SearchContext, games: int, seed: int, row: Level = BEST) -> Strength:
    """How strong a player is as the page plays it, at a level."""
    rng, choices = random.Random(seed), choices_of(MOST)
    lost: list[float] = []
    losses: list[float] = []
    times: list[float] = []
    for game in range(games):
        state, turn, before = np.zeros(4, np.int64), game % 2, len(losses)
        while True:
            score = thrown(table.tables, rng.random())
            found = choose(table.tables, table.order, table.values, state, score, choices, 0)
            if found < 0:
                break
            if found == 0:
                turn_over(state)
                turn = 1 - turn
                continue
            best = pick = best_of(choices, 0, found)
            if turn and found > 1:
                began = time.process_time()
                pick = picked(context, state, score, row, choices, found)
                times.append(1000 * (time.process_time() - began))
                losses.append(float(worth(choices, best) - worth(choices, pick)))
            turn ^= not choices.same[pick]
            state[:] = choices.states[pick]
        lost.append(sum(losses[before:]))
    return strength(lost, losses, times)


def picked(context: SearchContext, state: np.ndarray, score: int, row: Level, choices: Choices, found: int) -> int:
    """The number among `choices` of what the player chooses."""
    race, tree = context.race, context.race_tree
    assert race and tree
    mine, theirs, a, b = state.tolist()
    children = tree.choices((mine, theirs, a, b), score)
    values = finish(context.search(row, race.position((mine, theirs, a, b), 0)).values(children))
    wanted = children[values.index(max(values))].node
    return next(k for k in range(found) if tuple(choices.states[k].tolist()) == wanted)


def main() -> None:
    """Print the strength of a player."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--depth", type=int, default=BEST.depth)
    parser.add_argument("--budget", type=int, default=BEST.budget)
    parser.add_argument("--tables", type=Path, default=Path("build/study"))
    parser.add_argument("--weights", type=Path, help="a folder; else those of the page")
    asked = parser.parse_args()
    table = solved(asked.rules, asked.tables)
    context = player_of(table, asked.weights) if asked.weights else context_of(table.race.rules)
    row = BEST._replace(depth=asked.depth, budget=asked.budget)
    found = played_out(table, context, asked.games, asked.seed, row)
    mean, median, late = found.times
    print(
        f"{asked.rules}, depth {row.depth}, budget {row.budget}: {found}; {mean:.1f} ms a decision, "
        f"median {median:.1f}, 99th percentile {late:.0f}"
    )


if __name__ == "__main__":
    main()
