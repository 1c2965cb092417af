"""Runs one soak run: `python -m soak NAME`, as `build.py soak NAME` calls it."""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType

from make import site, tools
from soak.registry import SOAKS
from soak.report import Report, append, joined, path_of, reports
from soak.shares import in_shares
from soak.survivors import explained

# A run is cut into slices, so that little is lost when it is stopped.
SLICE_MINUTES = 3.0


def main() -> None:
    """Run it until its count or its minutes are reached; exit status 1 if anything was lost."""
    width = max(len(one.name) for one in SOAKS)
    runs = "\n".join(f"  {one.name:<{width}}  {_first_sentence(one.tries)}" for one in SOAKS)
    parser = argparse.ArgumentParser(
        "build.py soak", epilog=f"soak runs:\n{runs}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", choices=[one.name for one in SOAKS], metavar="NAME", help="one of those below")
    parser.add_argument("--count", type=int, default=0, help="how many to try; without it, until the minutes are over")
    parser.add_argument("--minutes", type=float, default=0, help="how long to try; 10 minutes without --count")
    parser.add_argument("--seed", type=int, help="where to begin; without it, where the last run ended")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes; only where each seed stands by itself")
    parser.add_argument("--no-record", action="store_true", help="print the results, but do not keep them")
    asked = parser.parse_args()
    known = next(one for one in SOAKS if one.name == asked.name)
    module = importlib.import_module(known.module)
    share = getattr(module, "SHARE", 0)
    if asked.jobs > 1 and not share:
        sys.exit(f"{asked.name} cannot be shared between processes: leave out --jobs.")
    if known.needs_site:
        tools.browser()
        site.build()
    kept = reports(asked.name)
    seed = asked.seed if asked.seed is not None else (kept[-1].next_seed or 0 if kept else 0)
    count, minutes = asked.count, asked.minutes or (0 if asked.count else 10)
    if asked.jobs > 1:
        # What all shares need is made once, not by each of them.
        getattr(module, "prepare", lambda: None)()
        slices = _joined_slices(in_shares(known.module, share, count, seed, minutes, asked.jobs))
    else:
        slices = _slices(module, count, seed, minutes)
    lost = tried = 0
    for report in slices:
        tried, lost = tried + report.tried, lost + report.lost
        show(known.unit, report)
        if not asked.no_record:
            append(asked.name, report)
    print(f"{asked.name}: {tried:,} {known.unit} tried, {lost:,} lost.")
    if not asked.no_record:
        print(f"It is kept in {path_of(asked.name)}.")
    sys.exit(1 if lost else 0)


def _first_sentence(text: str) -> str:
    return text.partition(". ")[0].removesuffix(".") + "."


def _slices(module: ModuleType, count: int, seed: int, minutes: float) -> Iterator[Report]:
    """The reports of a run in this process, at least every few minutes."""
    until, tried = time.monotonic() + 60 * minutes, 0
    # Statistics over a whole run need it in one slice.
    longest = SLICE_MINUTES if getattr(module, "IN_SLICES", True) else float("inf")
    while True:
        slice_minutes = min(longest, (until - time.monotonic()) / 60 if minutes else longest)
        if slice_minutes <= 0:
            return
        report: Report = module.run(count - tried if count else 0, seed, slice_minutes)
        yield report
        tried += report.tried
        if report.next_seed is None or not report.tried or (count and tried >= count):
            return
        seed = report.next_seed


def _joined_slices(shares: Iterator[Report]) -> Iterator[Report]:
    """The reports of all shares, joined to one run every few minutes; its seconds are those that passed."""
    begin, kept = time.monotonic(), None
    for report in shares:
        kept = joined(kept, report) if kept else report
        if time.monotonic() - begin > 60 * SLICE_MINUTES:
            yield replace(kept, runs=1, seconds=round(time.monotonic() - begin, 1))
            begin, kept = time.monotonic(), None
    if kept:
        yield replace(kept, runs=1, seconds=round(time.monotonic() - begin, 1))


def show(unit: str, report: Report) -> None:
    """Print what one slice has found."""
    print(f"  seed {report.seed}: {report.tried:,} {unit}, {report.lost:,} lost, {report.seconds:.0f} s", flush=True)
    for fact, value in {**report.counts, **report.facts}.items():
        print(f"    {fact}: {value}")
    for one in report.found:
        print(f"    lost: {explained(one)}", flush=True)


if __name__ == "__main__":
    main()
