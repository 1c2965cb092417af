"""What a ruleset needs besides its file, and what of it is missing, in words for a contributor."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from examples import CHOICES, EXAMPLES
from oracle.options import RULESETS
from ur.lessons.goals import GOALS
from ur.lessons.lesson import lesson
from ur.model.lots import Throw
from ur.model.message import Message
from ur.rules.ruleset import Ruleset
from ur.rulesets import options_of, ruleset, teaches
from ur.text.rule_card import BRINGS, rule_card
from ur.text.rulebook import facts, lines
from ur.text.translator import words

TESTS = Path(__file__).parents[1]
WORDS = ("", ".line", ".special")
# The sentences of the rulebook that the rule card leaves out, by the reason.
NOT_ON_CARD = {
    "the board shows it": "board-late board-ur path private shared spaces unused length off-exact pieces pieces-kinds",
    "every game has it": "capture capture-one chain end enter-count enter-start forfeit-must move must over own-blocks"
    " own-stack-open sides award-choice",
    "the table of throws shows it": "again-lots again-score bones enter-kit lots lots-table",
    "the table of birds shows it": "launch values",
    "the page asks when it matters": "ask-extra start-guess start-higher start-lot start-one",
    "it says that a rule is missing": "no-rosette",
    "it matters seldom": "lost-throw-ends lost-throw-kept match skips",
}
LEFT_OUT = {f"rule-{name}" for names in NOT_ON_CARD.values() for name in names.split()}
# What a throw brings, as the parts say it, that the table of throws leaves out: birds have a table of their own.
NOT_IN_THROWS = {"throw-launches"}


def missing(id: str) -> Iterator[str]:
    """What a ruleset lacks, one sentence for each thing, with the file where it belongs."""
    known = {name for _, patterns in words().sources for name in patterns}
    for name in (f"rules-{id}{part}" for part in WORDS):
        if name not in known:
            yield f"{id} has no words {name}: write them in py/ur/words/en/choices.ftl"
    for option in options_of(id):
        name = f"option-{option.key.replace('_', '-')}"
        if name not in known:
            yield f"{id} has no words {name} for its option {option.key}: write them in py/ur/words/en/options.ftl"
    if not (TESTS / "perft" / f"{id}.perft").exists():
        yield f"{id} has no perft file: make tests/perft/{id}.perft with `python3 -m ur perft {id} 6`"
    if id not in json.loads((TESTS / "py/frozen.json").read_text("utf-8")):
        yield f"{id} is not frozen in tests/py/frozen.json: write it with `PYTHONPATH=py python3 tests/py/frozen.py`"
    if id not in {example["rules"].partition("?")[0] for example in EXAMPLES + CHOICES}:
        yield f"{id} has no worked example: write one in tests/examples/, at least one for each option"
    if id not in RULESETS:
        yield f"{id} is unknown to the oracle: write its row in tests/oracle/options.py, and its rules beside it"
    yield from _without_lesson(id)
    yield from _without_source(id)
    yield from not_on_card(ruleset(id))


def not_on_card(rules: Ruleset) -> Iterator[str]:
    """The rules that the rule card shows nowhere, and that are not left out for a reason either."""
    card = rule_card(rules)
    shown = {clause.message.id.removeprefix("card-") for mark in card.marks for clause in mark.clauses}
    for _, fact in facts(rules):
        name = fact.message.id.removeprefix("rule-")
        if name not in shown and fact.message.id not in LEFT_OUT:
            yield (
                f"{rules.spec}: the rule card does not show {fact.message.id}: add {name!r} to py/ur/text/rule_card.py"
                f" and the words card-{name} to py/ur/words/en/card.ftl, or add {name!r} to NOT_ON_CARD in"
                " tests/py/completeness.py"
            )
    notes = [note for kit in rules.kits.all for throw in kit.throws for note in _notes(rules, throw)]
    for note in dict.fromkeys(note.id for note in notes):
        if note not in BRINGS and note not in NOT_IN_THROWS:
            yield f"{rules.spec}: the table of throws does not show {note}: add it to BRINGS in py/ur/text/rule_card.py"


def _notes(rules: Ruleset, throw: Throw) -> Iterator[Message]:
    yield from rules.entry.throw_notes(rules, throw)
    for reason in rules.again:
        yield from reason.throw_notes(rules, throw)


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
