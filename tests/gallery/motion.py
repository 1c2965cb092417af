"""Short scenes in motion, played frame by frame on the page with saved positions.

The page shows an answer of the engine as frames with waits between them. Here the driver says when a wait is over, so
that every frame can be looked at: nothing depends on the time that a machine takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

from gallery.positions import View, answers

Json = dict[str, Any]
# So long nothing moves before the computer acts, in milliseconds (PACE in js/state/playback.js).
BEAT = 450
COMPUTER = {"light": {"kind": "human"}, "dark": {"kind": "computer", "level": 1}}


class Scene(NamedTuple):
    """A view, and the requests and answers that follow it."""

    view: View
    parts: list[tuple[Json, Json]]


class Frame(NamedTuple):
    """What is shown for so many milliseconds; the event is empty while nothing moves."""

    event: str
    wait: int


def scenes() -> dict[str, Scene]:
    """A throw, one that leads to nothing, a capture, a move onto a stack, and a turn of the computer."""

    def has(kind: str) -> Callable[[Json, Json], bool]:
        return lambda _, answer: any(one["kind"] == kind for one in answer["events"])

    def stacks(_: Json, answer: Json) -> bool:
        moved = {one.get("piece") for one in answer["events"] if one["kind"] == "move"}
        return any(one["id"] in moved and one["height"] > 1 for one in answer["view"]["pieces"])

    return {
        "a throw": find("finkel", has("throw")),
        "a lost throw": find("finkel", has("pass")),
        "a capture": find("finkel", has("capture")),
        "a move onto a stack": find("skiryuk", stacks),
        "a turn of the computer": turn_of_the_computer(),
    }


def find(rules: str, wanted: Callable[[Json, Json], bool]) -> Scene:
    """The first answer of a game that is wanted."""
    game = answers(rules)
    _, before = next(game)
    for request, answer in game:
        if wanted(request, answer):
            return Scene(before["view"], [(request, answer)])
        before = answer
    raise AssertionError(f"a game of {rules} without such a moment")


def turn_of_the_computer() -> Scene:
    """From its throw to the end of its move."""
    game = answers("finkel", 7, COMPUTER)
    _, before = next(game)
    parts: list[tuple[Json, Json]] = []
    for request, answer in game:
        if request["type"] == "advance":
            parts.append((request, answer))
        elif len(parts) > 1:
            break
        if request["type"] != "advance":
            before, parts = answer, []
    return Scene(before["view"], parts)


def play(page: Page, scene: Scene, settings: Json | None = None) -> Iterator[Frame]:
    """Play a scene; yields at each frame, when it is drawn and before its time has passed."""
    page.evaluate("how => gallery.show(how)", {"view": scene.view, "settings": settings or {}})
    # The first position is laid out before anything moves.
    page.evaluate("() => { for (const one of document.getAnimations()) one.finish(); }")
    for request, answer in scene.parts:
        yield Frame("", BEAT)
        page.evaluate("([request, answer]) => gallery.answer(request, answer)", [request, answer])
        while (wait := page.evaluate("gallery.waiting()")) is not None:
            yield Frame(page.evaluate("gallery.state().playback.event?.kind ?? ''"), wait)
            page.evaluate("gallery.go()")
    yield Frame("", BEAT)
