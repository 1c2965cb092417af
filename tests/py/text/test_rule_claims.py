"""Every sentence of the rulebook is true of the engine, for every ruleset and every value of its options."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rule_claims import CLAIMS, Case
from rule_claims.cases import plies_of
from rules_all import SPECS
from ur.model.message import Arg, Fact
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset
from ur.text.rulebook import facts

# Rulesets that together have nearly every sentence.
SOME = (
    "leaflet?may_pass=true",
    "biles?decline_extra=ask",
    "murray",
    "bell",
    "bell?purse=4",
    "skiryuk?b7=unsafe",
    "skiryuk?leave_rosette=6",
    "skiryuk?bonus=other",
    "merit",
    "tablet",
    "tablet?leftover=split",
    "race?capture=no",
)


@pytest.mark.parametrize("spec", SPECS)
def test_the_rulebook_says_what_the_engine_does(spec: str) -> None:
    rules = ruleset(spec)
    plies = plies_of(spec)
    for _, fact in facts(rules):
        id = fact.message.id
        assert id in CLAIMS, f"{id} has no check in tests/py/rule_claims: say how to ask the engine about it"
        CLAIMS[id](Case(rules, fact, plies))


@pytest.mark.parametrize("spec", SOME)
def test_a_wrong_number_or_square_is_found(spec: str) -> None:
    """The checks can fail: each sentence is changed in one argument after another."""
    rules, plies = ruleset(spec), plies_of(spec)
    for _, fact in facts(rules):
        for wrong in changed(rules, fact):
            assert not holds(Case(rules, wrong, plies)), f"no check notices {wrong.message}"


def holds(case: Case) -> bool:
    """Whether the check of a sentence lets it pass."""
    try:
        CLAIMS[case.fact.message.id](case)
    except (AssertionError, LookupError, ValueError, StopIteration):
        return False
    return True


def changed(rules: Ruleset, fact: Fact) -> Iterator[Fact]:
    """A fact with one number, flag or list of squares wrong."""
    for name, value in fact.message.args.items():
        wrong: Arg
        if isinstance(value, int):
            wrong = value + 1
        elif value in ("true", "false"):
            wrong = "false" if value == "true" else "true"
        elif name == "squares" and isinstance(value, tuple) and len(value) > 1:
            wrong = value[1:]
        elif name == "squares" and isinstance(value, tuple):
            wrong = (next(place for place in rules.places if place not in value),)
        else:
            continue
        yield fact._replace(message=fact.message._replace(args={**fact.message.args, name: wrong}))


def test_no_check_is_left_of_a_sentence_that_is_gone() -> None:
    said = {fact.message.id for spec in SPECS for _, fact in facts(ruleset(spec))}
    assert set(CLAIMS) - said == set()
