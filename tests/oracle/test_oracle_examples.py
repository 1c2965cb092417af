"""The oracle answers every worked example as the rules do."""

from fractions import Fraction
from typing import Any

import pytest

import oracle
from examples import CHOICES, EXAMPLES, Example, check


@pytest.mark.parametrize("example", EXAMPLES + CHOICES, ids=lambda example: str(example["name"]))
def test_an_example_of_the_rules_has_its_printed_result(example: Example) -> None:
    check(example, oracle.legal)


@pytest.mark.parametrize("example", EXAMPLES + CHOICES, ids=lambda example: str(example["name"]))
def test_the_normal_form_of_a_position_stays_as_it_is(example: Example) -> None:
    once = oracle.normal(example["rules"], example["position"])
    assert oracle.normal(example["rules"], once) == once


# Section 3: the printed probabilities, score by score.
TABLE: list[tuple[str, dict[Any, tuple[int | None, str]]]] = [
    ("leaflet", {0: (4, "1/8"), 1: (1, "3/8"), 2: (2, "3/8"), 3: (3, "1/8")}),
    (
        "finkel",
        {0: (0, "1/16"), 1: (1, "4/16"), 2: (2, "6/16"), 3: (3, "4/16"), 4: (4, "1/16")},
    ),
    ("bell", {0: (4, "1/8"), 1: (None, "3/8"), 2: (1, "3/8"), 3: (5, "1/8")}),
    ("merit", {0: (4, "1/8"), 1: (None, "3/8"), 2: (1, "3/8"), 3: (5, "1/8")}),
    ("tablet", {1: (1, "1/4"), 2: (2, "1/4"), 3: (3, "1/4"), 4: (4, "1/4")}),
]


@pytest.mark.parametrize(("rules", "table"), TABLE)
def test_the_lots_have_their_printed_chances(rules: str, table: dict[Any, tuple[int | None, str]]) -> None:
    found = {throw: (oracle.score(oracle.rules(rules), throw), chance) for throw, chance in oracle.throws(rules)}
    assert found == {throw: (score, Fraction(chance)) for throw, (score, chance) in table.items()}


def test_six_lots_have_their_printed_chances() -> None:
    """Section 3 and S-v4: 15/64 for a four, 1/64 for a seven."""
    position = next(e for e in EXAMPLES if e["name"] == "SV11")["position"]
    chances = dict(oracle.throws("skiryuk?leave_rosette=6", position))
    assert chances["6:4"] == Fraction(15, 64)
    assert chances["6:0"] == Fraction(1, 64)
    assert sum(chances.values()) == 1


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ("ur", "unknown_rules"),
        ("finkel?path=alt", "unknown_option"),
        ("tablet?pieces=3", "unknown_option"),
        ("finkel?pieces=8", "bad_option"),
        ("merit?match=0", "bad_option"),
        ("skiryuk?mixed=B3,B7&b7=unsafe", "bad_option"),
        ("race?lots=4&zero=4", "bad_option"),
        ("race?again=capture&capture=no", "bad_option"),
        ("race?path=murray27&capture=no", "bad_option"),
        ("race?path=murray27&capture=no&lots=3&zero=0&pieces=3", "bad_option"),
    ],
)
def test_options_that_exclude_each_other_are_refused(rules: str, code: str) -> None:
    with pytest.raises(oracle.OracleError) as refusal:
        oracle.rules(rules)
    assert refusal.value.code == code
