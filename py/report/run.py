"""Goes on measuring: `python -m report.run`, as `build.py report` calls it. It may be stopped at any moment.

How many processes play changes no number: the games of a match are those from 0 on, no matter which process plays them.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import UTC, datetime
from multiprocessing import active_children, get_context, parent_process
from platform import python_implementation
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import NamedTuple

from report.plan import EQUAL, UNEQUAL, shown, wanted
from report.results import Result, first_game, load, save
from ur.cli.lab.workers import possible_processes
from ur.cli.parser import MOST_PROCESSES, whole
from ur.lab.figures import FEWEST, first_player, player_a
from ur.lab.match import Match
from ur.lab.sums import Sums

# Processor seconds for a match before its games are kept and the next match comes.
SLICE = 5.0
# The most games added at once: little is lost when the run is stopped.
_MOST = 2_000
IS_TIMED = python_implementation() == "CPython"


class Played(NamedTuple):
    """Some further games of a match: their sums, and the processor seconds that they took; 0 if they are not timed.

    If `first_game` (see `Result`) is another one than before, they begin with the first game.
    """

    first_game: str
    sums: Sums
    seconds: float


def main(words: Sequence[str] | None = None) -> None:
    """Measure until the minutes are over, always the match with which the page gains most."""
    asked = parser().parse_args(words)
    until = time.monotonic() + 60 * asked.minutes
    results = load()
    chosen = [
        one
        for match, one in results.items()
        if match.rules.startswith(asked.only) and (match.players == EQUAL or not asked.equal)
    ]

    def keep(one: Result, played: Played) -> None:
        add(one, played)
        save(results)
        print(f"{one.games:8,} games, {one.spent:6.0f} s: {one.command}", flush=True)

    try:
        if asked.jobs == 1:
            while time.monotonic() < until and (one := most_useful(chosen)):
                keep(one, play(*known(one), until, SLICE))
        else:
            in_processes(asked.jobs, chosen, until, keep)
    except KeyboardInterrupt:
        print("Stopped. What is printed above is kept; the same command goes on.")


def parser() -> argparse.ArgumentParser:
    """The words that `build.py report` takes."""
    found = argparse.ArgumentParser("build.py report")
    found.add_argument("--minutes", type=float, default=10, help="how long (default 10)")
    found.add_argument("--only", default="", metavar="TEXT", help="only matches whose rules begin with this")
    found.add_argument("--equal", action="store_true", help="only players of equal strength")
    jobs = whole("processes", MOST_PROCESSES)
    found.add_argument("--jobs", type=jobs, default=1, metavar="N", help="how many processes play (default 1)")
    return found


def most_useful(results: Sequence[Result]) -> Result | None:
    """The match whose intervals become narrower most by a second; None if all have their games.

    A match with too few games to be shown comes first, the one that has had the least time. An interval of the width
    w narrows with the root of the games, so by w / 2t in the next second if t seconds were played; in each row of the
    page that shows it.
    """
    todo = [one for one in results if one.games < wanted(one.match)]
    few = [one for one in todo if one.games < FEWEST]
    if few:
        return min(few, key=lambda one: one.spent)
    return max(todo, key=lambda one: shown()[one.match] * width(one) / max(one.spent, SLICE), default=None)


def width(one: Result) -> float:
    """The width of the interval for the share of games won (0 to 1): by the better player, or by who begins."""
    found = player_a(one.sums) if one.match.players == UNEQUAL else first_player(one.sums)
    return found.high - found.low


def known(one: Result) -> tuple[Match, str, int]:
    """What has to be known to play further games of a match: its first game, and how many there are."""
    return one.match, one.first_game, one.games


def play(match: Match, first: str, number: int, until: float, seconds: float) -> Played:
    """Play the games from this number on, for so many seconds: one game at least, while the minutes are not over.

    If the first game is not `first` any more, the rules or the players have changed: then from the first game on.
    """
    now = first_game(match)
    number = number if now == first else 0
    sums, began = Sums(), time.process_time()
    while time.process_time() - began < seconds and time.monotonic() < until and sums.games < _MOST:
        (game,) = match.games(number + sums.games, 1)
        sums.add(number + sums.games, game)
    return Played(now, sums, time.process_time() - began if IS_TIMED else 0.0)


def add(one: Result, played: Played) -> None:
    """Add the next games of a match to its result, or put them in place of games of other rules."""
    if played.first_game != one.first_game:
        one.sums, one.seconds, one.timed, one.first_game = Sums(), 0.0, 0, played.first_game
    one.sums.merge(played.sums)
    one.seconds += played.seconds
    one.timed += played.sums.games if played.seconds else 0
    if played.sums.games:  # none if the minutes were over before the first of them
        one.date = datetime.now(UTC).date().isoformat()


def in_processes(jobs: int, chosen: Sequence[Result], until: float, keep: Callable[[Result, Played], None]) -> None:
    """Play in several processes, each another match, so that the games of a match come in their order."""
    jobs = possible_processes(jobs)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _worker) as pool:
        running: dict[Future[Played], Result] = {}
        try:
            while True:
                free = [one for one in chosen if one not in running.values()]
                while len(running) < jobs and time.monotonic() < until and (one := most_useful(free)):
                    running[pool.submit(play, *known(one), until, SLICE)] = one
                    free.remove(one)
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    keep(running.pop(future), future.result())
        except KeyboardInterrupt:
            # Nobody waits for the games that have begun.
            for process in active_children():
                process.terminate()
            raise


def _worker() -> None:
    """Leave Ctrl-C to the process that has started this one, and end with it."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)


if __name__ == "__main__":
    main()
