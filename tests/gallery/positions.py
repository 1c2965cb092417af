"""Positions to look at, of every ruleset: the first one and a busy one in the middle.

They come from the engine itself, through the bridge, so that what is looked at is what the page is given.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from ur.bridge.desk import Desk
from ur.rulesets import IDS

PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
View = dict[str, Any]


def game(rules: str, label: int = 7) -> Iterator[View]:
    """A game of random choices, always the same one: every view of it, the first included."""
    desk, rng = Desk(), random.Random(label)

    moves: list[Any] = []

    def ask(**request: Any) -> View:
        view: View = json.loads(desk.handle(json.dumps({"id": 1, **request})))["view"]
        moves[view.pop("kept") :] = view["moves"]
        return {**view, "moves": [*moves]}

    view = ask(type="new", rules=rules, players=PEOPLE, seed=f"{label:02x}" * 32)
    while view["phase"] != "over":
        yield view
        if view["phase"] in ("start", "throw", "kit"):
            kit = {"kit": rng.choice(view["kits"])} if view["phase"] == "kit" else {}
            view = ask(type="throw", ply=view["ply"], **kit)
        else:
            choices = [one["index"] for one in view["actions"]] + (["pass"] if view["pass"] else [])
            view = ask(type="act", ply=view["ply"], index=rng.choice(choices))
    yield view


def fullness(view: View) -> tuple[int, int]:
    """How much there is to choose from and to see."""
    on = [one for one in view["pieces"] if one["square"] not in ("hand", "off")]
    return len(view["actions"]) + len(on) if view["phase"] == "act" else 0, -view["ply"]


def positions(rules: str) -> dict[str, View]:
    """The first position of a ruleset, and the fullest of the next hundred plies."""
    first, *others = islice(game(rules), 100)
    return {"first": first, "busy": max(others, key=fullness)}


def all_positions() -> dict[str, dict[str, View]]:
    """Of every ruleset; and the end of a short game."""
    *_, end = game("finkel?pieces=1")
    return {"end": {"end": end}, **{rules: positions(rules) for rules in IDS}}
