"""Looking back, mistakes, puzzles, the editor: on every screen and in every theme they fit, and axe finds nothing."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.harness import resize
from browser.player import Person
from browser.test_axe import check
from browser.test_editor import SKIRYUK
from browser.test_puzzles import list_puzzles
from gallery.pages import FRAMES, SCREENS
from make import site as making

FAULTS = (Path(__file__).parent / "layout.js").read_text().rstrip(";\n")
# A list may be longer than the screen, but not wider.
WIDER = "document.documentElement.scrollWidth > innerWidth ? ['wider'] : []"
STATUS = "#status"


@pytest.fixture
def visitor(person: Person) -> Iterator[Person]:
    """The visitor of many tests, who is at the start or in a game again when this one ends."""
    yield person
    person.page.goto(person.site.url)
    person.button("Play").or_(person.button("New game")).or_(person.button("Menu")).first.wait_for()


def fits(person: Person, faults: str = f"({FAULTS})({{ finger: 0 }})", frames: bool = True) -> None:
    """The screen that is open is whole at every size; axe looks at it once, as large as most screens are."""
    page, found = person.page, []
    for width, height in (*SCREENS.values(), *(FRAMES.values() if frames else ())):
        resize(page, width, height)
        found += [f"{width}×{height} {fault}" for fault in page.evaluate(faults)]
    resize(page, *SCREENS["desktop"])
    assert not found
    check(person)


def test_looking_back_fits_every_screen(visitor: Person) -> None:
    """At a choice with a mark, with its values and throws; then its mistakes as questions."""
    page = visitor.page
    visitor.play("skiryuk", pieces=2, opponent="You and the computer", dice="mistakes")
    assert visitor.press_on()["end"] == "result"
    visitor.button("Look back").click()
    learn = page.get_by_role("button", name=re.compile(r"^Learn from mistakes: \d"))
    learn.wait_for(timeout=60_000)
    visitor.button("Next mark").click()
    page.locator(".look-throws").wait_for()
    fits(visitor)
    learn.click()
    expect(page.locator(STATUS)).to_contain_text("What is better than", timeout=60_000)
    fits(visitor)
    page.get_by_role("button", name=re.compile("^Back to the")).first.click()


def test_puzzles_fit_every_screen(visitor: Person) -> None:
    """One that is asked, one that is solved, and the list of a ruleset."""
    page = visitor.page
    list_puzzles(visitor, "skiryuk")
    page.get_by_role("button", name=re.compile("^1 ")).wait_for()
    fits(visitor, WIDER)
    page.get_by_role("button", name=re.compile("^1 ")).click()
    expect(page.locator(STATUS)).to_contain_text("Which choice is the best?", timeout=60_000)
    fits(visitor)
    best = json.loads((making.DIST / "puzzles/skiryuk.json").read_text())["puzzles"][0][4]
    visitor.actions.nth(best).click()
    expect(page.locator(STATUS)).to_contain_text("Yes:")
    expect(page.locator(".puzzle-card")).to_contain_text(re.compile(r"Of 100 choices here, level 1 .* errs in \d+"))
    fits(visitor)


def test_the_editor_fits_every_screen(visitor: Person) -> None:
    """A stack is set up, and what is wrong with the position is said."""
    page = visitor.page
    page.goto(f"{visitor.site.url}{SKIRYUK}")
    expect(page.locator(STATUS)).to_have_text("Choose a piece, then tap squares.", timeout=60_000)
    square = page.locator(".cells [data-cell=B6]")
    square.focus()
    for key in ("1", "Enter", "2", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".edit-stack li")).to_have_count(2)
    # On a phone the stack lies over the table until it is closed.
    resize(page, *SCREENS["phone"])
    visitor.button("Close").click()
    fits(visitor, frames=False)
