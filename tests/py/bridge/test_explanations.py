"""The request `explain`, as the page asks it."""

from __future__ import annotations

import json
from typing import Any

from asking import ask
from ur.bridge.dispatcher import Dispatcher

AGAINST = {"light": {"kind": "human"}, "dark": {"kind": "computer", "level": 7}}


def begun(rules: str) -> tuple[Dispatcher, dict[str, Any]]:
    dispatcher = Dispatcher()
    return dispatcher, ask(dispatcher, type="new", rules=rules, players=AGAINST, seed="3b" * 32)["view"]


def test_squares_counters_and_dice_are_explained_and_nothing_else() -> None:
    dispatcher, view = begun("tablet")
    ply = view["ply"]
    square = ask(dispatcher, type="explain", ply=ply, square="B4")
    assert square["ok"]
    assert square["text"]["args"]["first"]["id"] == "explain-here"
    purse = ask(dispatcher, type="explain", ply=ply, tally="purse", player="light")
    assert purse["text"]["args"]["first"]["args"]["by"] == "you"
    assert ask(dispatcher, type="explain", ply=ply, tally="kitty")["ok"]
    assert ask(dispatcher, type="explain", ply=ply, square="Z9")["error"]["code"] == "bad_request"
    assert ask(dispatcher, type="explain", ply=ply + 5, square="B4")["error"]["code"] == "late"
    assert ask(dispatcher, type="explain", ply=ply, throw=True)["error"]["code"] == "bad_request"


def test_an_explanation_does_not_stop_what_is_being_computed() -> None:
    dispatcher, view = begun("finkel")
    while view["chooser"] != "light" or view["phase"] != "act" or not view["actions"]:
        kind = "advance" if view["players"][view["chooser"]]["kind"] == "computer" else "throw"
        if kind == "throw" and view["phase"] == "act":
            answer = ask(dispatcher, type="act", ply=view["ply"], index="pass")
        else:
            answer = ask(dispatcher, type=kind, ply=view["ply"])
        view = answer["view"]
    assert dispatcher.handle(json.dumps({"id": 7, "type": "analyse"})) == ""
    request = {"id": 8, "type": "explain", "ply": view["ply"], "square": "B4"}
    explained = json.loads(dispatcher.handle(json.dumps(request)))
    assert explained["id"] == 8
    assert explained["ok"]
    text = ""
    while not text:
        text = dispatcher.step() or ""
    analysed = json.loads(text)
    assert (analysed["id"], analysed["ok"]) == (7, True)
    assert len(analysed["leaves"]) == len(analysed["values"])


def test_a_hint_names_the_move_as_people_see_it() -> None:
    """The square it leads to is that of the action, with the rosette in words."""
    dispatcher, view = begun("finkel")
    seen = set()
    for _ in range(60):
        people = view["players"][view["chooser"]]["kind"] == "human"
        if view["phase"] == "over":
            break
        if people and view["phase"] == "act" and view["actions"]:
            hint = ask(dispatcher, type="analyse")
            best = view["actions"][hint["best"]]
            to = hint["move"]["args"].get("to", "off")
            assert (to["args"]["square"] if isinstance(to, dict) else to) == best["to"]
            seen.add(isinstance(to, dict))
            view = ask(dispatcher, type="act", ply=view["ply"], index=hint["best"])["view"]
        elif people and view["phase"] == "act":
            view = ask(dispatcher, type="act", ply=view["ply"], index="pass")["view"]
        else:
            view = ask(dispatcher, type="throw" if people else "advance", ply=view["ply"])["view"]
    assert seen == {True, False}


def test_why_a_piece_cannot_move_is_said_to_its_player_only() -> None:
    """On the computer's turn there is nobody to whom its piece is "your own piece"."""
    dispatcher, view = begun("finkel")
    reasons = {"human": 0, "computer": 0}
    for _ in range(120):
        if view["phase"] == "over":
            break
        kind = view["players"][view["chooser"]]["kind"]
        asked = [{"tally": "hand", "player": view["chooser"]}, *({"square": square} for square in ("A4", "C4", "B4"))]
        for what in asked if view["phase"] == "act" else ():
            answer = ask(dispatcher, type="explain", ply=view["ply"], **what)
            reasons[kind] += '"why-' in json.dumps(answer["text"])
        if kind == "human" and view["phase"] == "act":
            index = view["actions"][0]["index"] if view["actions"] else "pass"
            view = ask(dispatcher, type="act", ply=view["ply"], index=index)["view"]
        else:
            view = ask(dispatcher, type="throw" if kind == "human" else "advance", ply=view["ply"])["view"]
    assert reasons["human"] > 0
    assert reasons["computer"] == 0
