"""Looking back, mistakes, puzzles, the editor: on every screen and in every theme they fit, and axe finds nothing."""

import json
import re
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
# Drafts by rules of other kinds than Skiryuk's.
EDITED = {
    "finkel": "position=light; A4=L B4=D; hand 5/6; off 1/0&throw=2",
    "bell": "position=dark; -; hand 7/7; off 0/0&throw=1",
    "tablet": "position=light; -; purse 13/15; kitty 22&throw=3%2B",
    "merit": "position=light; A1=L C1=D; hand 6/6; off 0/0; pending forfeit dark",
}
SHEETS = {"finkel": ["Share"], "merit": ["To be decided"]}
# What is over the table is within the window, no wider than its place, and each of its buttons can be reached.
SHEET = """() => {
  const sheet = document.querySelector('.edit-sheet');
  const within = ({ left, top, right, bottom }) =>
    left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  const faults = within(sheet.getBoundingClientRect()) && sheet.scrollWidth <= sheet.clientWidth + 1 ? [] : ['sheet'];
  for (const one of sheet.querySelectorAll('button, textarea')) {
    one.scrollIntoView({ block: 'nearest' });
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!within(box) || !one.contains(hit)) faults.push(one.textContent || one.localName);
  }
  return faults;
}"""


def fits(person: Person, faults: str = f"({FAULTS})({{ finger: 0 }})") -> None:
    """The screen that is open is whole at every size; axe looks at it once, as large as most screens are."""
    page, found = person.page, []
    for width, height in (*SCREENS.values(), *FRAMES.values()):
        resize(page, width, height)
        found += [f"{width}×{height} {fault}" for fault in page.evaluate(faults)]
    resize(page, *SCREENS["desktop"])
    assert not found
    check(person)


def test_the_end_beside_the_longest_board_fits_every_screen(visitor: Person) -> None:
    """Its sums have the narrow place between the two seats."""
    visitor.play("tablet", opponent="You and the computer", label="three")
    assert visitor.press_on()["end"] == "result"
    visitor.page.locator(".end-card .note").wait_for(timeout=60_000)
    fits(visitor)


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


@pytest.mark.parametrize(("rules", "number"), [("skiryuk", 1), ("tablet", 5)])
def test_puzzles_fit_every_screen(visitor: Person, rules: str, number: int) -> None:
    """One that is asked, one that is solved, and the list of a ruleset; the tablet's has three choices."""
    page = visitor.page
    list_puzzles(visitor, rules)
    puzzle = page.get_by_role("button", name=re.compile(f"^{number} "))
    puzzle.wait_for()
    fits(visitor, WIDER)
    puzzle.click()
    expect(page.locator(STATUS)).to_contain_text("Which choice is the best?", timeout=60_000)
    fits(visitor)
    best = json.loads((making.DIST / f"puzzles/{rules}.json").read_text())["puzzles"][number - 1][4]
    visitor.actions.nth(best).click()
    expect(page.locator(STATUS)).to_contain_text("Yes:")
    expect(page.locator(".puzzle-card")).to_contain_text(re.compile(r"Of 100 choices here, level 1 .* errs in \d+"))
    fits(visitor)


def test_a_tall_phone_shows_all_values_of_a_solved_puzzle(visitor: Person) -> None:
    """Beside the long board the card is narrow, and nothing of it may have to be scrolled to."""
    page = visitor.page
    list_puzzles(visitor, "tablet")
    page.get_by_role("button", name=re.compile("^4 ")).click()
    expect(page.locator(STATUS)).to_contain_text("Which choice is the best?", timeout=60_000)
    visitor.actions.nth(json.loads((making.DIST / "puzzles/tablet.json").read_text())["puzzles"][3][4]).click()
    expect(page.locator(".puzzle-values li")).to_have_count(2)
    resize(page, 390, 844)
    hidden = "(one) => one.scrollHeight - one.clientHeight"
    assert page.locator(".puzzle-card").evaluate(hidden) <= 1


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
    fits(visitor)


@pytest.mark.parametrize("rules", EDITED)
def test_the_editor_fits_every_screen_by_other_rules(visitor: Person, rules: str) -> None:
    """A plain race with a throw, purses with debts, birds, a choice; a small phone, a small desktop, and each sheet."""
    page, found = visitor.page, []
    page.goto(f"{visitor.site.url}?rules={rules}&{EDITED[rules]}".replace(" ", "%20"))
    expect(page.locator(".edit-palette")).to_be_visible(timeout=60_000)
    for width, height in (*SCREENS.values(), *FRAMES.values(), (320, 568), (900, 600)):
        resize(page, width, height)
        found += [f"{width}×{height} {fault}" for fault in page.evaluate(f"({FAULTS})({{ finger: 0 }})")]
    for sheet in SHEETS.get(rules, ()):
        visitor.button(sheet).click()
        page.locator(".edit-sheet").wait_for()
        for width, height in (*SCREENS.values(), *FRAMES.values()):
            resize(page, width, height)
            found += [f"{sheet} {width}×{height} {fault}" for fault in page.evaluate(SHEET)]
        visitor.button("Close").click()
    resize(page, *SCREENS["desktop"])
    assert not found
    check(visitor)


def test_the_numbers_of_a_game_are_there_again_after_its_mistakes(visitor: Person) -> None:
    """From "Learn from mistakes" back to the game: its sums, its line and its marks are as they were."""
    page = visitor.page
    visitor.play("skiryuk", pieces=2, opponent="You and the computer", dice="mistakes")
    assert visitor.press_on()["end"] == "result"
    page.locator(".end-card .note").wait_for(timeout=60_000)
    before = page.locator(".end-card .sums").inner_text()
    visitor.button("Look back").click()
    learn = page.get_by_role("button", name=re.compile(r"^Learn from mistakes: \d"))
    learn.click(timeout=60_000)
    expect(page.locator(STATUS)).to_contain_text("What is better than", timeout=60_000)
    page.get_by_role("button", name=re.compile("^Back to the")).first.click()
    learn.wait_for(timeout=30_000)
    visitor.button("Back to the game").first.click()
    page.locator(".end-card .note").wait_for(timeout=30_000)
    assert page.locator(".end-card .sums").inner_text() == before
