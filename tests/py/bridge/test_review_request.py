"""The request `review`: quick or deeper, and judged by the trained player as soon as its weights are here."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from asking import ask
from ur.bridge import review, weights
from ur.bridge.dispatcher import Dispatcher
from ur.rules.ruleset import Ruleset

PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}


def finished(rules: str) -> Dispatcher:
    """An engine with a game that has ended."""
    dispatcher = Dispatcher()
    view = ask(dispatcher, type="new", rules=rules, players=PEOPLE, seed="5a" * 32)["view"]
    while view["phase"] != "over":
        moves = {"throw": {"type": "throw"}, "act": {"type": "act", "index": 0 if view["actions"] else "pass"}}
        view = ask(dispatcher, ply=view["ply"], **moves[view["phase"]])["view"]
    return dispatcher


def deeper_reviews(dispatcher: Dispatcher) -> list[dict[str, Any]]:
    """All answers to a deeper review, asked again until it is there."""
    answers = [ask(dispatcher, type="review", deeper=True)]
    while "looked" in answers[-1]:
        answers.append(ask(dispatcher, type="review", deeper=True))
    return answers


@pytest.mark.parametrize("other", ["rulebook", "check-dice", "text", "link"])
def test_what_only_reads_lets_a_review_go_on(other: str) -> None:
    """The page asks for the rules of a stored game right after its review, which would never come otherwise."""
    dispatcher = finished("finkel?pieces=1")
    assert not dispatcher.handle(json.dumps({"id": 1, "type": "review"}))
    assert json.loads(dispatcher.handle(json.dumps({"id": 2, "type": other, "rules": "finkel"})))["ok"]
    while (answer := dispatcher.step()) is None:
        pass
    found = json.loads(answer)
    assert found["id"] == 1
    assert found["ok"]


def test_the_review_of_a_race_is_final_when_it_is_the_deeper_one() -> None:
    dispatcher = finished("finkel?pieces=1")
    assert not ask(dispatcher, type="review")["final"]
    assert deeper_reviews(dispatcher)[-1]["final"]


def test_the_deeper_review_says_how_far_it_is_and_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it has to be asked again, each time at least one moment more is looked at."""
    whole = deeper_reviews(finished("finkel?pieces=1"))[-1]
    monkeypatch.setattr(review, "_SECONDS", 0.0)
    *early, last = deeper_reviews(finished("finkel?pieces=1"))
    looked = [answer["looked"] for answer in early]
    assert looked == sorted(set(looked))
    assert len(looked) > 5
    assert all(answer["all"] == len(whole["values"]) for answer in early)
    assert last == whole


def test_without_the_weights_no_review_is_final_and_with_them_it_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    dispatcher = finished("skiryuk?pieces=1")
    monkeypatch.setattr(weights, "PATIENCE", 0.0)
    monkeypatch.setattr(weights, "_in_vain", set())
    for module in (review, weights):
        monkeypatch.setattr(module, "weights_are_here", lambda rules: False)
    assert not ask(dispatcher, type="review")["final"]
    for module in (review, weights):
        monkeypatch.setattr(module, "weights_are_here", lambda rules: True)
    assert ask(dispatcher, type="review")["final"]


def test_weights_that_are_on_their_way_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    dispatcher = finished("skiryuk?pieces=1")
    asked = iter([False, False, False])
    monkeypatch.setattr(weights, "weights_are_here", lambda rules: next(asked, True))
    assert ask(dispatcher, type="review")["final"]


@pytest.mark.parametrize(
    "request_",
    [
        {
            "type": "value-moves",
            "rules": "finkel",
            "position": "light; B1=L B4=L B5=D; hand 5/6; off 0/0",
            "throw": "3",
        },
        {"type": "analyse"},
    ],
    ids=["the editor", "a hint"],
)
def test_values_of_moves_wait_for_the_weights_once(monkeypatch: pytest.MonkeyPatch, request_: dict[str, Any]) -> None:
    """What is shown stays, so it comes from the trained player, unless that one does not come at all."""
    dispatcher = Dispatcher()
    begun = ask(dispatcher, type="new", rules="finkel", players=PEOPLE, seed="0" * 64)
    ask(dispatcher, type="throw", ply=begun["view"]["ply"])
    looks: list[bool] = []

    def here(after: int) -> Callable[[Ruleset], bool]:
        def look(rules: Ruleset) -> bool:
            looks.append(True)
            return len(looks) > after

        return look

    monkeypatch.setattr(weights, "_in_vain", set())
    monkeypatch.setattr(weights, "weights_are_here", here(4))
    ask(dispatcher, **request_)
    assert len(looks) > 4
    monkeypatch.setattr(weights, "weights_are_here", here(10**9))
    monkeypatch.setattr(weights, "PATIENCE", 0.05)
    begin = len(looks)
    ask(dispatcher, **request_)
    waited, begin = len(looks) - begin, len(looks)
    ask(dispatcher, **request_)
    assert waited > 5 > len(looks) - begin, "in vain only once"
