"""What a choice would do is drawn while it is looked at: by pointer, finger or focus, on the board or in the list."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.harness import resize
from gallery.positions import game

SHOWN = """() => ({
  way: document.querySelector('.lines path.way')?.getAttribute('d') ?? null,
  signs: ['land', 'take', 'again', 'leave'].filter((one) => document.querySelector(`.signs .${one}`)),
})"""
NOTHING = {"way": None, "signs": []}
BOXES = """() => [...document.querySelectorAll('.board, .cell, .seat, .act button, .status-line')]
  .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join())"""


def moment(rules: str, wanted: Callable[[dict[str, Any]], bool]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The first moment of a game with such a move of a piece on the board, and that move."""
    for view in game(rules, 3):
        for action in view["actions"]:
            if action["from"] not in (None, "hand") and len(action["path"]) > 2 and wanted(action):
                return view, action
    raise AssertionError(f"a game of {rules} without such a move")


MOVES: dict[str, Callable[[dict[str, Any]], bool]] = {
    "take": lambda one: bool(one["captures"]),
    "again": lambda one: bool(one["again"] and one["to"] != "off"),
    "leave": lambda one: bool(one["to"] == "off"),
    "land": lambda one: not one["captures"] and not one["again"] and one["to"] != "off",
}


@pytest.mark.parametrize("sign", MOVES)
def test_a_piece_shows_its_way_and_what_comes_of_it(gallery: Page, sign: str) -> None:
    """Hovered, held, or with the focus of the keyboard; then nothing is left of it, and nothing has moved."""
    view, action = moment("finkel", MOVES[sign])
    resize(gallery, 1280, 800)
    gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)
    square = gallery.locator(f"[data-cell={action['from']}]")
    choice = gallery.locator("ol.actions button").nth(view["actions"].index(action))
    gallery.mouse.move(1, 1)
    boxes = gallery.evaluate(BOXES)
    assert gallery.evaluate(SHOWN) == NOTHING

    def check() -> None:
        shown = gallery.evaluate(SHOWN)
        assert sign in shown["signs"]
        squares = [one for one in action["path"] if one != "off"]
        assert shown["way"].count("L") == len(squares) - 1
        assert gallery.evaluate(BOXES) == boxes

    for one in (square, choice):
        one.hover()
        check()
        gallery.mouse.move(1, 1)
        assert gallery.evaluate(SHOWN) == NOTHING
    finger = gallery.context.new_cdp_session(gallery)
    box = square.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    check()
    finger.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    assert gallery.evaluate(SHOWN) == NOTHING
    for one in (square, choice):
        gallery.keyboard.press("Shift")
        one.focus()
        check()
        gallery.evaluate("document.activeElement.blur()")
        assert gallery.evaluate(SHOWN) == NOTHING


def test_pieces_of_the_computer_show_nothing(gallery: Page) -> None:
    """On its turn, no way of its pieces is drawn."""
    view, action = moment("finkel", MOVES["land"])
    players = {"light": {"kind": "human"}, "dark": {"kind": "human"}, view["chooser"]: {"kind": "computer", "level": 2}}
    resize(gallery, 1280, 800)
    gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", {**view, "players": players})
    gallery.locator(f"[data-cell={action['from']}]").hover()
    assert gallery.evaluate(SHOWN) == NOTHING
