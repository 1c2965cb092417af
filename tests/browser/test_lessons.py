"""The lesson of every ruleset can be learned to its end, and the game that waits meanwhile comes back."""

import json

import pytest
from playwright.sync_api import expect

from browser.player import Person
from make import site as making

RULESETS = [one["id"] for one in json.loads((making.DIST / "catalogue.json").read_text())["rulesets"]]


def begin(person: Person) -> None:
    """The opening says the aim and the way, and goes on with Next."""
    expect(person.page.locator("#status")).to_contain_text("the line shows the way", timeout=60_000)
    person.button("Next").click()


def learn_on(person: Person) -> int:
    """Try the moves of the list until one is right, step after step; how many steps there were."""
    page, steps = person.page, 0
    status, following = page.locator("#status"), page.locator(".act button.main")
    begin(person)
    while True:
        steps += 1
        expect(status).to_contain_text(f"{steps} of ", timeout=60_000)
        for index in range(person.actions.count()):
            person.actions.nth(index).click()
            expect(following.or_(status.filter(has_text="Try another"))).to_be_visible()
            if following.count():
                break
        expect(following).to_be_visible()
        if following.text_content() != "Next":
            return steps
        following.click()


@pytest.mark.parametrize("rules", RULESETS)
def test_the_lesson_is_learned_to_its_end(person: Person, rules: str) -> None:
    """Every step is done by a move of the learner's own; a wrong one gets a kind word and another try."""
    person.choose(rules)
    person.button("Lesson").first.click()
    assert 2 <= learn_on(person) <= 8
    person.button("Leave").click()
    person.page.get_by_role("heading", name="The Royal Game of Ur").wait_for()


def test_a_step_is_done_on_the_board(person: Person) -> None:
    """Not only in the list; and a square that does not matter explains itself."""
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


def test_the_game_that_waits_comes_back(person: Person) -> None:
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
