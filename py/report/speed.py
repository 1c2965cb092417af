"""How long the games take, and how the time grows with their number."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from report.cells import Row, Section, Table, name_of
from report.plan import EQUAL, UNEQUAL
from report.results import Result
from ur.lab.match import Match
from ur.lab.table import command

GROWTH = Path(__file__).parent / "growth.json"
SEED = "growth"
MILLION = 1_000_000


class Timed(NamedTuple):
    """A run of `ur lab`, and the processor seconds of all its processes, from the start of the first one on."""

    rules: str
    players: tuple[str, str]
    games: int
    jobs: int
    seconds: float

    @property
    def name(self) -> str:
        """The rules and the players, as HTML."""
        return f"<code>{escape(self.rules)}</code>, {' against '.join(self.players)}"

    @property
    def command(self) -> str:
        """The command that was timed."""
        return f"{command([self.rules], Match(self.rules, self.players, SEED), self.games)} --jobs {self.jobs}"

    @property
    def bench(self) -> str:
        """The command that times it again."""
        players = ",".join(self.players)
        rules = shlex.quote(self.rules)
        return f"python3 build.py bench growth {rules} --players {players} --games {self.games} --jobs {self.jobs}"


def load_growth(file: Path = GROWTH) -> list[Timed]:
    """What `build.py bench growth --keep` has written."""
    runs = json.loads(file.read_text("utf-8")) if file.exists() else []
    return [Timed(**(one | {"players": tuple(one["players"])})) for one in runs]


def save_growth(runs: Sequence[Timed], file: Path = GROWTH) -> None:
    """Keep these runs in place of all others."""
    file.write_text("[\n" + ",\n".join(json.dumps(one._asdict()) for one in runs) + "\n]\n", "utf-8")


def speed(results: Sequence[Result]) -> Section:
    """What a game costs, in each ruleset, and whether many cost as much each as a few."""
    intro = (
        "Processor seconds of the games that CPython 3.11 played, on two shared cores of an x86-64 server; PyPy 3.11"
        " has played the others, the same games in less time. Processor time is what a process has computed, not what"
        " it has waited. Other work slows the processor too: beside much of it a game has taken"
        " up to three times as long, so these are not times of an idle machine. The last columns say how long a million"
        " games would take one core. Games are played apart from each other, so the time ought to grow with their"
        " number and no faster, and several processes ought to share the work without adding to it: the second table"
        " shows what was measured, the start of Python included, which few games feel most."
    )
    return Section("speed", "How long does it take?", intro, (_by_ruleset(results), _by_number(load_growth())))


def _by_ruleset(results: Sequence[Result]) -> Table:
    # A time says something after a few games: it needs no interval.
    by_players = {players: {one.match.rules: one for one in results if one.timed and one.match.players == players}
                  for players in (EQUAL, UNEQUAL)}  # fmt: skip
    rows = []
    for rules, one in by_players[EQUAL].items():
        both = [found for players in by_players.values() if (found := players.get(rules))]
        each = [_seconds(players.get(rules)) for players in by_players.values()]
        cells = (
            name_of(one),
            *(f"{seconds:.3f}" if seconds else "" for seconds in each),
            *(_long(MILLION * seconds) if seconds else "" for seconds in each),
        )
        rows.append(Row(cells, tuple(found.command for found in both)))
    if rows:
        every = [[*players.values()] for players in by_players.values()]
        sums = (_long(MILLION * sum(_seconds(one) for one in some)) if len(some) == len(rows) else "" for some in every)
        commands = tuple(one.command for some in every for one in some)
        rows.append(Row((f"All {len(rows)}", "", "", *sums), commands))
    a, b = (" against ".join(players) for players in (EQUAL, UNEQUAL))
    heads = ("Ruleset", f"Seconds a game, {a}", f"Seconds a game, {b}", f"A million, {a}", f"A million, {b}")
    return Table(heads, tuple(rows), title="By ruleset and levels")


def _seconds(one: Result | None) -> float:
    return one.seconds_each if one else 0.0


def _long(seconds: float) -> str:
    """A long time in hours, or in days."""
    hours = seconds / 3600
    return f"{hours:.1f} hours" if hours < 48 else f"{hours / 24:.1f} days"


def _by_number(runs: Sequence[Timed]) -> Table:
    rows = tuple(
        Row(
            (
                f"{one.games:,}", one.name, f"{one.jobs}", f"{one.seconds:.1f}",
                f"{1000 * one.seconds / one.games:.1f}",
            ),
            (one.command, one.bench),
        )
        for one in runs
    )  # fmt: skip
    heads = ("Games", "Of", "Processes", "Processor seconds", "Milliseconds a game")
    return Table(heads, rows, title="By the number of games")
