"""What a rule of landing says of itself is what it does."""

from __future__ import annotations

import pytest

from rules_all import SPECS
from ur.model.position import piece
from ur.rules.ruleset import LAND
from ur.rulesets import ruleset


@pytest.mark.parametrize("spec", SPECS)
def test_a_rule_knows_of_how_many_owners_the_pieces_of_a_stack_can_be(spec: str) -> None:
    rules = ruleset(spec)
    for rule in rules.landing:
        stations = sorted({station for player in (0, 1) for station in rules.slots[player]})
        pieces = [piece(player, station) for player in (0, 1) for station in stations]
        pairs = [(one, other) for one in pieces for other in pieces if rule.judge(rules, one, (other,)) == LAND]
        owners = max((1 + ((one ^ other) & 1) for one, other in pairs), default=0)
        assert rule.stack_owners == owners, rule.why
