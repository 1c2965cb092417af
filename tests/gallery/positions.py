"""Positions to look at, of every ruleset: the first one and a busy one in the middle.

They come from the engine itself, through the bridge, so that what is looked at is what the page is given.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from functools import cache, reduce
from itertools import islice
from typing import Any

from ur.bridge.dispatcher import Dispatcher
from ur.model.message import Message
from ur.rulesets import IDS
from ur.text.translator import Words

PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
View = dict[str, Any]
Ref = dict[str, Any]


def game(rules: str, label: int = 7) -> Iterator[View]:
    """All views of a game of random choices, the first included. The same ruleset always gives the same game."""
    return (view for view, _ in moments(rules, label))


def moments(rules: str, label: int = 7) -> Iterator[tuple[View, Ref]]:
    """That game with the events of each view: all that has happened since the one before, in one message."""
    for _, answer in answers(rules, label):
        yield answer["view"], joined(one["text"] for one in answer["events"] if one.get("text"))


def answers(rules: str, label: int = 7, players: Any = PEOPLE) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """That game as requests with the engine's answers; computer players choose their own moves."""
    dispatcher, rng = Dispatcher(), random.Random(label)

    moves: list[Any] = []

    def ask(**request: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        text = dispatcher.handle(json.dumps({"id": 1, **request}))
        while not text:
            text = dispatcher.step() or ""
        answer = json.loads(text)
        view: View = answer["view"]
        moves[view.pop("kept") :] = view["moves"]
        return request, {**answer, "view": {**view, "moves": [*moves]}}

    said = ask(type="new", rules=rules, players=players, seed=f"{label:02x}" * 32)
    while (view := said[1]["view"])["phase"] != "over":
        yield said
        if view["players"][view["chooser"]]["kind"] == "computer":
            said = ask(type="advance", ply=view["ply"])
        elif view["phase"] in ("start", "throw", "kit"):
            kit = {"kit": rng.choice(view["kits"])} if view["phase"] == "kit" else {}
            said = ask(type="throw", ply=view["ply"], **kit)
        else:
            choices = [one["index"] for one in view["actions"]] + (["pass"] if view["pass"] else [])
            said = ask(type="act", ply=view["ply"], index=rng.choice(choices))
    yield said


def joined(texts: Iterable[Ref]) -> Ref:
    """Several messages joined to one."""

    def then(first: Ref, second: Ref) -> Ref:
        return {"id": "sentences", "args": {"first": first, "second": second}}

    said = [*texts]
    return reduce(then, said) if said else {"id": ""}


def longest(rules: str, words: Words) -> dict[str, tuple[View, Ref]]:
    """The moments with the longest sentences, about what has happened and about why a piece cannot move."""
    found: dict[str, tuple[int, View, Ref]] = {}

    def keep(name: str, view: View, text: Ref) -> None:
        length = len(words.text(message(text)))
        if length > found.get(name, (0,))[0]:
            found[name] = (length, view, text)

    for label in range(3):
        for view, events in islice(moments(rules, label), 150):
            keep("events", view, events)
            for why in {json.dumps(one): one for one in view["why"].values()}.values():
                keep("why", view, why)
    return {name: (view, text) for name, (_, view, text) in found.items()}


def message(ref: Any) -> Any:
    """The message of its JSON form, as the page gets it."""
    if isinstance(ref, dict):
        return Message(ref["id"], {name: message(arg) for name, arg in ref.get("args", {}).items()})
    return tuple(message(one) for one in ref) if isinstance(ref, list) else ref


def fullness(view: View) -> tuple[int, int]:
    """How many choices and pieces a view shows."""
    on = [one for one in view["pieces"] if one["square"] not in ("hand", "off")]
    return len(view["actions"]) + len(on) if view["phase"] == "act" else 0, -view["ply"]


def positions(rules: str) -> dict[str, View]:
    """The first position of a ruleset, and the fullest of the next hundred plies."""
    return {**_positions(rules)}


@cache
def _positions(rules: str) -> dict[str, View]:
    first, *others = islice(game(rules), 100)
    return {"first": first, "busy": max(others, key=fullness)}


def all_positions() -> dict[str, dict[str, View]]:
    """The positions of every ruleset, and the end of a short game."""
    *_, end = game("finkel?pieces=1")
    return {"end": {"end": end}, **{rules: positions(rules) for rules in IDS}}
