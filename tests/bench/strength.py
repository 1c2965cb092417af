"""How strong the computer player is: `build.py bench strength [ruleset …]`, or `--quick`.

Three measurements, all seeded, with 95 % intervals:

match   `best` against depth-2 expectimax over the hand-made evaluation, and (plain races) against
        depth-3 expectimax over pieces advanced; share of wins, points or money, and time per move.
loss    (plain races, with numpy and numba) what each decision of `best` loses, by the solver's
        exact table.  Against perfect play the player's win chance is 50 % less the expected sum of what
        its moves lose in a game: an identity, mean of both seats.
ladder  each level against the one below.
time    milliseconds of a decision of `best` in CPython and in Pyodide, for every ruleset.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from bench._thinking import measured
from make import tools
from ur import engine
from ur.lots import Throw
from ur.player import BEST, LEVELS
from ur.player.evaluate import HandMade
from ur.player.levels import Level
from ur.player.search import finish
from ur.player.think import Choice, Mind, deliberate, mind_of
from ur.player.worth import MONEY, POINTS
from ur.position import Position
from ur.race import Race, State, is_plain
from ur.ruleset import Ruleset
from ur.rulesets import IDS, ruleset

DEPTH_2, DEPTH_3 = Level(0, 2, 4000, 0.0), Level(0, 3, 20000, 0.0)
Player = Callable[[Position, Throw | None, int], Choice]


class Advanced(HandMade):
    """The usual bot of the field: squares walked and pieces off, nothing else."""

    def _danger(self, position: Position, player: int) -> float:
        return 0.0

    def _aimed(self, race: Race, state: State) -> float:
        return 0.0


def player(mind: Mind, row: Level, times: list[float] | None = None) -> Player:
    """A player; the milliseconds of its real decisions are added to `times`."""

    def choose(position: Position, throw: Throw | None, seed: int) -> Choice:
        began = time.perf_counter()
        choice = finish(deliberate(mind, position, throw, row, seed))
        if times is not None and len(choice.values) > 1:
            times.append(1000 * (time.perf_counter() - began))
        return choice

    return choose


def game(rules: Ruleset, players: Sequence[Player], rng: random.Random, seed: int) -> Position:
    """The end of one game."""
    position, throws = engine.start(rules, rng.randrange(2)), 0
    while not position.over and throws < rules.length_limit:
        throw, throws = None, throws + 1
        if not position.pending:
            kits = engine.kits(rules, position)
            kit = kits[0]
            if len(kits) > 1:
                wanted = players[position.turn](position, None, seed + throws).kit
                kit = next(k for k in kits if k.count == wanted)
            throw = rng.choices(kit.throws, [t.weight for t in kit.throws])[0]
        while True:
            actions = engine.legal(rules, position, throw)
            if not actions:
                position = engine.pass_turn(rules, position, throw)
                break
            choice = players[position.chooser](position, throw, seed + throws)
            if choice.index is None:
                position = engine.pass_turn(rules, position, throw)
                break
            found = engine.outcomes(rules, position, throw, actions[choice.index])
            _, position, throw = rng.choices(found, [float(f[0]) for f in found])[0]
            if throw is None:
                break
    return position


def match(rules: Ruleset, one: Player, other: Player, games: int, seed: int) -> tuple[float, ...]:
    """`one` against `other`, seats in turn: share of wins, its half interval, mean worth, its
    half interval, and the share of points or money that changed hands."""
    worth = Mind(rules).worth
    wins, worths = [], []
    for number in range(games):
        seat = number % 2
        pair = (one, other) if seat == 0 else (other, one)
        # The same throws for both seats of a pair of games.
        end = game(rules, pair, random.Random(f"{seed}/{number // 2}"), seed + number)
        wins.append(0.5 if end.winner not in (0, 1) else float(end.winner == seat))
        worths.append(worth.final(end, seat) - worth.total / 2)
    up, down = sum(w for w in worths if w > 0), -sum(w for w in worths if w < 0)
    share = up / (up + down) if up + down else 0.5
    return statistics.mean(wins), interval(wins), statistics.mean(worths), interval(worths), share


def interval(values: Sequence[float]) -> float:
    """Half the 95 % interval of a mean."""
    return 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0


def show_match(spec: str, games: int, seed: int) -> None:
    """Print `best` against the bots."""
    rules = ruleset(spec)
    times: list[float] = []
    best = player(mind_of(rules), BEST, times)
    race = Race(rules) if is_plain(rules) else None
    foes = [("hand-made, depth 2", HandMade(rules, race), DEPTH_2)]
    if race:
        foes.append(("pieces advanced, depth 3", Advanced(rules, race), DEPTH_3))
    for name, evaluator, row in foes:
        foe = player(Mind(rules, evaluator), row)
        wins, about, worth, around, share = match(rules, best, foe, games, seed)
        kind = Mind(rules).worth.kind
        line = f"{spec}: best against {name}: {100 * wins:.1f} ± {100 * about:.1f} % of wins"
        if kind in (MONEY, POINTS):
            line += f", {worth:+.2f} ± {around:.2f} {kind} a game, {100 * share:.1f} % of {kind}"
        print(f"{line} ({games} games, seed {seed})", flush=True)
    times.sort()
    print(
        f"{spec}: {len(times)} decisions, median {times[len(times) // 2]:.1f} ms, "
        f"99th percentile {times[len(times) * 99 // 100]:.0f} ms, longest {times[-1]:.0f} ms",
        flush=True,
    )


def show_ladder(spec: str, games: int, seed: int) -> bool:
    """Print each level against the one below; whether all are above 55 %."""
    rules, good = ruleset(spec), True
    for below, above in pairwise(LEVELS):
        pair = player(mind_of(rules), above), player(mind_of(rules), below)
        wins, about, *_ = match(rules, *pair, games, seed)
        good = good and wins > 0.55
        print(
            f"{spec}: level {above.id} against {below.id}: {100 * wins:.1f} ± {100 * about:.1f} % "
            f"({games} games, seed {seed})",
            flush=True,
        )
    return good


def show_loss(spec: str, games: int, seed: int, row: Level, tables: Path) -> None:
    """Print what `best` loses to perfect play, by the exact table."""
    from study.solve import solved

    table = solved(spec, tables)
    rules, race = table.race.rules, table.race
    rng, mind = random.Random(seed), mind_of(rules)
    totals, losses, best_moves, wins = [], [], 0, 0.0
    for number in range(games):
        seat, total = number % 2, 0.0
        position = engine.start(rules, rng.randrange(2))
        while not position.over:
            throw = rng.choices(race.rules.kits.all[0].throws, [w for _, w in race.throws])[0]
            actions = engine.legal(rules, position, throw)
            if not actions:
                position = engine.pass_turn(rules, position, throw)
                continue
            state, score, pick = race.state(position), throw.score or 0, 0
            exact = []
            for action in actions:
                after, same = race.play(state, score, action.station)
                won = action.station == race.off and state[2] + 1 == race.pieces
                exact.append(1.0 if won else table.value(after) if same else 1 - table.value(after))
            if position.turn == seat:
                if len(actions) > 1:
                    choice = finish(deliberate(mind, position, throw, row))
                    pick = choice.index or 0
                    loss = max(exact) - exact[pick]
                    losses.append(loss)
                    best_moves += loss < 1e-6
                    total += loss
            else:
                pick = exact.index(max(exact))
            position = engine.act(rules, position, throw, actions[pick])
        totals.append(total)
        wins += position.winner == seat
    print(
        f"{spec}: {50 - 100 * statistics.mean(totals):.3f} ± {100 * interval(totals):.3f} % "
        f"against perfect play by exact losses ({100 * wins / games:.1f} % counted); mean loss "
        f"{100 * statistics.mean(losses):.5f} points a decision, best move "
        f"{100 * best_moves / len(losses):.1f} % of {len(losses)} ({games} games, seed {seed}, "
        f"depth {row.depth})",
        flush=True,
    )


def show_times(seconds: float) -> bool:
    """Print the times of decisions; whether Pyodide keeps 60 ms (median) and 400 ms (99 of 100)."""
    here = Path(__file__).resolve().parent
    command = [tools.node(), str(here / "thinking.mjs"), str(here.parents[1] / "py")]
    command += [str(here.parent), str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    good = True
    for name, told in (("CPython", measured(seconds)), ("Pyodide", done.stdout)):
        for id, (count, median, late, longest) in json.loads(told).items():
            good = good and (name == "CPython" or (median <= 60 and late <= 400))
            print(
                f"{name} {id}: median {median:.1f} ms, 99th percentile {late:.0f} ms, longest "
                f"{longest:.0f} ms ({count} decisions)",
                flush=True,
            )
    return good


def main(words: Sequence[str] = ()) -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", default=[id for id in IDS if id != "race"])
    parser.add_argument("--what", choices=["match", "loss", "ladder", "time", "all"], default="match")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", type=int, default=BEST.depth, help="of the loss measurement")
    parser.add_argument("--tables", type=Path, default=Path("build/study"), help="solved games")
    asked = parser.parse_args(list(words) or None)
    good = True
    if asked.what in ("time", "all"):
        good = show_times(6.0)
    for spec in asked.rules:
        if asked.what in ("match", "all"):
            show_match(spec, asked.games, asked.seed)
        if asked.what in ("ladder", "all"):
            good = show_ladder(spec, asked.games, asked.seed) and good
        if asked.what == "loss" or (asked.what == "all" and is_plain(ruleset(spec))):
            row = BEST._replace(depth=asked.depth)
            show_loss(spec, asked.games, asked.seed, row, asked.tables)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
