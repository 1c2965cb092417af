"""Goes on measuring: `python -m report.run`, as `build.py report` calls it. One process; it may be stopped."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from datetime import UTC, datetime

from report.plan import EQUAL, wanted
from report.results import Result, first_game, load, save

# Processor seconds for each match before the next one comes.
SLICE = 5.0
# Games of unequal players take much longer, so they get this many times as much.
MORE = 6
# The most games added at once: little is lost when the run is stopped.
_MOST = 2_000


def main(words: Sequence[str] | None = None) -> None:
    """Measure until the minutes are over, always the match that has had the least time."""
    parser = argparse.ArgumentParser("build.py report")
    parser.add_argument("--minutes", type=float, default=10, help="how long (default 10)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only matches whose rules begin with this")
    parser.add_argument("--equal", action="store_true", help="only players of equal strength")
    asked = parser.parse_args(words)
    until = time.monotonic() + 60 * asked.minutes
    results = load()
    chosen = [
        one
        for match, one in results.items()
        if match.rules.startswith(asked.only) and (match.players == EQUAL or not asked.equal)
    ]
    while time.monotonic() < until:
        todo = [one for one in chosen if one.games < wanted(one.match)]
        if not todo:
            break
        one = min(todo, key=lambda result: result.seconds / (1 if result.match.players == EQUAL else MORE))
        measure(one, until)
        save(results)
        print(f"{one.games:8,} games in {one.seconds:6.0f} s: {one.command}", flush=True)


def measure(one: Result, until: float) -> None:
    """Add games to a result for a while, from the first on if the rules or the players have changed since."""
    now = first_game(one.match)
    if now != one.first_game:
        one.sums, one.seconds, one.first_game = type(one.sums)(), 0.0, now
    began, before = time.process_time(), one.games
    while time.process_time() - began < SLICE and time.monotonic() < until and one.games - before < _MOST:
        number = one.games
        (game,) = one.match.games(number, 1)
        one.sums.add(number, game)
    one.seconds += time.process_time() - began
    one.date = datetime.now(UTC).date().isoformat()


if __name__ == "__main__":
    main()
