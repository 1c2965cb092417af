"""The sections of the page "How light and how strong": bytes against time, and bytes against strength."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from report.cells import Row, Section, Table, said
from report.curves import Axis, Curve, plot
from report.visits import PLAIN, TRIMMED, Visit, load_visits
from ur.lab.drawing import Picture
from ur.model.message import say
from ur.player import net_files
from ur.player.levels import BEST_QUICKLY

WEIGHTS = Path(net_files.__file__).parent / "weights"
TRIALS = Path(__file__).parent / "trials.json"
PERFECT = "perfect play"
NAMES = {TRIMMED: "as it is shipped", PLAIN: "with Pyodide as it is published"}
VISIT = "python3 build.py bench visit --plain --keep"
MOMENTS = ("first screen", "first throw")
ARRIVED = "What has come over the slow line by each second; the dashed line is the site with the whole Pyodide"
LOST = "Points of win chance that a decision loses, by the size of the net; above the nets alone, below the best level"


class Net(NamedTuple):
    """The weights of a ruleset: their bytes, the commands that made them, and what was measured of them."""

    rules: str
    bytes: int
    commands: tuple[str, ...]
    strength: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The name of the ruleset, and the options where it has some, as HTML."""
        id, _, options = self.rules.partition("?")
        return said(say(f"rules-{id}")) + (f" <code>{escape(options)}</code>" if options else "")


def nets(folder: Path = WEIGHTS) -> list[Net]:
    """All shipped nets, the solved races first."""
    found = []
    for file in sorted(folder.glob("*.json")):
        log = json.loads(file.read_text("utf-8"))
        if training := log.get("training"):
            # A run that went on from earlier weights says how those were made, and a mean of runs what they were.
            runs = [training]
            while before := runs[0].get("before"):
                runs.insert(0, before)
            commands = tuple(one["command"] for run in runs for one in (*run.get("runs", ()), run))
            found.append(Net(training["rules"], log["bytes"], commands, training.get("strength", {})))
    return sorted(found, key=lambda one: (one.strength.get("against") != PERFECT, one.rules))


def sections() -> list[Section]:
    """All sections."""
    return [_visits(load_visits()), _races(nets()), _others(nets()), _trials()]


def _visits(visits: Mapping[str, Visit]) -> Section:
    intro = (
        "A first visit over a line of 1.6 megabits a second with 150 milliseconds to the host and back: the time until"
        " the board, the rules and the choice of game can be used, until the first throw, and the bytes that had come"
        " by then. Play is pressed at once. The median visit is shown. The site is shipped with a Pyodide that leaves"
        " out what no game reaches, and packed, so that no host has to compress it."
    )
    rows = tuple(
        Row(
            (
                f"The site {NAMES[name]}", f"{one.screen:.1f}", f"{one.throw:.1f}", _megabytes(one.bytes_to_throw),
                f"{one.visits}", one.date,
            ),
            (VISIT,),
        )
        for name in (TRIMMED, PLAIN)
        if (one := visits.get(name))
    )  # fmt: skip
    heads = ("First visit", "First screen, s", "First throw, s", "MB until then", "Visits", "Measured")
    pictures = ((ARRIVED, _arrived(visits)),) if rows else ()
    return Section("visit", "Bytes against time", intro, (Table(heads, rows, pictures),))


def _arrived(visits: Mapping[str, Visit]) -> Picture:
    curves = [
        Curve([(at, size / 1e6) for at, size in ((0.0, 0), *one.came) if at <= one.throw], dashed=name == PLAIN)
        for name, one in visits.items()
    ]
    marks = [
        Curve([(one.screen, _until(one, one.screen)), (one.throw, one.bytes_to_throw / 1e6)], True, MOMENTS)
        for one in visits.values()
    ]
    longest = max(one.throw for one in visits.values())
    most = max(one.bytes_to_throw for one in visits.values()) / 1e6
    across, up = Axis("seconds", range(0, 5 * -int(-longest // 5) + 1, 5)), Axis("MB", range(-int(-most // 1) + 1))
    return plot(ARRIVED, [*curves, *marks], across, up)


def _until(visit: Visit, moment: float) -> float:
    return max((size for at, size in visit.came if at <= moment), default=0) / 1e6


def _megabytes(size: float) -> str:
    return f"{size / 1e6:.2f}"


def _races(every: Sequence[Net]) -> Section:
    intro = (
        "Eight races are solved: every position's exact chance is known, and with it what each decision of the player"
        " loses. The net alone judges the moves as they stand; the best level looks ahead with it,"
        f" {BEST_QUICKLY[0]} throws. 50 % would be perfect. Intervals are of 95 %."
    )
    heads = ("Ruleset", "Bytes", "The net alone", "Loses a decision", "The best level", "Loses a decision")
    solved = [one for one in every if one.strength.get("against") == PERFECT]
    rows = tuple(
        Row((one.name, f"{one.bytes:,}", *_of(one, "at a glance"), *_of(one, "best level")), _commands(one))
        for one in solved
    )
    return Section("races", "Bytes against strength: the solved races", intro, (Table(heads, rows, _lost(solved)),))


def _of(net: Net, way: str) -> tuple[str, str]:
    found = net.strength.get(way)
    if not found:
        return "", ""
    return f"{found['percent']:.3f} ± {found['interval']:.3f} %", f"{found['points lost a decision']:.5f}"


def _commands(net: Net) -> tuple[str, ...]:
    best = net.strength["best level"]
    measured = f"--what loss --games {best['games']} --seed {best['seed']}"
    return (*net.commands, f"python3 build.py bench strength '{net.rules}' {measured}")


def _lost(solved: Sequence[Net]) -> tuple[tuple[str, Picture], ...]:
    """The loss of a decision by the size of the net: the net alone, and the best level."""
    curves = []
    for way, named in (("at a glance", True), ("best level", False)):
        of = sorted((one for one in solved if way in one.strength), key=lambda one: one.bytes)
        points = [(one.bytes / 1e3, one.strength[way]["points lost a decision"]) for one in of]
        curves.append(Curve(points, True, [one.name for one in of] if named else ()))
    if not any(curve.points for curve in curves):
        return ()
    most = max(y for curve in curves for _, y in curve.points)
    ticks = [0.001 * step for step in range(-int(-most // 0.001) + 1)]
    return ((LOST, plot(LOST, curves, Axis("kilobytes", range(0, 151, 25)), Axis("points", ticks))),)


def _others(every: Sequence[Net]) -> Section:
    intro = (
        "Of the other rulesets only Bell's is solved whole. In all of them the best level plays against a player who"
        " looks at every throw and the best reply with a judgement made by hand; luck is taken out by what the net says"
        " each throw added. In Murray's game and Bell's even perfect play wins little more (exact in smaller games)."
        " Nets that were not measured after their training are left out."
    )
    rows = []
    for one in every:
        if one.strength.get("against") == PERFECT or not one.strength:
            continue
        wins = f"{one.strength['percent of wins']:.1f} ± {one.strength['interval']:.1f} %"
        without = one.strength.get("luck taken out")
        cells = (
            one.name, f"{one.bytes:,}", wins,
            f"{without['percent']:.1f} ± {without['interval']:.1f} %" if without else "",
            f"{one.strength['games']}",
        )  # fmt: skip
        command = f"python3 build.py bench strength '{one.rules}' --what match --games {one.strength['games']}"
        rows.append(Row(cells, (*one.commands, command)))
    heads = ("Ruleset", "Bytes", "Wins", "Luck taken out", "Games")
    return Section("others", "Bytes against strength: the other rulesets", intro, (Table(heads, tuple(rows)),))


def _trials() -> Section:
    """Nets that were tried and not all shipped: the same game with more bytes or a longer training."""
    intro = (
        "What bytes and a longer training buy in one game, the conventional race: nets of the same game, each alone,"
        " without looking ahead, in 20,000 games. Weights are rounded before they are shipped; where the steps fit each"
        " unit of the net, fewer bytes keep more of its strength."
    )
    trials = json.loads(TRIALS.read_text("utf-8"))
    rows = tuple(
        Row((escape(one["what"]), f"{one['bytes']:,}" if one["bytes"] else "", f"{one['percent']:.3f} %"),
            (one["command"],))
        for one in trials
    )  # fmt: skip
    return Section("trials", "What more bytes buy", intro, (Table(("Net", "Bytes", "The net alone"), rows),))
