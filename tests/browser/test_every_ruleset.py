"""A whole game of every ruleset, and of options that add a question, played through the page."""

import json
import re
from typing import Any

import pytest

from browser.player import PIECES, Person
from make import site as making

RULESETS = [one["id"] for one in json.loads((making.DIST / "catalogue.json").read_text())["rulesets"]]
# Whole games by the number in the label of their dice: of some hundred the shortest with all kinds of events, choices
# and phases of a game of usual length. Other throws are as right, and take half as many presses more.
SHORT = {
    "finkel": 99, "british-museum": 129, "masters": 76, "blitz": 138, "aseb": 89, "murray": 142, "conventional": 58,
    "leaflet": 193, "biles": 123, "bell": 121, "skiryuk": 36, "merit": 197, "tablet": 37, "race": 219,
}  # fmt: skip
# Options that ask a question, or change what the page has to show, and the number of a short game.
QUESTIONS: list[tuple[str, dict[str, Any], int]] = [
    ("leaflet", {"pieces": 2, "decline_extra": "ask"}, 472),
    ("biles", {"pieces": 2, "may_pass": True}, 432),
    ("conventional", {"pieces": 2, "a8c8": "safe"}, 540),
    ("masters", {"pieces": 2, "lots": 4}, 576),
    ("bell", {"pieces": 3, "stake": 4, "purse": 12, "bell_guess": True, "extra_needs_move": True}, 474),
    ("skiryuk", {"pieces": 3, "leave_rosette": 6, "loop": "choice"}, 18),
    ("skiryuk", {"pieces": 3, "path": "alt", "stuck": "unbury", "b8_duel": True, "eyes_lifo": True}, 103),
    ("merit", {"pieces": 3, "match": 30}, 565),
    ("tablet", {"order": "free", "rosette_throw": True}, 12),
    ("tablet", {"board": "ur", "leftover": "split"}, 52),
    ("race", {"pieces": 2, "path": "murray27", "again": "capture", "zero": 5}, 422),
]


def short(number: int | None) -> str:
    """The label of the dice of a short game; empty for a ruleset of which none is known."""
    return f"a short game {number}" if number else ""


@pytest.mark.parametrize("rules", RULESETS)
def test_a_whole_game_reaches_its_result(person: Person, rules: str, pytestconfig: pytest.Config) -> None:
    """Two people press any button that is offered until the result shows; every throw and move has a sentence."""
    pieces = None if pytestconfig.getoption("--long") else PIECES.get(rules, 2)
    person.play(rules, label=short(SHORT.get(rules)), **({"pieces": pieces} if pieces else {}))
    game = person.press_on()
    assert game["end"] == "result", game
    assert not game["complaints"]
    assert re.search(r"won\b|draw", person.page.locator("#status").inner_text())
    assert person.button("Look back").is_visible()
    assert not person.dialog.count()
    assert all(game["spoken"])
    # The sums beside the board say in what they are, and none has to be scrolled to.
    person.page.locator(".end-card .note").wait_for()
    assert person.page.locator(".end-card").evaluate("(card) => card.scrollHeight - card.clientHeight") <= 1


@pytest.mark.parametrize(
    ("rules", "options", "n"), QUESTIONS, ids=[f"{id}-{'-'.join(some)}" for id, some, _ in QUESTIONS]
)
def test_options_reach_their_result_too(person: Person, rules: str, options: dict[str, Any], n: int) -> None:
    """The same with options that add a question or change what the page shows."""
    person.play(rules, label=short(n), **options)
    game = person.press_on()
    assert game["end"] == "result", game
    assert not game["complaints"]


def test_parts_that_do_not_fit_are_refused_with_the_reason(person: Person) -> None:
    """If options exclude each other, the screen for new games stays and names them."""
    person.choose("race", zero=4)
    person.button("Play").click()
    notice = person.page.get_by_text("These rules cannot be played")
    notice.wait_for()
    assert "0 or 5" in notice.inner_text()
    assert person.button("Play").is_visible()


def test_the_computer_plays_itself(person: Person) -> None:
    """Two computers play to the result without a press."""
    person.play("finkel", opponent="Watch the computer play itself", pieces=3)
    person.button("Play again").wait_for(timeout=120_000)
    assert re.match(r"(Light|Dark) won ", person.page.locator("#status").inner_text())
