"""Every worked example of the rules, asked through the JSON-lines interface."""

from __future__ import annotations

from typing import Any

import pytest

from examples import CHOICES, EXAMPLES, Example, check
from ur.jsonl import answer


def legal(rules: str, position: dict[str, Any], throw: Any) -> dict[str, Any]:
    """What the interface answers; nothing to choose where it answers with kits."""
    request = {"id": 1, "do": "legal", "rules": rules, "position": position}
    answered = answer(request if throw is None else {**request, "throw": throw})
    assert answered["ok"], answered
    return {"score": None, "actions": [], "pass": None, **answered}


@pytest.mark.parametrize("example", EXAMPLES + CHOICES, ids=lambda e: f"{e['name']} {e['rules']}")
def test_the_example_is_answered_as_the_rules_say(example: Example) -> None:
    check(example, legal)
