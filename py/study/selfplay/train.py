"""Train: makes the weights of one ruleset by self-play, and keeps a log beside them.

    python -m study.selfplay.train skiryuk --seed 1 --games 30000 --hidden 32
    python -m study.selfplay.train 'skiryuk?stuck=win' --games 4000 --base skiryuk --anchors 2

A run has two halves.  In the first the targets are TD(λ) returns, with λ falling; in the second the
mean over all throws of what the net makes of the best choice each leaves, of one moment in eight:
less noise, at more work.  Each half has its own learning rate that fades to nothing.  A share of
the games (`--short`) begins with pieces off, so that the net knows games of few pieces too.

With `--base` the net of another ruleset is taken, and only some of its rows learnt anew, all in
the manner of the second half: `ur.player.features` tells which (`patched`).  With `--anchors` the
same game with so few pieces is solved first, and its positions are learnt along with the others.
Patches are learnt slowly, unless `--rate`, a factor, says that the variant is another game.

Where games are long and a lead is soon lost again, a result tells next to nothing of the moves before it.
With `--pool` the moments of so many are mixed before they are learnt, so that no game drags the net
along; with `--leash` it is as if each throw ended the game with that chance, at what the hand-made
evaluation says, and the leash is let out to a fiftieth of that from the first game to the last.

With `--ending` the game with so few pieces is solved first (`study.small.endings`): what both players' last
pieces are worth is then known exactly, is learnt as it is, and is what the moments before lead to.

`--fine` is how finely the weights are written, which decides their bytes; `--breadth`, written beside
them, what the search's widths are multiplied by (see `ur.player.evaluate`).

Work is done in rounds of a fixed number of games, each with its own seed, and the state is kept
every minute in `--keep`: the same command continues where it was stopped.  `--minutes` stops a run
early, to be continued.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from study.kernel import play
from study.kernel.states import state_of
from study.nets.features import sight_of
from study.nets.heuristic import hand_of
from study.nets.pack import WEIGHTS, read, write
from study.nets.weights import Net, copy, fresh, zeros
from study.selfplay.learn import learn, match
from study.selfplay.replay_buffer import Pool, pool
from study.small.endings import ending, with_pieces
from study.small.solve import Small
from ur.model.position import Position
from ur.player.features import Inputs
from ur.player.payoff import payoff_of
from ur.rulesets import ruleset

ROUND, BATCH, THIN = 250, 256, 8
# What is left of the leash at the end.
LET_OUT = 0.02
# The learning rate of a patch: what is changed was learnt well, and must not become noise.
PATCHING = 4e-4
# Self-play leaves more noise in a net than steps as fine as this do (see `study.nets.pack`).
FINE = 16


@dataclass(frozen=True)
class Plan:
    """What a run is asked for; the same plan makes the same weights."""

    rules: str
    seed: int = 1
    games: int = 40_000
    hidden: int = 32
    short: float = 0.5
    base: str = ""
    anchors: int = 0
    rate: float = 1.0
    pool: int = 0
    leash: float = 0.0
    ending: int = 0
    breadth: float = 1.0
    fine: int = FINE

    @property
    def command(self) -> str:
        """How to ask for it."""
        words = [f"python -m study.selfplay.train '{self.rules}'"]
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            if value != field.default or field.name in ("seed", "games", "hidden"):
                words.append(f"--{field.name} {value}")
        return " ".join(words)

    @property
    def name(self) -> str:
        """A file name for the run."""
        return re.sub(r"[^a-z0-9.]+", "-", self.command.lower()).removeprefix("python-m-study.train-")


class Run:
    """One training run: where it stands, and how to go on."""

    def __init__(self, plan: Plan, keep: Path) -> None:
        self.plan, self.file = plan, keep / f"{plan.name}.npz"
        self.rules = rules = ruleset(plan.rules)
        self.k = play.kernel_of(rules)
        self.inputs = Inputs(rules)
        self.begin = play.start(self.k, rules)
        self.hand = hand_of(rules)
        self.sight = sight_of(self.inputs, payoff_of(rules))
        self.loose = np.arange(self.sight.rows)
        if plan.base:
            self.net, self.loose = read(WEIGHTS, plan.base, self.inputs), np.array(self.inputs.patched)
        else:
            self.net = fresh(self.sight, plan.hidden, plan.seed)
        self.first, self.second, self.grads = (zeros(self.net) for _ in range(3))
        self.done = self.clock = self.moments = 0
        self.minutes = 0.0
        self.anchors = self._anchors(plan.anchors)
        self.pool = pool(plan.pool, len(self.begin))
        self.ending = ending(plan.rules, plan.ending, keep)

    def _anchors(self, pieces: int) -> tuple[np.ndarray, np.ndarray]:
        """States of the game with so few pieces, all others off, and the exact share of each."""
        if not pieces:
            return np.zeros((0, len(self.begin)), np.int16), np.zeros(0)
        spare = (0,) * (len(self.rules.crew) - pieces)
        game = Small(with_pieces(self.plan.rules, pieces), 1e-6)
        worth, states, shares = game.worth, [], []
        for position, value in zip(game.numbers, game.values, strict=True):
            if isinstance(position, Position) and not position.pending:
                off = (position.off[0] + spare, position.off[1] + spare)
                states.append(state_of(self.k, position._replace(off=off)))
                base, scale = worth.middle(position, position.turn), worth.half_range(position)
                shares.append(((value - base) / scale + 1) / 2)
        return np.array(states), np.array(shares)

    def load(self) -> None:
        """Go on from what was kept."""
        if not self.file.exists():
            return
        kept = np.load(self.file)
        for name in ("net", "first", "second", "grads"):
            values = [kept[f"{name}{i}"] for i in range(4)]
            setattr(self, name, Net(*values))
        self.done, self.clock, self.moments = (int(x) for x in kept["counters"])
        self.minutes = float(kept["minutes"])
        if self.plan.pool:
            self.pool = Pool(*(kept[f"pool{i}"] for i in range(3)))

    def save(self) -> None:
        """Keep everything that the next round needs."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        parts = {
            f"{name}{i}": x
            for name in ("net", "first", "second", "grads")
            for i, x in enumerate(getattr(self, name))
        }
        if self.plan.pool:
            parts.update({f"pool{i}": x for i, x in enumerate(self.pool)})
        counters = np.array([self.done, self.clock, self.moments])
        new = self.file.with_suffix(".new.npz")
        np.savez(new, counters=counters, minutes=self.minutes, **parts)
        new.replace(self.file)

    def round(self) -> None:
        """One round of games."""
        began, part = time.monotonic(), self.done / self.plan.games
        # A net that only changes some rows of another has learnt the game already.
        late = part >= 0.5 or bool(self.plan.base)
        half = part if self.plan.base else 2 * part - late
        top = PATCHING if self.plan.base else 1.5e-3 if late else 3e-3
        rate = self.plan.rate * top * min(1, (self.clock + 1) / 200) * max(0.02, min(1, 1.35 * (1 - half)))
        eps, trace = 0.06 * (1 - part) + 0.01, 0.5 if late else 0.95 - 0.45 * half
        leash = self.plan.leash * LET_OUT**part
        learnt, self.clock = learn(
            self.k, self.sight, self.net, self.first, self.second, self.grads, self.loose,
            self.begin, ROUND, self.plan.short, eps, trace, rate, self.clock,
            self.plan.seed * 1_000_003 + self.done, BATCH, THIN if late else 0,
            self.anchors, self.pool, self.hand, leash, self.ending,
        )  # fmt: skip
        self.done += ROUND
        self.moments += learnt
        self.minutes += (time.monotonic() - began) / 60

    @property
    def log(self) -> dict[str, Any]:
        """What is written beside the weights."""
        return {
            "rules": self.plan.rules,
            "command": self.plan.command,
            "seed": self.plan.seed,
            "games": self.done,
            "moments": self.moments,
            "minutes": round(self.minutes, 1),
        }

    def write(self) -> int:
        """Write weights and log; bytes of the weights."""
        squares, base = self.second.rows, self.plan.base
        return write(
            WEIGHTS, self.rules, self.inputs, self.net, squares, self.log, base, self.plan.breadth, fine=self.plan.fine
        )


def main() -> None:
    """Train, and write weights and log."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    for field in fields(Plan)[1:]:
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    parser.add_argument("--keep", type=Path, default=Path("build/study"))
    parser.add_argument("--minutes", type=float, default=1e9)
    asked = vars(parser.parse_args())
    keep, minutes = asked.pop("keep"), asked.pop("minutes")
    run = Run(Plan(**asked), keep)
    run.load()
    ends, told, before = time.monotonic() + 60 * minutes, 0.0, copy(run.net)
    while run.done < run.plan.games and time.monotonic() < ends:
        run.round()
        if time.monotonic() - told > 60 or run.done >= run.plan.games:
            told = time.monotonic()
            run.save()
            worth, wins = match(run.k, run.sight, (run.net, before), run.begin, 400, 7, run.ending)
            before = copy(run.net)
            print(
                f"{run.done} games, {run.moments:,} moments, {run.minutes:.1f} min: against the "
                f"last stand {100 * wins:.1f} % of wins, mean worth {worth:.3f}",
                flush=True,
            )
    run.save()
    if run.done >= run.plan.games:
        print(json.dumps(run.log), f"{run.write():,} bytes", flush=True)


if __name__ == "__main__":
    main()
