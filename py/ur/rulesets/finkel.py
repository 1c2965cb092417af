"""Finkel's game as it is played online: seven pieces, four lots (RULES.md 12, FK)."""

from __future__ import annotations

from ur.mechanics.plain_race import FOUR_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.model.option import Options, pieces
from ur.model.path import SHORT14
from ur.rules.ruleset import Ruleset

OPTIONS = (pieces(7),)

# The median of the games of the report, between two computer players of level 4: `python3 build.py report`.
THROWS = 194
SCENE = "shelter"
RECOMMENDED = "classic"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-rosette", "capture", "safe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "*": "source RoyalUr rules page; RoyalUr-Java FINKEL",
    "start": "decision P-d2",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    return plain_race(id="finkel", spec=spec, options=options, path=SHORT14, kit=FOUR_LOTS, start=HigherThrow())
