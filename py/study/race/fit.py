"""Fits the net of a plain race to its solved table; writes its weights, and a log beside them.

    python -m study.race.fit finkel --seed 1 --millions 300 --hidden 128

The race is solved first if its table is not in the folder `--tables`. The work is done in rounds of a fixed number of
batches. The run is saved every minute in the folder `--keep`, and the same command continues it. The learning rate
rises during WARM_UP updates, stays for the first third of the run and then falls to zero. At the end the table gives
the strength of the weights, with the search that the page uses. `--breadth` and `--effort` are written beside the
weights: they multiply the widths of the search and the work of the best level (see `ur.player.evaluate`).

`--from-shipped` goes on from the weights in the package instead of from chance: for a last run at a low rate.

`--processes` shares the work among processes (see `study.nets.averaging`); each takes batches of `--batch` decisions.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np

from study.nets.averaging import ALONE, Team, run_team
from study.nets.features import feature_layout
from study.nets.pack import WEIGHTS, read, read_log, write
from study.nets.weights import Net, adam_step, initial_net, zero_net
from study.race.gradients import add_gradients
from study.race.measure import measure_net, measure_player, player_from
from study.race.sample import Games, empty_batch, fill_batch, new_games
from study.race.solve import SolvedRace, load_or_solve
from ur.player.features import Inputs
from ur.player.net_files import weights_name
from ur.player.payoff import payoff_of

# Decisions in a batch, and batches in a round.
BATCH, ROUND_BATCHES = 1024, 250
WARM_UP, FULL_RATE_UNTIL = 200, 0.3
# The seed of the games that measure the strength at the end: the one in tests/bench/strength.txt.
SEED = 2


class Run:
    """A run: its net and its counters, and how to go on."""

    def __init__(
        self, spec: str, hidden: int, seed: int, millions: float, rate: float, breadth: float = 1.0, effort: int = 1,
        processes: int = 1, batch: int = BATCH, from_shipped: bool = False,
    ) -> None:  # fmt: skip
        self.spec, self.hidden, self.seed, self.rate = spec, hidden, seed, rate
        self.breadth, self.effort = breadth, effort
        self.processes, self.batch_size, self.from_shipped = processes, batch, from_shipped
        self.target = int(1e6 * millions)
        self.samples = self.updates = 0
        self.minutes = self.threshold = 0.0

    def start(self, table: SolvedRace, keep: Path, team: Team = ALONE) -> None:
        """Start with a solved race, or go on from the saved run, if there is one."""
        self.table, self.team = table, team
        self.rules = table.race.rules
        self.inputs = Inputs(self.rules)
        self.layout = feature_layout(self.inputs, payoff_of(self.rules))
        # How the weights that the run begins with were made, if it begins with any.
        self.before: dict[str, Any] = {}
        if self.from_shipped:
            shipped = weights_name(self.rules.spec)
            self.net = read(WEIGHTS, shipped, self.inputs)
            self.before = {"before": read_log(WEIGHTS, shipped)["training"]}
        else:
            self.net = initial_net(self.layout, self.hidden, self.seed)
        self.first, self.second, self.grads = (zero_net(self.net) for _ in range(3))
        self.all_rows = np.arange(self.inputs.rows)
        self.games = new_games(self.batch_size, table.race.pieces, self.seed)
        self.batch = empty_batch(self.batch_size)
        name = self.spec.replace("?", "-").replace("=", "-")
        settings = f"{self.hidden}-{self.seed}-{self.target // 1000}-{self.rate}-{self.processes}-{self.batch_size}"
        settings += "-shipped" if self.from_shipped else ""
        self.file = keep / f"fit-{name}-{settings}.npz"
        if self.file.exists():
            self._load()
        if not team.leads:
            # Games of its own for each process; a run that is continued begins new ones.
            self.games = new_games(self.batch_size, table.race.pieces, (self.seed, team.rank, self.updates))

    def _load(self) -> None:
        saved = np.load(self.file)
        for name, kind in (("net", Net), ("first", Net), ("second", Net), ("games", Games)):
            count = len(getattr(self, name))
            setattr(self, name, kind(*(saved[f"{name}{i}"] for i in range(count))))
        self.samples, self.updates = (int(x) for x in saved["counters"])
        self.minutes, self.threshold = (float(x) for x in saved["measures"])

    def save(self) -> None:
        """Save everything that the next round needs."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        parts = {
            f"{name}{i}": x for name in ("net", "first", "second", "games") for i, x in enumerate(getattr(self, name))
        }
        counters = np.array([self.samples, self.updates])
        measures = np.array([self.minutes, self.threshold])
        new = self.file.with_suffix(".new.npz")
        np.savez(new, counters=counters, measures=measures, **parts)
        new.replace(self.file)

    @property
    def part(self) -> float:
        """How much of the run is done, from 0 to 1. Each process does its share of the samples."""
        return self.samples * self.processes / self.target

    def round(self) -> float:
        """Learn one round of batches; return the root mean square error in win chance."""
        began, error, t, o = time.process_time(), 0.0, self.table.tables, self.table.numbering
        for _ in range(ROUND_BATCHES):
            self.samples += fill_batch(t, o, self.table.values, self.games, self.batch)
            self.updates += 1
            squared_error, self.threshold = add_gradients(
                self.layout, t.pieces, self.net, self.grads, self.batch, self.threshold, self.games.rng_state
            )
            error += squared_error
            rate_left = (1 - self.part) / (1 - FULL_RATE_UNTIL)
            rate = self.rate * min(1, self.updates / WARM_UP) * max(0, min(1, rate_left))
            adam_step(self.net, self.first, self.second, self.grads, self.all_rows, True, rate, self.updates, 1.0)
        samples = np.array([self.samples / 1e6], np.float32)
        self.team.average([*self.net, *self.first, *self.second, samples])
        self.samples = round(1e6 * float(samples[0])) if self.processes > 1 else self.samples
        self.minutes += (time.process_time() - began) / 60
        return math.sqrt(error / ROUND_BATCHES)

    def log(self) -> dict[str, Any]:
        """The log beside the weights."""
        return {
            "rules": self.spec,
            "command": f"python -m study.race.fit {self.spec} --seed {self.seed} "
            f"--millions {self.target / 1e6:g} --hidden {self.hidden} --rate {self.rate:g}"
            + (f" --breadth {self.breadth:g}" if self.breadth != 1 else "")
            + (f" --effort {self.effort}" if self.effort != 1 else "")
            + (f" --processes {self.processes}" if self.processes > 1 else "")
            + (f" --batch {self.batch_size}" if self.batch_size != BATCH else "")
            + (" --from-shipped" if self.from_shipped else ""),
            "seed": self.seed,
            "samples": self.samples * self.processes,
            "minutes": round(self.minutes * self.processes, 1),
            **self.before,
        }

    def pack(self, folder: Path, **more: Any) -> int:
        """Write weights and log; return the bytes of the weights."""
        squares, log = self.second.rows, self.log() | more
        return write(folder, self.rules, self.inputs, self.net, squares, log, breadth=self.breadth, effort=self.effort)


def fit(run: Run, table: SolvedRace, team: Team, args: argparse.Namespace) -> None:
    """Do a run as one of the processes of a team."""
    run.start(table, args.keep, team)
    reported = time.monotonic()
    while run.part < 1:
        error = run.round()
        if team.leads and (time.monotonic() - reported > 60 or run.part >= 1):
            reported = time.monotonic()
            run.save()
            found = measure_net(run.table, run.layout, run.net, 4000, 1)
            print(
                f"{run.samples * run.processes / 1e6:.1f} million samples, {run.minutes:.1f} min: error {error:.4f}, "
                f"{found} against perfect play at a glance",
                flush=True,
            )
    if team.leads:
        finish_run(run, args.into, args.games)


def finish_run(run: Run, folder: Path, games: int) -> None:
    """Write weights and log, with the strength that they have."""
    size = run.pack(folder)
    context = player_from(run.table, folder)
    strength = {
        "against": "perfect play",
        "at a glance": measure_net(run.table, run.layout, run.net, 20_000, SEED).as_log,
        "best level": measure_player(run.table, context, games, SEED).as_log | {"seed": SEED},
    }
    run.pack(folder, strength=strength)
    print(json.dumps(run.log() | {"strength": strength}), f"{size:,} bytes", flush=True)


def main() -> None:
    """Fit a net, measure it, and write its weights and log."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--millions", type=float, default=300, help="of samples in all")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=0.004, help="the highest learning rate")
    parser.add_argument("--breadth", type=float, default=1, help="factor for the widths of the search")
    parser.add_argument("--effort", type=int, default=1, help="factor for the work of the best level")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--batch", type=int, default=BATCH, help="decisions in a batch of one process")
    parser.add_argument("--from-shipped", action="store_true", help="go on from the weights in the package")
    parser.add_argument("--games", type=int, default=300, help="to play for the strength")
    parser.add_argument("--tables", type=Path, default=Path("build/study"))
    parser.add_argument("--keep", type=Path, default=Path("build/study"))
    parser.add_argument("--into", type=Path, default=WEIGHTS, help="the folder for weights and log")
    args = parser.parse_args()
    if args.from_shipped:
        shipped = weights_name(args.rules)
        if not (WEIGHTS / f"{shipped}.json").exists():
            parser.error(f"the package has no weights of {args.rules} to go on from")
        args.hidden = read_log(WEIGHTS, shipped)["hidden"]
    run = Run(
        args.rules,
        args.hidden,
        args.seed,
        args.millions,
        args.rate,
        args.breadth,
        args.effort,
        args.processes,
        args.batch,
        args.from_shipped,
    )
    table = load_or_solve(args.rules, args.tables)
    inputs = Inputs(table.race.rules)
    run_team(args.processes, 3 * (inputs.rows + 3) * args.hidden, lambda team: fit(run, table, team, args))


if __name__ == "__main__":
    main()
