"""The engine's speed: random complete games per CPU second, as a ratio to the royalur package in the same run.

    python3 build.py bench engine [seconds] [runs]

Every figure is the median of the runs. "x games" is the ratio to royalur's Finkel games, "x throws" the ratio of
throws, since some games are many times as long. The goals in throws, for every ruleset and for the general engine as
for the compiled race: 4 times royalur in CPython, 2 times in Pyodide. Pyodide knows no CPU time, only the time on
the wall, so its figures hold on an idle machine.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time

from bench._arguments import some_seconds
from bench._rates import rates
from make import tools
from ur.cli.parser import whole

HERE = Path(__file__).resolve().parent


def royalur(seconds: float, runs: int, path: str = "") -> tuple[float, float]:
    """royalur's random games and throws per CPU second, with the loop of its README.

    The game is Finkel's, with the path that the function `path` of `royalur.model` makes, if it is given.
    """
    script = f"from bench.engine import measure_royalur; measure_royalur({seconds}, {runs}, {path!r})"
    python = tools.extra_packages("bench")
    done = subprocess.run([python, "-c", script], check=True, capture_output=True, text=True)
    games, throws = json.loads(done.stdout)
    return games, throws


def measure_royalur(seconds: float, runs: int, path: str) -> None:
    """Print [games, throws] per CPU second of the installed royalur package."""
    import royalur.model as model
    from royalur import Game

    settings = model.GameSettings.create_finkel()
    if path:
        settings = settings.with_paths(getattr(model, path)())
    games_a_second, throws_a_second = [], []
    for run in range(runs):
        rng, games, throws, begin = random.Random(run), 0, 0, process_time()
        while process_time() - begin < seconds:
            game = Game.create(settings)
            while not game.is_finished():
                if game.is_waiting_for_roll():
                    game.roll_dice()
                    throws += 1
                else:
                    moves = game.find_available_moves()
                    game.make_move(moves[int(rng.random() * len(moves))])
            games += 1
        spent = process_time() - begin
        games_a_second.append(games / spent)
        throws_a_second.append(throws / spent)
    print(json.dumps([statistics.median(games_a_second), statistics.median(throws_a_second)]))


def in_pyodide(seconds: float, runs: int) -> dict[str, dict[str, tuple[float, float]]]:
    """The rates of the engine in the pinned Pyodide, under Node."""
    folders = (HERE.parents[1] / "py", HERE.parent)
    command = [tools.node(), str(HERE / "_rates.mjs"), *map(str, folders), str(seconds), str(runs)]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    found: dict[str, dict[str, tuple[float, float]]] = json.loads(done.stdout)
    return found


def main(words: Sequence[str]) -> int:
    """Measure and print; fail if a goal is missed."""
    parser = argparse.ArgumentParser("bench engine", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("seconds", nargs="?", type=some_seconds, default=1.0, help="of each run")
    parser.add_argument("runs", nargs="?", type=whole("runs"), default=5)
    asked = parser.parse_args(words)
    seconds, runs = asked.seconds, asked.runs
    games, throws = royalur(seconds, runs)
    print(f"royalur, Finkel: {games:.0f} games, {throws:.0f} throws per CPU second = 1.00")
    long_games, _ = royalur(4 * seconds, runs, "MurrayPathPair")
    print(f"royalur, Finkel's rules on its Murray path: {long_games:.1f} games per CPU second\n")
    cpython, pyodide = rates(seconds, runs), in_pyodide(seconds, runs)
    print(f"{'':18}{'':8}{'CPython':>9}{'x games':>9}{'x throws':>10}{'Pyodide':>11}{'x games':>9}{'x throws':>10}")
    reached = True
    for id, ways in cpython.items():
        for way, (own, own_throws) in ways.items():
            there, there_throws = pyodide[id][way]
            print(
                f"{id:18}{way:8}{own:9.0f}{own / games:9.2f}{own_throws / throws:10.2f}"
                f"{there:11.0f}{there / games:9.2f}{there_throws / throws:10.2f}"
            )
            reached &= own_throws >= 4 * throws and there_throws >= 2 * throws
    print("\nreached" if reached else "\nNOT reached")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
