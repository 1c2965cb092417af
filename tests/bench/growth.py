"""How the time of the laboratory grows: `build.py bench growth [ruleset] [--games N …] [--jobs N …] [--keep]`.

`ur lab` plays different numbers of games, in one process and in several. Its processor time is measured, that of all
its processes together: the time that it waits for other work of the machine does not count. `--keep` writes the runs
for the page "What the rules do".
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import pairwise

from bench._arguments import known_rules, two_players
from report.speed import Timed, save_growth
from ur.cli.parser import MOST_PROCESSES, whole

# So much more may a game of many cost than one of fewer, as a ratio: other work on the machine slows processors too.
MOST = 1.5


def timed(run: Timed) -> Timed:
    """The run with the processor seconds of its processes."""
    before = os.times()
    began = time.monotonic()
    words = shlex.split(run.command)[1:]
    subprocess.run([sys.executable, "-m", "ur", *words], check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    seconds = after.children_user - before.children_user + after.children_system - before.children_system
    clock = time.monotonic() - began
    print(f"{run.games:8,} games, processes: {run.jobs}: {seconds:8.1f} s of processor time, "
          f"{1000 * seconds / run.games:6.2f} ms a game ({clock:.0f} s by the clock)", flush=True)  # fmt: skip
    return run._replace(seconds=round(seconds, 2))


def parser() -> argparse.ArgumentParser:
    """The words of the bench."""
    found = argparse.ArgumentParser("bench growth")
    found.add_argument("rules", nargs="?", type=known_rules, default="british-museum?pieces=1")
    found.add_argument("--players", type=two_players, default=("4", "4"), metavar="A,B")
    found.add_argument("--games", type=whole("games"), nargs="+", default=[100, 1000, 10_000])
    found.add_argument("--jobs", type=whole("processes", MOST_PROCESSES), nargs="+", default=[1, 2])
    found.add_argument("--keep", action="store_true", help="write the runs into py/report/growth.json")
    return found


def main(words: Sequence[str]) -> int:
    """Time the runs; return whether a game costs the same among many as among fewer."""
    asked = parser().parse_args(words)
    good, runs = True, []
    for jobs in asked.jobs:
        several = [timed(Timed(asked.rules, asked.players, games, jobs, 0.0)) for games in sorted(asked.games)]
        runs += several
        # The first run is short, and Python's start has much of it.
        for fewer, more in pairwise(several[1:]):
            good = good and more.seconds / more.games < MOST * fewer.seconds / fewer.games
    if asked.keep:
        save_growth(runs)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
