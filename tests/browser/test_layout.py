"""Dialogs fit the screen, also on a magnified desktop and in a small frame. test_gallery.py measures the games."""

import pytest
from playwright.sync_api import Page

from browser.harness import resize, until
from browser.player import Person
from gallery.positions import positions
from ur.rulesets import IDS


@pytest.mark.parametrize("panel", ["Settings", "About", "My games"])
def test_dialogs_fit_a_phone(person: Person, panel: str) -> None:
    """A dialog may scroll inside, but it stays within the window, and Close can always be reached."""
    person.choose("finkel")
    found = []
    for width, height in ((360, 640), (640, 360), (320, 256)):
        resize(person.page, width, height)
        person.button("Menu").click()
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
    resize(person.page, 320, 256)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_name_of_a_player_has_one_line_beside_the_long_board(gallery: Page) -> None:
    """In a frame a second line would be cut."""
    resize(gallery, 640, 480)
    gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", positions("tablet")["busy"])
    for name in gallery.locator(".seat .name").all():
        box = name.bounding_box()
        assert box
        assert box["height"] < 20


def test_the_sign_of_a_number_lies_around_its_bird(gallery: Page) -> None:
    """On an upright phone: the gold line, 4 pixels wide, covers neither the bird nor its value."""
    resize(gallery, 360, 740)
    gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", positions("tablet")["busy"])
    for row in gallery.locator(".birds .throw").all():
        sign, bird, value = (one.bounding_box() for one in (row, row.locator(".bird"), row.locator(".bird-value")))
        assert sign and bird and value
        assert bird["y"] - sign["y"] >= 4
        assert sign["y"] + sign["height"] - value["y"] - value["height"] >= 4


def test_the_sign_of_a_rule_leaves_its_words_alone(gallery: Page) -> None:
    """On a tablet: the gold line around the picture of a rule that acts is 6 pixels wide."""
    resize(gallery, 820, 1180)
    gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", positions("merit")["busy"])
    for mark in gallery.locator(".mark").all():
        picture, words = (mark.locator(one).bounding_box() for one in (".card-picture", ".words"))
        assert picture and words
        assert words["x"] - picture["x"] - picture["width"] >= 9


@pytest.mark.parametrize("rules", ["finkel", "skiryuk", "merit", "tablet"])
def test_a_small_frame_does_not_scroll(gallery: Page, rules: str) -> None:
    """The smallest size of an embedded game, 280 by 420, with many and with few choices."""
    resize(gallery, 280, 420)
    for view in positions(rules).values():
        gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)
        root = "document.documentElement"
        assert gallery.evaluate(f"[{root}.scrollWidth, {root}.scrollHeight]") == [280, 420]
        square = gallery.locator(".board [data-cell]").first.bounding_box()
        assert square and square["width"] >= 24
        for one in gallery.locator(".board, .act button, .history button").all():
            box = one.bounding_box()
            assert not box or box["y"] + box["height"] <= 420


@pytest.mark.parametrize("rules", IDS)
def test_a_tablet_shows_all_rules_at_hand(gallery: Page, rules: str) -> None:
    """Held upright, 768 by 1024, in English: none has to be scrolled to."""
    resize(gallery, 768, 1024)
    for view in positions(rules).values():
        gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)
        cut = "(one) => one.scrollHeight - one.clientHeight"
        assert gallery.locator(".rule-card").evaluate(cut) <= 1


def test_of_a_long_list_of_moves_only_what_is_in_sight_is_laid_out(gallery: Page) -> None:
    """Otherwise each move, undo and redo takes the longer, the longer the game is."""
    resize(gallery, 1366, 768)
    view = positions("finkel")["busy"]
    moves = [one for _ in range(30) for one in view["moves"]] or pytest.fail("the game has no moves")
    gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", {**view, "moves": moves})
    drawn = """[...document.querySelectorAll('.rule .leaf')]
        .map((one) => one.firstChild.checkVisibility({ contentVisibilityAuto: true }))"""
    first, last = (f"(() => {{ const all = {drawn}; return {at} }})()" for at in ("all[0]", "all.at(-1)"))
    until(gallery, f"!{first} && {last}")
    gallery.evaluate("document.querySelector('.rule .leaf .move-line').focus()")
    until(gallery, f"{first} && !{last}")
