"""Aseb: the late board of a block and a tail, five pieces (RULES.md 12, AS)."""

from __future__ import annotations

from ur.mechanics.plain_race import FOUR_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.model.board import LATE
from ur.model.option import Options, pieces
from ur.model.path import LATE16
from ur.rules.ruleset import Ruleset

OPTIONS = (pieces(5),)

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 160
STRETCH = 0.6  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "way"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-rosette", "capture", "safe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "*": "source RoyalUr-Java ASEB",
    "start": "decision P-d2",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    return plain_race(
        id="aseb",
        spec=spec,
        options=options,
        board=LATE,
        path=LATE16,
        kit=FOUR_LOTS,
        start=HigherThrow(),
        safe=LATE.rosettes,
    )
