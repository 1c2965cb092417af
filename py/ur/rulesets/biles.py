"""Al Biles: the short path, rosettes throw again (source 001, RULES.md 6)."""

from __future__ import annotations

from ur.mechanics.plain_race import THREE_LOTS, plain_race
from ur.mechanics.start import ByLot
from ur.model.option import Options, flag, one_of, pieces
from ur.model.path import SHORT14
from ur.rules.ruleset import Ruleset

OPTIONS = (
    pieces(7),
    flag("may_pass", "G-d2"),
    one_of("decline_extra", "auto", "ask", decision="B-d3"),
)

# The median of the games of the report, between two computer players of level 4: `python3 build.py report`.
THROWS = 194
STRETCH = 0.95  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "lots"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-rosette", "capture", "safe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "board": "source 001 rule 1",
    "pieces": "source 001 rules 2, 17",
    "path": "source 001 rule 4",
    "start": "source 001 rule 5",
    "lots": "source 001 rule 3",
    "enter": "source 001 rules 7, 8",
    "move": "source 001 rules 6, 8",
    "must": "decision B-d2",
    "must?may_pass": "decision G-d2",
    "over": "reading no source blocks the way",
    "lost-throw": "source 001 rule 15",
    "own-blocks": "source 001 rule 10",
    "safe": "source 001 rules 12, 13",
    "capture": "source 001 rule 11",
    "again-rosette": "source 001 rule 9; B-d1",
    "chain": "decision B-d3",
    "ask": "decision B-d3",
    "off": "source 001 rule 14",
    "end": "source 001 rule 16",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    return plain_race(id="biles", spec=spec, options=options, path=SHORT14, kit=THREE_LOTS, start=ByLot())
