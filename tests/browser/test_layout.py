"""Dialogs fit the screen, and the page a desktop that is magnified; test_gallery.py measures the games."""

import pytest

from browser.player import Person


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
