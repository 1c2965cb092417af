"""The request `make-puzzle`: a clear question becomes a puzzle, and everything else is refused with a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from asking import ask
from ur.bridge.dispatcher import Dispatcher
from ur.player import net_files

PUZZLES = Path(__file__).parents[3] / "py/study/puzzles/found"
START = "light; -; hand 7/7; off 0/0"


# Races, stacks with points, bones that convert, and a choice between two kits.
@pytest.mark.parametrize("rules", ["finkel", "skiryuk", "merit", "tablet"])
def test_a_puzzle_that_was_verified_can_be_made_opened_and_solved(rules: str) -> None:
    rows = json.loads((PUZZLES / f"{rules}.json").read_text())["puzzles"]
    # The clearest one.
    position, throw, values, _, best, *_ = max(rows, key=lambda row: sorted(row[2])[-1] - sorted(row[2])[-2])
    dispatcher = Dispatcher()
    made = ask(dispatcher, type="make-puzzle", rules=rules, position=position, throw=throw or None)
    assert made["best"] == best
    assert len(made["values"]) == len(values)
    item = {key: made[key] for key in ("rules", "position", "throw", "best")}
    opened = ask(dispatcher, type="puzzle", level=4, seed="0" * 64, **item)
    assert len(opened["choices"]) == len(values)


@pytest.mark.parametrize(
    ("rules", "position", "throw", "why"),
    [
        ("finkel", START, None, "refused-puzzle-throw"),
        ("finkel", START, "9", "refused-throw"),
        ("finkel", START, "2", "refused-puzzle-choice"),
        ("finkel", START, "0", "refused-puzzle-choice"),
        ("finkel", "light; A4=L B1=L C4=D; hand 5/6; off 0/0", "1", "refused-puzzle-close"),
        ("finkel", "light; A8=L; hand 0/0; off 6/7", "1", "refused-won"),
        ("tablet", "light; -; purse 1/1; kitty 1", "1", "refused-puzzle-position"),
    ],
)
def test_what_is_no_question_is_refused_with_a_sentence(rules: str, position: str, throw: str | None, why: str) -> None:
    error = ask(type="make-puzzle", rules=rules, position=position, throw=throw)["error"]
    assert error["ref"]["id"] == why


@pytest.mark.parametrize("position", ["", "nonsense", "light; Z9=L", "light;" * 900, None, 7, "light; A1=L A1=L A1=L"])
def test_a_text_that_is_no_position_is_refused_with_a_sentence(position: object) -> None:
    answer = ask(type="make-puzzle", rules="finkel", position=position, throw="1")
    assert not answer["ok"]
    assert answer["error"]["ref"]["id"].startswith("refused-")


def test_it_waits_for_the_weights_of_the_player_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    dispatcher = Dispatcher()
    monkeypatch.setattr(net_files, "_read_numbers", lambda name: None)
    request = {"type": "make-puzzle", "rules": "finkel", "position": START, "throw": "2"}
    question = {**request, "position": "light; A4=L B4=L B8=D; hand 5/6; off 0/0", "throw": "4"}
    assert ask(dispatcher, **question, looks=0)["waiting"]
    assert dispatcher.missing_weights() == "finkel.bin"
    assert "waiting" not in ask(dispatcher, **question, looks=99)
    # What is no question needs no player.
    assert ask(dispatcher, **request, looks=0)["error"]["ref"]["id"] == "refused-puzzle-choice"
