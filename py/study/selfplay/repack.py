"""Writes shipped weights again, with less exact numbers in rows that matter little: a smaller file, the same player.

    python -m study.selfplay.repack 'skiryuk?stuck=win' --games 300

Games of self-play show how much each row matters: the mean square of the gradient there. Each row keeps its numbers,
or gets coarser ones (see `study.nets.pack`): in all, so much that rounding adds a part `--noise` to the error that the
numbers have already. For nets that were written before rows had a precision of their own; not for patches, nor for nets
that have patches.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from study.nets.pack import WEIGHTS, coarsen, read
from study.nets.weights import zero_net
from study.selfplay.learn import ALL_STATES, learn
from study.selfplay.train import BATCH_SIZE, Plan, Run
from ur.player.net_files import weights_name

# Few games at a time, so that the running means of the optimizer, which forget, hold all of them.
GAMES_AT_ONCE, SHORT, ERRORS = 50, 0.5, 0.05


def row_importance(spec: str, games: int, seed: int) -> np.ndarray:
    """How much each row of the shipped net matters in games of self-play, as a share of each unit's gradients."""
    run = Run(Plan(rules=spec), Path())
    run.net = read(WEIGHTS, weights_name(spec), run.inputs)
    run.first, run.grads = zero_net(run.net), zero_net(run.net)
    total, updates = np.zeros_like(run.net.rows), 0
    for number in range(0, games, GAMES_AT_ONCE):
        run.second = zero_net(run.net)
        _, updates = learn(
            run.k, run.layout, run.net, run.first, run.second, run.grads, run.trainable, False, run.start,
            GAMES_AT_ONCE, SHORT, ERRORS, 0.5, 0.0, updates, seed + number, BATCH_SIZE, ALL_STATES,
            run.anchors, 1.0, run.buffer, run.heuristic, 0.0, run.endgame,
        )  # fmt: skip
        total += run.second.rows
    return (total / np.maximum(total.sum(axis=0), 1e-30)).mean(axis=1)


def main() -> None:
    """Write the weights of a ruleset again."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--noise", type=float, default=0.1)
    args = parser.parse_args()
    command = (
        f"python -m study.selfplay.repack '{args.rules}' --games {args.games} --seed {args.seed} --noise {args.noise:g}"
    )
    importance = row_importance(args.rules, args.games, args.seed)
    before, after = coarsen(WEIGHTS, weights_name(args.rules), importance, args.noise, command)
    print(f"{args.rules}: {before:,} bytes before, {after:,} now")


if __name__ == "__main__":
    main()
