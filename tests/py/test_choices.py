"""Every option and every decision of RULES.md has a test in which it changes the answer."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bridge import test_bridge
from examples import CHOICES, EXAMPLES, Example, check
from mechanics import test_start
from rules_all import other_values
from test_examples import legal
from test_rules_page import PAGE
from throws import test_dice
from ur.model.option import Option, RulesError, Value, read_options, spec
from ur.rulesets import IDS, options_of, ruleset

ALL = [*EXAMPLES, *CHOICES]

# Options that change no move; the tests that hold them.
BEYOND_MOVES = {
    ("bell", "bell_guess"): test_start.test_a_right_guess_begins_and_a_wrong_one_leaves_it_to_the_thrower,
    ("merit", "match"): test_bridge.test_a_match_adds_up_the_points_of_its_games,
}

# Decisions of RULES.md 15: the examples in which another decision would give another answer.
SHOWN = {
    "G-d2": "G-d2 may_pass",
    "W-d1": "W1",
    "B-d2": "B1",
    "C-d3": "C1",
    "W-d2": "W-d2 decline_extra",
    "B-d3": "B-d3 decline_extra",
    "W-d3": "W-d3",
    "W-d4": "W4",
    "B-d1": "B1",
    "C-d1": test_start.test_the_higher_score_begins_and_equal_scores_throw_again,
    "C-d2": "C8",
    "C-d4": "C3",
    "C-d5": "C-d5",
    "M-d1": "M6",
    "M-d2": "M-d2",
    "M-d3": "M1",
    "BM-d1": "BM1",
    "RB-d1": "RB-d1 purse=4",
    "RB-d2": "RB-d2",
    "RB-d3": "RB-d3 extra_needs_move",
    "RB-d4": "RB10",
    "RB-d5": test_start.test_bell_compares_what_the_throws_count,
    "RB-d6": "RB-d2",
    "RB-d7": "RB-d7",
    "S-d1": "S-d1 loop=opposite",
    "S-d2": test_start.test_in_skiryuks_rules_exactly_one_throws_the_one_and_plays_it,
    "S-d3": "S-d3",
    "S-d4": "S10",
    "S-d5": "S18",
    "S-d6": "S-d6 b8_duel=false",
    "S-d7": "S12",
    "S-d8": "S-d8",
    "S-d10": "S-d10",
    "S-v1": "S-v1",
    "S-v2": "S-v2 own blocks",
    "S-v3": "S-v2 stuck=win",
    "S-v4": "SV10",
    "S-v5": "S-v5 mixed=B3,B7",
    "S-v6": "S-v6 the way is kept",
    "S-v7": "S-v7 a8c8 in leaflet",
    "MG-d1": "MG3",
    "MG-d2": "MG6",
    "MG-d3": test_start.test_merit_and_the_peers_begin_with_the_higher_score,
    "MG-d5": "MG-d5 eyes_value=4",
    "MG-d6": "MG6",
    "MG-d7": "MG-d7",
    "MG-d8": "MG-d8",
    "MG-d9": "MG5",
    "MG-d10": "MG-9",
    "MG-d11": "MG4",
    "MG-d12": test_bridge.test_a_match_adds_up_the_points_of_its_games,
    "FT-d1": "FT11",
    "FT-d2": test_dice.test_throws_come_as_often_as_their_chance_says,
    "FT-d3": "FT-d3",
    "FT-d4": "FT-d4 order=fixed",
    "FT-d5": "FT-d5 pass_fee=each",
    "FT-d6": "FT1",
    "FT-d7": "FT-d7",
    "FT-d8": "FT-d8 penalty=all_not_home",
    "FT-d9": "FT-d9 rosette_throw=false",
    "FT-d10": "FT3",
    "FT-d11": "FT-d11",
    "P-d1": "P-d1",
    "P-d2": test_start.test_merit_and_the_peers_begin_with_the_higher_score,
}
# Names of colours; a remark; a value that is never needed.
WITHOUT_CONSEQUENCE = {"G-d1", "S-d9", "MG-d4"}


def values() -> Iterator[tuple[str, Option, Value]]:
    """Every ruleset, option and value besides the default; of numbers one stands for all."""
    for id in IDS:
        for option in options_of(id):
            for value in [*other_values(option)][: 1 if option.numbers else None]:
                yield id, option, value


@pytest.mark.parametrize(("id", "option", "value"), [*values()], ids=lambda v: str(getattr(v, "key", v)))
def test_every_value_of_every_option_changes_an_answer(id: str, option: Option, value: Value) -> None:
    """An example is answered so with this value, and otherwise with the default."""
    if (id, option.key) in BEYOND_MOVES:
        return
    known = options_of(id)
    for example in ALL:
        name, _, query = example["rules"].partition("?")
        if name != id:
            continue
        options = read_options(known, query, id)
        if not chosen(option, options[option.key], value):
            continue
        plain = spec(id, known, {**options, option.key: option.default})
        if not answered(example, plain):
            check(example, legal)
            return
    pytest.fail(f"no example of {id} needs {option.key}={value}")


def chosen(option: Option, found: Value, value: Value) -> bool:
    """Whether an example has this value; of several at once, whether it is among them."""
    if option.numbers is not None:
        return found != option.default
    return str(value) in str(found).split(",") if option.many else found == value


def answered(example: Example, rules: str) -> bool:
    """Whether an example is right by other rules as well."""
    try:
        ruleset(rules)
        check({**example, "rules": rules}, legal)
    except (AssertionError, RulesError):
        return False
    return True


def test_every_decision_is_shown() -> None:
    section = re.split(r"^## 15\..*$", PAGE, flags=re.M)[1]
    rows = re.findall(r"^\| ([^|]*?) \|", re.split(r"^## ", section, flags=re.M)[0], re.M)
    decided = {id for row in rows for id in row.split(" · ") if re.fullmatch(r"[A-Z]+-[dv]\d+", id)}
    assert set(SHOWN) | WITHOUT_CONSEQUENCE == decided
    names = {example["name"] for example in ALL}
    assert {shown for shown in SHOWN.values() if isinstance(shown, str)} <= names
