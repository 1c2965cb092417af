"""The British Museum's leaflet game: five pieces, four lots (source 003, RULES.md 7.3)."""

from __future__ import annotations

from ur.mechanics.plain_race import FOUR_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.model.option import Options, pieces
from ur.model.path import SHORT14
from ur.rules.ruleset import Ruleset

OPTIONS = (pieces(5),)

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 130
STRETCH = 0.65  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "hand"
RECOMMENDED = "quick"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-rosette", "capture", "safe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "board": "source 003 the board",
    "pieces": "source 003 British Museum: five counters",
    "path": "source 003 British Museum: 14 squares",
    "start": "source 003 the higher throw; C-d1",
    "lots": "source 003 British Museum: an additional die",
    "enter": "source 003 the conventional game",
    "move": "source 003 the conventional game",
    "must": "decision C-d3",
    "over": "reading no source blocks the way",
    "lost-throw": "decision BM-d1",
    "own-blocks": "source 003 the conventional game",
    "safe": "source 003 the conventional game",
    "capture": "source 003 the conventional game",
    "again-rosette": "source 003 the conventional game",
    "chain": "decision C-d5",
    "off": "source 003 the conventional game",
    "end": "decision C-d2",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    return plain_race(
        id="british-museum",
        spec=spec,
        options=options,
        path=SHORT14,
        kit=FOUR_LOTS,
        start=HigherThrow(),
    )
