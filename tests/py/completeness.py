"""What a ruleset needs besides its file, and what of it is missing, in words for a contributor."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from examples import CHOICES, EXAMPLES
from oracle.options import RULESETS
from ur.lessons.goals import GOALS
from ur.lessons.lesson import lesson
from ur.rulesets import options_of, ruleset, teaches
from ur.text.rulebook import lines
from ur.text.translator import words

TESTS = Path(__file__).parents[1]
WORDS = ("", ".line", ".special")


def missing(id: str) -> Iterator[str]:
    """What a ruleset lacks, one sentence for each thing, with the file where it belongs."""
    known = {name for _, patterns in words().sources for name in patterns}
    for name in (f"rules-{id}{part}" for part in WORDS):
        if name not in known:
            yield f"{id} has no words {name}: write them in py/ur/words/en/choices.ftl"
    for option in options_of(id):
        name = f"option-{option.key.replace('_', '-')}"
        if name not in known:
            yield f"{id} has no words {name} for its option {option.key}: write them in py/ur/words/en/choices.ftl"
    if not (TESTS / "perft" / f"{id}.perft").exists():
        yield f"{id} has no perft file: make tests/perft/{id}.perft with `python3 -m ur perft {id} 6`"
    if id not in {example["rules"].partition("?")[0] for example in EXAMPLES + CHOICES}:
        yield f"{id} has no worked example: write one in tests/examples/, at least one for each option"
    if id not in RULESETS:
        yield f"{id} is unknown to the oracle: write its row in tests/oracle/options.py, and its rules beside it"
    yield from _without_lesson(id)
    yield from _without_source(id)


def _without_lesson(id: str) -> Iterator[str]:
    goals = teaches(id)
    for goal in goals:
        if goal not in GOALS:
            yield f"{id} teaches {goal!r}, which is no goal of py/ur/lessons/goals.py"
    if not set(goals) <= set(GOALS):
        return
    shown = {step.goal for step in lesson(ruleset(id))}
    if not {"enter", "end"} <= shown:
        yield f"{id} has no lesson: TEACHES in py/ur/rulesets/{id.replace('-', '_')}.py needs enter and end"
    for option in options_of(id):
        for value in option.values:
            spec = f"{id}?{option.key}={value if value is not True else 'true'}"
            shown |= _shown(spec)
    for goal in goals:
        if goal not in shown:
            yield f"{id} teaches {goal!r}, but no small position shows it: take it out of TEACHES"


def _shown(spec: str) -> set[str]:
    try:
        return {step.goal for step in lesson(ruleset(spec))}
    except ValueError:
        return set()


def _without_source(id: str) -> Iterator[str]:
    try:
        lines(ruleset(id))
    except LookupError as error:
        yield f"{error}: add it to SOURCES in py/ur/rulesets/{id.replace('-', '_')}.py"
