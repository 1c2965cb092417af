"""Positions as JSON that cannot be: each is refused with one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

from ur.formats.json_read import read_position
from ur.formats.json_write import FormatError
from ur.rulesets import ruleset

BIRDS = ["swallow", "storm-bird", "raven", "rooster", "eagle"]
REFUSED: list[tuple[str, Any, str]] = [
    ("finkel", [], "a position is an object"),
    ("finkel", {}, "turn is missing"),
    ("finkel", {"turn": "white"}, "turn is light or dark, not 'white'"),
    ("finkel", {"turn": "light", "hand": 7}, 'hand is an object with "L" and "D"'),
    ("finkel", {"turn": "light", "hand": {"L": 99}}, "L has 99 pieces in all"),
    ("finkel", {"turn": "light", "hand": {"L": 100}}, "hand of L is a number of pieces, not 100"),
    ("finkel", {"turn": "light", "hand": {"L": True}}, "hand of L is a number of pieces, not True"),
    ("finkel", {"turn": "light", "hand": {"L": 6}}, "L has 6 pieces in all, these rules have 7"),
    ("finkel", {"turn": "light", "hand": {"L": 0}, "off": {"L": 7}}, "all pieces of light are off"),
    ("finkel", {"turn": "light", "squares": {"A1": ["L:raven"]}}, "'raven' is no kind of piece in these rules"),
    ("finkel", {"turn": "light", "squares": {"A1": ["L:own"]}}, "'own' is no kind of piece in these rules"),
    ("finkel", {"turn": "light", "squares": {"B1": ["L", "D"]}}, "these pieces cannot stand together on B1"),
    ("merit", {"turn": "light", "squares": {"B3": ["L"]}}, "no piece stays on B3: it moves on at once"),
    ("skiryuk?loop=choice", {"turn": "light", "squares": {"B8": ["L:raven"]}}, "'raven' is no kind of piece"),
    ("tablet", {"turn": "light", "hand": {"L": 5}}, "hand of L is a list of kinds"),
    ("tablet", {"turn": "light", "hand": {"L": ["swallow"] * 2 + BIRDS[2:]}}, "L has the same kind of piece twice"),
    ("bell", {"turn": "light", "kitty": -1}, "kitty is a whole number from 0, not -1"),
    ("bell", {"turn": "light", "purse": 5}, 'purse is an object with "L" and "D"'),
    ("bell", {"turn": "light", "purse": {"L": 10**9}}, "purse has a whole number for L and for D"),
    ("bell?purse=20", {"turn": "light", "purse": {"L": -1}}, "a purse cannot be below 0"),
    ("skiryuk", {"turn": "light", "skips": -1}, "skips is a whole number from 0, not -1"),
    ("skiryuk", {"turn": "light", "skips": 200}, "after 200 turns lost in a row the game is over"),
    ("skiryuk?bonus=other", {"turn": "light", "barred": "Z9"}, "barred is a square, not 'Z9'"),
    ("skiryuk?bonus=other", {"turn": "light", "barred": "B1"}, "barred is B1, where light has no piece"),
    ("merit", {"turn": "light", "pending": "award"}, 'pending is an object with "kind" and "by"'),
    ("merit", {"turn": "light", "pending": {"kind": "award"}}, "pending by is light or dark"),
    ("merit", {"turn": "light", "pending": {"kind": "extra", "by": "light"}}, "'extra' cannot be pending"),
    (
        "merit",
        {"turn": "light", "winner": "dark", "pending": {"kind": "award", "by": "light"}},
        "nothing is pending after the end",
    ),
]


@pytest.mark.parametrize(("rules", "written", "message"), REFUSED)
def test_a_position_that_cannot_be_is_refused(rules: str, written: Any, message: str) -> None:
    with pytest.raises(FormatError) as error:
        read_position(ruleset(rules), written)
    assert error.value.code == "bad_position"
    assert message in str(error.value)


def test_after_the_end_the_turn_may_be_missing() -> None:
    written = {"winner": "dark", "hand": {"L": 7, "D": 0}, "off": {"L": 0, "D": 7}}
    position = read_position(ruleset("finkel"), written)
    assert (position.turn, position.winner) == (0, 1)
    null = read_position(ruleset("finkel"), {"turn": "dark", "winner": None, "squares": None})
    assert (null.turn, null.over) == (1, False)


def test_points_are_counted_only_at_the_end() -> None:
    begun = {"turn": "light", "points": {"L": 12, "D": 0}}
    won = {**begun, "winner": "light", "hand": {"L": 0}, "off": {"L": 7}}
    assert read_position(ruleset("merit"), begun).points == (0, 0)
    assert read_position(ruleset("merit"), won).points == (12, 0)
    assert read_position(ruleset("merit"), {**won, "points": None}).points == (0, 0)
