"""The request `look-deeper`: it goes on from answer to answer, and any other request is answered in between."""

from __future__ import annotations

import json
from typing import Any

import pytest

from asking import ask
from ur.bridge.dispatcher import Dispatcher
from ur.lab.rollouts import Rollouts

PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
Game = tuple[Dispatcher, list[dict[str, Any]]]


@pytest.fixture
def game() -> Game:
    """A finished game and the choices in it."""
    dispatcher = Dispatcher()
    view = ask(dispatcher, type="new", rules="finkel?pieces=2", players=PEOPLE, seed="5a" * 32)["view"]
    while view["phase"] != "over":
        moves = {"throw": {"type": "throw"}, "act": {"type": "act", "index": 0 if view["actions"] else "pass"}}
        view = ask(dispatcher, ply=view["ply"], **moves[view["phase"]])["view"]
    return dispatcher, ask(dispatcher, type="review")["judged"]


def test_more_games_with_every_answer_until_more_would_change_nothing(game: Game) -> None:
    dispatcher, judged = game
    ply, games = judged[0]["ply"], 0
    while not (found := ask(dispatcher, type="look-deeper", ply=ply))["finished"]:
        assert found["games"] > games
        games = found["games"]
    assert {one["half"] for one in found["estimates"]} <= {0, 1}
    assert found["games"] <= found["all"]
    # What the look-back says of the same choices is near.
    for one in found["estimates"]:
        own = judged[0]["values"][one["choice"]]
        assert one["value"] == pytest.approx(own if judged[0]["by"] == "light" else 1000 - own, abs=10)


def test_stop_ends_it_at_the_next_step_and_what_was_played_stays(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    dispatcher, judged = game
    request = {"type": "look-deeper", "ply": judged[0]["ply"]}
    # However quick the machine is, the first answer comes before the last game, and the second not by itself.
    monkeypatch.setattr("ur.bridge.deep_look._SECONDS", 0.01)
    before = ask(dispatcher, **request)["games"]
    monkeypatch.setattr("ur.bridge.deep_look._SECONDS", 99)
    monkeypatch.setattr("ur.bridge.dispatcher.SLICE", 1e-6)
    assert dispatcher.handle(json.dumps({"id": 7, **request})) == ""
    assert dispatcher.step() is None
    # A look at another moment does not end it.
    assert json.loads(dispatcher.handle(json.dumps({"id": 8, "type": "look", "ply": 1})))["ok"]
    assert dispatcher.step() is None
    assert json.loads(dispatcher.handle(json.dumps({"id": 9, "type": "stop"})))["ok"]
    stopped = json.loads(dispatcher.step() or "")
    assert (stopped["id"], stopped["error"]["code"]) == (7, "stopped")
    assert dispatcher.step() == ""
    monkeypatch.undo()
    assert ask(dispatcher, **request)["games"] > before


def test_the_last_choice_of_a_game_is_exact(game: Game) -> None:
    dispatcher, judged = game
    found = ask(dispatcher, type="look-deeper", ply=judged[-1]["ply"])
    assert found["exact"]
    assert found["finished"]
    assert [one["half"] for one in found["estimates"]] == [0] * len(judged[-1]["values"])


def test_a_moment_without_a_choice_is_refused(game: Game) -> None:
    dispatcher, judged = game
    assert dispatcher.session is not None
    plies = {choice["ply"] for choice in judged}
    others = [ply for ply in range(1, dispatcher.session.ply) if ply not in plies]
    # Among them those where the player had to throw.
    assert {dispatcher.session.game.line[ply][0] for ply in others} == {"t", "p", "m"}
    for ply in others:
        refused = ask(dispatcher, type="look-deeper", ply=ply)
        assert refused["error"]["code"] == "nothing_to_choose", ply
    for ply in (0, -1, 10_000, True, "1", None):
        assert ask(dispatcher, type="look-deeper", ply=ply)["error"]["code"] == "bad_request", ply


def test_another_choice_begins_anew(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ur.bridge.deep_look._SECONDS", 0.0)
    dispatcher, judged = game
    made: list[int] = []
    begin = Rollouts.__init__
    monkeypatch.setattr(Rollouts, "__init__", lambda look, *given: (made.append(1), begin(look, *given))[1])
    for choice in (judged[0], judged[0], judged[1], judged[0]):
        assert ask(dispatcher, type="look-deeper", ply=choice["ply"])["ok"]
    assert len(made) == 3
