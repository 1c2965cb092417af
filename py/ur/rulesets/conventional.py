"""The conventional game: the long path, rosettes throw again (source 003, RULES.md 7.1)."""

from __future__ import annotations

from ur.mechanics.plain_race import THREE_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.model.option import Options, one_of, pieces
from ur.model.path import LONG16
from ur.rules.ruleset import Ruleset

OPTIONS = (pieces(7), one_of("a8c8", "plain", "safe", decision="S-v7"))

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 250
STRETCH = 0.55  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "meeting"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-rosette", "capture", "safe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "board": "source 003 the board",
    "pieces": "source 003 fourteen counters",
    "path": "source 003 sixteen squares; 000 rule 5",
    "start": "source 003 the higher throw; C-d1",
    "lots": "source 003 the dice",
    "enter": "source 003 entering",
    "move": "source 003 moving",
    "must": "decision C-d3",
    "over": "reading no source blocks the way",
    "lost-throw": "source 003 a turn is skipped",
    "own-blocks": "source 003 occupied squares",
    "safe": "source 003 occupied rosettes",
    "safe-A8": "decision S-v7",
    "capture": "source 003 eviction",
    "again-rosette": "source 003 a further throw; C-d4",
    "chain": "decision C-d5",
    "off": "source 003 the exact number",
    "end": "decision C-d2",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    return plain_race(
        id="conventional",
        spec=spec,
        options=options,
        path=LONG16,
        kit=THREE_LOTS,
        start=HigherThrow(),
    )
