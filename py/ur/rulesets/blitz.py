"""Blitz: five pieces, no safety, a throw for a rosette or a capture (RULES.md 12, BZ)."""

from __future__ import annotations

from ur.mechanics.plain_race import FOUR_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.mechanics.throw_again import OnCapture, OnRosette
from ur.model.option import Options, pieces
from ur.model.path import LONG16
from ur.rules.ruleset import Ruleset

OPTIONS = (pieces(5),)

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 152
STRETCH = 0.85  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "bounty"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-rosette", "again-capture", "unsafe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "*": "source RoyalUr-Java BLITZ",
    "start": "decision P-d2",
    "chain": "decision P-d1",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    return plain_race(
        id="blitz",
        spec=spec,
        options=options,
        path=LONG16,
        kit=FOUR_LOTS,
        start=HigherThrow(),
        again=(OnRosette(), OnCapture()),
        safe=frozenset(),
    )
