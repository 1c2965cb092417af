"""The leaflet: seven pieces on the long path, a four throws again (source 000, RULES.md 5)."""

from __future__ import annotations

from ur.mechanics.plain_race import THREE_LOTS, plain_race
from ur.mechanics.start import ByLot
from ur.mechanics.throw_again import OnScore
from ur.model.option import Options, flag, one_of, pieces
from ur.model.path import LONG16
from ur.rules.ruleset import Ruleset

OPTIONS = (
    pieces(7),
    flag("may_pass", "G-d2"),
    one_of("decline_extra", "auto", "ask", decision="W-d2"),
    one_of("a8c8", "plain", "safe", decision="S-v7"),
)

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 245
STRETCH = 0.8  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "again"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-four", "capture", "safe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "board": "source 000 rule 1",
    "pieces": "source 000 rule 2",
    "path": "source 000 rule 5, illustration 2",
    "start": "source 000 rule 4",
    "lots": "source 000 rule 3",
    "enter": "source 000 rules 7, 8; W-d4",
    "move": "source 000 rule 8",
    "must": "decision W-d1",
    "must?may_pass": "decision G-d2",
    "over": "reading no source blocks the way",
    "lost-throw": "source 000 rule 12",
    "own-blocks": "source 000 rule 11",
    "safe": "source 000 rules 14, 15",
    "safe-A8": "decision S-v7",
    "capture": "source 000 rule 13",
    "again-four": "source 000 rule 9; W-d2",
    "no-rosette": "reading 000 rule 9",
    "chain": "decision W-d3",
    "ask": "decision W-d2",
    "off": "source 000 rule 10",
    "end": "source 000 rule 16",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    return plain_race(
        id="leaflet",
        spec=spec,
        options=options,
        path=LONG16,
        kit=THREE_LOTS,
        start=ByLot(),
        again=(OnScore(4),),
    )
