"""The printed leaflet: the rules on one page, the story of the board on its back."""

import json
import re

import pytest
from playwright.sync_api import Page

from browser.player import Person
from make import site as making

RULESETS = [one["id"] for one in json.loads((making.DIST / "catalogue.json").read_text())["rulesets"]]


def pages_of(page: Page, paper: str) -> int:
    """The number of pages of what the browser prints now."""
    counts = re.findall(rb"/Type\s*/Pages\b[^>]*/Count\s+(\d+)", page.pdf(format=paper, print_background=True))
    assert len(counts) == 1
    return int(counts[0])


@pytest.mark.parametrize("rules", RULESETS)
def test_the_rules_of_every_game_are_a_leaflet_of_two_pages(person: Person, rules: str) -> None:
    """On A4 and on Letter: the sheet is not longer than a page, and neither is the story."""
    page = person.page
    person.choose(rules)
    person.button("Read the rules").click()
    page.locator(".rule-sheet").wait_for()
    assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [2, 2]
    page.emulate_media(media="print")
    assert page.get_by_role("heading", name="Aim").is_visible()
    assert page.get_by_role("heading", name="The tombs at Ur").is_visible()
    assert not person.button("Print").is_visible()
    page.emulate_media(media="null")
    assert not page.get_by_role("heading", name="The tombs at Ur").is_visible()
    page.keyboard.press("Escape")


def test_the_story_is_printed_on_one_page(person: Person) -> None:
    """The same page as the back of the leaflet."""
    page = person.page
    person.choose("finkel")
    page.locator(".doors button").last.click()
    page.locator(".story-head").wait_for()
    assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [1, 1]
    page.keyboard.press("Escape")
