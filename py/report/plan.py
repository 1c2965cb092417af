"""What the page measures: every ruleset, and single options beside the ruleset that they change."""

from __future__ import annotations

from typing import NamedTuple

from ur.lab.match import Match
from ur.rulesets import IDS, ruleset

SEED = "report"
# Two players of the middle level; the strongest against a weak one, and against itself.
EQUAL, UNEQUAL, STRONG = ("4", "4"), ("7", "3"), ("7", "7")
# How many games a release wants. Games of level 7 take ten to forty times as long.
WANTED = {EQUAL: 1_000_000, UNEQUAL: 10_000, STRONG: 10_000}

# The ruleset whose options make any plain race; it stands in the table of options alone.
CUSTOM = "race"
RULESETS = tuple(id for id in IDS if id != CUSTOM)


class Question(NamedTuple):
    """One option: the rules with it, the rules without it, and what it is about."""

    rules: str
    base: str
    asks: str


QUESTIONS = (
    Question("race?again=none", CUSTOM, "Rosettes grant no extra throw."),
    Question("race?again=capture", CUSTOM, "A capture grants an extra throw, a rosette none."),
    Question("race?safe=none", CUSTOM, "No rosette is safe."),
    Question("race?capture=no", CUSTOM, "Nobody captures: pieces block each other."),
    Question("race?lots=3", CUSTOM, "Three lots instead of four."),
    Question("race?path=long16", CUSTOM, "The path of sixteen squares."),
    Question("race?path=murray27", CUSTOM, "The path of twenty-seven squares, out and back."),
    Question("finkel?pieces=5", "finkel", "Five pieces instead of seven."),
    Question("murray?pieces=3", "murray", "Three pieces instead of seven."),
    Question("leaflet?a8c8=safe", "leaflet", "A8 and C8 are safe."),
    Question("skiryuk?b7=unsafe", "skiryuk", "A piece on B7 can be captured."),
    Question("skiryuk?mixed=B3,B6,B7", "skiryuk", "Both players may stand on B7 as well."),
    Question("skiryuk?stuck=unbury", "skiryuk", "A player who is stuck may move buried pieces."),
    Question("skiryuk?bonus=other", "skiryuk", "An extra throw moves another piece."),
    Question("tablet?rosette_throw", "tablet", "A rosette grants an extra throw."),
    Question("bell?extra_needs_move", "bell", "A throw that moves nothing grants no further throw."),
)

# The chance of the player who begins to win in perfect play, as J. Olieslagers has published it, who solved these races
# first (github.com/JeroenOlieslagers/game_of_ur). `python -m study.race.solve finkel` solves one again.
EXACT = {"finkel": 0.515404732509, "blitz": 0.504052555093, "masters": 0.504809002027}


def matches() -> tuple[Match, ...]:
    """Everything that is measured."""
    rules = [*RULESETS, CUSTOM, *(question.rules for question in QUESTIONS)]
    equal = [Match(ruleset(one).spec, EQUAL, SEED) for one in rules]
    return (*equal, *(Match(id, UNEQUAL, SEED) for id in RULESETS), *(Match(id, STRONG, SEED) for id in EXACT))


def wanted(match: Match) -> int:
    """How many games of a match a release wants."""
    return WANTED[match.players]
