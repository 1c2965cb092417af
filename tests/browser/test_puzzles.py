"""Puzzles on the table, and the mistakes of one's own game as questions."""

import json
import re
from collections.abc import Callable
from urllib.parse import urlencode

from playwright.sync_api import expect

from browser.harness import resize
from browser.player import Person
from browser.test_axe import check
from make import site as making

STATUS = "#status"


def list_puzzles(person: Person, rules: str) -> None:
    """Go from the start by the puzzle of the day to the list of a ruleset."""
    person.choose(rules)
    person.page.get_by_role("button", name="Puzzle of the day").click()
    expect(person.page.locator(STATUS)).to_contain_text("Which choice is the best?", timeout=60_000)
    person.button("All puzzles").first.click()
    person.page.get_by_label("Rules").select_option(rules)


def test_a_puzzle_is_tried_solved_and_played_on(person: Person) -> None:
    """The rules are at hand. A wrong choice is named and off; the best one is played and compared with all; then a game
    goes on from there."""
    page = person.page
    list_puzzles(person, "finkel")
    page.get_by_role("button", name=re.compile("^1 ")).click()
    expect(page.locator(STATUS)).to_contain_text("Which choice is the best?", timeout=60_000)
    page.get_by_role("button", name="Finkel, All rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("Finkel", timeout=60_000)
    page.keyboard.press("Escape")
    best = json.loads((making.DIST / "puzzles/finkel.json").read_text())["puzzles"][0][4]
    wrong = 0 if best else 1
    person.actions.nth(wrong).click()
    expect(page.locator(STATUS)).to_contain_text("Not the best:")
    expect(person.actions.nth(wrong)).to_have_attribute("aria-disabled", "true")
    check(person)
    person.actions.nth(best).click()
    expect(page.locator(STATUS)).to_contain_text("Yes:")
    unit = page.get_by_role("complementary").get_by_text("games won of 100")
    expect(unit).to_be_visible()
    check(person)
    resize(page, 360, 740)
    expect(unit).to_be_in_viewport(ratio=1)
    resize(page, 1366, 768)
    person.button("Play on from here").click()
    expect(page.locator(".act button").first).to_be_visible()
    expect(person.button("All puzzles")).to_have_count(0)


def test_mistakes_of_a_game_are_asked_about(person: Person) -> None:
    """The costly choices of a lost game come back as questions, and the best choice answers one."""
    page = person.page
    person.play("finkel", pieces=3, opponent="You and the computer", dice="mistakes")
    assert person.press_on()["end"] == "result"
    person.button("Look back").click()
    page.get_by_role("button", name=re.compile(r"^Learn from mistakes: \d")).click(timeout=60_000)
    expect(page.locator(STATUS)).to_contain_text("What is better than", timeout=60_000)
    for n in range(person.actions.count()):
        choice = person.actions.nth(n)
        if choice.get_attribute("aria-disabled") == "true":
            continue
        choice.click()
        expect(page.locator(STATUS)).to_contain_text(re.compile("Yes:|Not the best:"))
        if "Yes:" in page.locator(STATUS).inner_text():
            break
    expect(page.locator(STATUS)).to_contain_text("Yes:")
    page.get_by_role("button", name=re.compile("^Back to the")).first.click()
    person.button("Next mark").wait_for(timeout=30_000)


def test_a_puzzle_is_made_of_a_position_and_its_link_opens_it(person: Person) -> None:
    """The editor says how clear the best choice is, and the address asks for it, until the puzzle is left."""
    page = person.page
    position, throw, _, _, best, *_ = json.loads((making.DIST / "puzzles/finkel.json").read_text())["puzzles"][0]
    address = f"{person.site.url}?{urlencode({'rules': 'finkel', 'position': position, 'throw': throw})}"
    page.goto(address)
    person.button("Share").click(timeout=60_000)
    person.button("Make a puzzle").click()
    expect(page.locator(".edit-share [role=status]")).to_contain_text("A puzzle: the best choice wins", timeout=60_000)
    check(person)
    page.goto(f"{address}&mode=puzzle")
    expect(page.locator(STATUS)).to_contain_text("Which choice is the best?", timeout=60_000)
    person.actions.nth(best).click()
    expect(page.get_by_role("complementary")).to_contain_text("games won of 100")
    person.button("Back to the start").click()
    person.button("Play").wait_for()
    page.reload()
    person.button("Play").wait_for()


def test_the_puzzle_of_the_day_is_open_again_the_next_day(newcomer: Callable[..., Person]) -> None:
    """A page that stays open overnight does not call yesterday's puzzle today's.

    In a browser profile of its own: the clock stays, and games that other tests store would be older than those before.
    """
    person = newcomer()
    page = person.page
    page.clock.install(time="2026-11-26T20:00:00")
    page.evaluate("localStorage.setItem('urgame:puzzle', JSON.stringify({ day: '2026-11-26' }))")
    page.goto(f"{person.site.url}?rules=finkel")  # which opens no game that goes on
    door = page.get_by_role("button", name="Puzzle of the day")
    expect(door).to_contain_text("Solved")
    page.clock.set_system_time("2026-11-27T08:00:00")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(door).to_contain_text("One position, one best choice")
