"""A stack that is tapped is opened: a list of its pieces from the top, in place, which never hides the stack itself."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.harness import resize
from gallery.positions import game

View = dict[str, Any]
SIZES = ((360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080), (320, 420), (640, 480))
MAY = {"can": "can move now", "buried": "buried", "free": "free"}
LINES = "() => [...document.querySelectorAll('.stack-list .layer')].map((one) => one.textContent)"


def stacks(view: View) -> dict[str, list[View]]:
    """The pieces of each stack, from the top."""
    found: dict[str, list[View]] = {}
    for one in sorted(view["pieces"], key=lambda one: -int(one["level"])):
        if one["height"] > 1:
            found.setdefault(one["square"], []).append(one)
    return found


def with_buried() -> tuple[View, str, list[View]]:
    """A moment of Skiryuk with a stack of both players, in which a piece of the one to move is buried."""
    for label in range(20):
        for view in game("skiryuk", label):
            for square, pieces in stacks(view).items():
                if view["phase"] == "act" and any(one.get("buried") and view["why"].get(one["id"]) for one in pieces):
                    return view, square, pieces
    raise AssertionError("no piece was ever buried")


@pytest.fixture(scope="module")
def shown() -> tuple[View, str, list[View]]:
    return with_buried()


def show(page: Page, view: View) -> None:
    page.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)


def test_a_stack_is_listed_from_the_top(gallery: Page, shown: tuple[View, str, list[View]]) -> None:
    """Whose each piece is, which side is up, whether it can move, and why a piece of the player to move cannot."""
    view, square, pieces = shown
    resize(gallery, 1280, 800)
    show(gallery, view)
    gallery.locator(f"[data-cell={square}]").click()
    expect(gallery.get_by_role("region", name=f"{square}, from the top")).to_be_visible()
    lines = gallery.evaluate(LINES)
    assert len(lines) == len(pieces) > 1
    moving = {one["piece"] for one in view["actions"]}
    for line, piece in zip(lines, pieces, strict=True):
        assert line.startswith(f"{piece['owner'].title()}’s {piece['side']} piece")
        assert MAY["can" if piece["id"] in moving else "buried" if piece.get("buried") else "free"] in line
        assert bool(re.search("lies on top of it", line)) == (piece["owner"] == view["chooser"] and "buried" in piece)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_opens_in_place_and_closes_again(
    gallery: Page, shown: tuple[View, str, list[View]], size: tuple[int, int]
) -> None:
    """By mouse and finger; Escape and a tap elsewhere close it. The stack stays in sight and is not faded."""
    view, square, pieces = shown
    resize(gallery, *size)
    show(gallery, view)
    cell, opened = gallery.locator(f"[data-cell={square}]"), gallery.locator(".stack-list")
    finger = gallery.context.new_cdp_session(gallery)
    box = cell.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    for way in ("mouse", "finger"):
        if way == "mouse":
            cell.click()
        else:
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(opened).to_have_count(1)
        words = opened.bounding_box()
        assert words
        assert words["x"] >= 0 and words["x"] + words["width"] <= size[0]
        assert words["y"] >= 0 and words["y"] + words["height"] <= size[1]
        apart = (
            words["x"] + words["width"] <= box["x"] + 1,
            box["x"] + box["width"] <= words["x"] + 1,
            words["y"] + words["height"] <= box["y"] + 1,
            box["y"] + box["height"] <= words["y"] + 1,
        )
        assert any(apart), (words, box)
        for one in pieces:
            disc = gallery.locator(f"[data-piece={one['id']}]")
            assert disc.evaluate("one => getComputedStyle(one).opacity") == "1"
        if way == "mouse":
            gallery.locator("#status").click()
        else:
            gallery.keyboard.press("Escape")
        expect(opened).to_have_count(0)


def test_it_opens_by_keyboard(gallery: Page, shown: tuple[View, str, list[View]]) -> None:
    """Enter on the square opens it and says it; Enter once more closes it."""
    view, square, _ = shown
    resize(gallery, 1280, 800)
    show(gallery, view)
    gallery.locator(f"[data-cell={square}]").focus()
    gallery.keyboard.press("Enter")
    expect(gallery.locator(".stack-list")).to_have_count(1)
    expect(gallery.locator(f"[data-cell={square}]")).to_have_attribute("aria-expanded", "true")
    said = gallery.get_by_role("log").locator("p").last.text_content() or ""
    assert said.startswith(f"{square}, from the top. ")
    assert "buried" in said
    gallery.keyboard.press("Enter")
    expect(gallery.locator(".stack-list")).to_have_count(0)


def test_a_piece_that_can_move_is_picked_in_the_list(gallery: Page) -> None:
    """Its row is a button; the same row once more plays the move, so nobody has to leave the list."""
    resize(gallery, 1280, 800)
    view, piece = next(
        (view, one)
        for view in game("skiryuk")
        for pieces in stacks(view).values()
        for one in pieces
        if one["id"] in {action["piece"] for action in view["actions"]}
    )
    show(gallery, view)
    gallery.locator(f"[data-cell={piece['square']}]").click()
    row = gallery.locator(".stack-list button.layer").first
    expect(row).to_have_attribute("aria-current", "true")
    assert gallery.evaluate("gallery.state().ui.selected") == piece["id"]
    # Closed by Escape, it gives the focus back to the square.
    row.focus()
    gallery.keyboard.press("Escape")
    expect(row).to_have_count(0)
    assert gallery.evaluate("document.activeElement.dataset.cell") == piece["square"]
