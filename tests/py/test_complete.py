"""Every ruleset has all that belongs to it; what is missing is named with its file."""

from __future__ import annotations

import pytest

from completeness import missing, not_on_card
from rules_all import CHANGED
from ur.rulesets import IDS, ruleset


@pytest.mark.parametrize("id", IDS)
def test_nothing_is_missing(id: str) -> None:
    found = list(missing(id))
    assert not found, "\n".join(found)


def test_every_rule_of_every_option_is_on_the_rule_card_or_left_out_for_a_reason() -> None:
    found = [one for spec, _ in CHANGED for one in not_on_card(ruleset(spec))]
    assert not found, "\n".join(found)
