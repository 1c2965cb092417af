"""The lesson of every ruleset can be done to its end, and the interrupted game comes back."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.harness import Lasting, in_turn, until
from browser.player import Person
from make import site as making
from make.server import Server

RULESETS = [one["id"] for one in json.loads((making.DIST / "catalogue.json").read_text())["rulesets"]]
WAYS = in_turn(RULESETS, ("mouse", "keys", "touch"))


# Where the learner's first piece is seen, until nothing moves.
WALK = """async () => {
  const seen = [];
  const look = () => {
    const on = document.querySelector('[data-piece=L1]')?.dataset.on;
    if (on !== seen.at(-1)) seen.push(on);
  };
  while (document.querySelector('.board').dataset.event === 'travel') {
    look();
    await new Promise((done) => setTimeout(done, 20));
  }
  look();
  return seen;
}"""


@pytest.fixture(scope="module")
def fingers(browser: Browser, site: Server) -> Iterator[Lasting[Person]]:
    def come() -> Person:
        phone: Any = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
        someone = Person(browser.new_context(**phone, reduced_motion="reduce"), site)
        someone.visit()
        return someone

    with closing(Lasting(come, lambda someone: someone.page)) as lasting:
        yield lasting


@pytest.fixture
def finger(fingers: Lasting[Person], request: pytest.FixtureRequest) -> Iterator[Person]:
    """A visitor with a phone."""
    yield from fingers.lend(request)


def begin(person: Person) -> None:
    """The opening says the aim and the way, and goes on with Next."""
    expect(person.page.locator("#status")).to_contain_text("the line shows the way", timeout=60_000)
    person.button("Next").click()


def learn_on(person: Person, by: str) -> int:
    """Try the moves of the list until one is right, step after step; how many steps there were.

    `by` is how: "mouse", "touch" or "keys" (digits, and Enter on what has the focus).
    """
    page, steps = person.page, 0
    status, following = page.locator("#status"), page.locator(".act button.main")

    def go_on() -> None:
        if by == "keys":
            expect(following).to_be_focused()
            page.keyboard.press("Enter")
        else:
            following.tap() if by == "touch" else following.click()

    expect(status).to_contain_text("the line shows the way", timeout=60_000)
    go_on()
    while True:
        steps += 1
        expect(status).to_contain_text(f"{steps} of ", timeout=60_000)
        for index in range(person.actions.count()):
            if by == "keys":
                page.keyboard.press(str(index + 1))
            else:
                choice = person.actions.nth(index)
                choice.tap() if by == "touch" else choice.click()
            expect(following.or_(status.filter(has_text="Try another"))).to_be_visible()
            if following.count():
                break
        expect(following).to_be_visible()
        if following.text_content() != "Next":
            return steps
        go_on()


@pytest.mark.parametrize(("rules", "by"), [one for one in WAYS if one.values[1] != "touch"])
def test_the_lesson_is_learned_to_its_end(person: Person, rules: str, by: str) -> None:
    """The learner makes the move of every step; after a wrong one a sentence asks for another."""
    person.choose(rules)
    person.button("Lesson").first.click()
    assert 2 <= learn_on(person, by) <= 8
    person.button("Leave").click()
    person.page.get_by_role("heading", name="The Royal Game of Ur").wait_for()


@pytest.mark.parametrize(("rules", "by"), [one for one in WAYS if one.values[1] == "touch"])
def test_the_lesson_is_learned_to_its_end_by_touch(finger: Person, rules: str, by: str) -> None:
    """The same on a phone, with taps."""
    finger.page.locator(f"input[name=rules][value={rules}]").check()
    finger.button("Lesson").first.tap()
    assert 2 <= learn_on(finger, by) <= 8
    finger.button("Leave").tap()
    finger.page.get_by_role("heading", name="The Royal Game of Ur").wait_for()
    assert not finger.problems


def test_a_lesson_opens_with_a_piece_that_goes_the_whole_way(newcomer: Callable[..., Person]) -> None:
    """It walks from the hand off the board and stops by itself; Next ends it at once."""
    person = newcomer(reduced_motion="no-preference")
    page = person.page
    person.button("Lesson").first.click()
    expect(person.button("Next")).to_be_visible(timeout=60_000)
    walk = page.evaluate(WALK)
    assert [place for place in walk if place in ("A1", "B4", "B8", "A7", "off", "hand")][-4:] == [
        "B8",
        "A7",
        "off",
        "hand",
    ]
    person.button("Once more").click()
    until(page, "document.querySelector('.board')?.dataset.event === 'travel'")
    person.button("Next").click()
    expect(page.locator("#status")).to_contain_text("1 of ")
    expect(page.locator("[data-piece=L1]")).to_have_attribute("data-on", "hand")


def test_a_step_is_done_on_the_board(person: Person) -> None:
    """Not only by the list of choices."""
    person.choose("finkel")
    person.button("Lesson").first.click()
    begin(person)
    status = person.page.locator("#status")
    expect(status).to_contain_text("1 of 6", timeout=60_000)
    person.page.locator(".tray.hand.light").click()
    person.square("A3").click()
    expect(status).to_contain_text("Well done")
    person.button("Next").click()
    expect(status).to_contain_text("2 of 6")
    person.button("Leave").click()
    person.page.get_by_role("heading", name="The Royal Game of Ur").wait_for()


def test_the_interrupted_game_comes_back(person: Person) -> None:
    """A lesson in the middle of a game leaves it as it was."""
    person.play("finkel")
    person.press_on(limit=9)
    before = person.scene()
    person.button("Rules").click()
    person.button("Lesson").click()
    begin(person)
    expect(person.page.locator("#status")).to_contain_text("1 of 6", timeout=60_000)
    person.actions.first.click()
    expect(person.page.locator("#status")).to_contain_text("Well done")
    person.button("Leave").click()
    expect(person.page.locator("#status")).to_have_text(before["sentence"])
    assert person.scene() == before
