"""Every worked example of the rules, asked through the JSON-lines interface."""

from __future__ import annotations

from typing import Any

import pytest

from examples import CHOICES, EXAMPLES, Example, check
from ur.jsonl.service import answer


def legal(rules: str, position: dict[str, Any], throw: Any) -> dict[str, Any]:
    """What the interface answers; nothing to choose where it answers with kits."""
    request = {"id": 1, "do": "legal", "rules": rules, "position": position}
    answered = answer(request if throw is None else {**request, "throw": throw})
    assert answered["ok"], answered
    return {"score": None, "actions": [], "pass": None, **answered}


@pytest.mark.parametrize("example", EXAMPLES + CHOICES, ids=lambda e: f"{e['name']} {e['rules']}")
def test_the_example_is_answered_as_the_rules_say(example: Example) -> None:
    check(example, legal)


NAMES = """
W1 W2 W4 W5 W6 W8 W10 W12 B1 B2 B3 B5 B7 C1 C2 C3 C4 C7 C8 C9 M1 M2 M4 M6 M7 M9 BM1 BM2 BM3
BM5 BM7 RB1 RB2 RB3 RB7 RB8 RB10 RB11 S1 S2 S3 S4 S5 S6 S10 S12 S13 S14 S16 S18 S20 SV1 SV2
SV4 SV7 SV8 SV10 SV11 SV13 MG1 MG2 MG3 MG4 MG5 MG6 MG9 MG11 MG13 MG15 MG16 MG17 MG19 FT1 FT2
FT3 FT4 FT6 FT7 FT9 FT11 FT13 FK1 FK2 FK3 FK4 FK6 MS1 MS2 MS4 MS6 BZ1 BZ3 BZ4 BZ5 BZ6 AS1
AS2 AS3 AS5 AS6
"""


def test_every_worked_example_of_the_rules_is_here_by_its_name() -> None:
    assert {example["name"] for example in EXAMPLES} == set(NAMES.split())
