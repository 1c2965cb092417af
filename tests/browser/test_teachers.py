"""The page for teachers: the link gives every pair the same dice, and each lesson plan is one page of paper."""

import hashlib
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.harness import without_python
from browser.player import Person
from browser.test_links import KEEP, LINK, REFUSE
from browser.test_print import pages_of
from make.server import Server


def test_the_link_of_a_class_gives_its_rules_its_dice_and_its_task(newcomer: Callable[..., Person]) -> None:
    """Also when a pair opens it once more in the same browser: that is a game of its own."""
    page = newcomer(script=KEEP).page
    page.goto(f"{page.url}museum.html?lang=en#teachers")
    page.get_by_label("Rules").select_option(label="Masters")
    page.get_by_label("Number of the dice").fill("٤٨٢٧")
    page.get_by_label("Task").select_option(label="Count the throws")
    link = page.locator(".link-text").inner_text()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate(LINK) == link
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    expect(page.get_by_text("Your task: keep a tally of the throws.")).to_be_visible()
    fingerprint = hashlib.sha256(bytes.fromhex("4827".zfill(64))).hexdigest()[:12]
    for _ in range(2):
        page.goto(link)
        page.get_by_role("button", name="Play").first.click()
        page.get_by_role("button", name=re.compile("^Throw")).first.wait_for()
        page.get_by_role("button", name="How the dice are fair").click()
        expect(page.locator(".dice-note .hash")).to_have_text(f"{fingerprint}…")


def test_the_link_is_selected_where_the_browser_does_not_copy(page: Page, site: Server) -> None:
    """So that the keyboard copies it."""
    without_python(page)
    page.add_init_script(KEEP + REFUSE)
    page.goto(f"{site.url}museum.html?lang=en#teachers")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("copy it by hand")).to_be_visible()
    assert page.evaluate("String(getSelection())") == page.locator(".link-text").inner_text()


def test_the_task_leaves_the_tools_in_reach(newcomer: Callable[..., Person]) -> None:
    """It asks for a hint, and stays until it is closed; on a phone both have to fit beside each other."""
    person = newcomer(
        "?rules=british-museum&seed=5396&opponent=people&task=best", viewport={"width": 360, "height": 640}
    )
    person.button("Play").click()
    expect(person.page.get_by_text("Your task: stop when you can choose")).to_be_visible()
    person.button("Throw").click(timeout=60_000)
    person.button("Hint").click()
    expect(person.page.locator("#status")).to_contain_text("The only move:")
    expect(person.page.get_by_text("Your task: stop when you can choose")).to_be_visible()


def test_the_link_alone_is_printed(page: Page, site: Server) -> None:
    """On one page, without what the teacher chooses there."""
    without_python(page)
    page.goto(f"{site.url}museum.html?lang=en#teachers")
    page.locator(".handout").wait_for()
    assert pages_of(page, "A4") == 1
    page.emulate_media(media="print")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    for name in ("Lesson plans", "A task for the class"):
        expect(page.get_by_role("heading", name=name)).not_to_be_visible()


def test_each_lesson_plan_is_printed_on_one_page(page: Page, site: Server) -> None:
    """On A4 and on Letter, with its answers; in the language with the longest words too."""
    without_python(page)
    for lang in ("en", "fr"):
        for plan in ("two", "four", "tablet"):
            page.goto(f"{site.url}museum.html?lang={lang}&plan={plan}#teachers")
            page.locator(".answers").wait_for()
            assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [1, 1], plan
