"""The sections of the page "What was tried to break it", from the kept reports. `py/docs/conf.py` makes them HTML."""

from __future__ import annotations

from typing import NamedTuple

from soak.registry import SOAKS, Soak
from soak.report import Report, reports

COLUMNS = ("last day", "build", "tried", "lost", "minutes", "seeds")


class Section(NamedTuple):
    """One soak run on the page: the rows of its table are older first; `facts` and `found` are of the last row."""

    name: str
    tries: str
    summary: str
    rows: list[tuple[str, ...]]
    facts: list[str]
    found: list[str]


def sections() -> list[Section]:
    """A section for each soak run."""
    return [_section(one, reports(one.name)) for one in SOAKS]


def _section(one: Soak, kept: list[Report]) -> Section:
    if not kept:
        return Section(one.name, one.tries, "Not run.", [], [], [])
    last = kept[-1]
    summary = f"The last build tried: {last.tried:,} {one.unit}, {last.lost:,} lost."
    if one.wanted:
        summary += f" Wanted before a release: {one.wanted:,}."
    rows = [
        (
            run.date,
            run.build,
            f"{run.tried:,}",
            f"{run.lost:,}",
            f"{run.seconds / 60:,.1f}",
            f"{run.seed:,} to {run.next_seed - 1:,}" if run.next_seed is not None else "-",
        )
        for run in kept
    ]
    facts = [f"{name}: {number:,}" for name, number in last.counts.items()]
    facts += [f"{fact}: {value}" for fact, value in last.facts.items()]
    return Section(one.name, one.tries, summary, rows, facts, list(last.found))
