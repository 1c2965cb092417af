"""A game may begin at a given position, as every step of a lesson does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from asking import ask
from rules_all import SPECS
from ur.bridge.dispatcher import Dispatcher
from ur.formats.position_text import position_text
from ur.games.game import Game, GameError
from ur.games.link import LinkError, write_link
from ur.games.record_text import read_text, write_text
from ur.lessons.lesson import lesson
from ur.model.message import Message
from ur.rules.ruleset import Ruleset
from ur.rules.squares import unused
from ur.rulesets import ruleset
from ur.text.translator import words

ENGLISH = words()


def message(sent: Any) -> Any:
    """A message, or an argument of one, as it was before it was sent to the page."""
    if isinstance(sent, list):
        return tuple(message(one) for one in sent)
    if isinstance(sent, dict):
        return Message(sent["id"], {name: message(arg) for name, arg in sent.get("args", {}).items()})
    return sent


def assert_goes_the_whole_way(rules: Ruleset, events: list[dict[str, Any]]) -> None:
    """One piece goes from the hand to off, over every square on which the engine lets a piece stand, in their order."""
    stretches = [event["path"] for event in events]
    assert all(before[-1] == after[0] for before, after in pairwise(stretches))
    places = [stretches[0][0], *(place for path in stretches for place in path[1:])]
    squares = [place for place in places[1:-1] if place != "S"]
    assert (places[0], places[-1]) == ("hand", "off")
    assert squares == [place for place in rules.path.light if place not in unused(rules)]
    turned = [stretch[-1] for stretch, event in zip(stretches, events, strict=True) if "turned" in event]
    assert turned == ([rules.path.light[rules.turn_step - 1]] if rules.turn_step else [])


@pytest.mark.parametrize("spec", SPECS)
def test_every_step_of_every_lesson_can_be_shown_and_done(spec: str) -> None:
    dispatcher, rules = Dispatcher(), ruleset(spec)
    steps = lesson(rules)
    opening = ask(dispatcher, type="lesson", rules=spec, step=0)
    assert (opening["steps"], opening["expected"]) == (len(steps), [])
    assert opening["view"]["phase"] != "over"
    assert_goes_the_whole_way(rules, opening["events"])
    for number, step in enumerate(steps, 1):
        shown = ask(dispatcher, type="lesson", rules=spec, step=number)
        assert shown["ok"], shown
        assert (shown["step"], shown["steps"]) == (number, len(steps))
        view = shown["view"]
        assert view["phase"] == "act"
        assert view["chooser"] == "light"
        assert len({piece["id"] for piece in view["pieces"]}) == 2 * len(rules.crew)
        places = [piece["square"] for piece in view["pieces"] if piece["owner"] == "light"]
        assert places.count("off") == len(step.position.off[0])
        assert places.count("hand") == len(step.position.hand[0])
        assert view["throw"]["score"] == step.throw.score
        offered = {action["index"] for action in view["actions"]}
        assert set(shown["expected"]) <= offered
        played = ask(dispatcher, type="act", ply=view["ply"], index=shown["expected"][0])
        assert played["ok"], played
        assert played["events"]
        # Nobody but the learner plays there: no sentence is about a computer.
        rows = (*played["events"], *played["view"]["moves"])
        said = [ENGLISH.text(message(row["text"])) for row in rows if row.get("text")]
        assert not [sentence for sentence in said if "computer" in sentence]


def test_a_step_that_does_not_exist_is_refused() -> None:
    for step in (-1, 99, "1", None, True):
        refused = ask(Dispatcher(), type="lesson", rules="finkel", step=step)
        assert refused["error"]["code"] == "bad_request"


@pytest.mark.parametrize("spec", SPECS)
def test_a_game_that_begins_at_a_position_is_saved_like_any_other(spec: str) -> None:
    rules = ruleset(spec)
    for step in lesson(rules):
        game = Game(rules)
        text = position_text(rules, step.position)
        game.add(["b", text])
        assert position_text(rules, game.now.position) == text
        game.add(["t", step.throw.name])
        game.add(["m", 0] if game.actions[0].kind != "convert" else ["c", True])
        header = {
            "format": "ur-game",
            "v": 1,
            "id": "x",
            "rules": {"id": spec, "v": 1},
            "players": {"light": {"kind": "human"}, "dark": {"kind": "human"}},
            "dice": {"scheme": "ur-dice-1", "seed": "00" * 32},
        }
        again = read_text(write_text(header, game.log))
        assert again["events"] == game.log
        assert Game.replayed(rules, again["events"]).now == game.now
        with pytest.raises(LinkError):
            write_link(game)


def test_a_game_begins_only_once_and_only_with_a_position() -> None:
    rules = ruleset("finkel")
    game = Game(rules)
    game.add(["b", "light; A4=L; hand 6/7; off 0/0"])
    with pytest.raises(GameError):
        game.add(["b", "light; A4=L; hand 6/7; off 0/0"])
    for bad in ("light", "light; A4=L; hand 7/7; off 0/0", "", 7):
        with pytest.raises(GameError):
            Game.replayed(rules, [["b", bad]])
