"""Every sentence of the rulebook is true of the engine, for every ruleset and every value of its options."""

from __future__ import annotations

import pytest

from rule_claims import CLAIMS, Case
from rule_claims.cases import plies_of
from rules_all import SPECS
from ur.rulesets import ruleset
from ur.text.rulebook import facts


@pytest.mark.parametrize("spec", SPECS)
def test_the_rulebook_says_what_the_engine_does(spec: str) -> None:
    rules = ruleset(spec)
    plies = plies_of(spec)
    for _, fact in facts(rules):
        id = fact.message.id
        assert id in CLAIMS, f"{id} has no check in tests/py/rule_claims: say how to ask the engine about it"
        CLAIMS[id](Case(rules, fact, plies))


def test_no_check_is_left_of_a_sentence_that_is_gone() -> None:
    said = {fact.message.id for spec in SPECS for _, fact in facts(ruleset(spec))}
    assert set(CLAIMS) - said == set()
