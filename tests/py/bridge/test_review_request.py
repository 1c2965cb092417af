"""The request `review`: quick or deeper, and judged by the trained player as soon as its weights are here."""

from __future__ import annotations

import pytest

from asking import ask
from ur.bridge import review
from ur.bridge.dispatcher import Dispatcher

PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}


def finished(rules: str) -> Dispatcher:
    """An engine with a game that has ended."""
    dispatcher = Dispatcher()
    view = ask(dispatcher, type="new", rules=rules, players=PEOPLE, seed="5a" * 32)["view"]
    while view["phase"] != "over":
        moves = {"throw": {"type": "throw"}, "act": {"type": "act", "index": 0 if view["actions"] else "pass"}}
        view = ask(dispatcher, ply=view["ply"], **moves[view["phase"]])["view"]
    return dispatcher


def test_the_review_of_a_race_is_final_when_it_is_the_deeper_one() -> None:
    dispatcher = finished("finkel?pieces=1")
    assert not ask(dispatcher, type="review")["final"]
    assert ask(dispatcher, type="review", deeper=True)["final"]


def test_without_the_weights_no_review_is_final_and_with_them_it_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    dispatcher = finished("skiryuk?pieces=1")
    monkeypatch.setattr(review, "_PATIENCE", 0.0)
    monkeypatch.setattr(review, "weights_are_here", lambda rules: False)
    assert not ask(dispatcher, type="review")["final"]
    monkeypatch.setattr(review, "weights_are_here", lambda rules: True)
    assert ask(dispatcher, type="review")["final"]


def test_weights_that_are_on_their_way_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    dispatcher = finished("skiryuk?pieces=1")
    asked = iter([False, False, False])
    monkeypatch.setattr(review, "weights_are_here", lambda rules: next(asked, True))
    assert ask(dispatcher, type="review")["final"]
