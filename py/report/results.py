"""What was measured: a line for each match in `results.json`, with sums to which further games can be added."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path

from report.plan import matches
from ur.lab.match import Match
from ur.lab.sums import Sums
from ur.lab.table import command

FILE = Path(__file__).parent / "results.json"


@dataclass(eq=False)
class Result:
    """The sums of the first games of a match, and the processor time that `timed` of them took, in seconds.

    Games are timed in CPython; PyPy plays the same ones faster, and its times would say nothing about others.
    `first_game` is the start of a hash of the measures of the first game: it changes if the rules or the players do,
    and then no games may be added to these. `date` is the day of the last games.
    """

    match: Match
    sums: Sums = field(default_factory=Sums)
    seconds: float = 0.0
    timed: int = 0
    first_game: str = ""
    date: str = ""

    @property
    def games(self) -> int:
        """How many games there are: those with the numbers from 0."""
        return self.sums.games

    @property
    def seconds_each(self) -> float:
        """The time of a game; 0 if none was timed."""
        return self.seconds / self.timed if self.timed else 0.0

    @property
    def spent(self) -> float:
        """About how many seconds all its games take; where none was timed, a second each."""
        return self.games * self.seconds_each if self.timed else float(self.games)

    @property
    def command(self) -> str:
        """The command that gives the same numbers."""
        return command([self.match.rules], self.match, self.games)


@cache
def first_game(match: Match) -> str:
    """The start of a hash of the first game's measures (see `Result`). It is played once in a run: that takes time."""
    return sha256(repr(match.games(0, 1)).encode()).hexdigest()[:12]


def load(file: Path = FILE) -> dict[Match, Result]:
    """The kept result of each match of the plan; without games for one that was not measured."""
    found = {match: Result(match) for match in matches()}
    for one in json.loads(file.read_text("utf-8")) if file.exists() else []:
        match = Match(one["rules"], (one["players"][0], one["players"][1]), one["seed"])
        if match in found:
            sums = Sums.from_json(one["sums"])
            timed = one.get("timed", sums.games)
            found[match] = Result(match, sums, one["seconds"], timed, one["first_game"], one["date"])
    return found


def save(results: dict[Match, Result], file: Path = FILE) -> None:
    """Keep what has games, in the order of the plan."""
    lines = [
        json.dumps({
            "rules": one.match.rules,
            "players": one.match.players,
            "seed": one.match.seed,
            "seconds": round(one.seconds, 1),
            "timed": one.timed,
            "first_game": one.first_game,
            "date": one.date,
            "sums": one.sums.as_json(),
        }, separators=(",", ":"))
        for one in results.values()
        if one.games
    ]  # fmt: skip
    # Written beside and then renamed: a run that is killed here leaves the old file or the new one, never half of it.
    fresh = file.with_suffix(".new")
    with fresh.open("w", encoding="utf-8") as stream:
        stream.write("[\n" + ",\n".join(lines) + "\n]\n")
        stream.flush()
        os.fsync(stream.fileno())
    fresh.replace(file)
