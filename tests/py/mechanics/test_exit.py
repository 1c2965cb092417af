"""A new way to leave the board is one part and one ruleset file; everything else asks the part.

The tests here use *Sprint*, an example of CONTRIBUTING: from the last two squares any large enough score will do.
"""

from __future__ import annotations

import random

import pytest

import contributed
from contributed import add
from playing import decisions, finished
from ur.bitboard.race import Race, is_plain
from ur.formats.json_actions import actions_json
from ur.formats.position_text import read_position_text
from ur.lessons.lesson import lesson
from ur.model.message import say
from ur.model.position import NO_SQUARE, Position
from ur.player import choose
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset
from ur.text.rulebook import lines
from ur.text.sentences import action_message
from ur.text.translator import Words
from ur.text.why_not import why_not


@pytest.fixture
def overshoot(monkeypatch: pytest.MonkeyPatch) -> Ruleset:
    """The ruleset with this exit."""
    return add(monkeypatch, "sprint")


@pytest.fixture
def english() -> Words:
    return contributed.english()


def near_the_end(rules: Ruleset, square: str) -> Position:
    """One piece of light's on a square, one off, one in hand."""
    return read_position_text(rules, f"light; {square}=L; hand 1/3; off 1/0")


def scores_off(rules: Ruleset, square: str) -> set[int]:
    """The scores that bear off a piece on this square."""
    position = near_the_end(rules, square)
    return {
        throw.score
        for throw in rules.kits.all[0].throws
        if throw.score
        and any(
            action.station == rules.off and action.slot != NO_SQUARE for action in engine.legal(rules, position, throw)
        )
    }


def test_the_engine_asks_the_exit(overshoot: Ruleset) -> None:
    assert scores_off(overshoot, "A7") == {1, 2, 3, 4}
    assert scores_off(overshoot, "A8") == {2, 3, 4}
    assert scores_off(overshoot, "B8") == set()
    exact = ruleset("finkel?pieces=3")
    assert [scores_off(exact, square) for square in ("A7", "A8", "B8")] == [{1}, {2}, {3}]


def test_games_end_and_their_actions_are_written(overshoot: Ruleset) -> None:
    for seed in range(10):
        game = finished(overshoot, seed)
        assert game.now.position.winner in (0, 1)
    position = near_the_end(overshoot, "A7")
    throw = overshoot.kits.all[0].throws[3]
    actions = engine.legal(overshoot, position, throw)
    written = actions_json(overshoot, position, throw, actions)
    assert ["A7", "off"] in [[one["from"], one["to"]] for one in written]


def test_the_level_best_searches_it(overshoot: Ruleset) -> None:
    position = read_position_text(overshoot, "light; B8=L A7=L B7=D; hand 0/1; off 1/1")
    choice = choose(overshoot, position, overshoot.kits.all[0].throws[1], "best")
    assert choice.index is not None
    assert len(choice.values) == 2


def test_why_a_piece_cannot_leave_is_said_by_the_exit(overshoot: Ruleset) -> None:
    position = near_the_end(overshoot, "B8")
    slot = overshoot.places.index("B8")
    throw = overshoot.kits.all[0].throws[4]
    assert why_not(overshoot, position, throw, slot) == say("why-too-early", score=4)
    assert why_not(overshoot, near_the_end(overshoot, "A7"), throw, overshoot.places.index("A7")) is None


def test_rulebook_and_lesson_say_what_the_exit_says(overshoot: Ruleset, english: Words) -> None:
    texts = [english.text(line.message) for line in lines(overshoot)]
    steps = lesson(overshoot)
    taught = [english.text(message) for step in steps for message in (step.instruction, step.after)]
    assert [step.goal for step in steps][-2:] == ["off", "end"]
    sentence = "A piece goes home from A8 and A7 with any score that is large enough, and from no other square."
    assert sentence in texts
    assert any(sentence in text for text in taught)
    assert not [text for text in texts + taught if "exact" in text or "too large" in text]


def test_it_is_not_compiled_as_a_race_with_exact_scores(overshoot: Ruleset) -> None:
    assert not is_plain(overshoot)
    with pytest.raises(ValueError, match="more than a plain race"):
        Race(overshoot)


def test_every_action_of_a_game_can_be_said(overshoot: Ruleset, english: Words) -> None:
    for position, throw, actions in decisions(overshoot, random.Random(4)):
        for action in actions:
            assert english.text(action_message(overshoot, position, throw, action))
