"""Trains the net of one ruleset by self-play; writes its weights, and a log beside them.

    python -m study.selfplay.train murray --seed 1 --games 30000 --hidden 32
    python -m study.selfplay.train 'skiryuk?stuck=win' --games 4000 --base skiryuk --anchors 2

A run has two halves. In the first half the targets are TD(λ) returns; λ falls from 0.95 to 0.5. In the second half
they are mostly the net's own values one throw ahead, the mean over all throws, for one state out of eight
(`--look-ahead-every`). This takes more work and has less noise. `--later 0.9` takes every state, and adds to its value
one throw ahead how much more the later states are worth than the net says, each throw later by this factor less. The
learning rate falls to nearly zero in each half. `--average 0.7` writes the mean of the weights after each round of the
last 70 % of the games, not those after the last one.
A share of the games (`--short`) begins with pieces off, so that the net learns games with few pieces too.

`--base` takes the net of another ruleset and trains some of its rows, as in the second half. At first all rows change.
After half of the games, or another share of them (`--choose-after`), `--patch` rows are chosen in which the change
matters most, and all others are those of the base again. A patch has a low learning rate; `--rate` multiplies it. With
`--rate 0.1` to `0.4` it forgets nothing of a base that is good already.
`--anchors 2` first solves the game with two pieces a side, and learns its positions with their exact values along with
the others: one for each, or for a share of them (`--anchor-share`).

`--from-shipped` goes on from the weights in the package, as in the second half of a run; `--rate` should be low. The
patches of a net still add to it what they added before (`study.nets.patches`), which fits the new weights less well: so
go on with each of them, too. With `--base` it goes on from a patch, in the rows that the patch has, or with `--patch`
in so many rows, which are chosen again.

In long games a lead is soon lost again, and the result says little about early moves. Two options help there.
`--buffer` is the size of a replay buffer that mixes the states of many games. `--heuristic-weight` holds the net near
the hand-made evaluation: targets are as if each throw ended the game with this probability, at the hand-made value.
It falls to a fiftieth from the first game to the last.

`--endgame 3` first solves the game with three pieces a side (`study.small.endings`). States in that table are learnt
with their exact values, one out of four (`--exact-every`), and the returns of earlier states lead there. A game is
broken off after some fifty of them (`--stop-every`). `--decisions 40` then takes so many steps after each round of
games, with a thousand decisions each of games of three pieces alone, every choice with its exact value
(`study.small.decisions`). That is the fastest way to learn the end of a game well. Four pieces are possible, too, once
`study.small.large_graph` has solved the game; `--keep` is then its folder. With `--good-play` they are more often
decisions that good players come to, for a net that has learnt all kinds already.

`--precision` is how finely the weights are written (see `study.nets.pack`); it decides their bytes. `--breadth`
and `--effort` are written beside them: factors for the widths and for the work of the search, `--ending-breadth` and
`--ending-effort` those for the end of a game, with `--ending-pieces` left a side (see `ur.player.evaluate`).

The work is done in rounds of a fixed number of games, each with its own seed. `--processes` plays as many rounds at
once, and then averages what they learnt (see `study.nets.averaging`). The run is saved every minute in the folder
`--keep`, and the same command continues it. `--minutes` stops a run early.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from dataclasses import dataclass, fields
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from study.kernel import play
from study.kernel.states import state_of
from study.nets.averaging import ALONE, Team, run_team
from study.nets.features import feature_layout
from study.nets.heuristic import heuristic_for
from study.nets.pack import WEIGHTS, read, read_log, write
from study.nets.patches import moving_patches, patches_of
from study.nets.weights import Net, copy_net, initial_net, zero_net
from study.selfplay.learn import Sampling, learn, match
from study.selfplay.replay_buffer import ReplayBuffer, replay_buffer
from study.small.decisions import Games, SolvedDecisions
from study.small.endings import endgame_table, with_pieces
from study.small.solve import SolvedGame
from ur.model.position import Position
from ur.player.features import Inputs
from ur.player.net_files import weights_name
from ur.player.payoff import payoff_of
from ur.rulesets import ruleset

ROUND_GAMES, BATCH_SIZE = 250, 256
# The heuristic weight at the end of a run, as a part of that at its start.
HEURISTIC_DECAY = 0.02
# The learning rate of a patch. It is low because the weights that it changes are well trained already.
PATCH_RATE = 4e-4
# The longest name of a run that is written out.
LONGEST_NAME = 200
# The rows of a patch, if no other number is given.
PATCH_ROWS = 600
# Steps as fine as this add less noise to the weights than self-play leaves in them (see `study.nets.pack`).
PRECISION = 16.0


def flag(name: str) -> str:
    """The command-line flag for a field of a plan, without its dashes in front."""
    return name.replace("_", "-")


@dataclass(frozen=True)
class Plan:
    """The settings of a run, as on the command line. The same plan makes the same weights."""

    rules: str
    seed: int = 1
    games: int = 40_000
    hidden: int = 32
    short: float = 0.5
    base: str = ""
    patch: int = 0
    choose_after: float = 0.5
    anchors: int = 0
    anchor_share: float = 1.0
    rate: float = 1.0
    buffer: int = 0
    heuristic_weight: float = 0.0
    endgame: int = 0
    look_ahead_every: int = 8
    exact_every: int = 4
    stop_every: int = 50
    later: float = 0.0
    average: float = 0.0
    decisions: int = 0
    good_play: bool = False
    breadth: float = 1.0
    effort: int = 1
    ending_breadth: float = 0.0
    ending_effort: int = 0
    ending_pieces: int = 3
    precision: float = PRECISION
    processes: int = 1
    from_shipped: bool = False

    @property
    def trained_before(self) -> bool:
        """Whether the run begins with a net that has learnt a game already."""
        return bool(self.base) or self.from_shipped

    @property
    def ending(self) -> tuple[float, int, int] | None:
        """The breadth and the effort of the search, and from how many pieces left; None if they are the usual ones."""
        if not (self.ending_breadth or self.ending_effort):
            return None
        return self.ending_breadth or self.breadth, self.ending_effort or self.effort, self.ending_pieces

    @property
    def command(self) -> str:
        """The command that runs this plan."""
        words = [f"python -m study.selfplay.train '{self.rules}'"]
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            if isinstance(value, bool):
                words += [f"--{flag(field.name)}"] * value
            elif value != field.default or field.name in ("seed", "games", "hidden"):
                text = f"{value:g}" if isinstance(value, float) else str(value)
                words.append(f"--{flag(field.name)} {text}")
        return " ".join(words)

    @property
    def file_name(self) -> str:
        """The name of the files of the weights, without their endings."""
        return weights_name(ruleset(self.rules).spec)

    @property
    def name(self) -> str:
        """The name of the run's saved file."""
        name = re.sub(r"[^a-z0-9.]+", "-", self.command.lower()).removeprefix("python-m-study.selfplay.train-")
        # A file name has 255 bytes at most, and something follows.
        return name if len(name) < LONGEST_NAME else f"{name[:LONGEST_NAME]}-{sha256(name.encode()).hexdigest()[:12]}"


class Run:
    """A training run: its net and its counters, and how to go on."""

    def __init__(self, plan: Plan, keep: Path) -> None:
        self.plan, self.file = plan, keep / f"{plan.name}.npz"
        self.rules = rules = ruleset(plan.rules)
        self.k = play.compile_rules(rules)
        self.inputs = Inputs(rules)
        self.start = play.start(self.k, rules)
        self.heuristic = heuristic_for(rules)
        self.layout = feature_layout(self.inputs, payoff_of(rules))
        self.trainable = np.arange(self.layout.rows)
        if plan.trained_before:
            self.net = read(WEIGHTS, plan.file_name if plan.from_shipped else plan.base, self.inputs)
        else:
            self.net = initial_net(self.layout, plan.hidden, plan.seed)
        # How the weights that the run begins with were made, if it goes on from the shipped ones.
        self.before = {"before": read_log(WEIGHTS, plan.file_name)["training"]} if plan.from_shipped else {}
        self.base = copy_net(self.net)
        if plan.base and plan.from_shipped:
            self.base = read(WEIGHTS, plan.base, self.inputs)
            if not plan.patch:
                self.trainable = np.flatnonzero((self.net.rows != self.base.rows).any(axis=1))
        self.first, self.second, self.grads = (zero_net(self.net) for _ in range(3))
        self.done = self.updates = self.states = 0
        # The mean of the nets after so many rounds.
        self.mean, self.averaged = zero_net(self.net), 0
        self.minutes = 0.0
        self.anchors = self._anchors(plan.anchors)
        self.buffer = replay_buffer(plan.buffer, len(self.start))
        self.endgame = endgame_table(plan.rules, plan.endgame, keep)
        decisions = plan.rules, plan.endgame, keep, plan.good_play
        self.decisions = SolvedDecisions(*decisions) if plan.decisions else None
        self.team = ALONE

    def _anchors(self, pieces: int) -> tuple[np.ndarray, np.ndarray]:
        """The states with `pieces` left a side and all others off, and the exact share of each."""
        if not pieces:
            return np.zeros((0, len(self.start)), np.int16), np.zeros(0)
        others_off = (0,) * (len(self.rules.crew) - pieces)
        game = SolvedGame(with_pieces(self.plan.rules, pieces), 1e-6)
        payoff, states, shares = game.payoff, [], []
        for position, value in zip(game.numbers, game.values, strict=True):
            if isinstance(position, Position) and not position.pending:
                off = (position.off[0] + others_off, position.off[1] + others_off)
                states.append(state_of(self.k, position._replace(off=off)))
                middle, half_range = payoff.middle(position, position.turn), payoff.half_range(position)
                shares.append(((value - middle) / half_range + 1) / 2)
        return np.array(states), np.array(shares)

    def load(self) -> None:
        """Read the saved run, if there is one."""
        if not self.file.exists():
            return
        saved = np.load(self.file)
        for name in ("net", "first", "second", "grads", "mean"):
            values = [saved[f"{name}{i}"] for i in range(4)]
            setattr(self, name, Net(*values))
        self.done, self.updates, self.states, self.averaged = (int(x) for x in saved["counters"])
        self.minutes, self.trainable = float(saved["minutes"]), saved["trainable"]
        if self.plan.buffer:
            self.buffer = ReplayBuffer(*(saved[f"buffer{i}"] for i in range(3)))
        if self.decisions:
            self.decisions.games = Games(*(saved[f"games{i}"] for i in range(2)))

    def save(self) -> None:
        """Save everything that the next round needs."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        parts = {
            f"{name}{i}": x
            for name in ("net", "first", "second", "grads", "mean")
            for i, x in enumerate(getattr(self, name))
        }
        if self.plan.buffer:
            parts.update({f"buffer{i}": x for i, x in enumerate(self.buffer)})
        if self.decisions:
            parts.update({f"games{i}": x for i, x in enumerate(self.decisions.games)})
        counters = np.array([self.done, self.updates, self.states, self.averaged])
        new = self.file.with_suffix(".new.npz")
        parts.update({f"learnt{i}": x for i, x in enumerate(self.learnt)})
        log = json.dumps({"finished": self.done >= self.plan.games, "training": self.log})
        np.savez(new, counters=counters, minutes=self.minutes, trainable=self.trainable, log=log, **parts)
        new.replace(self.file)

    def _choose_rows(self) -> None:
        """Keep the change from the base in the rows where it matters most; only these change from now on.

        What a change does to the error is about half its square, times the mean square of the gradient.
        """
        effect = (self.second.rows * (self.net.rows - self.base.rows) ** 2).sum(axis=1)
        self.trainable = np.sort(np.argsort(effect, kind="stable")[-(self.plan.patch or PATCH_ROWS) :])
        others = np.setdiff1d(np.arange(self.layout.rows), self.trainable)
        self.net.rows[others] = self.base.rows[others]
        # What was averaged before has changes in other rows.
        self.averaged = 0

    def round(self) -> None:
        """Play and learn one round of games."""
        began, progress = time.monotonic(), self.done / self.plan.games
        if self.plan.base and progress >= self.plan.choose_after and len(self.trainable) == self.layout.rows:
            self._choose_rows()
        second_half = progress >= 0.5 or self.plan.trained_before
        half_progress = progress if self.plan.trained_before else 2 * progress - second_half
        peak_rate = PATCH_RATE if self.plan.base else 1.5e-3 if second_half else 3e-3
        rate = self.plan.rate * peak_rate * min(1, (self.updates + 1) / 200)
        rate *= max(0.02, min(1, 1.35 * (1 - half_progress)))
        epsilon, td_lambda = 0.06 * (1 - progress) + 0.01, 0.5 if second_half else 0.95 - 0.45 * half_progress
        heuristic_weight = self.plan.heuristic_weight * HEURISTIC_DECAY**progress
        sampling = Sampling(
            self.plan.look_ahead_every * second_half, self.plan.exact_every, self.plan.stop_every,
            self.plan.later * second_half,
        )  # fmt: skip
        seed = self.plan.seed * 1_000_003 + self.done + ROUND_GAMES * self.team.rank
        states, self.updates = learn(
            self.k, self.layout, self.net, self.first, self.second, self.grads, self.trainable,
            not self.plan.base, self.start, ROUND_GAMES, self.plan.short, epsilon, td_lambda, rate, self.updates,
            seed, BATCH_SIZE, sampling,
            self.anchors, self.plan.anchor_share, self.buffer, self.heuristic, heuristic_weight, self.endgame,
        )  # fmt: skip
        if self.decisions:
            choices, self.updates = self.decisions.learn(
                self.layout, self.net, self.first, self.second, self.grads, self.trainable, not self.plan.base, rate,
                self.updates, seed, self.plan.decisions,
            )  # fmt: skip
            states += choices
        self.team.average([*self.net, *self.first, *self.second, *self.grads])
        self.done += ROUND_GAMES * self.team.size
        self.states += states * self.team.size
        if self.done > (1 - self.plan.average) * self.plan.games:
            self.averaged += 1
            for mean, now in zip(self.mean, self.net, strict=True):
                mean += (now - mean) / self.averaged
        self.minutes += (time.monotonic() - began) / 60

    @property
    def log(self) -> dict[str, Any]:
        """The log beside the weights."""
        return {
            "rules": self.plan.rules,
            "command": self.plan.command,
            "seed": self.plan.seed,
            "games": self.done,
            "states": self.states,
            "minutes": round(self.minutes, 1),
            **self.before,
        }

    @property
    def learnt(self) -> Net:
        """The net to write: the mean of those after the last rounds, if the plan asks for it."""
        return self.mean if self.averaged else self.net

    def write(self) -> int:
        """Write weights and log, and move the patches of this net; return the bytes of the weights."""
        squares, base, net = self.second.rows, self.plan.base, self.learnt
        with moving_patches(WEIGHTS, self.plan.file_name, net):
            return write(
                WEIGHTS, self.rules, self.inputs, net, squares, self.log, base,
                breadth=self.plan.breadth, effort=self.plan.effort, ending=self.plan.ending,
                precision=self.plan.precision, name=self.plan.file_name,
            )  # fmt: skip


def train(run: Run, team: Team, minutes: float) -> None:
    """Do a run as one of the processes of a team; the one that leads writes weights and log."""
    run.team = team
    deadline, reported, before = time.monotonic() + 60 * minutes, 0.0, copy_net(run.net)
    late = np.zeros(1, np.float32)
    while run.done < run.plan.games and not late:
        run.round()
        late[0] = time.monotonic() > deadline
        # All processes must stop after the same round.
        team.average([late])
        if team.leads and (time.monotonic() - reported > 60 or run.done >= run.plan.games):
            reported = time.monotonic()
            run.save()
            value, wins = match(run.k, run.layout, (run.net, before), run.start, 400, 7, run.endgame)
            before = copy_net(run.net)
            print(
                f"{run.done} games, {run.states:,} states, {run.minutes:.1f} min: against the "
                f"net before {100 * wins:.1f} % of wins, mean value {value:.3f}",
                flush=True,
            )
    if team.leads:
        run.save()
        if run.done >= run.plan.games:
            try:
                print(json.dumps(run.log), f"{run.write():,} bytes", flush=True)
            except ValueError as error:
                raise SystemExit(f"nothing is written: {error}; the run is kept in {run.file}") from error


def main() -> None:
    """Train, and write weights and log."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    for field in fields(Plan)[1:]:
        if isinstance(field.default, bool):
            parser.add_argument(f"--{flag(field.name)}", action="store_true")
        else:
            parser.add_argument(f"--{flag(field.name)}", type=type(field.default), default=field.default)
    parser.add_argument("--keep", type=Path, default=Path("build/study"))
    parser.add_argument("--minutes", type=float, default=1e9)
    args = vars(parser.parse_args())
    keep, minutes = args.pop("keep"), args.pop("minutes")
    try:
        shipped = Plan(args["rules"]).file_name
    except ValueError as error:
        parser.error(str(error))
    patches = patches_of(WEIGHTS, shipped)
    if patches and not args["from_shipped"]:
        parser.error(
            f"a new net of {shipped} would make its patches wrong ({', '.join(patches)}): "
            "go on from the present one with --from-shipped, or remove them first"
        )
    if args["from_shipped"]:
        if not (WEIGHTS / f"{shipped}.json").exists():
            parser.error(f"the package has no weights of {shipped} to go on from")
        log = read_log(WEIGHTS, shipped)
        args["hidden"] = log["hidden"]
        base = log.get("base", "")
        if args["base"] != base:
            must = f"a patch: give its base, --base {base}" if base else "no patch: leave out --base"
            parser.error(f"the weights of {shipped} are {must}")
    try:
        run = Run(Plan(**args), keep)
    except (ValueError, FileNotFoundError) as error:
        parser.error(str(error))
    run.load()
    numbers = 4 * (run.layout.rows + 3) * len(run.net.bias)
    run_team(run.plan.processes, numbers, lambda team: train(run, team, minutes))


if __name__ == "__main__":
    main()
