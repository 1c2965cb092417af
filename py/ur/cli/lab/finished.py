"""The file of a complete run, read back: its games need not be played again for a summary, pictures or Parquet."""

from __future__ import annotations

import csv
from itertools import islice
from pathlib import Path

from ur.cli.lab.job import Job
from ur.lab.match import Match
from ur.lab.measures import Measures
from ur.lab.sums import Sums
from ur.lab.table import COLUMNS, PLAIN, head
from ur.model.board import WINNERS


def finished(job: Job, path: Path) -> list[Sums] | None:
    """The sums of each match of a job, from its complete file; None if the file is anything else."""
    wanted, found = [*head([job.command])], []
    try:
        with path.open(encoding="utf-8", newline="\n") as file:
            if [line.removesuffix("\n") for line in islice(file, len(wanted))] != wanted:
                return None
            rows = csv.DictReader(file, COLUMNS, strict=True)
            for match in job.matches:
                sums = Sums()
                for number, row in enumerate(islice(rows, job.games)):
                    if (row["rules"], row["game"]) != (match.rules, str(number)):
                        return None
                    sums.add(number, _game(match, row))
                found.append(sums)
            complete = all(one.games == job.games for one in found) and next(rows, None) is None
    except (ValueError, LookupError, TypeError, AttributeError, csv.Error):
        return None
    return found if complete else None


def _game(match: Match, row: dict[str, str]) -> Measures:
    """The measures in a line of the table."""
    plain = {name: row[name] if name == "end" else int(row[name]) for name in PLAIN}
    starter, winner = (WINNERS.index(row[name]) for name in ("starter", "winner"))
    arrivals, captured = (_counts(match, row[name]) for name in ("arrivals", "captured"))
    return Measures(starter=starter, winner=winner, arrivals=arrivals, captured=captured, **plain)  # type: ignore[arg-type]


def _counts(match: Match, written: str) -> tuple[int, ...]:
    """How often for each place, from "A4:3 B4:1"; of places with one name the first has the sum."""
    places = match.ruleset.places
    counts = [0] * len(places)
    for one in written.split():
        place, _, count = one.partition(":")
        counts[places.index(place)] += int(count)
    return tuple(counts)
