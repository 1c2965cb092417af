"""Murray: the conventional path and all the way back, 27 squares (source 003, RULES.md 7.2)."""

from __future__ import annotations

from ur.mechanics.plain_race import THREE_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.model.option import Options, one_of, pieces
from ur.model.path import MURRAY27, MURRAY27_OPPOSITE
from ur.rules.ruleset import Ruleset

OPTIONS = (pieces(7), one_of("return", "own", "opposite", decision="M-d1"))

# The median of the 2,073 games of two computer players of level 4 in the report, rounded: `python3 build.py report`.
THROWS = 960
STRETCH = 1.3  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "way"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-rosette", "capture", "safe", "twice", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "board": "source 003 the board",
    "pieces": "source 003 fourteen counters",
    "path": "source 003 Murray: 27 squares; M-d1",
    "path?return=opposite": "source RoyalUr-Java MurrayPathPair; M-d1",
    "start": "source 003 the higher throw; C-d1",
    "lots": "source 003 the dice",
    "enter": "source 003 entering",
    "move": "source 003 moving",
    "must": "decision C-d3",
    "over": "reading no source blocks the way",
    "lost-throw": "source 003 a turn is skipped",
    "own-blocks": "decision M-d2",
    "safe": "source 003 occupied rosettes",
    "capture": "reading 003 eviction; M-d2",
    "again-rosette": "source 003 a further throw",
    "chain": "decision C-d5",
    "off": "source 003 Murray: a 28th move",
    "end": "decision C-d2",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    return plain_race(
        id="murray",
        spec=spec,
        options=options,
        path=MURRAY27_OPPOSITE if options["return"] == "opposite" else MURRAY27,
        kit=THREE_LOTS,
        start=HigherThrow(),
    )
