"""The game fits the screen: no scrolling, nothing cut, nothing on top of something else, room for a fingertip."""

import json
from pathlib import Path

import pytest

from browser.player import Person, ruleset
from make import site as making

RULESETS = [one["id"] for one in json.loads((making.DIST / "catalogue.json").read_text())["rulesets"]]
SCREENS = [(360, 640), (640, 360), (768, 1024), (1366, 768), (1920, 1080)]
FAULTS = (Path(__file__).parent / "layout.js").read_text()


def faults(person: Person, width: int, height: int, finger: int) -> list[str]:
    """What is wrong with the layout on a screen of this size; on an upright phone, also buttons too small to touch."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = person.page.evaluate(FAULTS, {"finger": finger if width == 360 else 0})
    return [f"{width}×{height} {one}" for one in found]


@pytest.mark.parametrize("rules", RULESETS)
def test_a_game_fits_every_screen(person: Person, rules: str) -> None:
    """The first position and a busy one in the middle, on phones, a tablet and desktops."""
    # The late board has twelve squares in a row: on 640 pixels each can have 24 (WCAG 2.5.8), and the list has more.
    finger = 24 if ruleset(person, rules)["board"] == "late" else 44
    person.play(rules, dice="layout")
    found = [f"first, {one}" for size in SCREENS for one in faults(person, *size, finger)]
    person.page.set_viewport_size({"width": 1366, "height": 768})
    person.press_on(limit=45)
    person.to_a_choice()
    found += [f"middle, {one}" for size in SCREENS for one in faults(person, *size, finger)]
    assert not found


@pytest.mark.parametrize("panel", ["Settings", "About", "My games"])
def test_dialogs_fit_a_phone(person: Person, panel: str) -> None:
    """A dialog may scroll inside, but keeps within the window, and Close stays in reach."""
    person.choose("finkel")
    found = []
    for width, height in ((360, 640), (640, 360), (320, 256)):
        person.page.set_viewport_size({"width": width, "height": height})
        (person.button("Menu") if person.button("Menu").count() else person.button(panel)).click()
        if not person.page.get_by_role("dialog", name=panel).count():
            person.dialog.get_by_role("button", name=panel).click()
        close = person.dialog.get_by_role("button", name="Close")
        box = close.bounding_box()
        assert box
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        inside = box["x"] >= 0 and box["y"] >= 0 and right <= width and bottom <= height
        found += [] if inside else [f"{width}×{height}: {box}"]
        person.page.keyboard.press("Escape")
    assert not found


def test_the_page_reflows(person: Person) -> None:
    """At 320 pixels, which is 400 % of a desktop, nothing needs scrolling sideways."""
    person.play("finkel", dice="reflow")
    person.page.set_viewport_size({"width": 320, "height": 256})
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 320
