"""Fit: makes the weights of a plain race from its solved table, and keeps a log beside them.

    python -m study.race.fit finkel --seed 1 --millions 300 --hidden 128

The table is solved first if `--tables` does not hold it.  Work is done in rounds of a fixed number
of batches; the state is kept every minute in `--keep`, so the same command continues where it was
stopped.  The learning rate rises for a moment, stays for a third of the run and fades to nothing.
At the end the weights are measured by the table, as the player on the page plays with them.
`--breadth` is what the search's widths are multiplied by (see `ur.player.evaluate`).
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np

from study.nets.features import sight_of
from study.nets.pack import WEIGHTS, write
from study.nets.weights import Net, adam, fresh, zeros
from study.race.gradients import descend
from study.race.measure import glanced, played_out, player_of
from study.race.sample import Games, batch_of, games_of, gather
from study.race.solve import Solved, solved
from ur.player.features import Inputs
from ur.player.payoff import payoff_of

SIDE_BY_SIDE, ROUND = 1024, 250
WARM, FLAT = 200, 0.3


class Run:
    """One run: where it stands, and how to go on."""

    def __init__(
        self, spec: str, hidden: int, seed: int, millions: float, rate: float, breadth: float = 1.0
    ) -> None:
        self.spec, self.hidden, self.seed, self.rate = spec, hidden, seed, rate
        self.breadth = breadth
        self.wanted = int(1e6 * millions)
        self.samples = self.clock = 0
        self.minutes = self.small = 0.0

    def take(self, table: Solved, keep: Path) -> None:
        """Take the solved game, and go on from what was kept, if anything was."""
        self.table = table
        self.rules = table.race.rules
        self.inputs = Inputs(self.rules)
        self.sight = sight_of(self.inputs, payoff_of(self.rules))
        self.net = fresh(self.sight, self.hidden, self.seed)
        self.first, self.second, self.grads = (zeros(self.net) for _ in range(3))
        self.every = np.arange(self.inputs.rows)
        self.games = games_of(SIDE_BY_SIDE, table.race.pieces, self.seed)
        self.batch = batch_of(SIDE_BY_SIDE)
        name = self.spec.replace("?", "-").replace("=", "-")
        told = f"{self.hidden}-{self.seed}-{self.wanted // 1000}-{self.rate}"
        self.file = keep / f"fit-{name}-{told}.npz"
        if self.file.exists():
            self._load()

    def _load(self) -> None:
        kept = np.load(self.file)
        for name, kind in (("net", Net), ("first", Net), ("second", Net), ("games", Games)):
            count = len(getattr(self, name))
            setattr(self, name, kind(*(kept[f"{name}{i}"] for i in range(count))))
        self.samples, self.clock = (int(x) for x in kept["counters"])
        self.minutes, self.small = (float(x) for x in kept["measures"])

    def save(self) -> None:
        """Keep everything that the next round needs."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        parts = {
            f"{name}{i}": x for name in ("net", "first", "second", "games") for i, x in enumerate(getattr(self, name))
        }
        counters = np.array([self.samples, self.clock])
        measures = np.array([self.minutes, self.small])
        new = self.file.with_suffix(".new.npz")
        np.savez(new, counters=counters, measures=measures, **parts)
        new.replace(self.file)

    def round(self) -> float:
        """One round of batches; the root of the mean square of the errors."""
        began, error, t, o = time.process_time(), 0.0, self.table.tables, self.table.order
        for _ in range(ROUND):
            self.samples += gather(t, o, self.table.values, self.games, self.batch)
            self.clock += 1
            squares, self.small = descend(
                self.sight, t.pieces, self.net, self.grads, self.batch, self.small, self.games.chance
            )
            error += squares
            left = (1 - self.samples / self.wanted) / (1 - FLAT)
            rate = self.rate * min(1, self.clock / WARM) * max(0, min(1, left))
            adam(self.net, self.first, self.second, self.grads, self.every, rate, self.clock, 1.0)
        self.minutes += (time.process_time() - began) / 60
        return math.sqrt(error / ROUND)

    def log(self) -> dict[str, Any]:
        """What the log says of a run."""
        return {
            "rules": self.spec,
            "command": f"python -m study.race.fit {self.spec} --seed {self.seed} "
            f"--millions {self.wanted / 1e6:g} --hidden {self.hidden} --rate {self.rate:g}"
            + (f" --breadth {self.breadth:g}" if self.breadth != 1 else ""),
            "seed": self.seed,
            "samples": self.samples,
            "minutes": round(self.minutes, 1),
        }

    def pack(self, folder: Path, **more: Any) -> int:
        """Write weights and log; the bytes of the weights."""
        log, squares = self.log() | more, self.second.rows
        return write(folder, self.rules, self.inputs, self.net, squares, log, breadth=self.breadth)


def main() -> None:
    """Fit, measure, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--millions", type=float, default=300, help="of samples")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=0.004, help="of learning")
    parser.add_argument("--breadth", type=float, default=1, help="of the widths of the search")
    parser.add_argument("--games", type=int, default=300, help="played to measure the strength")
    parser.add_argument("--tables", type=Path, default=Path("build/study"))
    parser.add_argument("--keep", type=Path, default=Path("build/study"))
    parser.add_argument("--into", type=Path, default=WEIGHTS, help="a folder for weights and log")
    asked = parser.parse_args()
    run = Run(asked.rules, asked.hidden, asked.seed, asked.millions, asked.rate, asked.breadth)
    run.take(solved(asked.rules, asked.tables), asked.keep)
    told = time.monotonic()
    while run.samples < run.wanted:
        error = run.round()
        if time.monotonic() - told > 60 or run.samples >= run.wanted:
            told = time.monotonic()
            run.save()
            found = glanced(run.table, run.sight, run.net, 4000, 1)
            print(
                f"{run.samples / 1e6:.1f} million samples, {run.minutes:.1f} min: error {error:.4f}, "
                f"{found} against perfect play at a glance",
                flush=True,
            )
    size = run.pack(asked.into)
    mind = player_of(run.table, asked.into)
    strength = {
        "against": "perfect play",
        "at a glance": glanced(run.table, run.sight, run.net, 20_000, 2).told,
        "best level": played_out(run.table, mind, asked.games, 3).told,
    }
    run.pack(asked.into, strength=strength)
    print(json.dumps(run.log() | {"strength": strength}), f"{size:,} bytes", flush=True)


if __name__ == "__main__":
    main()
