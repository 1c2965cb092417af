"""What the page measures: every ruleset, and single options beside the ruleset that they change (`questions`)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from report.questions import CUSTOM, QUESTIONS, Question
from report.solved import SOLVED
from ur.lab.match import Match
from ur.rulesets import IDS, ruleset

SEED = "report"
# Two players of the middle level; the strongest against a weak one, and against itself.
EQUAL, UNEQUAL, STRONG = ("4", "4"), ("7", "3"), ("7", "7")
# How many games a release wants. Games of level 7 take ten to forty times as long.
WANTED = {EQUAL: 1_000_000, UNEQUAL: 10_000, STRONG: 10_000}

RULESETS = tuple(id for id in IDS if id != CUSTOM)
# The solved races in which level 7 is quick: it plays them nearly perfectly, so the exact share is to come out.
CHECKED = tuple(id for id in ("british-museum", "blitz", "finkel") if id in SOLVED)


def match_of(rules: str, players: tuple[str, str]) -> Match:
    """The match of these rules, as in "skiryuk?b7=unsafe"."""
    return Match(ruleset(rules).spec, players, SEED)


def pair_of(question: Question) -> tuple[Match, Match]:
    """The matches of a question: without the option, and with it."""
    return match_of(question.base, EQUAL), match_of(question.rules, EQUAL)


@cache
def shown() -> Counter[Match]:
    """Everything that is measured, and in how many rows the page shows it: the base of many questions is in many."""
    rows = [match_of(id, players) for players in (EQUAL, UNEQUAL) for id in RULESETS]
    rows += [match_of(id, STRONG) for id in CHECKED]
    rows += [match for question in QUESTIONS for match in pair_of(question)]
    return Counter(rows)


def matches() -> tuple[Match, ...]:
    """Everything that is measured."""
    return tuple(shown())


def wanted(match: Match) -> int:
    """How many games of a match a release wants."""
    return WANTED[match.players]
