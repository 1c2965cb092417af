"""Actions as JSON: what each leads to."""

from __future__ import annotations

from typing import Any

import pytest

from ur.formats.json_actions import actions_json
from ur.formats.position_text import read_position_text
from ur.rules import engine
from ur.rulesets import ruleset


def written(spec: str, at: str, name: str) -> list[dict[str, Any]]:
    """All actions of a position with this throw."""
    rules = ruleset(spec)
    position, throw = read_position_text(rules, at), rules.kits.all[0].named(name)
    return actions_json(rules, position, throw, engine.legal(rules, position, throw))


@pytest.mark.parametrize(
    ("spec", "at", "throw", "key", "values"),
    [
        ("skiryuk?stuck=unbury", "light; B6=L@18,D@10,L@18,D@10; hand 0/5; off 5/0", "1", "level", [3, 1]),
        ("merit", "light; S=L B1=D,D; hand 6/5", "3", "sent_off", [None, True]),
        ("merit", "light; S=L B1=D,D; hand 6/5", "3", "captures", [[], []]),
        ("merit", "light; B2=L B4=D; hand 0/6; off 6/0", "2", "captures", [["D"]]),
        ("merit", "light; B2=L B4=D; hand 0/6; off 6/0", "2", "via", [["B3"]]),
    ],
    ids=["a buried piece has its level", "a piece is sent off", "it captures none", "one is captured", "on the way"],
)
def test_an_action_says_what_it_leads_to(spec: str, at: str, throw: str, key: str, values: list[object]) -> None:
    assert [action.get(key) for action in written(spec, at, throw)] == values
