"""Runs one soak run: `python -m soak NAME`, as `build.py soak NAME` calls it."""

from __future__ import annotations

import argparse
import importlib
import sys
import time

from make import site
from soak.registry import SOAKS
from soak.report import Report, append, path_of, reports

# A run is cut into slices, so that little is lost when it is stopped.
SLICE_MINUTES = 3.0


def main() -> None:
    """Run it until its count or its minutes are reached; exit status 1 if anything was lost."""
    parser = argparse.ArgumentParser("build.py soak")
    parser.add_argument("name", choices=[one.name for one in SOAKS])
    parser.add_argument("--count", type=int, default=0, help="how many to try; without it, until the minutes are over")
    parser.add_argument("--minutes", type=float, default=0, help="how long to try; 10 minutes without --count")
    parser.add_argument("--seed", type=int, help="where to begin; without it, where the last run ended")
    parser.add_argument("--no-record", action="store_true", help="print the results, but do not keep them")
    asked = parser.parse_args()
    known = next(one for one in SOAKS if one.name == asked.name)
    if known.needs_site:
        site.build()
    module = importlib.import_module(known.module)
    kept = reports(asked.name)
    seed = asked.seed if asked.seed is not None else (kept[-1].next_seed or 0 if kept else 0)
    count, minutes = asked.count, asked.minutes or (0 if asked.count else 10)
    until, lost, tried = time.monotonic() + 60 * minutes, 0, 0
    # Statistics over a whole run need it in one slice.
    longest = SLICE_MINUTES if getattr(module, "IN_SLICES", True) else float("inf")
    while True:
        slice_minutes = min(longest, (until - time.monotonic()) / 60 if minutes else longest)
        if slice_minutes <= 0:
            break
        report: Report = module.run(count - tried if count else 0, seed, slice_minutes)
        tried, lost = tried + report.tried, lost + report.lost
        show(known.unit, report)
        if not asked.no_record:
            append(asked.name, report)
        if report.next_seed is None or not report.tried or (count and tried >= count):
            break
        seed = report.next_seed
    print(f"{asked.name}: {tried:,} {known.unit} tried, {lost:,} lost.")
    if not asked.no_record:
        print(f"It is kept in {path_of(asked.name)}.")
    sys.exit(1 if lost else 0)


def show(unit: str, report: Report) -> None:
    """Print what one slice has found."""
    print(f"  seed {report.seed}: {report.tried:,} {unit}, {report.lost:,} lost, {report.seconds:.0f} s", flush=True)
    for fact, value in {**report.counts, **report.facts}.items():
        print(f"    {fact}: {value}")
    for one in report.found:
        print(f"    lost: {one}", flush=True)


if __name__ == "__main__":
    main()
