"""Writes the mean of the shipped weights and of training runs that began with them, rounded as one.

    python -m study.selfplay.mean skiryuk --runs 47:1 48:2 --shipped 1 --precision 16 --endgame 4

A run is named by its seed, after it how much it counts. It must be finished, and saved in the folder `--keep` by
`study.selfplay.train … --from-shipped`. Runs that began with the same weights have the same hidden units, in the same
order; others have no mean. A run that wrote the shipped weights itself can stand alone: it is rounded again. How the
best level searches stays as it is.

Of runs of a patch, the mean is a patch of the same base. Patches of the net itself move along (`study.nets.patches`):
go on with each of them afterwards.

The weights are rounded for states of whole games and, with `--endgame`, for as many of games of so many pieces
(`study.nets.rounding`), which must have been solved.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from study.nets.features import feature_layout
from study.nets.pack import WEIGHTS, folded, read, read_log, write
from study.nets.patches import moving_patches
from study.nets.rounding import Rounding
from study.nets.weights import Net
from study.selfplay.states import whole_game_states
from study.selfplay.train import Plan
from study.small.decisions import SolvedDecisions
from ur.player.features import Inputs
from ur.player.net_files import weights_name
from ur.player.payoff import payoff_of
from ur.rulesets import ruleset

# States of each kind, for which the weights are rounded.
STATES = 150_000


def saved_run(spec: str, seed: int, keep: Path) -> tuple[Net, np.ndarray, dict[str, Any]]:
    """What a finished run learnt, the mean squares of its gradients, and its log.

    ValueError if the folder does not have exactly one run with this seed, or it is not finished.
    """
    beginning = Plan(spec, seed=seed).name.partition("-games-")[0]
    files = sorted(keep.glob(f"{beginning}-games-*.npz"))
    if len(files) != 1:
        raise ValueError(f"{keep} has {len(files)} runs of {spec} with the seed {seed}, not one")
    saved = np.load(files[0])
    log: dict[str, Any] = json.loads(str(saved["log"]))
    if not log["finished"]:
        raise ValueError(f"the run with the seed {seed} is not finished")
    net, fold = folded(Net(*(saved[f"learnt{i}"] for i in range(4))))
    return net, saved["second0"] / fold**2, log["training"]


def mean_of(nets: Sequence[Net], counts: Sequence[float]) -> Net:
    """The mean of nets of the same shape, of which each counts so much; exactly as all are, where they are equal."""
    total = sum(counts)
    if any((net.out != nets[0].out).any() for net in nets):
        raise ValueError("a unit changed the sign of its output")
    parts = [
        arrays[0] + sum(count / total * (array - arrays[0]) for count, array in zip(counts, arrays, strict=True))
        for arrays in zip(*nets, strict=True)
    ]
    return Net(*(np.asarray(part, np.float32) for part in parts))


def seed_and_count(written: str) -> tuple[int, float]:
    """A run as it is named on the command line; ValueError if it is written otherwise."""
    seed, _, count = written.partition(":")
    return int(seed), float(count)


def main(words: Sequence[str] | None = None) -> None:
    """Write the mean, and a log beside it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--runs", type=seed_and_count, nargs="+", required=True, metavar="SEED:COUNT")
    parser.add_argument("--shipped", type=float, default=0.0, help="how much the shipped weights count")
    parser.add_argument("--precision", type=float, default=16.0, help="as in study.selfplay.train")
    parser.add_argument("--endgame", type=int, default=0, help="round for games of so many pieces, too")
    parser.add_argument("--keep", type=Path, default=Path("build/study"), help="the folder of the runs")
    args = parser.parse_args(words)
    rules, name = ruleset(args.rules), weights_name(ruleset(args.rules).spec)
    inputs, shipped = Inputs(rules), read_log(WEIGHTS, name)
    counts, before = [args.shipped, *(count for _, count in args.runs)], shipped["training"]
    try:
        runs = [saved_run(args.rules, seed, args.keep) for seed, _ in args.runs]
        # This run wrote the shipped weights, and its own log says what came before it.
        if len(runs) == 1 and not args.shipped and runs[0][2].items() <= before.items():
            before = runs[0][2].get("before", {})
        elif any(log.get("before") != before for *_, log in runs):
            raise ValueError("the runs did not begin with the shipped weights")
        net = mean_of([read(WEIGHTS, name, inputs), *(net for net, *_ in runs)], counts)
    except ValueError as error:
        parser.error(str(error))
    squares = np.sum([squares for _, squares, _ in runs], axis=0)
    seeds = " ".join(f"{seed}:{count:g}" for seed, count in args.runs)
    log = {
        "rules": args.rules,
        "command": f"python -m study.selfplay.mean '{args.rules}' --runs {seeds} --shipped {args.shipped:g} "
        f"--precision {args.precision:g}" + f" --endgame {args.endgame}" * bool(args.endgame),
        "runs": [{key: value for key, value in log.items() if key != "before"} for *_, log in runs],
        **({"before": before} if before else {}),
    }
    states = [whole_game_states(args.rules, net, STATES, seed=12)]
    if args.endgame:
        decisions = SolvedDecisions(args.rules, args.endgame, args.keep, good_play=True)
        states.append(decisions.states(feature_layout(inputs, payoff_of(rules)), STATES, seed=11))
    rounding, ending = Rounding(net, np.concatenate(states)), shipped.get("ending")
    with moving_patches(WEIGHTS, name, net):
        size = write(
            WEIGHTS, rules, inputs, net, squares, log, shipped.get("base", ""), breadth=shipped.get("breadth", 1.0),
            effort=shipped.get("effort", 1), ending=tuple(ending) if ending else None, precision=args.precision,
            rounding=rounding,
        )  # fmt: skip
    print(f"{args.rules}: {size:,} bytes")


if __name__ == "__main__":
    main()
