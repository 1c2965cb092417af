"""The experiment of a lesson plan, and the numbers that the plan says."""

from __future__ import annotations

import json
import re
from fractions import Fraction

import pytest

from make.steps import ROOT
from ur.bridge.dispatcher import Dispatcher
from ur.rulesets import IDS, recommended_as, ruleset

CLASSIC = next(id for id in IDS if recommended_as(id) == "classic")
SCRIPT = (ROOT / "js/museum/experiment.js").read_text()


def measured(score: int, first: int = 0, games: int = 20, rules: str = CLASSIC) -> dict[str, int]:
    dispatcher = Dispatcher()
    request = {"id": 1, "type": "experiment", "rules": rules, "score": score, "first": first, "games": games}
    assert dispatcher.handle(json.dumps(request)) == "", "it is computed in steps"
    while not (answer := dispatcher.step()):
        pass
    found: dict[str, int] = json.loads(answer)
    return found


def test_the_plan_says_how_many_games_the_patient_player_wins() -> None:
    """The games are the same each time, also when they are played a few at a time."""
    text = re.search(r"WON = \{(.*?)\}", SCRIPT)
    games = int(re.search(r"GAMES = (\d+)", SCRIPT)[1])  # type: ignore[index]
    assert text
    said = {int(score): int(won) for score, won in re.findall(r"(\d+): (\d+)", text[1])}
    assert sorted(said) == [0, 1, 4]
    for score, won in said.items():
        assert sum(measured(score, first)["won"] for first in range(0, games, 20)) == won


def test_the_answers_about_four_dice_are_those_of_the_classic_rules() -> None:
    """Sixteen equal ways, six of them with two marked; the mean is 2; a four comes in one of sixteen throws."""
    (kit,) = ruleset(CLASSIC).kits.all
    assert [throw.weight for throw in kit.throws] == [1, 4, 6, 4, 1]
    assert kit.total == 16
    assert sum(Fraction(throw.weight, kit.total) * (throw.score or 0) for throw in kit.throws) == 2


def test_a_throw_that_enters_a_piece_on_a_rosette_is_a_four() -> None:
    """So says the plan; it is the only reason to wait for one."""
    rules = ruleset(CLASSIC)
    landing = {score: rules.path.light[score - 1] for score in (1, 2, 3, 4)}
    assert [score for score, square in landing.items() if rules.board.ornaments[square] == "rosette"] == [4]


@pytest.mark.parametrize("rules", ["tablet", "merit", "skiryuk"])
def test_every_kind_of_rules_can_be_measured(rules: str) -> None:
    """Choices, second bones and lost throws included."""
    answer = measured(2, games=3, rules=rules)
    assert answer["games"] == 3
    assert 0 <= answer["won"] <= 3
    assert answer["throws"] > 0


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": 101}, {"first": -1}, {"rules": 7}, {"score": None}])
def test_what_is_no_experiment_is_refused(wrong: dict[str, object]) -> None:
    """With a code, as every request."""
    request = {"id": 1, "type": "experiment", "rules": CLASSIC, "score": 4, "first": 0, "games": 5} | wrong
    dispatcher = Dispatcher()
    answer = dispatcher.handle(json.dumps(request)) or dispatcher.step()
    assert json.loads(answer or "{}")["error"]["code"] == "bad_request"
