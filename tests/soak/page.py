"""The sections of the page "What was tried to break it", from the kept reports. `py/docs/conf.py` makes them HTML."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from soak.registry import SOAKS, Soak
from soak.report import Report, reports
from soak.survivors import explained


class Section(NamedTuple):
    """One soak run on the page: a line of `runs` for each build; `counted` says what `facts` are of."""

    name: str
    tries: str
    summary: str
    runs: list[str]
    counted: str
    facts: list[str]
    found: list[str]
    notes: list[str]


def sections() -> list[Section]:
    """A section for each soak run."""
    return [_section(one, reports(one.name)) for one in SOAKS]


def _section(one: Soak, kept: list[Report]) -> Section:
    if not kept:
        return Section(one.name, one.tries, "Not run.", [], "", [], [], [])
    last = kept[-1]
    tried, lost = sum(run.tried for run in kept), sum(run.lost for run in kept)
    summary = f"{tried:,} {one.unit} tried in all, {lost:,} lost."
    if one.wanted:
        summary += f" Wanted: {one.wanted:,}."
    if len(kept) > 1:
        summary += f" With the last build that was tried: {last.tried:,}, {last.lost:,} lost."
    runs = [_line(one.unit, run) for run in kept]
    counts = sum((Counter(run.counts) for run in kept), Counter()) if one.goes_on else last.counts
    facts = [f"{name}: {number:,}" for name, number in counts.items()]
    facts += [f"{fact}: {value}" for fact, value in last.facts.items()]
    found = [f"{run.date}, {run.build}: {explained(loss)}" for run in kept for loss in run.found]
    counted = f"Counted in {'all runs' if one.goes_on else 'the last run'}:"
    return Section(one.name, one.tries, summary, runs, counted, facts, found, list(one.notes))


def _line(unit: str, run: Report) -> str:
    """A run of one build in one line."""
    some = run.next_seed is not None and run.next_seed > run.seed
    seeds = f", seeds {run.seed:,} to {run.next_seed - 1:,}" if some and run.next_seed else ""
    minutes = run.seconds / 60
    return f"{run.date}, {run.build}: {run.tried:,} {unit} tried, {run.lost:,} lost, {minutes:,.1f} minutes{seeds}"
