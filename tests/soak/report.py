"""What a soak run reports, and the files that keep the reports."""

from __future__ import annotations

import json
import platform
import re
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from make.hashes import file_sha256, sha256
from make.steps import ROOT

RESULTS = Path(__file__).parent / "results"
MOST_FOUND = 400


@dataclass(frozen=True)
class Report:
    """The outcome of a run.

    `tried` and `lost` are counts; `found` has one short sentence for each loss, at most `MOST_FOUND`. `seed` is the
    first seed, `next_seed` the one to go on with, None if the run is complete in itself. `counts` are further counts by
    name, which are added up when reports are joined; `facts` are other measured values by name: of two numbers the
    larger one is kept, of two texts the later one. `build` says what was tried (`engine_build` or `site_build`),
    `seconds` how long it took.
    """

    tried: int
    lost: int
    seed: int
    next_seed: int | None
    build: str
    seconds: float
    found: tuple[str, ...] = ()
    counts: dict[str, int] = field(default_factory=dict)
    facts: dict[str, str | int | float] = field(default_factory=dict)
    date: str = ""
    # How many runs this report joins.
    runs: int = 1


@cache
def engine_build() -> str:
    """Names the engine: the word "engine" and the start of a hash over all modules of py/ur, without words and nets.

    An interpreter other than CPython is named, too: `rules` and `perft` run about twice as fast on PyPy.
    """
    modules = sorted((ROOT / "py/ur").rglob("*.py"))
    text = "".join(f"{path.relative_to(ROOT).as_posix()} {file_sha256(path)}\n" for path in modules)
    interpreter = platform.python_implementation()
    on = "" if interpreter == "CPython" else f" on {interpreter} {platform.python_version()}"
    return f"engine {sha256(text.encode())[:12]}{on}"


def site_build() -> str:
    """Names the built site in dist/: the word "site" and the hash of the service worker, which lists all files."""
    return f"site {file_sha256(ROOT / 'dist/sw.js')[:12]}"


def seeds(count: int, seed: int, minutes: float) -> Iterator[int]:
    """`count` seeds from `seed` on, fewer if the minutes are over before; 0 stands for no limit."""
    until = time.monotonic() + 60 * minutes if minutes else float("inf")
    at = seed
    while (not count or at < seed + count) and time.monotonic() < until:
        yield at
        at += 1


def path_of(name: str) -> Path:
    """The file with the reports of a soak run."""
    return RESULTS / f"{name}.json"


def reports(name: str) -> list[Report]:
    """All reports of a soak run, oldest first; none if it never ran."""
    if not path_of(name).exists():
        return []
    return [Report(**{**one, "found": tuple(one["found"])}) for one in json.loads(path_of(name).read_text("utf-8"))]


def append(name: str, report: Report) -> None:
    """Keep a report; one that goes on where the last one of the same build ended is joined with it."""
    kept = reports(name)
    report = replace(report, date=datetime.now(UTC).date().isoformat(), found=report.found[:MOST_FOUND])
    if kept and kept[-1].build == report.build and kept[-1].next_seed == report.seed:
        report = joined(kept.pop(), report)
    RESULTS.mkdir(exist_ok=True)
    rows = [asdict(one) for one in (*kept, report)]
    path_of(name).write_text(re.sub(r"\n {4,}", " ", json.dumps(rows, indent=2, ensure_ascii=False)) + "\n", "utf-8")


def joined(one: Report, other: Report) -> Report:
    """One report of two runs of the same build, of which the second went on where the first ended."""
    return replace(
        other,
        tried=one.tried + other.tried,
        lost=one.lost + other.lost,
        seed=one.seed,
        seconds=round(one.seconds + other.seconds, 1),
        counts={name: one.counts.get(name, 0) + other.counts.get(name, 0) for name in {**one.counts, **other.counts}},
        facts={**one.facts, **{name: _kept(one.facts.get(name), value) for name, value in other.facts.items()}},
        found=(one.found + other.found)[:MOST_FOUND],
        runs=one.runs + other.runs,
    )


def _kept(earlier: str | int | float | None, later: str | int | float) -> str | int | float:
    both_numbers = isinstance(earlier, int | float) and isinstance(later, int | float)
    return max(earlier, later) if both_numbers else later  # type: ignore[type-var]
