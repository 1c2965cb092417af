"""Dice thrown on the table and typed in: for the start, for every throw, for the computer's too."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.harness import until
from browser.player import Person


def real(person: Person, rules: str, whose: str, **choices: Any) -> None:
    """Begin a game whose dice lie on the table."""
    person.choose(rules, **choices)
    person.page.get_by_label("Real dice").select_option(label=whose)
    person.button("Play").click()
    until(person.page, "document.querySelector('.act .shown, .act .answers')")


def test_the_starting_throws_are_asked_for_one_by_one(newcomer: Callable[..., Person]) -> None:
    """A tie is thrown again, a slip is taken back, and then the player with the higher throw begins."""
    person = newcomer()
    page, status = person.page, person.page.locator("#status")
    real(person, "finkel", "for both")

    def throws(n: int, then: str) -> None:
        page.get_by_role("button", name=f"{n} of 4 marked").click()
        until(page, f"document.querySelector('#status').textContent.includes({then!r})")

    assert "Who begins? Light’s throw." in status.inner_text()
    # The digit stands in the middle of its button.
    inside = page.get_by_role("button", name="2 of 4 marked").evaluate(
        """(button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          const [digit, around] = [range, button].map((one) => one.getBoundingClientRect());
          return digit.x + digit.width / 2 - (around.x + around.width / 2);
        }"""
    )
    assert abs(inside) <= 1
    throws(2, "Who begins? Dark’s throw.")
    throws(2, "Not decided: 2 against 2. Light’s throw.")
    person.button("Undo").click()
    until(page, "document.querySelector('#status').textContent.includes('Who begins? Dark’s throw.')")
    throws(3, "Dark’s throw.")
    person.said("Dark begins: 3 against 2.")
    expect(page.locator(".status-line .before")).to_have_text("Dark begins: 3 against 2.")
    throws(4, "Dark moves 4.")


def test_a_person_throws_both_bones_for_the_computer(newcomer: Callable[..., Person]) -> None:
    """In the tablet game the computer says when it wants the second bone, and hears what it said."""
    person = newcomer()
    page = person.page
    real(person, "tablet", "for Dark", opponent="You and the computer")
    legend = page.locator(".act legend", has_text="The computer throws the second bone.")
    offered = page.locator(".act button:not([aria-disabled=true]), ol.actions button")
    person.asked()
    for turn in range(80):
        if legend.count():
            break
        person.press(offered.nth(turn % offered.count()))
    person.button("it says yes").click()
    page.get_by_role("log").locator("p", has_text="The computer throws yes").first.wait_for(state="attached")


def test_where_chance_alone_decides_the_lot_is_drawn_at_the_table(newcomer: Callable[..., Person]) -> None:
    """The page asks in words who begins, and believes it."""
    person = newcomer()
    real(person, "leaflet", "for both")
    expect(person.page.locator("#status")).to_contain_text("toss a coin")
    person.button("Dark").click()
    person.said("Dark begins.")
    expect(person.page.locator("#status")).to_contain_text("Dark’s throw.")


def test_bells_guess_is_asked_for_and_a_slip_is_taken_back(newcomer: Callable[..., Person]) -> None:
    """Who throws, what the other says, how the lot falls: a right guess begins."""
    person = newcomer()
    status = person.page.locator("#status")
    real(person, "bell", "for both", bell_guess=True)
    predicted = "What does the other player predict?"
    for asked, answer in (("Who throws?", "Dark"), (predicted, "marked"), ("How did it fall?", "Undo")):
        expect(status).to_contain_text(asked)
        person.button(answer).click()
    expect(status).to_contain_text(predicted)
    person.button("not marked").click()
    expect(status).to_contain_text("How did it fall?")
    person.button("not marked").click()
    person.said("Light begins.")


def test_who_changes_sides_takes_the_dice_along(newcomer: Callable[..., Person]) -> None:
    """After a game with real dice for Light, the same person plays Dark with them."""
    person = newcomer()
    real(person, "finkel", "for Light", opponent="You and the computer", pieces=1)
    assert person.press_on()["end"] == "result"
    person.dice("the other side")
    person.button("Change sides").click()
    expect(person.page.locator("#status")).to_contain_text("Who begins? Your throw.")


def test_six_lots_are_entered_where_the_rules_throw_six(newcomer: Callable[..., Person]) -> None:
    """In Skiryuk's rules a piece may leave a rosette with six: each number of each kit has its button."""
    person = newcomer()
    real(person, "skiryuk", "for both", leave_rosette=6)
    six = person.page.get_by_role("button", name="6 of 6 marked")
    for turn in range(400):
        if six.count():
            break
        offered = person.page.locator(".act button:not([aria-disabled=true]), ol.actions button")
        person.press(offered.nth(turn * 7 % offered.count()))
    expect(six).to_be_visible()
    person.press(six)
    assert "6" in person.last_said
