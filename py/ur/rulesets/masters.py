"""Masters: the long path, rosettes that throw again but are not safe (RULES.md 12, MS)."""

from __future__ import annotations

from ur.mechanics.plain_race import FOUR_LOTS, THREE_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.model.option import Options, one_of, pieces
from ur.model.path import LONG16
from ur.rules.ruleset import Ruleset

OPTIONS = (pieces(7), one_of("lots", 3, 4, decision="MS4"))

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 265
STRETCH = 1.0  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "capture"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-rosette", "capture", "unsafe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "*": "source RoyalUr-Java MASTERS; Masters Games page",
    "lots?lots=4": "source RoyalUr-Java MASTERS_FOUR_DICE",
    "start": "source Masters Games page",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    return plain_race(
        id="masters",
        spec=spec,
        options=options,
        path=LONG16,
        kit=FOUR_LOTS if options["lots"] == 4 else THREE_LOTS,
        start=HigherThrow(),
        safe=frozenset(),
    )
