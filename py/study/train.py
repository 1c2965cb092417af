"""Train: makes the weights of one ruleset by self-play, and keeps a log beside them.

    python -m study.train finkel --seed 1 --games 40000 --hidden 64

A run has two halves.  In the first the targets are TD(λ) returns, with λ falling; in the second the
mean over all throws of what the net makes of the best choice each leaves, of one moment in eight:
less noise, at more work.  With `--table` (a folder with the game as `study.solve` has solved it, or
with `--anchor` pieces fewer, which is the same game once as many are off) moments that the table
knows are learnt from their exact values.  Each half has its own learning rate that fades to
nothing.  Work is done in rounds of a fixed number of games, each with its own seed, and the state
is kept every minute in `--keep`: the same command continues where it was stopped.  `--minutes` ends
a run early.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np

from study import kernel
from study.learn import Net, fresh, learn, match, sight_of
from study.pack import write
from study.solve import Solved, solved
from ur.player.inputs import Inputs
from ur.player.worth import worth_of
from ur.race import Race
from ur.rulesets import ruleset

WEIGHTS = Path(__file__).resolve().parent.parent / "ur/player/weights"
ROUND, BATCH, THIN = 250, 256, 8


class Run:
    """One training run: where it stands, and how to go on."""

    def __init__(
        self, spec: str, hidden: int, seed: int, games: int, keep: Path, tables: Path | None,
        spare: int = 0,
    ) -> None:
        self.keep, self.mark = keep, f"-anchor{spare}" if tables else ""
        self.rules = ruleset(spec)
        self.spec, self.hidden, self.seed, self.games = spec, hidden, seed, games
        self.k = kernel.kernel_of(self.rules)
        self.inputs, worth = Inputs(self.rules), worth_of(self.rules)
        self.begin = kernel.start(self.k, self.rules)
        reach = worth.reach
        self.sight = sight_of(self.inputs, worth, reach)
        self.net = fresh(self.sight, hidden, seed)
        self.first, self.second, self.grads = (zeros(self.net) for _ in range(3))
        self.done = self.clock = self.moments = 0
        self.minutes = 0.0
        # Where there is no table: a small one, for its types, and no values.
        small = Solved(Race(ruleset("finkel?pieces=1")))
        count = len(self.rules.crew) - spare
        few = f"{spec}{'&' if '?' in spec else '?'}pieces={count}" if spare else spec
        table = solved(few, tables) if tables else small
        values = table.values if tables else np.zeros(1, np.float32)
        self.exact = tables is not None and not spare
        self.solved = (table.tables, table.order, values, spare)

    @property
    def file(self) -> Path:
        """Where the state of the run is kept."""
        name = self.spec.replace("?", "-").replace("=", "-")
        return self.keep / f"{name}{self.mark}-{self.hidden}-{self.seed}-{self.games}.npz"

    def load(self) -> None:
        """Go on from what was kept."""
        if not self.file.exists():
            return
        kept = np.load(self.file)
        for name in ("net", "first", "second"):
            values = [kept[f"{name}{i}"] for i in range(4)]
            setattr(self, name, Net(*values))
        self.done, self.clock, self.moments = (int(x) for x in kept["counters"])
        self.minutes = float(kept["minutes"])

    def save(self) -> None:
        """Keep everything that the next round needs."""
        self.keep.mkdir(parents=True, exist_ok=True)
        parts = {
            f"{name}{i}": x
            for name in ("net", "first", "second")
            for i, x in enumerate(getattr(self, name))
        }
        counters = np.array([self.done, self.clock, self.moments])
        new = self.file.with_suffix(".new.npz")
        np.savez(new, counters=counters, minutes=self.minutes, **parts)
        new.replace(self.file)

    def round(self) -> None:
        """One round of games."""
        began, part = time.monotonic(), self.done / self.games
        second = part >= 0.5 and not self.exact
        half = part if self.exact else 2 * part - second
        top = 1.5e-3 if second else 3e-3
        rate = top * min(1, (self.clock + 1) / 200) * max(0.02, min(1, 1.35 * (1 - half)))
        eps, trace = 0.06 * (1 - part) + 0.01, 0.5 if second else 0.95 - 0.45 * half
        learnt, self.clock = learn(
            self.k, self.sight, self.net, self.first, self.second, self.grads, self.begin,
            ROUND, eps, trace, rate, self.clock, self.seed * 1_000_003 + self.done, BATCH,
            THIN if second else 0, self.solved,
        )  # fmt: skip
        self.done += ROUND
        self.moments += learnt
        self.minutes += (time.monotonic() - began) / 60


def zeros(net: Net) -> Net:
    """Numbers like a net's, all zero."""
    return Net(*(np.zeros_like(x) for x in net))


def main() -> None:
    """Train, and write weights and log."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--table", type=Path, help="a folder with the solved game")
    parser.add_argument("--anchor", type=int, default=0, help="pieces fewer in the solved game")
    parser.add_argument("--keep", type=Path, default=Path("build/study"))
    parser.add_argument("--minutes", type=float, default=1e9)
    asked = parser.parse_args()
    run = Run(
        asked.rules, asked.hidden, asked.seed, asked.games, asked.keep, asked.table, asked.anchor
    )  # fmt: skip
    run.load()
    ends, told, before = time.monotonic() + 60 * asked.minutes, 0.0, run.net
    before = Net(*(x.copy() for x in run.net))
    while run.done < run.games and time.monotonic() < ends:
        run.round()
        if time.monotonic() - told > 60 or run.done >= run.games:
            told = time.monotonic()
            run.save()
            worth, wins = match(run.k, run.sight, (run.net, before), run.begin, 400, 7, run.solved)
            before = Net(*(x.copy() for x in run.net))
            print(
                f"{run.done} games, {run.moments:,} moments, {run.minutes:.1f} min: against the "
                f"last stand {100 * wins:.1f} % of wins, mean worth {worth:.3f}",
                flush=True,
            )
    log = {
        "rules": run.spec,
        "command": f"python -m study.train {run.spec} --seed {run.seed} --games {run.games} "
        f"--hidden {run.hidden}"
        + (f" --table build/study --anchor {asked.anchor}" if asked.table else ""),
        "games": run.done,
        "moments": run.moments,
        "minutes": round(run.minutes, 1),
    }
    used = run.second.rows.any(axis=1)
    size = write(WEIGHTS, run.rules, run.inputs, run.net, used, log)
    print(json.dumps(log), f"{size:,} bytes", flush=True)


if __name__ == "__main__":
    main()
